import CGTK

extension Widget {
  /// Disposes the widget and its descendants permanently: disconnects handlers, and releases observers and closures.
  ///
  /// This frees the tree even if handlers captured their own widgets, because GTK's containers don't break such cycles.
  /// Call it on widgets that leave the screen permanently, before or after removing them from their parent. Closing a
  /// window does this automatically.
  public final func discard() {
    // Collect the peers first, because disconnecting a handler may free further widgets.
    let peers = WidgetTree(widget).flatMap { widget in
      [Object.existingPeer(of: widget)] + Self.controllerPointers(of: widget).map { Object.existingPeer(of: $0) }
    }
    for peer in peers { peer?.dispose() }
  }

  /// Discards the widget and removes it from its parent.
  ///
  /// GTK would keep a widget that contains the focus, so this clears the focus.
  public final func removePermanently() {
    if containsFocus { window?.clearFocus() }
    discard()
    // A dialog that was closed with the widget may have returned the focus to it.
    if containsFocus { window?.clearFocus() }
    unparent()
  }
}
