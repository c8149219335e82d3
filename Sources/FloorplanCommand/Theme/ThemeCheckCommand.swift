import ArgumentParser
import FloorplanTheme
import FloorplanThemeCheck

/// `floorplan theme check`: the problems in style sheets.
struct ThemeCheckCommand: ToolCommand {
  /// The format of the diagnostics.
  enum Format: String, CaseIterable, ExpressibleByArgument {
    /// Lines in the format of compilers.
    case text
    /// A JSON object.
    case json
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reports problems in style sheets.",
    discussion: """
      Prints each problem as FILE:LINE:COLUMN: SEVERITY: MESSAGE [CODE], followed by the line. An error means that a \
      statement is ignored. A warning means that a statement applies, but iOS reads it differently, or it is probably \
      not what the author meant. A note means that a statement has no effect on a desktop. docs/style-sheets.md has \
      details.

      The exit status is 0, or 1 if there are errors or more warnings than --max-warnings. It is 2 if a file can't be \
      read, a file is too large for --strict, or an argument is invalid.

      With --strict, errors don't affect the exit status: it is 1 only if the iOS parser of the dialect would reject a \
      file or crash. A line ending in [strict] contains the position. The SwiftUI library never rejects a file.

      Images are looked up in the folder of the sheet. A missing image is reported as a note, because it may be the \
      name of an icon, which can't be checked without a display.
      """)

  @Argument(
    help: ArgumentHelp("The style sheets, or names of built-in themes; - for the standard input.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Option(help: "The dialect that the sheets are written in.")
  var dialect = StyleSheetDialect.fiori

  @Flag(help: "Also check whether iOS would load the files.")
  var strict = false

  @Option(help: "The output format.")
  var format = Format.text

  @Option(
    help: ArgumentHelp("Omit problems with this code; can be repeated.", valueName: "code"), transform: code)
  var ignore: [StyleSheetDiagnosticCode] = []

  @Option(
    help: ArgumentHelp("Report only problems with this code; can be repeated.", valueName: "code"), transform: code)
  var only: [StyleSheetDiagnosticCode] = []

  @Option(help: ArgumentHelp("The maximum number of warnings in all files.", valueName: "number"))
  var maxWarnings: Int?

  func validate() throws {
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings must be 0 or more") }
  }

  private static func code(_ name: String) throws -> StyleSheetDiagnosticCode {
    if let code = StyleSheetDiagnosticCode(rawValue: name) { return code }
    let nearest = nearestNames(to: name, in: StyleSheetDiagnosticCode.allCases.map(\.rawValue), limit: 1).first
    throw ValidationError("unknown code \(name.quoted)" + (nearest.map { "; did you mean \($0)?" } ?? ""))
  }

  private func includes(_ diagnostic: StyleSheetDiagnostic) -> Bool {
    // That diagnostics were omitted must never be hidden.
    if diagnostic.code == .moreDiagnostics { return true }
    return !ignore.contains(diagnostic.code) && (only.isEmpty || only.contains(diagnostic.code))
  }

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    var reports: [StyleSheetReport] = []
    var failures = ""
    for file in files {
      do throws(InputError) {
        let sheet = try StyleSheetFile(file, standardInput: standardInput)
        let strictResult = strict ? StrictCheckResult(sheet.source, dialect: dialect) : nil
        let reading = sheet.read(dialect: dialect)
        let diagnostics = reading.sheet.inSourceOrder(reading.diagnostics + ImageCheck.diagnostics(of: reading.sheet))
        reports.append(
          StyleSheetReport(file: sheet.source.name, diagnostics: diagnostics.filter(includes), strict: strictResult))
      } catch {
        failures += "Error: \(error)\n"
        reports.append(StyleSheetReport(file: file, diagnostics: [], error: error.reason))
      }
    }
    let output =
      switch format {
      case .text: reports.map(\.text).joined()
      case .json: try jsonText(of: ["files": reports])
      }
    var exitStatus = reports.map(\.exitStatus).max() ?? 0
    let warnings = reports.reduce(0) { $0 + $1.diagnostics.count { $0.severity == .warning } }
    if let maxWarnings, warnings > maxWarnings {
      failures += "Error: \(warnings) \(warnings == 1 ? "warning" : "warnings"), maximum \(maxWarnings)\n"
      exitStatus = max(exitStatus, FloorplanTool.Result.problemStatus)
    }
    return FloorplanTool.Result(output: output, errorOutput: failures, exitStatus: exitStatus)
  }
}
