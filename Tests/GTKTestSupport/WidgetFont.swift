import CGTK
public import GTKBridge

/// The font of a widget's text, as Pango gets it.
@MainActor
public struct WidgetFont {
  /// The family.
  public let family: String
  /// The size in pixels.
  public let pixels: Double
  /// The weight, 100...1000.
  public let weight: Int
  /// Whether the font is slanted.
  public let isItalic: Bool
  /// The width of the letters in Pango's values: 4 is normal, less is narrower.
  public let stretch: Int

  /// Reads the font of a widget.
  public init?(of widget: Widget) {
    guard let font = pango_context_get_font_description(gtk_widget_get_pango_context(widget.widget)) else { return nil }
    family = pango_font_description_get_family(font).map { String(cString: $0) } ?? ""
    pixels = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    weight = Int(pango_font_description_get_weight(font).rawValue)
    isItalic = pango_font_description_get_style(font) == PANGO_STYLE_ITALIC
    stretch = Int(pango_font_description_get_stretch(font).rawValue)
  }
}
