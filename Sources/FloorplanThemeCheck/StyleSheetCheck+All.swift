public import FloorplanTheme

extension StyleSheetCheck {
  /// Reports texts whose contrast with their background is too low.
  public static let contrast = StyleSheetCheck { ContrastChecker(theme: $0, layer: $1, report: $2).check() }
  /// Reports declarations without an effect, such as a shadow without a color, or with a weaker one than written.
  public static let visibility = StyleSheetCheck { VisibilityChecker(theme: $0, layer: $1, report: $2).check() }
  /// Reports variables that nothing uses, in files with rules.
  ///
  /// A file without rules is a palette, or is imported by sheets that use its variables.
  public static let unusedVariables = StyleSheetCheck(last: { sheet, report in
    guard sheet.dialect != .fioriSwiftUI else { return }
    let withRules = Set(sheet.rules.map(\.range.source))
    let reported = report.reportedRanges
    for definition in sheet.unusedDefinitions where withRules.contains(definition.nameRange.source) {
      guard !reported.contains(definition.nameRange), !reported.contains(definition.valueRange) else { continue }
      report(
        .unusedVariable, .note, definition.nameRange, once: definition.name,
        "the variable \("@\(definition.name)".quoted) is unused", remedy: "use it, or remove the definition")
    }
  })
}

extension [StyleSheetCheck] {
  /// All checks for authors of themes.
  public static var all: [StyleSheetCheck] { [.contrast, .visibility, .unusedVariables] }
}
