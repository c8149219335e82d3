package import GTKBridge

extension Widget {
  /// Hides a part of a cell; the focus that was in it goes to the cell or, where that takes none, out of the window.
  ///
  /// Hidden with the focus in it, the widget would be kept by GTK.
  package func hide(givingFocusTo host: Widget) {
    giveFocus(to: host)
    isVisible = false
  }

  /// Disables a part; the focus that was in it goes to another one or, where that takes none, out of the window.
  package func disable(givingFocusTo other: Widget) {
    giveFocus(to: other)
    isSensitive = false
  }

  private func giveFocus(to other: Widget) { if containsFocus, !other.grabFocus() { window?.clearFocus() } }
}
