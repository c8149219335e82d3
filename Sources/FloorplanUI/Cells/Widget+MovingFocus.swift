package import GTKBridge

extension Widget {
  /// Hides a part of a cell and moves the focus from it to the cell or, if the cell isn't focusable, clears it.
  ///
  /// GTK would keep the focus in a hidden widget.
  package func hide(movingFocusTo host: Widget) {
    moveFocus(to: host)
    isVisible = false
  }

  /// Shows a part, or hides it and moves the focus from it to another widget.
  package func setVisible(_ isVisible: Bool, movingFocusTo host: Widget) {
    if isVisible { self.isVisible = true } else { hide(movingFocusTo: host) }
  }

  /// Disables a part and moves the focus from it to another widget or, if that isn't focusable, clears it.
  package func disable(movingFocusTo other: Widget) {
    moveFocus(to: other)
    isSensitive = false
  }

  private func moveFocus(to other: Widget) { if containsFocus, !other.grabFocus() { window?.clearFocus() } }
}
