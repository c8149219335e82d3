public import FloorplanTheme

/// A word or two about an object on a surface of their own (fiori.md 2.13: tags).
///
///     cell.tags = ["New", Tag("Urgent", style: .outlined, accent: 2)]
///
/// Nobody can press a tag.
public nonisolated struct Tag: Sendable, Hashable, ExpressibleByStringLiteral {
  /// How a tag stands out.
  public enum Style: String, CaseIterable, Sendable {
    /// On the surface of its accent pair.
    case filled
    /// With a line around it in the label colour of its accent pair.
    case outlined
  }

  /// What the tag says: one or two words.
  public let text: String
  /// How it stands out.
  public let style: Style
  /// Its colours.
  public let accent: AccentPair

  /// A tag.
  ///
  /// - Parameters:
  ///   - text: What it says: one or two words.
  ///   - style: How it stands out.
  ///   - accent: The number of its accent pair, 1...10; a number outside of these counts as the nearest one.
  public nonisolated init(_ text: String, style: Style = .filled, accent: Int = 10) {
    self.text = text
    self.style = style
    self.accent = AccentPair(clamping: accent)
  }

  /// A filled tag in the colours of pair 10, which is grey.
  public nonisolated init(stringLiteral text: String) { self.init(text) }

  /// The part that the tag's colours come from.
  nonisolated var part: ComponentPart {
    let parts = style == .filled ? ComponentParts.ObjectCell.filledTags : ComponentParts.ObjectCell.outlinedTags
    return parts[accent.rawValue - 1]
  }
}
