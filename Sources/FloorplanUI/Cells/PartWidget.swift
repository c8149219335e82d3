public import FloorplanTheme
public import GTKBridge

extension Widget {
  /// Makes this widget a part of a component: themes reach it by the part's class path.
  public func become(_ part: ComponentPart) {
    for name in part.cssClasses { addStyleClass(name) }
  }
}
