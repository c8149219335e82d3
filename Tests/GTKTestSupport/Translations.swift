import CGTK
import Glibc

/// A compiled gettext catalog like the output of `msgfmt`, created by a test.
public nonisolated struct TestCatalog {
  /// The translations by source text; a context ends in U+0004.
  public var texts: [String: String] = [:]
  /// Translations of texts with a number: the singular, the plural, and the forms of the language.
  public var counted: [(one: String, other: String, forms: [String])] = []
  /// The plural rule, as in the header line: the number of forms, and the form for a number.
  public var pluralForms = "nplurals=2; plural=(n != 1);"

  /// Creates a catalog.
  public init() {}

  /// The bytes of the file.
  public var bytes: [UInt8] {
    var entries = texts.map { (key: Array($0.key.utf8), value: Array($0.value.utf8)) }
    for (one, other, forms) in counted {
      entries.append((key: Array("\(one)\0\(other)".utf8), value: Array(forms.joined(separator: "\0").utf8)))
    }
    let header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: \(pluralForms)\n"
    entries.append((key: [], value: Array(header.utf8)))
    // gettext uses a binary search.
    entries.sort { $0.key.lexicographicallyPrecedes($1.key) }
    let tables = 28
    var strings: [UInt8] = []
    func location(_ text: [UInt8]) -> [UInt32] {
      defer { strings += text + [0] }
      return [UInt32(text.count), UInt32(tables + 16 * entries.count + strings.count)]
    }
    let keys = entries.flatMap { location($0.key) }
    let values = entries.flatMap { location($0.value) }
    let count = UInt32(entries.count)
    // The magic number, the version, the number of texts, the offsets of both tables, and no hash table.
    let start = UInt32(tables)
    var words: [UInt32] = [0x9504_12DE, 0, count, start, start + 8 * count, 0, start + 16 * count]
    words += keys
    words += values
    var bytes: [UInt8] = []
    for word in words { for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) } }
    return bytes + strings
  }

  /// Writes the file to the location that gettext reads.
  ///
  /// - Parameters:
  ///   - language: The language, such as `de`.
  ///   - domain: The name of the text domain.
  ///   - folder: The folder to bind the domain to.
  public func write(language: String, domain: String, in folder: String) {
    for path in [folder, "\(folder)/\(language)", "\(folder)/\(language)/LC_MESSAGES"] { mkdir(path, 0o700) }
    GTKTestSupport.write(bytes, to: "\(folder)/\(language)/LC_MESSAGES/\(domain).mo")
  }
}

/// Runs the body of a test for a user with a language, regardless of the locales of the machine.
///
/// gettext caches lookups: bind a domain to a new folder within the body.
@MainActor
public func withLanguage<Result>(_ language: String, _ body: @MainActor () throws -> Result) rethrows -> Result {
  let locale = setlocale(LC_ALL, nil).map { String(cString: $0) }
  let variables = ["LC_ALL", "LANGUAGE"].map { (name: String) in (name, getenv(name).map { String(cString: $0) }) }
  defer {
    for (name, value) in variables {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    setlocale(LC_ALL, locale ?? "C")
    textdomain("messages")
  }
  // In the locale C, in which a process starts, nothing is translated.
  setenv("LC_ALL", "C.UTF-8", 1)
  setenv("LANGUAGE", language, 1)
  setlocale(LC_ALL, "")
  return try body()
}
