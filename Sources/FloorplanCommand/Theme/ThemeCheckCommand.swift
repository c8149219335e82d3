import ArgumentParser
import FloorplanTheme
import FloorplanThemeCheck

/// `floorplan theme check`: the problems in style sheets.
struct ThemeCheckCommand: ToolCommand {
  /// The format of the diagnostics.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Lines as those of a compiler.
    case text
    /// A JSON object.
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Tells what is wrong with style sheets.",
    discussion: """
      Every problem is told as FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE], with the line below it. An error means that \
      something is dropped; a warning, that something holds here, but iOS reads it otherwise or it hardly says what was \
      meant; a note, that something means nothing on a desktop. docs/style-sheets.md describes all of them.

      The exit status is 0, or 1 if there are errors. With --strict it is 1 exactly where the reader of the dialect on \
      iOS would drop a file or stop at it, and a line ending in [strict] says where; the SwiftUI library drops none. It is \
      2 if a file cannot be read, with --strict also if it is too large to be looked at, or an argument is not understood.

      Images that the sheet names are looked for in its folder. What is not there may be an icon, which only a display \
      knows: a note says so.
      """)

  @Argument(
    help: ArgumentHelp("The sheets, or names of built-in themes; - is the standard input.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Option(help: "The reader that the sheets were written for.")
  var dialect = StyleSheetDialect.fiori

  @Flag(help: "Ask whether iOS would load the files as they are.")
  var strict = false

  @Option(help: "How the problems are told.")
  var format = Format.text

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    var reports: [StyleSheetReport] = []
    var failures = ""
    for file in files {
      do throws(InputError) {
        let sheet = try StyleSheetFile(file, standardInput: standardInput)
        let verdict = strict ? StyleSheetVerdict(sheet.source, dialect: dialect) : nil
        let reading = sheet.read(dialect: dialect)
        let diagnostics = reading.sheet.inOrder(reading.diagnostics + ImageCheck.diagnostics(of: reading.sheet))
        reports.append(StyleSheetReport(file: sheet.name, diagnostics: diagnostics, verdict: verdict))
      } catch {
        failures += "Error: \(error)\n"
        reports.append(StyleSheetReport(file: file, diagnostics: [], failure: error.reason))
      }
    }
    let output =
      switch format {
      case .text: reports.map(\.text).joined()
      case .json: try jsonLine(of: ["files": reports])
      }
    return FloorplanTool.Result(
      output: output, errorOutput: failures, exitStatus: reports.map(\.exitStatus).max() ?? 0)
  }
}
