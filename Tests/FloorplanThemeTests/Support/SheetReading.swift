import FloorplanTheme
import FloorplanThemeCheck

/// Reads a text as a sheet called `sheet.nss`, whose variables may be unused.
func read(_ text: String, _ dialect: StyleSheetDialect = .fiori) -> StyleSheetReading {
  StyleSheet.read(StyleSheetSource(name: "sheet.nss", text: text), dialect: dialect, checks: [.contrast, .visibility])
}

extension StyleSheetReading {
  /// Every diagnostic as `line:column code`.
  var locations: [String] {
    diagnostics.map { "\($0.range.lowerBound.line):\($0.range.lowerBound.column) \($0.code.rawValue)" }
  }

  /// The codes of all diagnostics.
  var codes: [StyleSheetDiagnosticCode] { diagnostics.map(\.code) }

  /// The readable content, in a form for comparisons: definitions, then rules with their declarations.
  var outline: [String] {
    sheet.definitions.map { "@\($0.name)=\($0.text)" }
      + sheet.rules.map { rule in
        let declarations = rule.declarations.map { "\($0.name)=\($0.text)" }.joined(separator: ";")
        return "\(rule.selectors.map(\.classPath).joined(separator: ",")){\(declarations)}"
      }
  }
}
