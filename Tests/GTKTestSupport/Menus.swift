import CGTK
public import GTKBridge

@MainActor
extension Widget {
  /// The descendants whose GType has a name, in order.
  public func descendants(ofType name: String) -> [Widget] {
    var found: [Widget] = []
    // Only these get a peer: GTK keeps some others, such as tooltips, forever.
    func visit(_ parent: UnsafeMutablePointer<GtkWidget>) {
      var next = gtk_widget_get_first_child(parent)
      while let child = next {
        if String(cString: g_type_name(fp_type_of(child))) == name, let peer: Widget = Object.peer(of: child) {
          found.append(peer)
        }
        visit(child)
        next = gtk_widget_get_next_sibling(child)
      }
    }
    visit(widget)
    return found
  }
  /// Activates the widget, like the Enter key.
  public func activateAsKey() -> Bool { gtk_widget_activate(widget) != 0 }
  /// Presses a button, like the Enter key; GTK emits its click a moment later.
  public func pressAsKey() async -> Bool {
    let isPressed = activateAsKey()
    await advance(by: .milliseconds(250))
    return isPressed
  }
}

@MainActor
extension Clipboard {
  /// The text that this process has put on the clipboard; nil if it contains something else.
  public var ownText: String? {
    guard let content = gdk_clipboard_get_content(OpaquePointer(pointer)) else { return nil }
    var value = GValue()
    g_value_init(&value, FP_TYPE_STRING)
    defer { g_value_unset(&value) }
    guard gdk_content_provider_get_value(content, &value, nil) != 0 else { return nil }
    return g_value_get_string(&value).map { String(cString: $0) }
  }
}
