/// The fonts of the text styles: the standard values, and those that a theme overrides.
public struct TextStyles: Sendable, Hashable {
  /// The standard values.
  public static let standard = TextStyles()

  /// The size, weight and spacing of a text style.
  public struct Font: Sendable, Hashable {
    /// The size in points before text scaling.
    public var points: Double
    /// The weight as in CSS, from 1 to 1000.
    public var weight: Int
    /// The height of a line in points before text scaling.
    public var lineHeight: Double
    /// The space added between two letters, in points before text scaling.
    public var letterSpacing: Double

    /// Makes a font, and clamps its values to their ranges.
    ///
    /// - Parameters:
    ///   - points: The size in points, from 1 to 2,000.
    ///   - weight: The weight as in CSS, from 1 to 1000.
    ///   - lineHeight: The height of a line in points, from 1 to 1,000, or nil for that of the text style with the
    ///     nearest size, in proportion.
    ///   - letterSpacing: The space added between two letters in points, from -100 to 100.
    public init(points: Double, weight: Int = 400, lineHeight: Double? = nil, letterSpacing: Double = 0) {
      let size = points.isNaN ? 1 : min(max(points, 1), StyleProperty.maximumFontSize)
      self.points = size
      self.weight = min(max(weight, 1), 1000)
      let height = lineHeight ?? Self.lineHeight(at: size)
      self.lineHeight = height.isNaN ? 1 : min(max(height, 1), StyleProperty.maximumLineHeight)
      let limit = StyleProperty.maximumOffset
      self.letterSpacing = letterSpacing.isNaN ? 0 : min(max(letterSpacing, -limit), limit)
    }

    private static func lineHeight(at points: Double) -> Double {
      let nearest = TextStyle.allCases.min { abs($0.points - points) < abs($1.points - points) } ?? .body
      return (nearest.lineHeight / nearest.points * points).rounded()
    }

    fileprivate init(_ style: TextStyle) {
      self.init(points: style.points, weight: style.weight, lineHeight: style.lineHeight)
    }

    /// Returns the line height of a text with another size, in the same proportion.
    func lineHeight(at points: Double) -> Double {
      lineHeight * points / self.points
    }
  }

  private var overrides: [TextStyle: Font] = [:]
  /// The values of each text style that a style sheet sets.
  ///
  /// They precede those that code overrides.
  var sheet: [TextStyle: [StyleProperty: StyleValue]] = [:]

  /// Makes a table with the standard values.
  public init() {}

  /// The font of a text style.
  ///
  /// - Parameter style: The text style.
  public subscript(style: TextStyle) -> Font {
    get {
      let own = overrides[style] ?? Font(style)
      guard let changes = sheet[style] else { return own }
      let points = changes[.fontSize]?.number ?? own.points
      return Font(
        points: points, weight: changes[.fontWeight]?.weight ?? own.weight,
        lineHeight: changes[.lineHeight]?.number ?? own.lineHeight(at: points),
        letterSpacing: changes[.letterSpacing]?.number ?? own.letterSpacing)
    }
    set { overrides[style] = newValue == Font(style) ? nil : newValue }
  }

  /// Whether a style has space added between its letters.
  var hasSpacing: Bool {
    !(overrides.isEmpty && sheet.isEmpty) && TextStyle.allCases.contains { self[$0].letterSpacing != 0 }
  }

  /// The properties that a style sheet can set for a text style.
  static let properties: [StyleProperty] = [.fontSize, .fontWeight, .lineHeight, .letterSpacing]
}
