import FloorplanTheme
import GTKBridge

/// What a style sheet's file was at one moment, with what it imports.
nonisolated struct StyleSheetVersion: Sendable {
  /// The sheet and its diagnostics.
  let reading: StyleSheetReading
  /// Every file that was looked for, found or not.
  let files: Set<String>
  /// What is wrong with the file, although it was read.
  let fault: StyleSheetFileError?
  /// Whether the file has no bytes.
  let hasNoBytes: Bool
  private let kind: Kind
  /// How often there is which error.
  private let errors: [Mistake: Int]

  /// What it can be: the later, the less.
  private enum Kind: Int {
    case sheet, anotherFormat, empty
  }

  /// An error without its place, which changes with every line before it.
  private struct Mistake: Hashable {
    let code: StyleSheetDiagnosticCode
    let text: String
  }

  /// Whether somebody who sees another version would lose something by this one: it is hardly a sheet, or has an error
  /// that the other one hasn't.
  func isWorse(than other: StyleSheetVersion) -> Bool {
    guard kind == other.kind else { return kind.rawValue > other.kind.rawValue }
    return errors.contains { error, count in count > other.errors[error, default: 0] }
  }

  /// Reads a file and what it imports.
  ///
  /// Takes as long as the disk does, so that it is for other threads than the main one where that is to be moved on.
  static func read(
    _ path: String, dialect: StyleSheetDialect, checks: [StyleSheetCheck]
  ) -> Result<StyleSheetVersion, StyleSheetFileError> {
    do throws(FileError) {
      let bytes = try contentsOfFile(path, limit: StyleSheetSource.byteLimit)
      var files: Set = [path]
      // One file may be reached over many names: the first one stays, so that circles are seen.
      var names: [FileIdentity: String] = [:]
      if let identity = FileIdentity(path: path) { names[identity] = path }
      let source = StyleSheetSource(name: path, bytes: bytes)
      let reading = StyleSheet.read(source, dialect: dialect, checks: checks) { name, importer in
        let file = StyleSheetImport.path(of: name, in: importer)
        files.insert(file)
        guard let identity = FileIdentity(path: file) else { return imported(file, as: file) }
        let name = names[identity] ?? file
        names[identity] = name
        return imported(file, as: name)
      }
      return .success(StyleSheetVersion(path, bytes, reading, files: files))
    } catch {
      return .failure(StyleSheetFileError(error))
    }
  }

  private static func imported(_ path: String, as name: String) -> StyleSheetImport {
    do throws(FileError) {
      return .found(StyleSheetSource(name: name, bytes: try contentsOfFile(path, limit: StyleSheetSource.byteLimit)))
    } catch {
      return .notFound(StyleSheetFileError(error).message)
    }
  }

  private init(_ path: String, _ bytes: [UInt8], _ reading: StyleSheetReading, files: Set<String>) {
    let hasNUL = bytes.contains(0)
    let isUTF8 = !reading.diagnostics.contains { $0.code == .notUTF8 && $0.range.source == path }
    let isText = isUTF8 && !hasNUL
    self.reading = reading
    self.files = files
    fault = isText ? nil : StyleSheetFileError(path: path, reason: isUTF8 ? .nulBytes : .notText)
    hasNoBytes = bytes.isEmpty
    var errors: [Mistake: Int] = [:]
    for told in reading.diagnostics where told.severity == .error {
      errors[Mistake(code: told.code, text: told.markedText), default: 0] += 1 + told.repetitions
    }
    self.errors = errors
    let saysNothing = reading.sheet.isEmpty && !errors.isEmpty
    kind = bytes.isEmpty ? .empty : saysNothing || !isText ? .anotherFormat : .sheet
  }
}

nonisolated extension StyleSheet {
  /// Whether it says nothing, so that nobody misses it when something takes its place.
  var isEmpty: Bool { rules.isEmpty && definitions.isEmpty }
}
