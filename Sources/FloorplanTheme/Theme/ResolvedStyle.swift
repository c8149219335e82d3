/// The style of a part in a state, resolved from all sources.
///
/// A nil value is not set; the widget then inherits it.
public struct ResolvedStyle: Sendable, Hashable {
  /// The colors by property.
  public internal(set) var colors: [StyleProperty: ThemeColor] = [:]
  /// The text style.
  public internal(set) var textStyle: TextStyle?
  /// The font family, or nil for the desktop's font.
  public internal(set) var fontFamily: String?
  /// Whether the text is italic.
  public internal(set) var isItalic = false
  /// The width of the font.
  public internal(set) var fontWidth: FontFace.Width = .normal
  /// The font size in points before text scaling: the part's own, or that of the text style.
  public internal(set) var fontSize: Double?
  /// The font weight as in CSS, from 1 to 1000: the part's own, that of the font face, or that of the text style.
  public internal(set) var fontWeight: Int?
  /// The height of a line in points before text scaling: the part's own, or that of the text style.
  public internal(set) var lineHeight: Double?
  /// The space added between two letters in points before text scaling: the part's own, or that of the text style.
  public internal(set) var letterSpacing: Double?
  /// The maximum number of lines; 0 is no limit.
  public internal(set) var lineLimit: Int?
  /// The alignment of the text.
  public internal(set) var textAlignment: TextAlignment?
  /// The opacity of the part, from 0 to 1.
  public internal(set) var opacity: Double?
  /// The name of the image.
  public internal(set) var imageName: String?

  /// Other values by property, such as lengths and text transforms.
  public internal(set) var values: [StyleProperty: StyleValue] = [:]

  /// The corner radius in points.
  public var cornerRadius: Double? { values[.cornerRadius]?.number }
  /// The color of the text.
  public var color: ThemeColor? { colors[.fontColor] }
  /// The color of the surface.
  public var backgroundColor: ThemeColor? { colors[.backgroundColor] }
  /// The color of template images, and of the focus ring of cells and controls.
  public var tintColor: ThemeColor? { colors[.tintColor] }
  /// The color of the line below a cell, or of a separator between two parts.
  public var separatorColor: ThemeColor? { colors[.separatorColor] }
  /// The color of the border of a cell or control.
  public var borderColor: ThemeColor? { colors[.borderColor] }
  /// The color of the knob of a switch or slider.
  public var thumbColor: ThemeColor? { colors[.thumbColor] ?? colors[.thumbTintColor] }
  /// The color of the track of a switch or slider.
  public var trackColor: ThemeColor? { colors[.trackColor] ?? colors[.trackTintColor] }
  /// The color of the selected range of a slider's track.
  public var trackSelectionColor: ThemeColor? { colors[.trackSelectionColor] }
}
