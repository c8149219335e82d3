/// A font as style sheets name it: a family, and which of its faces.
public struct FontFace: Sendable, Hashable {
  /// How wide the letters are, by the words of CSS.
  public enum Width: String, Sendable, Hashable, CaseIterable {
    /// The narrowest.
    case ultraCondensed = "ultra-condensed"
    /// Very narrow.
    case extraCondensed = "extra-condensed"
    /// Narrow.
    case condensed
    /// A little narrow.
    case semiCondensed = "semi-condensed"
    /// Neither narrow nor wide.
    case normal
    /// A little wide.
    case semiExpanded = "semi-expanded"
    /// Wide.
    case expanded
    /// Very wide.
    case extraExpanded = "extra-expanded"
  }

  /// The family; nil for that of the desktop.
  public let family: String?
  /// The weight as CSS counts it, 1...1000; nil where the text's style or weight decides.
  public let weight: Int?
  /// Whether the letters are slanted.
  public let isItalic: Bool
  /// How wide the letters are.
  public let width: Width

  /// Makes a face.
  ///
  /// - Parameters:
  ///   - family: The family; nil for that of the desktop.
  ///   - weight: The weight as CSS counts it; what is out of range becomes the nearest that isn't.
  ///   - isItalic: Whether the letters are slanted.
  ///   - width: How wide the letters are.
  public init(family: String?, weight: Int? = nil, isItalic: Bool = false, width: Width = .normal) {
    self.family = family
    self.weight = weight.map { min(max($0, 1), 1000) }
    self.isItalic = isItalic
    self.width = width
  }
}
