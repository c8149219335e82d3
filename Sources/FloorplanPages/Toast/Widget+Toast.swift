public import GTKBridge

extension Widget {
  /// Shows a message over the page that this widget stands on, for some seconds.
  ///
  /// - Parameter text: What has happened, in at most three lines.
  /// - Returns: Whether there is a ``ToastOverlay`` around the widget, which shows it.
  @discardableResult
  public func showToast(_ text: String) -> Bool {
    guard let overlay = nearest(ToastOverlay.self) else { return false }
    overlay.show(text)
    return true
  }
}
