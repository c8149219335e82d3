import FloorplanTheme

/// The text styles of a theme.
nonisolated struct TextStyleTable: Sendable {
  /// A text style with its font and the parts that use it.
  struct Row: Sendable, Hashable {
    let style: TextStyle
    let font: TextStyles.Font
    /// Whether the font differs from the standard one.
    let isChanged: Bool
    /// The parts that use the style.
    let users: [String]
  }

  /// All styles, in the order of `TextStyle`.
  let rows: [Row]

  init(_ theme: Theme) {
    let parts = ComponentParts.all.map { part in
      // The style is the same in all appearances.
      (title: part.title, style: theme.resolve(part, appearance: .light).textStyle)
    }
    rows = TextStyle.allCases.map { style in
      Row(
        style: style, font: theme.textStyles[style],
        isChanged: theme.textStyles[style] != TextStyles.standard[style],
        users: parts.filter { $0.style == style }.map(\.title))
    }
  }

  /// Returns the row of a style by its name; nil if there is none.
  func row(_ name: String) -> Row? { rows.first { $0.style.rawValue == name } }
}

extension TextStyleTable.Row {
  /// The name, the size and the weight.
  nonisolated var summary: String {
    "\(style.rawValue) · \(plainDecimal(font.points)) points · \(weightTitle)"
  }

  /// The CSS weight and its name.
  nonisolated var weightTitle: String {
    Self.weights[font.weight].map { "\(font.weight) \($0)" } ?? "\(font.weight)"
  }

  private nonisolated static let weights = [
    100: "ultra light", 200: "thin", 300: "light", 400: "regular", 500: "medium", 600: "semibold", 700: "bold",
    800: "heavy", 900: "black",
  ]

  /// The declaration of the style in a rule.
  nonisolated var declaration: String { "font-style: \(style.rawValue);" }

  /// Returns the displayed names and values.
  ///
  /// - Parameters:
  ///   - scale: The text scale.
  ///   - family: The current font family.
  /// - Returns: The fields. Some have no value.
  nonisolated func fields(scale: Double, family: String) -> [(name: String, value: String)] {
    [
      (
        "Size",
        "\(plainDecimal(font.points)) points, \(plainDecimal((font.points * scale * 10).rounded() / 10)) pixels at the "
          + "current text scale"
      ),
      ("Weight", weightTitle), ("Line Height", "\(plainDecimal(font.lineHeight)) points"),
      ("Letter Spacing", font.letterSpacing == 0 ? "" : "\(plainDecimal(font.letterSpacing)) points"),
      ("Family", family),
      (
        "Standard",
        isChanged ? "\(plainDecimal(style.points)) points, weight \(style.weight)" : ""
      ),
      ("CSS Classes", style.utilityClasses.map { "." + $0 }.joined(separator: ", ")),
      ("Names in Style Sheets", style.sheetNames.joined(separator: ", ")),
      ("Platform Names", style.platformNames.joined(separator: ", ")),
      (
        "Parts (\(users.count))",
        users.isEmpty ? "none" : users.joined(separator: ", ")
      ),
    ]
  }
}
