import FloorplanTheme
package import GTKBridge

extension Widget {
  /// Whether the widget is styled as invalid.
  package var isInvalid: Bool {
    get { hasStyleClass(StyleVariant.negative.rawValue) }
    set { setStyleClass(StyleVariant.negative.rawValue, newValue) }
  }
}
