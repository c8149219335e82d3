import ArgumentParser
import FloorplanProgram
import FloorplanTheme
import FloorplanThemeCheck

/// `floorplan theme fix`: applies the fixes of `theme check`.
struct ThemeFixCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Fixes the problems in a style sheet that have a clear fix.",
    discussion: """
      Applies the only correct fix of a problem, or replaces a misspelled name by the most similar known one.

      Prints the fixed sheet to the standard output. With --write, replaces the file instead, and prints nothing if \
      there is nothing to fix. Everything else in the sheet stays as it is, and imported sheets aren't changed. \
      `theme check` reports the remaining problems.

      The exit status is 0. It is 2 if the file can't be read or written or an argument is invalid.
      """)

  @Argument(
    help: ArgumentHelp("The style sheet; - for the standard input.", valueName: "file"), completion: .file())
  var file: String

  @Option(help: "The dialect that the sheet is written in.")
  var dialect = StyleSheetDialect.fiori

  @Flag(help: "Replace the file instead of printing the sheet.")
  var write = false

  func result(standardInput: [UInt8]?) throws -> FloorplanTool.Result {
    let sheet = try StyleSheetFile(file, standardInput: standardInput)
    if write, sheet.path == nil {
      throw ValidationError("--write needs a file, not the standard input or a built-in theme")
    }
    if sheet.source.isTooLarge || sheet.source.firstInvalidByte != nil {
      throw InputError(
        source: InputSource(argument: file), reason: "Not a style sheet in UTF-8", advice: "theme check has details")
    }
    // The checks for authors have no replacements.
    let (fixed, count) = sheet.source.fixed { StyleSheetFile.read($0, dialect: dialect, checks: []) }
    let message = count == 0 ? "" : "\(sheet.source.name): fixed \(count) \(count == 1 ? "place" : "places")\n"
    guard write else {
      return FloorplanTool.Result(output: String(decoding: fixed.bytes, as: UTF8.self), errorOutput: message)
    }
    if count > 0 { try replace(file, from: sheet.source.bytes, to: fixed.bytes) }
    return FloorplanTool.Result(errorOutput: message)
  }

  /// Replaces the content of a file, unless it is no longer the one that was read.
  private func replace(_ path: String, from old: [UInt8], to new: [UInt8]) throws(InputError) {
    do throws(FileReplacementError) {
      try replaceFile(path, from: old, to: new)
    } catch {
      let reason =
        switch error {
        case .changed: "The file has changed in the meantime"
        case .failed(let reason): reason
        }
      throw InputError(source: .file(path), reason: reason, advice: "nothing was written")
    }
  }
}
