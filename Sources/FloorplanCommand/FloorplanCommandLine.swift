import ArgumentParser

/// The root of the command line: `floorplan`.
struct FloorplanCommandLine: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "floorplan",
    abstract: "Works on the themes of Floorplan applications, without a display.",
    version: FloorplanVersion.current,
    subcommands: [ThemeCommand.self])
}

/// `floorplan theme`: what concerns class paths and style sheets.
struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme",
    abstract: "Tells what themes can reach, and what a theme becomes.",
    subcommands: [ThemeClassesCommand.self, ThemeCSSCommand.self])
}

/// A command whose work is one text.
protocol TextCommand: ParsableCommand {
  /// The text for the standard output, with its last line ended.
  func text() throws -> String
}
