import ArgumentParser
import FloorplanProgram

/// The root of the command line: `floorplan`.
struct FloorplanCommandLine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "floorplan",
    abstract: "Works on the themes and layouts of Floorplan applications, without a display.",
    discussion: """
      EXIT STATUS:

      It is 0 where all is well, 1 where what was read is not as it should be, and 2 where an argument is not understood \
      or a style sheet can't be read.

      \(Installation.help)
      """,
    version: Installation.version,
    subcommands: [ThemeCommand.self, LayoutCommand.self])
}

/// `floorplan theme`: what concerns class paths and style sheets.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme",
    abstract: "Checks style sheets, and tells what themes can reach and what a theme becomes.",
    subcommands: [
      ThemeCheckCommand.self, ThemeClassesCommand.self, ThemePaletteCommand.self, ThemeCSSCommand.self,
      ThemeResolveCommand.self,
    ])
}

/// A command of the tool.
protocol ToolCommand: ParsableCommand {
  /// Does the command's work.
  ///
  /// - Parameter standardInput: What is read instead of the process's standard input; nil for that.
  /// - Returns: The texts and the exit status.
  /// - Throws: What is wrong with the arguments, or with a style sheet's file.
  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result
}
