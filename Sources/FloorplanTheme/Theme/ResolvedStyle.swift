/// What a part looks like in one state, with every source of values taken into account.
///
/// A value is nil where nothing sets it: the widget then leaves what it inherits.
public struct ResolvedStyle: Sendable, Hashable {
  /// The colours, by property.
  public internal(set) var colors: [StyleProperty: ThemeColor] = [:]
  /// The text style.
  public internal(set) var textStyle: TextStyle?
  /// The font family, nil for that of the desktop.
  public internal(set) var fontFamily: String?
  /// Whether the text is slanted.
  public internal(set) var isItalic = false
  /// How wide the letters of the text are.
  public internal(set) var fontWidth: FontFace.Width = .normal
  /// The size of the text in points, before the text scale: the part's own, or that of its style.
  public internal(set) var fontSize: Double?
  /// The weight of the text as CSS counts it, 1...1000: the part's own, that of its face, or that of its style.
  public internal(set) var fontWeight: Int?
  /// The most lines of the text; 0 is no limit.
  public internal(set) var lineLimit: Int?
  /// Where the lines of the text stand.
  public internal(set) var textAlignment: TextAlignment?
  /// The opacity of the part, 0...1.
  public internal(set) var opacity: Double?
  /// The name of the image.
  public internal(set) var imageName: String?

  /// What else is set, by property: lengths, ways, what is done to letters.
  public internal(set) var values: [StyleProperty: StyleValue] = [:]

  /// The radius of the corners in points.
  public var cornerRadius: Double? {
    if case .length(let points) = values[.cornerRadius] { points } else { nil }
  }
  /// The colour of the text.
  public var color: ThemeColor? { colors[.fontColor] }
  /// The colour of the surface.
  public var backgroundColor: ThemeColor? { colors[.backgroundColor] }
  /// The colour of template images, and of the focus ring of cells and controls.
  public var tintColor: ThemeColor? { colors[.tintColor] }
  /// The colour of the line below a cell, or between two parts.
  public var separatorColor: ThemeColor? { colors[.separatorColor] }
  /// The colour of the line around a cell or control.
  public var borderColor: ThemeColor? { colors[.borderColor] }
  /// The colour of the knob of a switch or slider.
  public var thumbColor: ThemeColor? { colors[.thumbColor] ?? colors[.thumbTintColor] }
  /// The colour of the track of a switch or slider.
  public var trackColor: ThemeColor? { colors[.trackColor] ?? colors[.trackTintColor] }
  /// The colour of the chosen part of a slider's track.
  public var trackSelectionColor: ThemeColor? { colors[.trackSelectionColor] }
}
