public import FloorplanTheme
public import GTKBridge

extension Widget {
  /// Adds the CSS classes of a component's part, so style sheets can select the widget by the part's class path.
  public func addStyleClasses(of part: ComponentPart) {
    for name in part.cssClasses { addStyleClass(name) }
  }
}
