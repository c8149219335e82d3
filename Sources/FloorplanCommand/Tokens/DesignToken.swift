import FloorplanTheme

/// A token in the format of the Design Tokens Community Group (report of October 2025).
struct DesignToken {
  /// A value of a type that style sheets know.
  enum Value: Hashable {
    /// A reference to the token with this path, whose parts are separated by periods.
    case alias(String)
    case color(ThemeColor)
    /// A number, or a dimension in points.
    case number(Double)
    case fontFamily(String)
  }

  let path: [String]
  let value: Value

  /// The name of the variable in a style sheet.
  ///
  /// Names of nested tokens are joined by an underscore. Other characters that style sheets don't allow are replaced.
  var variable: String { Self.variable(path) }

  static func variable(_ path: [String]) -> String {
    let allowed = path.map { part in
      part.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") ? String($0) : "-" }.joined()
    }
    return allowed.joined(separator: "_")
  }
}

/// A problem in a file of design tokens.
struct DesignTokenError: Error, Hashable, CustomStringConvertible {
  /// The path of the token, separated by periods; empty for the file.
  let path: String
  let reason: String

  var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}
