public import FloorplanTheme

/// A noninteractive label of one or two words with its own background (tags in the SAP Fiori design guidelines).
///
///     cell.tags = ["New", Tag("Urgent", style: .outlined, accent: 2)]
public nonisolated struct Tag: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The style of a tag.
  public enum Style: String, CaseIterable, Sendable {
    /// Filled with the background color of its accent pair.
    case filled
    /// Outlined in the label color of its accent pair.
    case outlined
  }

  /// The text: one or two words.
  public let text: String
  /// The style.
  public let style: Style
  /// The accent pair of the colors.
  public let accent: AccentPair

  /// Creates a tag.
  ///
  /// - Parameters:
  ///   - text: The text: one or two words.
  ///   - style: The style.
  ///   - accent: The number of the accent pair, clamped to 1...10.
  public nonisolated init(_ text: String, style: Style = .filled, accent: Int = 10) {
    self.text = text
    self.style = style
    self.accent = AccentPair(clamping: accent)
  }

  /// Creates a filled tag in the colors of pair 10, which is gray.
  public nonisolated init(stringLiteral text: String) { self.init(text) }

  /// The part that determines the colors.
  nonisolated var part: ComponentPart {
    let parts = style == .filled ? ComponentParts.ObjectCell.filledTags : ComponentParts.ObjectCell.outlinedTags
    return parts[accent.rawValue - 1]
  }
}
