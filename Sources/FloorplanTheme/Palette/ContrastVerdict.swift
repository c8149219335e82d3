/// What a measured contrast is enough for (WCAG 2.1, and the design system's guideline, which has the same numbers).
///
/// The raw values are words for addresses and files.
public enum ContrastVerdict: String, Sendable, Hashable, CaseIterable {
  /// Enough for text where much contrast is asked for: 7 or more.
  case enhanced
  /// Enough: 4.5 or more for text, 3 or more for shapes.
  case sufficient
  /// Enough for large text only, from 24 pixels on, or 19 semibold: 3 or more.
  case largeTextOnly = "large-text-only"
  /// Too little.
  case insufficient
  /// No contrast is asked for: what is disabled needs none.
  case exempt

  /// The contrast that text of ordinary size needs.
  public static let textMinimum = 4.5
  /// The contrast that large text and shapes need.
  public static let largeTextMinimum = 3.0
  /// The contrast that text needs where much of it is asked for.
  public static let enhancedMinimum = 7.0

  /// Judges a ratio.
  ///
  /// - Parameters:
  ///   - ratio: The contrast, from 1 to 21.
  ///   - purpose: What is seen by it.
  public init(_ ratio: Double, for purpose: ContrastPair.Purpose) {
    // A ratio is a quotient of sums: 4.5 may come out as a little less.
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

  /// Whether it is enough for what is seen by it, at every size.
  public var passes: Bool { self != .insufficient && self != .largeTextOnly }
}
