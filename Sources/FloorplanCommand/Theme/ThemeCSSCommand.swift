import ArgumentParser
import FloorplanTheme

/// `floorplan theme css`: the CSS for GTK.
struct ThemeCSSCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "css",
    abstract: "Prints a theme as CSS for GTK 4.8.",
    discussion: """
      Prints the standard theme. If a file is specified, its style sheet is applied first.

      The exit status is 0, or 1 if the sheet has errors. The errors are printed to the standard error, and the CSS \
      contains the valid declarations. It is 2 if the file can't be read or an argument is invalid.
      """)

  @Argument(
    help: ArgumentHelp("The style sheet or the name of a built-in theme; - for the standard input.", valueName: "file"),
    completion: .file())
  var file: String?

  @OptionGroup var options: SheetOptions

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let reading = try file.map { try StyleSheetFile($0, standardInput: standardInput).read(dialect: options.dialect) }
    let theme = reading.map { Theme.standard.applying($0.sheet, in: options.environment) } ?? .standard
    return FloorplanTool.Result(theme.css(for: options.appearance).joined(), of: reading)
  }
}
