/// A font in a style sheet: a family and one of its faces.
public struct FontFace: Sendable, Hashable {
  /// The width of a font; the raw values are keywords of CSS.
  public enum Width: String, Sendable, Hashable, CaseIterable {
    /// 50% of the normal width.
    case ultraCondensed = "ultra-condensed"
    /// 62.5% of the normal width.
    case extraCondensed = "extra-condensed"
    /// 75% of the normal width.
    case condensed
    /// 87.5% of the normal width.
    case semiCondensed = "semi-condensed"
    /// The normal width.
    case normal
    /// 112.5% of the normal width.
    case semiExpanded = "semi-expanded"
    /// 125% of the normal width.
    case expanded
    /// 150% of the normal width.
    case extraExpanded = "extra-expanded"
  }

  /// The family, or nil for the desktop's font.
  public let family: String?
  /// The weight as in CSS, from 1 to 1000, or nil if the text's style or weight determines it.
  public let weight: Int?
  /// Whether the font is italic.
  public let isItalic: Bool
  /// The width.
  public let width: Width

  /// Makes a face.
  ///
  /// - Parameters:
  ///   - family: The family, or nil for the desktop's font.
  ///   - weight: The weight as in CSS, which is clamped to 1...1000.
  ///   - isItalic: Whether the font is italic.
  ///   - width: The width.
  public init(family: String?, weight: Int? = nil, isItalic: Bool = false, width: Width = .normal) {
    self.family = family
    self.weight = weight.map { min(max($0, 1), 1000) }
    self.isItalic = isItalic
    self.width = width
  }
}
