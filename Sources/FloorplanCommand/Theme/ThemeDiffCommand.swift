import ArgumentParser
import FloorplanTheme
import FloorplanThemeCheck

/// `floorplan theme diff`: the values that differ between two style sheets.
struct ThemeDiffCommand: ToolCommand {
  /// The format of the differences.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares the values that two style sheets display.",
    discussion: """
      Prints a line for each color of the palette, and for each property of a part, that differs: the class path, the \
      property with its state, the appearances (none if all differ), both values, and the place in the second sheet. \
      Sheets that are written differently but display the same have no differences.

      The exit status is 0 if the sheets display the same, 1 if not, and 2 if a file can't be read or an argument is \
      invalid. Errors in the sheets are printed to the standard error.
      """)

  @Argument(
    help: ArgumentHelp("The old style sheet or the name of a built-in theme; - for the standard input."),
    completion: .file())
  var old: String

  @Argument(
    help: ArgumentHelp("The new style sheet or the name of a built-in theme; - for the standard input."),
    completion: .file())
  var new: String

  @Option(help: "The dialect that the sheets are written in.")
  var dialect = StyleSheetDialect.fiori

  @Option(help: "The output format.")
  var format = Format.text

  func validate() throws {
    if old == "-", new == "-" { throw ValidationError("only one of the sheets can be the standard input") }
  }

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let readings = try [old, new].map { try StyleSheetFile($0, standardInput: standardInput).read(dialect: dialect) }
    let themes = readings.map { Theme.standard.applying($0.sheet, in: .desktop) }
    let comparison = ThemeComparison(from: themes[0], to: themes[1])
    let output =
      switch format {
      case .text: comparison.isEmpty ? "" : "\(comparison)\n"
      case .json: try jsonText(of: comparison)
      }
    let errors = readings.flatMap(\.diagnostics).filter { $0.severity == .error }
    return FloorplanTool.Result(
      output: output, errorOutput: errors.map { "\($0)\n" }.joined(),
      exitStatus: comparison.isEmpty ? 0 : FloorplanTool.Result.problemStatus)
  }
}

extension ThemeComparison: Encodable {
  private enum CodingKeys: CodingKey {
    case palette, differences
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(palette, forKey: .palette)
    try container.encode(differences, forKey: .differences)
  }
}

extension ThemeComparison.PaletteDifference: Encodable {
  private enum CodingKeys: CodingKey {
    case name, appearance, elevated, old, new
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(token.rawValue, forKey: .name)
    try container.encode(appearance.rawValue, forKey: .appearance)
    try container.encode(isElevated, forKey: .elevated)
    try container.encode(old.sheetText, forKey: .old)
    try container.encode(new.sheetText, forKey: .new)
  }
}

extension ThemeComparison.Difference: Encodable {
  private enum CodingKeys: CodingKey {
    case classPath, property, state, variant, appearances, old, oldOrigin, new, newOrigin
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(classPath, forKey: .classPath)
    try container.encode(property.rawValue, forKey: .property)
    try container.encode(state.rawValue, forKey: .state)
    try container.encodeIfPresent(variant?.rawValue, forKey: .variant)
    try container.encode(appearances.map(\.rawValue), forKey: .appearances)
    try container.encodeIfPresent(old?.text, forKey: .old)
    try container.encodeIfPresent(old?.origin.description, forKey: .oldOrigin)
    try container.encodeIfPresent(new?.text, forKey: .new)
    try container.encodeIfPresent(new?.origin.description, forKey: .newOrigin)
  }
}
