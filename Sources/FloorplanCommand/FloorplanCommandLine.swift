import ArgumentParser
import FloorplanProgram

/// The root of the command line: `floorplan`.
struct FloorplanCommandLine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "floorplan",
    abstract: "Checks themes and computes layouts of Floorplan apps, without a display.",
    discussion: """
      EXIT STATUS:

      0 on success, 1 if the input has errors, 2 if an argument is invalid or a style sheet can't be read.

      \(Installation.help)
      """,
    version: Installation.version,
    subcommands: [ThemeCommand.self, LayoutCommand.self])
}

/// `floorplan theme`: commands for class paths and style sheets.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme",
    abstract: "Checks and resolves style sheets, and lists class paths and palette colors.",
    subcommands: [
      ThemeCheckCommand.self, ThemeFixCommand.self, ThemeDiffCommand.self, ThemeCoverageCommand.self,
      ThemeContrastCommand.self, ThemeClassesCommand.self, ThemePaletteCommand.self, ThemeTokensCommand.self,
      ThemeCSSCommand.self,
      ThemeResolveCommand.self,
    ])
}

/// A command of the tool.
protocol ToolCommand: ParsableCommand {
  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result
}
