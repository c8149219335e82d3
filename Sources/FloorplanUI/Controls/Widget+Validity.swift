import FloorplanTheme
package import GTKBridge

extension Widget {
  /// Whether the widget is styled as invalid.
  package var isInvalid: Bool {
    get { hasStyleClass(SemanticStatus.negative.rawValue) }
    set { setStyleClass(SemanticStatus.negative.rawValue, newValue) }
  }
}
