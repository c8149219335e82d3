import FloorplanTheme

/// A token in the format of the Design Tokens Community Group (report of October 2025).
struct DesignToken {
  /// A value of a type that style sheets know.
  enum Value: Hashable {
    /// A reference to the token with this path, whose names are separated by periods.
    case alias(String)
    case color(ThemeColor)
    /// A number, or a dimension in points.
    case number(Double)
    case fontFamily(String)
  }

  /// The names of the groups and of the token.
  let path: [String]
  let value: Value

  /// The path as references write it.
  var reference: String { path.joined(separator: ".") }

  /// The definition in a style sheet.
  var definition: String {
    let text =
      switch value {
      case .alias(let reference): "@" + Self.variable(reference.split(separator: ".").map(String.init))
      case .color(let color): color.sheetText
      case .number(let number): decimalText(number)
      case .fontFamily(let name): name == Self.variable([name]) ? name : "\"\(name)\""
      }
    return "@\(variable): \(text);\n"
  }

  /// The name of the variable in a style sheet.
  var variable: String { Self.variable(path) }

  /// Joins names by underscores, and replaces the characters that style sheets don't allow.
  private static func variable(_ path: [String]) -> String {
    path.map { name in
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") ? String($0) : "-" }.joined()
    }.joined(separator: "_")
  }
}
