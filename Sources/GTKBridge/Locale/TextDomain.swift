import CGTK
import Glibc

/// The gettext catalogs of a program or library: a file with the same name for each language.
///
/// Texts without a catalog for the user's language stay in English, as in the source code. The environment variables
/// `LANGUAGE` and `LC_MESSAGES` select the language; the locale `C` translates nothing. The language `en@pseudo` is a
/// pseudo-locale without catalogs, which shows developers untranslated and clipped texts.
public nonisolated struct TextDomain: Sendable, Hashable {
  /// The base name of the catalog files: `floorplan` for `de/LC_MESSAGES/floorplan.mo`.
  public let name: String

  /// Creates a domain from its name.
  public init(_ name: String) { self.name = name }

  /// Sets the folder of the catalogs.
  ///
  /// - Parameter folder: The folder with a subfolder for each language, or nil for the system's `/usr/share/locale`.
  public func bind(to folder: String?) {
    if let folder { bindtextdomain(name, folder) }
    // Swift strings are UTF-8, regardless of the encoding of the locale.
    bind_textdomain_codeset(name, "UTF-8")
  }

  /// Sets the locale from the environment, and makes this the domain of the program.
  ///
  /// Call this method once, before the first text is displayed, because it doesn't affect texts that were read earlier.
  /// If the program has no catalog for the language, GLib leaves GTK's own texts in English, too.
  ///
  /// - Parameter folder: The folder of the catalogs, or nil for the system's folder.
  public func activate(in folder: String?) {
    setlocale(LC_ALL, "")
    bind(to: folder)
    textdomain(name)
  }

  /// The domain of the program, or nil if it has none.
  public static var program: TextDomain? {
    guard let name = textdomain(nil).map({ String(cString: $0) }), name != "messages" else { return nil }
    return TextDomain(name)
  }

  /// Returns the translation of a text.
  ///
  /// - Parameters:
  ///   - text: The text in the source code.
  ///   - context: The context that distinguishes the text from the same text elsewhere.
  /// - Returns: The translation, or nil if there is none.
  public func translation(of text: String, context: String? = nil) -> String? {
    // The translation of the empty text is the catalog's header.
    guard !text.isEmpty else { return nil }
    if PseudoLocale.isActive { return PseudoLocale.translation(of: text) }
    return Self.key(text, context).withCString { key -> String? in
      // Not `g_dgettext`, which translates nothing if the program's own domain has no catalog for the language.
      guard let found = dgettext(name, key), UnsafePointer(found) != key else { return nil }
      return String(cString: found)
    }
  }

  /// Returns the translation of a text that contains a number, in the plural form for that number.
  ///
  /// - Parameters:
  ///   - one: The singular text in the source code.
  ///   - other: The plural text in the source code.
  ///   - count: The number; a negative number has the form of its magnitude.
  ///   - context: The context that distinguishes the text from the same text elsewhere.
  /// - Returns: The translation, or nil if there is none.
  public func translation(of one: String, _ other: String, count: Int, context: String? = nil) -> String? {
    guard !one.isEmpty else { return nil }
    if PseudoLocale.isActive { return PseudoLocale.translation(of: count.magnitude == 1 ? one : other) }
    return Self.key(one, context).withCString { one -> String? in
      other.withCString { other -> String? in
        guard let found = dngettext(name, one, other, count.magnitude).map({ UnsafePointer($0) }), found != one,
          found != other
        else { return nil }
        return String(cString: found)
      }
    }
  }

  /// Returns the catalog's key for a text.
  private static func key(_ text: String, _ context: String?) -> String {
    context.map { "\($0)\u{4}\(text)" } ?? text
  }
}
