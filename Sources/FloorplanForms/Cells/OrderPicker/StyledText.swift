public import FloorplanTheme

/// A text with an optional font, color and number of lines (FUIText and FUIMultiLineText in the SAP Fiori for iOS
/// documentation).
///
///     StyledText("Priority", color: .palette(.negativeLabel), numberOfLines: 2)
///
/// The theme determines properties that aren't set. A style sheet overrides those that are.
public nonisolated struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  public var text: String
  /// The font, or nil for that of the theme.
  public var font: StyleFont?
  /// The color, or nil for that of the theme.
  public var color: StyleColor?
  /// The maximum number of lines, 0 or less for no limit, or nil for that of the theme.
  public var numberOfLines: Int?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font, or nil for that of the theme.
  ///   - color: The color, or nil for that of the theme.
  ///   - numberOfLines: The maximum number of lines, 0 or less for no limit, or nil for that of the theme.
  public init(_ text: String, font: StyleFont? = nil, color: StyleColor? = nil, numberOfLines: Int? = nil) {
    self.text = text
    self.font = font
    self.color = color
    self.numberOfLines = numberOfLines
  }

  /// Creates a text with the style of the theme.
  public init(stringLiteral text: String) { self.init(text) }
}
