import FloorplanTheme
import FloorplanThemeCheck
import Glibc

/// A style sheet as the commands read it: from a file, from the standard input, or one of the built-in themes.
///
/// What it imports comes from beside it.
struct StyleSheetFile {
  /// The name that messages begin with.
  let name: String
  /// The text.
  let source: StyleSheetSource

  /// Reads a file, or what is built in by that name where there is no such file.
  ///
  /// - Parameters:
  ///   - argument: The path, `-` for the standard input, or the name of a built-in theme.
  ///   - standardInput: What is read instead of the process's standard input.
  /// - Throws: ``InputError`` with the system's reason.
  init(_ argument: String, standardInput: [UInt8]?) throws(InputError) {
    if let theme = BuiltInTheme(rawValue: argument), access(argument, F_OK) != 0 {
      name = theme.fileName
      source = StyleSheetSource(name: theme.fileName, bytes: ThemeFile.bytes(of: theme, atMost: Self.limit))
      return
    }
    let input = InputSource(argument: argument)
    do {
      let bytes = try input.read(standardInput, atMost: Self.limit)
      name = input == .standardInput ? "<stdin>" : argument
      source = StyleSheetSource(name: name, bytes: bytes)
    } catch {
      throw Self.explaining(Self.naming(ThemeFile.nearest(to: argument), in: error), for: argument)
    }
  }

  /// The error with what to do where the name of a file is no text, so that no argument can have it.
  private static func explaining(_ error: InputError, for argument: String) -> InputError {
    guard argument.unicodeScalars.contains("\u{FFFD}") else { return error }
    return InputError(
      source: error.source,
      reason: error.reason + ". Where the name is not UTF-8, give - in its place, and the file to the standard input")
  }

  /// The error with what was most likely meant.
  private static func naming(_ theme: BuiltInTheme?, in error: InputError) -> InputError {
    guard let theme else { return error }
    return InputError(
      source: error.source, reason: error.reason + ". Did you mean the built-in theme \(theme.rawValue)?")
  }

  /// The most bytes that are read: more than a sheet may have, so that the diagnostic can say how large the file is,
  /// and little enough for what has no end.
  private static let limit = 128 << 20

  /// The sheet and its diagnostics.
  func read(dialect: StyleSheetDialect) -> StyleSheetReading {
    // One file may be reached over many names: the first one stays, so that circles are seen.
    var names: [FileIdentity: String] = [:]
    if let identity = FileIdentity(path: name) { names[identity] = name }
    return StyleSheet.read(source, dialect: dialect, checks: .all) { Self.imported($0, by: $1, names: &names) }
  }

  private static func imported(
    _ path: String, by importer: String, names: inout [FileIdentity: String]
  ) -> StyleSheetImport {
    let path = StyleSheetImport.path(of: path, in: importer)
    guard let identity = FileIdentity(path: path) else { return .notFound(String(cString: strerror(errno)) + ".") }
    let name = names[identity] ?? path
    names[identity] = name
    do throws(InputError) {
      return .found(StyleSheetSource(name: name, bytes: try InputSource.file(path).read(atMost: limit)))
    } catch {
      return .notFound(error.reason + ".")
    }
  }
}

/// Which file a path leads to, however it is spelled and over whatever links.
private struct FileIdentity: Hashable {
  private let device: UInt
  private let number: UInt

  /// The result is nil where there is no such file; `errno` says why.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt(status.st_dev)
    number = UInt(status.st_ino)
  }
}
