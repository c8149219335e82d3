import CGTK

extension Widget {
  /// Takes leave of this widget and everything in it for good: handlers, observers and closures are dropped, so that
  /// the tree is freed even where handlers captured their own widgets.
  ///
  /// Stock containers do not break such cycles by themselves.  Call it on what leaves the screen and will not come
  /// back, before or after taking it out of its parent; a closed window does it by itself.
  public final func discard() {
    // Collected first: a handler that goes may free widgets that are still to come.
    for peer in peersInTree() { peer.dispose() }
  }

  private func peersInTree() -> [Object] {
    var found: [Object] = []
    var pending = [widget]
    while let next = pending.popLast() {
      if let peer = Object.existingPeer(of: next) { found.append(peer) }
      found.append(contentsOf: Widget.controllerPeers(of: next))
      for child in ChildPointers(first: gtk_widget_get_first_child(next)) { pending.append(child) }
    }
    return found
  }

  private static func controllerPeers(of widget: UnsafeMutablePointer<GtkWidget>) -> [Object] {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    return (0..<g_list_model_get_n_items(controllers)).compactMap { index in
      guard let controller = g_list_model_get_item(controllers, index) else { return nil }
      defer { g_object_unref(controller) }
      return Object.existingPeer(of: controller)
    }
  }
}
