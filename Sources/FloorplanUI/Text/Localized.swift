import FloorplanProgram
public import GTKBridge

nonisolated extension TextDomain {
  /// The catalogues of the library, which it looks for beside the program, in `../share/locale`.
  ///
  /// A program that has them elsewhere binds them there.
  public static let floorplan: TextDomain = {
    let domain = TextDomain("floorplan")
    if let folder = Installation.current.localeFolder { domain.bind(to: folder) }
    return domain
  }()

  /// The context that texts of the library have in the catalogue of a program.
  ///
  /// It tells a text of the library from the same one of the program, which may mean something else.
  public static let libraryContext = "Floorplan"

  /// The translation of a text of the library: the program's own before the library's.
  fileprivate static func ofLibrary(_ translation: (TextDomain, _ context: String?) -> String?, context: String?)
    -> String?
  {
    let own = context.map { "\(libraryContext):\($0)" } ?? libraryContext
    return ofProgram.flatMap { translation($0, own) } ?? translation(floorplan, context)
  }
}

/// A text of the library in the language of the person.
///
/// The text is a literal: `scripts/translations` reads it from the source.
package nonisolated func localized(_ text: String) -> String { localized(text, context: nil) }

/// A text of the library that means something else in another place.
package nonisolated func localized(_ text: String, context: String?) -> String {
  TextDomain.ofLibrary({ $0.translation(of: text, context: $1) }, context: context) ?? text
}

/// A text of the library with a number, for which `%1$@` stands, in the form that the language has for that number.
package nonisolated func localized(_ one: String, _ other: String, count: Int) -> String {
  CountedText(one: one, other: other, in: .floorplan).text(count)
}

/// A text with a number in it, in the form that the number asks for: “1 review”, “8 reviews”.
///
/// English has two forms and Arabic six. Those of the language are in a catalogue; without one it is English's two.
public nonisolated struct CountedText: Sendable, Hashable {
  /// The text for one.
  public let one: String
  /// The text for all other numbers.
  public let other: String
  /// What has the forms of other languages; nil for none.
  public let domain: TextDomain?

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - one: The text for one; `%1$@` stands for the number wherever it is to be seen.
  ///   - other: The text for all other numbers.
  ///   - domain: The catalogues that have both under these words; nil, the default, if they are to stay as they are.
  public init(one: String, other: String, in domain: TextDomain? = nil) {
    self.one = one
    self.other = other
    self.domain = domain
  }

  /// The text for a number, whose digits are grouped as in the locale.
  public func text(_ count: Int) -> String {
    form(for: count).filled(with: LocaleNumbers.grouped(count))
  }

  private func form(for count: Int) -> String {
    let find = { (domain: TextDomain, context: String?) in
      domain.translation(of: one, other, count: count, context: context)
    }
    let found = domain == .floorplan ? TextDomain.ofLibrary(find, context: nil) : domain.flatMap { find($0, nil) }
    return found ?? (count.magnitude == 1 ? one : other)
  }
}

extension Sequence where Element == String {
  /// The texts as one, with what the language has between the items of a list.
  package nonisolated var asList: String {
    joined(separator: localized(", ", context: "between the items of a list"))
  }
}

extension String {
  /// The text between the quotation marks of the language.
  package nonisolated var inQuotationMarks: String {
    localized("“%1$@”", context: "quotation marks").filled(with: self)
  }
}
