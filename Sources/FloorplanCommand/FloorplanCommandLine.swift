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
    version: FloorplanVersion.current,
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

/// A command whose work is one text.
protocol TextCommand: ParsableCommand {
  /// The text for the standard output, with its last line ended.
  func text() throws -> String
}

/// A command whose work is to make a text of a document.
protocol DocumentCommand: ParsableCommand {
  /// The file that the document is in, or `-` for the standard input.
  var file: String { get }

  /// The text for the standard output, with its last line ended.
  ///
  /// - Parameter document: What was read.
  /// - Returns: The text.
  /// - Throws: ``DocumentError`` where the document is not as it should be.
  func text(from document: [UInt8]) throws -> String
}
