import CGTK
import Glibc

/// The catalogues of translations of one program or library, as gettext has them: one for each language, all of one name.
///
/// Without a catalogue for the language of the person every text is what it is in the program, in English. The language
/// is that of the environment's `LANGUAGE` and `LC_MESSAGES`; in the locale `C` nothing is translated.
public nonisolated struct TextDomain: Sendable, Hashable {
  /// The name of the files: `floorplan` for `de/LC_MESSAGES/floorplan.mo`.
  public let name: String

  /// Names the catalogues.
  public init(_ name: String) { self.name = name }

  /// Says in which folder the catalogues are, in place of the system's `/usr/share/locale`.
  ///
  /// - Parameter folder: The folder that has one for each language.
  public func bind(to folder: String) {
    bindtextdomain(name, folder)
    // Swift's strings are UTF-8, whatever the locale has.
    bind_textdomain_codeset(name, "UTF-8")
  }

  /// Takes the locale from the environment, and makes these the catalogues of the program.
  ///
  /// Call it once, before anything is shown: texts that were read earlier stay as they were. GLib leaves the texts of
  /// libraries alone where the program has no catalogue for the language, so that no window speaks two.
  ///
  /// - Parameter folder: The folder of the catalogues; nil for the system's.
  public func becomeProgramDomain(in folder: String?) {
    setlocale(LC_ALL, "")
    if let folder { bind(to: folder) }
    textdomain(name)
  }

  /// The domain of the program; nil where it has none.
  public static var ofProgram: TextDomain? {
    guard let name = textdomain(nil).map({ String(cString: $0) }), name != "messages" else { return nil }
    return TextDomain(name)
  }

  /// The translation of a text.
  ///
  /// - Parameters:
  ///   - text: The text as it is in the program.
  ///   - context: What tells it from the same text elsewhere.
  /// - Returns: The translation; nil where there is none.
  public func translation(of text: String, context: String? = nil) -> String? {
    // What an empty text stands for is the header of the catalogue.
    guard !text.isEmpty else { return nil }
    return Self.key(text, context).withCString { key -> String? in
      guard let found = g_dgettext(name, key), found != key else { return nil }
      return String(cString: found)
    }
  }

  /// The translation of a text with a number in it, in the form that the language has for that number.
  ///
  /// - Parameters:
  ///   - one: The text for one, as it is in the program.
  ///   - other: The text for all other numbers.
  ///   - count: The number; a negative one has the form of its magnitude.
  ///   - context: What tells it from the same text elsewhere.
  /// - Returns: The translation; nil where there is none.
  public func translation(of one: String, _ other: String, count: Int, context: String? = nil) -> String? {
    guard !one.isEmpty else { return nil }
    return Self.key(one, context).withCString { one -> String? in
      other.withCString { other -> String? in
        guard let found = g_dngettext(name, one, other, gulong(count.magnitude)), found != one, found != other else {
          return nil
        }
        return String(cString: found)
      }
    }
  }

  /// The text under which a catalogue has the translation.
  private static func key(_ text: String, _ context: String?) -> String {
    context.map { "\($0)\u{4}\(text)" } ?? text
  }
}
