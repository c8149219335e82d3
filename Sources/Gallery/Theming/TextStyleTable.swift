import FloorplanTheme

/// The text styles as a theme has them.
nonisolated struct TextStyleTable: Sendable {
  /// A text style with everything that is known of it.
  struct Row: Sendable, Hashable {
    let style: TextStyle
    let font: TextStyles.Font
    /// Whether the theme has another font for it than the standard one.
    let isChanged: Bool
    /// The parts that are set in it.
    let users: [String]
  }

  /// Every style, from the largest use to the smallest.
  let rows: [Row]

  init(_ theme: Theme) {
    let parts = ComponentParts.all.map { part in
      // The style is the same in every appearance.
      (title: part.title, style: theme.resolve(part, appearance: .light).textStyle)
    }
    rows = TextStyle.allCases.map { style in
      Row(
        style: style, font: theme.textStyles[style],
        isChanged: theme.textStyles[style] != TextStyles.standard[style],
        users: parts.filter { $0.style == style }.map(\.title))
    }
  }

  /// The row of a style by its name; nil where there is none.
  func row(_ name: String) -> Row? { rows.first { $0.style.rawValue == name } }
}

extension TextStyleTable.Row {
  /// The size and the weight, in one line.
  nonisolated var summary: String {
    "\(style.rawValue) · \(plainDecimal(font.points)) points · \(weightTitle)"
  }

  /// The weight as CSS counts it, and by its name.
  nonisolated var weightTitle: String {
    Self.weights[font.weight].map { "\(font.weight) \($0)" } ?? "\(font.weight)"
  }

  private nonisolated static let weights = [
    100: "ultra light", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold",
    800: "heavy", 900: "black",
  ]

  /// What is written in a rule.
  nonisolated var declaration: String { "font-style: \(style.rawValue);" }

  /// Names and values to be read.
  ///
  /// - Parameters:
  ///   - scale: How large text is shown, as a factor.
  ///   - family: The font family that texts are set in.
  /// - Returns: The fields; some have no value.
  nonisolated func fields(scale: Double, family: String) -> [(name: String, value: String)] {
    [
      (
        "Size",
        "\(plainDecimal(font.points)) points, \(plainDecimal((font.points * scale * 10).rounded() / 10)) pixels at the "
          + "text scale of now"
      ),
      ("Weight", weightTitle), ("Family", "\(family), the desktop's"),
      (
        "Standard",
        isChanged ? "\(plainDecimal(style.points)) points, weight \(style.weight)" : ""
      ),
      ("CSS classes", style.utilityClasses.map { "." + $0 }.joined(separator: ", ")),
      ("Names in style sheets", style.sheetNames.joined(separator: ", ")),
      ("Names of the platform", style.platformNames.joined(separator: ", ")),
      (
        "Parts that are set in it, \(users.count) in all",
        users.isEmpty ? "none" : users.joined(separator: ", ")
      ),
    ]
  }
}
