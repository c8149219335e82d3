import FloorplanProgram
import FloorplanTheme
import FloorplanThemeCheck
import Glibc

/// A style sheet from a file, from the standard input, or a built-in theme.
///
/// Imported sheets are looked for in the folder of the sheet that imports them.
struct StyleSheetFile {
  /// The text; its name is that of the file in diagnostics.
  let source: StyleSheetSource
  /// The path of the file; nil for the standard input and a built-in theme.
  let path: String?

  /// Reads a file, or the built-in theme of this name if there is no such file.
  ///
  /// - Parameters:
  ///   - argument: The path, `-` for the standard input, or the name of a built-in theme.
  ///   - standardInput: The bytes to read instead of the process's standard input; nil to read that.
  /// - Throws: ``InputError`` if the input can't be read.
  init(_ argument: String, standardInput: [UInt8]?) throws(InputError) {
    if let theme = BuiltInTheme(rawValue: argument), access(argument, F_OK) != 0 {
      let bytes = Installation.resource("themes/" + theme.fileName) { path in
        try InputSource.file(path).read(atMost: Self.limit)
      }
      source = StyleSheetSource(name: theme.fileName, bytes: bytes)
      path = nil
      return
    }
    let input = InputSource(argument: argument)
    path = input == .standardInput ? nil : argument
    do {
      let bytes = try input.read(standardInput, atMost: Self.limit)
      source = StyleSheetSource(name: input == .standardInput ? "<stdin>" : argument, bytes: bytes)
    } catch {
      var error = error
      if let theme = Self.theme(nearestTo: argument) {
        error.reason += "; did you mean the built-in theme \(theme.rawValue)?"
      }
      // No argument can contain such a name.
      if argument.unicodeScalars.contains("\u{FFFD}") {
        error.reason += "; for a file name that isn't UTF-8, use - and the standard input"
        error.advice = nil
      }
      throw error
    }
  }

  /// Returns the built-in theme with the most similar name; nil if there is none, or if the argument is an existing
  /// path or contains a slash.
  private static func theme(nearestTo argument: String) -> BuiltInTheme? {
    guard !argument.contains("/"), access(argument, F_OK) != 0 else { return nil }
    let name = argument.hasSuffix(".nss") ? String(argument.dropLast(4)) : argument
    return nearestNames(to: name, in: BuiltInTheme.allCases.map(\.rawValue), limit: 1).first.flatMap(BuiltInTheme.init)
  }

  /// The maximum number of bytes to read.
  ///
  /// The limit exceeds the maximum size of a sheet, because the diagnostic about a sheet that is too large contains its
  /// size. It also stops the reading of an endless input.
  private static let limit = 128 << 20

  func read(dialect: StyleSheetDialect) -> StyleSheetReading { Self.read(source, dialect: dialect, checks: .all) }

  /// Reads a text with the name of a file, whose imports are in the folder of the file.
  static func read(
    _ source: StyleSheetSource, dialect: StyleSheetDialect, checks: [StyleSheetCheck]
  ) -> StyleSheetReading {
    // A file can have several paths. Its first one is its name, so a circular import is recognized.
    var names: [FileIdentity: String] = [:]
    if let identity = FileIdentity(path: source.name) { names[identity] = source.name }
    return StyleSheet.read(source, dialect: dialect, checks: checks) { imported($0, by: $1, names: &names) }
  }

  private static func imported(
    _ path: String, by importer: String, names: inout [FileIdentity: String]
  ) -> StyleSheetImport {
    let path = StyleSheetImport.path(of: path, in: importer)
    guard let identity = FileIdentity(path: path) else { return .notFound(clause(String(cString: strerror(errno)))) }
    let name = names[identity] ?? path
    names[identity] = name
    do throws(InputError) {
      return .found(StyleSheetSource(name: name, bytes: try InputSource.file(path).read(atMost: limit)))
    } catch {
      return .notFound(clause(error.reason))
    }
  }

  /// Returns a message of the system in the form of diagnostics: in lower case.
  private static func clause(_ message: String) -> String { message.prefix(1).lowercased() + message.dropFirst() }
}
