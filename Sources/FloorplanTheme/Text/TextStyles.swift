/// The sizes and weights of the text styles: the standard values, and those that a theme overrides.
public struct TextStyles: Sendable, Hashable {
  /// The standard values.
  public static let standard = TextStyles()

  /// The size and weight of a text style.
  public struct Font: Sendable, Hashable {
    /// The size in points before text scaling.
    public var points: Double
    /// The weight as in CSS, from 1 to 1000.
    public var weight: Int

    /// Makes a font, and clamps its values to their ranges.
    ///
    /// - Parameters:
    ///   - points: The size in points, from 1 to 2,000.
    ///   - weight: The weight as in CSS, from 1 to 1000.
    public init(points: Double, weight: Int = 400) {
      self.points = points.isNaN ? 1 : min(max(points, 1), StyleProperty.maximumFontSize)
      self.weight = min(max(weight, 1), 1000)
    }
  }

  private var overrides: [TextStyle: Font] = [:]

  /// Makes a table with the standard values.
  public init() {}

  /// The size and weight of a text style.
  ///
  /// - Parameter style: The text style.
  public subscript(style: TextStyle) -> Font {
    get { overrides[style] ?? Font(points: style.points, weight: style.weight) }
    set { overrides[style] = newValue == Font(points: style.points, weight: style.weight) ? nil : newValue }
  }
}
