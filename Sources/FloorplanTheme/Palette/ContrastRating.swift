/// The rating of a contrast ratio by WCAG 2.1.
///
/// The design system's guideline has the same limits.
///
/// The raw values are used in addresses and files.
public enum ContrastRating: String, Sendable, Hashable, CaseIterable {
  /// Enhanced contrast for text: 7 or more.
  case enhanced
  /// Sufficient contrast: 4.5 or more for text, 3 or more for shapes.
  case sufficient
  /// Sufficient contrast only for large text, of at least 24 pixels or 19 pixels in semibold: 3 or more.
  case largeTextOnly = "large-text-only"
  /// Insufficient contrast.
  case insufficient
  /// No requirement, for disabled text.
  case exempt

  /// The minimum contrast of text in a normal size.
  public static let textMinimum = 4.5
  /// The minimum contrast of large text and shapes.
  public static let largeTextMinimum = 3.0
  /// The minimum enhanced contrast of text.
  public static let enhancedMinimum = 7.0

  /// Returns the minimum contrast of text, which is lower for large text.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight as in CSS.
  /// - Returns: The minimum ratio.
  package static func minimum(forTextOfSize size: Double, weight: Int) -> Double {
    size >= 24 || (size >= 19 && weight >= 600) ? largeTextMinimum : textMinimum
  }

  /// Rates a contrast ratio.
  ///
  /// - Parameters:
  ///   - ratio: The contrast ratio, from 1 to 21.
  ///   - purpose: The use of the foreground color.
  public init(_ ratio: Double, for purpose: ContrastPair.Purpose) {
    // A ratio is a quotient of sums, so 4.5 can be slightly less because of rounding.
    let ratio = ratio + 1e-9
    self =
      switch purpose {
      case .disabledText: .exempt
      case .shape: ratio >= Self.largeTextMinimum ? .sufficient : .insufficient
      case .text where ratio >= Self.enhancedMinimum: .enhanced
      case .text where ratio >= Self.textMinimum: .sufficient
      case .text: ratio >= Self.largeTextMinimum ? .largeTextOnly : .insufficient
      }
  }

  /// Whether the contrast is sufficient for the purpose in all text sizes.
  public var passes: Bool { self != .insufficient && self != .largeTextOnly }
}
