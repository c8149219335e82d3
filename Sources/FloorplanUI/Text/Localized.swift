import FloorplanProgram
public import GTKBridge

nonisolated extension TextDomain {
  /// The text domain of the library, with its catalogs in the folder described at ``activate()``.
  ///
  /// A program with catalogs elsewhere must bind the domain to their folder.
  public static let floorplan: TextDomain = {
    let domain = TextDomain("floorplan")
    domain.bind(to: Installation.current.localeFolder(of: domain.name))
    return domain
  }()

  /// Sets the locale from the environment, and makes this the domain of the program, with the catalogs next to it.
  ///
  /// The catalogs are in the first of these folders with a catalog of the domain: the one named in the environment
  /// variable `FLOORPLAN_LOCALES`, `locale` next to the program, `../share/locale` relative to the program, and the
  /// system's folder. Call this method once, before the first text is translated; `Application` calls it for its texts.
  public func activate() { activate(in: Installation.current.localeFolder(of: name)) }

  /// The message context of the library's texts in the catalog of a program.
  ///
  /// It distinguishes a text of the library from an equal text of the program with another meaning.
  public static let libraryContext = "Floorplan"

  /// Returns the translation of a library text, from the program's catalog if possible, otherwise from the library's.
  fileprivate static func ofLibrary(_ translation: (TextDomain, _ context: String?) -> String?, context: String?)
    -> String?
  {
    let own = context.map { "\(libraryContext):\($0)" } ?? libraryContext
    return program.flatMap { translation($0, own) } ?? translation(floorplan, context)
  }
}

/// Returns a library text in the user's language.
///
/// The text must be a literal, because `scripts/translations` extracts it from the source.
package nonisolated func localized(_ text: String) -> String { localized(text, context: nil) }

/// Returns a library text in the user's language, with a message context.
package nonisolated func localized(_ text: String, context: String?) -> String {
  TextDomain.ofLibrary({ $0.translation(of: text, context: $1) }, context: context) ?? text
}

/// Returns a word that a catalog chooses for the code, which isn't displayed, such as the direction of the language.
///
/// The pseudo-locale doesn't change it.
package nonisolated func localizedKeyword(_ word: String, context: String) -> String {
  PseudoLocale.isActive ? word : localized(word, context: context)
}

/// Returns a library text in the plural form for a number, which replaces `%1$@`.
package nonisolated func localized(_ one: String, _ other: String, count: Int) -> String {
  PluralText(one: one, other: other, in: .floorplan).text(count)
}

/// Returns a percentage in the notation of the user's language: “40%” in English, “40 %” in German.
package nonisolated func percentText(_ number: String) -> String {
  // Translators: a number and a percent sign. English has no space between them.
  localized("%1$@%2$@", context: "number and percent sign").filled(with: number, "%")
}

/// Returns a fraction as a percentage, rounded to an integer.
package nonisolated func percentText(of fraction: Double) -> String {
  percentText("\(Int((fraction * 100).rounded()))")
}

/// A text with a number and its plural forms: “1 review”, “8 reviews”.
///
/// English has two forms and Arabic six. The forms of a language are in a catalog; without one, the English forms are
/// used.
public nonisolated struct PluralText: Sendable, Hashable {
  /// The singular form.
  public let one: String
  /// The plural form.
  public let other: String
  /// The domain of the translations, or nil for none.
  public let domain: TextDomain?

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - one: The singular form, in which `%1$@` is the placeholder of the number.
  ///   - other: The plural form.
  ///   - domain: The domain with translations of both, or nil, the default, for untranslated text.
  public init(one: String, other: String, in domain: TextDomain? = nil) {
    self.one = one
    self.other = other
    self.domain = domain
  }

  /// Returns the text for a number, formatted with the locale's digit grouping.
  public func text(_ count: Int) -> String {
    form(for: count).filled(with: NumberFormat.integer.text(count))
  }

  private func form(for count: Int) -> String {
    let find = { (domain: TextDomain, context: String?) in
      domain.translation(of: one, other, count: count, context: context)
    }
    let found = domain == .floorplan ? TextDomain.ofLibrary(find, context: nil) : domain.flatMap { find($0, nil) }
    return found ?? (count.magnitude == 1 ? one : other)
  }
}

/// The separator of the items of a list in the user's language.
package nonisolated var localizedListSeparator: String { localized(", ", context: "between the items of a list") }

extension Sequence where Element == String {
  /// The texts joined with the list separator of the user's language.
  package nonisolated var localizedList: String { joinedInReadingOrder(separator: localizedListSeparator) }

  /// Returns the texts in the order of the user's language, also if their letters have different directions.
  ///
  /// - Parameter separator: The text between two texts.
  /// - Returns: The resulting text.
  package nonisolated func joinedInReadingOrder(separator: String = " · ") -> String {
    let values = Array(self)
    guard values.count > 1 else { return values.first ?? "" }
    var text = BidirectionalText(separator, values: values)
    for (position, value) in values.enumerated() {
      if position > 0 { text.append(separator) }
      text.append(value: value)
    }
    return text.marked
  }
}

extension String {
  /// The text in quotation marks of the user's language.
  package nonisolated var localizedQuotation: String {
    localized("“%1$@”", context: "quotation marks").filled(with: self)
  }

  /// Returns the title with a number of items: “Work Orders (54)”.
  package nonisolated func withCount(_ count: String) -> String {
    // Translators: a title and the number of items: Work Orders (54).
    localized("%1$@ (%2$@)").filled(with: self, count)
  }
}
