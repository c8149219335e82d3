import CGTK
import Glibc

/// A catalogue as gettext reads it: what `msgfmt` makes, made by a test.
public nonisolated struct TestCatalogue {
  /// The translations by what stands in the program: a context ends in U+0004.
  public var texts: [String: String] = [:]
  /// The same of texts with a number: the text for one, that for others, and the forms of the language.
  public var counted: [(one: String, other: String, forms: [String])] = []
  /// How many forms there are, and which one a number has, as a line of the header says it.
  public var pluralForms = "nplurals=2; plural=(n != 1);"

  /// Makes a catalogue.
  public init() {}

  /// The bytes of the file.
  public var bytes: [UInt8] {
    var entries = texts.map { (key: Array($0.key.utf8), value: Array($0.value.utf8)) }
    for (one, other, forms) in counted {
      entries.append((key: Array("\(one)\0\(other)".utf8), value: Array(forms.joined(separator: "\0").utf8)))
    }
    let header = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: \(pluralForms)\n"
    entries.append((key: [], value: Array(header.utf8)))
    // It is searched by halving.
    entries.sort { $0.key.lexicographicallyPrecedes($1.key) }
    let tables = 28
    var strings: [UInt8] = []
    func place(_ text: [UInt8]) -> [UInt32] {
      defer { strings += text + [0] }
      return [UInt32(text.count), UInt32(tables + 16 * entries.count + strings.count)]
    }
    let keys = entries.flatMap { place($0.key) }
    let values = entries.flatMap { place($0.value) }
    let count = UInt32(entries.count)
    // The mark, the version, the number of texts, where both tables are, and that there is no table of hashes.
    let start = UInt32(tables)
    var words: [UInt32] = [0x9504_12DE, 0, count, start, start + 8 * count, 0, start + 16 * count]
    words += keys
    words += values
    var bytes: [UInt8] = []
    for word in words { for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) } }
    return bytes + strings
  }

  /// Writes the file where gettext looks for it.
  ///
  /// - Parameters:
  ///   - language: The language, as in `de`.
  ///   - domain: The name of the catalogues.
  ///   - folder: The folder to bind the domain to.
  public func write(language: String, domain: String, in folder: String) {
    for path in [folder, "\(folder)/\(language)", "\(folder)/\(language)/LC_MESSAGES"] { mkdir(path, 0o700) }
    GTKTestSupport.write(bytes, to: "\(folder)/\(language)/LC_MESSAGES/\(domain).mo")
  }
}

/// Runs a test's body as for a person who reads a language, whatever locales the machine has.
///
/// gettext remembers what it has looked up: a domain is to be bound to a new folder within the body.
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
  // In the locale C, which a process begins with, nothing is translated.
  setenv("LC_ALL", "C.UTF-8", 1)
  setenv("LANGUAGE", language, 1)
  setlocale(LC_ALL, "")
  return try body()
}
