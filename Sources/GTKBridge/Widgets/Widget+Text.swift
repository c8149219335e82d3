import CGTK

extension Widget {
  /// The texts that the widget and what is inside it show, in order: those of labels and of what can be typed in.
  ///
  /// What is not visible is left out, and so is an empty text.
  public final var shownTexts: [String] {
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

  /// What a label or an entry shows; nil for another widget, which may contain some.
  private static func text(of widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    if fp_is_a(widget, gtk_label_get_type()) != 0 {
      return String(cString: gtk_label_get_text(OpaquePointer(widget)))
    }
    if fp_is_a(widget, gtk_editable_get_type()) != 0 {
      // What is hidden from eyes must not come out on a clipboard.
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
