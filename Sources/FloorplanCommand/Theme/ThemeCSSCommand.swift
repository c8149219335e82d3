import ArgumentParser
import FloorplanTheme

/// `floorplan theme css`: the CSS for GTK.
struct ThemeCSSCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "css",
    abstract: "Prints a theme as CSS for GTK 4.8.",
    discussion: """
      Without a file it is the standard theme, with one the style sheet over it. The exit status is 0, or 1 if the sheet has \
      errors, which go to the standard error; what is right is printed all the same. It is 2 if the file cannot be read or \
      an argument is not understood.
      """)

  @Argument(
    help: ArgumentHelp("The sheet, or the name of a built-in theme; - is the standard input.", valueName: "file"),
    completion: .file())
  var file: String?

  @Option(help: "The appearance to read the palette in.")
  var appearance = Appearance.light

  @Option(help: "The reader that the sheet was written for.")
  var dialect = StyleSheetDialect.fiori

  @OptionGroup var conditions: EnvironmentOptions

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let reading = try file.map { try StyleSheetFile($0, standardInput: standardInput).read(dialect: dialect) }
    let theme = reading.map { Theme.standard.applying($0.sheet, in: conditions.environment) } ?? .standard
    return FloorplanTool.Result(theme.css(for: appearance).joined(), of: reading)
  }
}
