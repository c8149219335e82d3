import CGTK

extension Widget {
  /// The visible texts of the widget and its descendants in order, from labels and text fields.
  ///
  /// Invisible widgets and empty texts are omitted.
  public final var displayedTexts: [String] {
    var texts: [String] = []
    var pending = [widget]
    while let next = pending.popLast() {
      if let text = Widget.text(of: next) {
        if !text.isEmpty { texts.append(text) }
        continue
      }
      let children = ChildPointers(first: gtk_widget_get_first_child(next)).filter { gtk_widget_get_visible($0) != 0 }
      pending.append(contentsOf: children.reversed())
    }
    return texts
  }

  /// Returns the text of a label or an entry, or nil for other widgets, which may have descendants.
  private static func text(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    if fp_is_a(widget, gtk_label_get_type()) != 0 {
      return String(cString: gtk_label_get_text(OpaquePointer(widget)))
    }
    if fp_is_a(widget, gtk_editable_get_type()) != 0 {
      // Hidden text must not get onto the clipboard.
      if fp_is_a(widget, gtk_password_entry_get_type()) != 0 { return "" }
      if fp_is_a(widget, gtk_entry_get_type()) != 0,
        gtk_entry_get_visibility(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkEntry.self)) == 0
      {
        return ""
      }
      return String(cString: gtk_editable_get_text(OpaquePointer(widget)))
    }
    return nil
  }
}
