import CGTK

extension Widget {
  /// The font family that the widget's texts ask for: a name, or several with commas between them.
  public final var fontFamily: String {
    let context = gtk_widget_get_pango_context(widget)
    return pango_font_description_get_family(pango_context_get_font_description(context))
      .map { String(cString: $0) } ?? ""
  }
}
