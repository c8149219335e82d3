package import GTKBridge

extension Widget {
  /// Hides a part of a cell; the focus that was in it goes to the cell or, where that takes none, out of the window.
  ///
  /// Hidden with the focus in it, the widget would be kept by GTK.
  package func hide(givingFocusTo host: Widget) {
    if containsFocus, !host.grabFocus() { window?.clearFocus() }
    isVisible = false
  }
}
