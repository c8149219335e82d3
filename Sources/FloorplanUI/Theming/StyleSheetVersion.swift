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
  /// How little of it can be what was meant.
  let badness: Badness

  /// How little of a version can be what was meant: the higher, the less.
  struct Badness: Comparable, Sendable {
    private let kind: Kind
    private let errorCount: Int

    private enum Kind: Int {
      case sheet, anotherFormat, empty
    }

    fileprivate init(_ reading: StyleSheetReading, hasNoBytes: Bool, isText: Bool) {
      errorCount = reading.diagnostics.reduce(0) { $0 + ($1.severity == .error ? 1 + $1.repetitions : 0) }
      let saysNothing = reading.sheet.isEmpty && errorCount > 0
      kind = hasNoBytes ? .empty : saysNothing || !isText ? .anotherFormat : .sheet
    }

    static func < (one: Self, other: Self) -> Bool {
      (one.kind.rawValue, one.errorCount) < (other.kind.rawValue, other.errorCount)
    }
  }

  /// Reads a file and what it imports.
  ///
  /// Takes as long as the disk does, so that it is for other threads than the main one where that is to be moved on.
  static func read(
    _ path: String, dialect: StyleSheetDialect
  ) -> Result<StyleSheetVersion, StyleSheetFileError> {
    do throws(FileError) {
      let bytes = try contentsOfFile(path, limit: StyleSheetSource.byteLimit)
      var files: Set = [path]
      // One file may be reached over many names: the first one stays, so that circles are seen.
      var names: [FileIdentity: String] = [:]
      if let identity = FileIdentity(path: path) { names[identity] = path }
      let reading = StyleSheet.read(StyleSheetSource(name: path, bytes: bytes), dialect: dialect) { name, importer in
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
    badness = Badness(reading, hasNoBytes: bytes.isEmpty, isText: isText)
  }
}

nonisolated extension StyleSheet {
  /// Whether it says nothing, so that nobody misses it when something takes its place.
  var isEmpty: Bool { rules.isEmpty && definitions.isEmpty }
}
