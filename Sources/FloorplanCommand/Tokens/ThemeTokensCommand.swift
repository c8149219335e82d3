import ArgumentParser
import FloorplanTheme

/// `floorplan theme tokens`: conversion to and from design tokens.
struct ThemeTokensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Converts the definitions of a style sheet to design tokens, and back.",
    discussion: """
      The format is that of the Design Tokens Community Group, which Figma and many other tools read and write.
      """,
    subcommands: [ThemeTokensExportCommand.self, ThemeTokensImportCommand.self])
}

/// `floorplan theme tokens export`: design tokens from a style sheet.
struct ThemeTokensExportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Prints the definitions of a style sheet as design tokens.",
    discussion: """
      Aliases stay aliases. What design tokens can't express (rules, conditional and overridden definitions, and values \
      that are neither a color, a number nor a name) is listed on the standard error.

      The exit status is 0, or 1 if the sheet has errors. It is 2 if the file can't be read or an argument is invalid.
      """)

  @OptionGroup var sheet: SheetArgument

  @Option(help: "The dialect that the sheet is written in.")
  var dialect = StyleSheetDialect.fiori

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let reading = try StyleSheetFile(sheet.file, standardInput: standardInput).read(dialect: dialect)
    let document = DesignTokenDocument(reading.sheet)
    let errors = reading.diagnostics.filter { $0.severity == .error }.map { "\($0)\n" }
    return FloorplanTool.Result(
      output: try jsonText(of: document, isIndented: true),
      errorOutput: (errors + document.omissions.map { "not exported: \($0)\n" }).joined(),
      exitStatus: errors.isEmpty ? 0 : FloorplanTool.Result.problemStatus)
  }
}

/// `floorplan theme tokens import`: a style sheet from design tokens.
struct ThemeTokensImportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Prints design tokens as the definitions of a style sheet.",
    discussion: """
      Colors, numbers, dimensions in pixels, and the families and weights of fonts become variables. The names of groups \
      are part of their names, separated by an underscore; other characters that variables can't contain become hyphens. \
      A token with the name of a palette color redefines it.

      The exit status is 0, or 1 if a token can't be imported; each of these is reported on the standard error with its \
      path. It is 2 if the file can't be read or an argument is invalid.
      """)

  @Argument(help: ArgumentHelp("The file of design tokens; - for the standard input."), completion: .file())
  var file: String

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let source = InputSource(argument: file)
    let bytes = try source.read(standardInput)
    do throws(DocumentError) {
      let tokens = try DesignTokenFile(bytes)
      return FloorplanTool.Result(
        output: tokens.styleSheet, errorOutput: tokens.problems.map { "\(source): \($0)\n" }.joined(),
        exitStatus: tokens.problems.isEmpty ? 0 : FloorplanTool.Result.problemStatus)
    } catch {
      return FloorplanTool.Result(
        errorOutput: "\(source): \(error)\n", exitStatus: FloorplanTool.Result.problemStatus)
    }
  }
}
