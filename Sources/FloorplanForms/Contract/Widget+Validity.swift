import FloorplanTheme
import GTKBridge

extension Widget {
  /// Whether the widget is styled as invalid.
  var isInvalid: Bool {
    get { hasStyleClass(StyleVariant.negative.rawValue) }
    set { setStyleClass(StyleVariant.negative.rawValue, newValue) }
  }
}
