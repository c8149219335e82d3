/// How large and how heavy each text style is: the standard values, and what a theme puts in their place.
public struct TextStyles: Sendable, Hashable {
  /// The standard values, with nothing replaced.
  public static let standard = TextStyles()

  /// What a text style says of a text.
  public struct Font: Sendable, Hashable {
    /// The size in points, before the text scale.
    public var points: Double
    /// The weight as CSS counts it, 1...1000.
    public var weight: Int

    /// Makes a font from its values; what is out of range becomes the nearest value that isn't.
    ///
    /// - Parameters:
    ///   - points: The size in points, from 1 to 2,000.
    ///   - weight: The weight as CSS counts it, 1...1000.
    public init(points: Double, weight: Int = 400) {
      self.points = points.isNaN ? 1 : min(max(points, 1), StyleProperty.largestFontSize)
      self.weight = min(max(weight, 1), 1000)
    }
  }

  private var overrides: [TextStyle: Font] = [:]

  /// Makes a table with the standard values.
  public init() {}

  /// What a text style says of a text.
  ///
  /// - Parameter style: The text style.
  public subscript(style: TextStyle) -> Font {
    get { overrides[style] ?? Font(points: style.points, weight: style.weight) }
    set { overrides[style] = newValue == Font(points: style.points, weight: style.weight) ? nil : newValue }
  }
}
