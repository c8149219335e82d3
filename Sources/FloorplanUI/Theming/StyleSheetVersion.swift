import FloorplanProgram
package import FloorplanTheme
import GTKBridge

/// A version of a style sheet file, with its imports.
package nonisolated struct StyleSheetVersion: Sendable {
  /// The sheet and its diagnostics.
  let reading: StyleSheetReading
  /// All requested files, including missing ones.
  let files: Set<String>
  /// The texts of the file and its imports, by name.
  package let sources: [String: StyleSheetSource]
  /// A problem of the file that doesn't prevent reading it.
  package let fileError: StyleSheetFileError?
  /// Whether the file is empty.
  let isEmptyFile: Bool
  private let kind: Kind
  /// The number of occurrences of each error.
  private let errors: [ErrorKey: Int]

  /// The kind of content, in descending order of quality.
  private enum Kind: Int {
    case sheet, anotherFormat, empty
  }

  /// An error without its position, which changes with each edit before it.
  private struct ErrorKey: Hashable {
    let code: StyleSheetDiagnosticCode
    let text: String
  }

  /// Returns whether replacing another version by this one would be a regression, because this one is hardly a style
  /// sheet or has an additional error.
  func isWorse(than other: StyleSheetVersion) -> Bool {
    guard kind == other.kind else { return kind.rawValue > other.kind.rawValue }
    return errors.contains { error, count in count > other.errors[error, default: 0] }
  }

  /// Reads a file and its imports.
  ///
  /// Blocks for disk access, so call it on a background thread unless the result is needed immediately.
  package static func read(
    _ path: String, dialect: StyleSheetDialect, checks: [StyleSheetCheck]
  ) -> Result<StyleSheetVersion, StyleSheetFileError> {
    do throws(FileError) {
      let bytes = try contentsOfFile(path, limit: StyleSheetSource.byteLimit)
      var files: Set = [path]
      // Several names may refer to the same file; use the first one to detect cycles.
      var names: [FileIdentity: String] = [:]
      if let identity = FileIdentity(path: path) { names[identity] = path }
      let source = StyleSheetSource(name: path, bytes: bytes)
      var sources = [path: source]
      let reading = StyleSheet.read(source, dialect: dialect, checks: checks) { name, importer in
        let file = StyleSheetImport.path(of: name, in: importer)
        files.insert(file)
        let identity = FileIdentity(path: file)
        let name = identity.flatMap { names[$0] } ?? file
        if let identity { names[identity] = name }
        let result = imported(file, as: name)
        if case .found(let source) = result { sources[name] = source }
        return result
      }
      return .success(StyleSheetVersion(source, reading, files: files, sources: sources))
    } catch {
      return .failure(StyleSheetFileError(error))
    }
  }

  private static func imported(_ path: String, as name: String) -> StyleSheetImport {
    do throws(FileError) {
      return .found(StyleSheetSource(name: name, bytes: try contentsOfFile(path, limit: StyleSheetSource.byteLimit)))
    } catch {
      return .notFound(StyleSheetFileError(error).clause)
    }
  }

  private init(
    _ source: StyleSheetSource, _ reading: StyleSheetReading, files: Set<String>, sources: [String: StyleSheetSource]
  ) {
    let (path, bytes) = (source.name, source.bytes)
    let hasNUL = bytes.contains(0)
    let isUTF8 = !reading.diagnostics.contains { $0.code == .notUTF8 && $0.range.source == path }
    let isText = isUTF8 && !hasNUL
    self.reading = reading
    self.files = files
    self.sources = sources
    fileError = isText ? nil : StyleSheetFileError(path: path, reason: isUTF8 ? .nulBytes : .notText)
    isEmptyFile = bytes.isEmpty
    var errors: [ErrorKey: Int] = [:]
    for diagnostic in reading.diagnostics where diagnostic.severity == .error {
      errors[ErrorKey(code: diagnostic.code, text: diagnostic.markedText), default: 0] += 1 + diagnostic.repetitions
    }
    self.errors = errors
    let saysNothing = reading.sheet.isEmpty && !errors.isEmpty
    kind = bytes.isEmpty ? .empty : saysNothing || !isText ? .anotherFormat : .sheet
  }
}

nonisolated extension StyleSheet {
  /// Whether the sheet has no rules and definitions.
  var isEmpty: Bool { rules.isEmpty && definitions.isEmpty }
}
