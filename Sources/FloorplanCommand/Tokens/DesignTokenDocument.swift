import FloorplanTheme

/// The definitions of a style sheet as design tokens.
struct DesignTokenDocument: Encodable {
  private var tokens: [String: Token] = [:]
  /// A line for each statement that design tokens can't express.
  private(set) var omissions: [String] = []

  private struct Token: Encodable {
    enum CodingKeys: String, CodingKey {
      case type = "$type"
      case value = "$value"
    }

    var type: String?
    let value: Value
  }

  private enum Value: Encodable {
    case text(String)
    case number(Double)
    case color(ThemeColor)

    private enum CodingKeys: CodingKey {
      case colorSpace, components, alpha, hex
    }

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .text(let text):
        var container = encoder.singleValueContainer()
        try container.encode(text)
      case .number(let number):
        var container = encoder.singleValueContainer()
        try container.encode(number)
      case .color(let color):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode("srgb", forKey: .colorSpace)
        try container.encode([color.red, color.green, color.blue].map { Double($0) / 255 }, forKey: .components)
        if color.alpha < 1 { try container.encode(color.alpha, forKey: .alpha) }
        let opaque = ThemeColor(red: color.red, green: color.green, blue: color.blue)
        try container.encode(opaque.sheetText, forKey: .hex)
      }
    }
  }

  /// Converts the effective definitions of a sheet, and lists its other statements.
  init(_ sheet: StyleSheet, in environment: StyleSheetEnvironment = .desktop) {
    let effective = sheet.evaluate(in: environment).definitions
    for definition in sheet.definitions {
      guard effective[definition.name]?.range == definition.range else {
        omissions.append("\(definition.nameRange): @\(definition.name) is overridden or conditional")
        continue
      }
      if let token = Self.token(definition.value(in: sheet.dialect)) {
        tokens[definition.name] = token
      } else {
        omissions.append("\(definition.nameRange): @\(definition.name) is neither a color, a number nor a name")
      }
    }
    omissions += sheet.rules.map { rule in
      "\(rule.range): the rule for \(rule.selectors.map(\.classPath).joined(separator: ", "))"
    }
  }

  private static func token(_ value: StyleSheet.Definition.Value) -> Token? {
    switch value {
    case .alias(let name): Token(value: .text("{\(name)}"))
    case .color(let color): Token(type: "color", value: .color(color))
    case .number(let number): Token(type: "number", value: .number(number))
    case .text: nil
    }
  }

  func encode(to encoder: any Encoder) throws { try tokens.encode(to: encoder) }
}
