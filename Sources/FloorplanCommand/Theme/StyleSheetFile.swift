import FloorplanResources
import FloorplanTheme
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
      source = StyleSheetSource(name: theme.fileName, bytes: Self.bytes(of: theme))
      return
    }
    let input = InputSource(argument: argument)
    let bytes =
      if input == .standardInput, let standardInput { standardInput } else { try input.read(atMost: Self.limit) }
    name = input == .standardInput ? "<stdin>" : argument
    source = StyleSheetSource(name: name, bytes: bytes)
  }

  private static func bytes(of theme: BuiltInTheme) -> [UInt8] {
    let file = floorplan_resource("themes/" + theme.fileName)
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }

  /// The most bytes that are read: more than a sheet may have, so that the diagnostic can say how large the file is, and
  /// little enough for what has no end.
  private static let limit = 128 << 20

  /// The sheet and its diagnostics.
  func read(dialect: StyleSheetDialect) -> StyleSheetReading {
    StyleSheet.read(source, dialect: dialect, resolve: Self.imported)
  }

  private static func imported(_ path: String, by importer: String) -> StyleSheetImport {
    let name = StyleSheetImport.path(of: path, in: importer)
    var status = stat()
    // What is no ordinary file may have no end.
    guard stat(name, &status) == 0 else { return .notFound(String(cString: strerror(errno)) + ".") }
    guard status.st_mode & S_IFMT == S_IFREG else { return .notFound("It is no file.") }
    do throws(InputError) {
      return .found(StyleSheetSource(name: name, bytes: try InputSource.file(name).read(atMost: limit)))
    } catch {
      return .notFound(error.reason + ".")
    }
  }
}
