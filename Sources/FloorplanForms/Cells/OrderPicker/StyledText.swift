public import FloorplanTheme

/// A text that can say its own font, colour and number of lines (FUIText and FUIMultiLineText in the seeds).
///
///     StyledText("Priority", color: .palette(.negativeLabel), numberOfLines: 2)
///
/// What it doesn't say is up to the theme.  A style sheet wins where it sets the same property.
public nonisolated struct StyledText: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text.
  public var text: String
  /// The font; nil for what the theme says.
  public var font: StyleFont?
  /// The colour; nil for what the theme says.
  public var color: StyleColor?
  /// How many lines are shown at most, 0 or less for all; nil for what the theme says.
  public var numberOfLines: Int?

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - color: Its colour.
  ///   - numberOfLines: How many lines are shown at most, 0 or less for all.
  public init(_ text: String, font: StyleFont? = nil, color: StyleColor? = nil, numberOfLines: Int? = nil) {
    self.text = text
    self.font = font
    self.color = color
    self.numberOfLines = numberOfLines
  }

  /// A text as the theme shows it.
  public init(stringLiteral text: String) { self.init(text) }
}
