import Glibc

/// The pseudo-locale `en@pseudo`: English texts that are longer, accented and in brackets.
///
/// In a window, texts without accents aren't translated, and texts without the closing bracket are clipped.
package nonisolated enum PseudoLocale {
  /// The name of the pseudo-locale in the environment variable `LANGUAGE`.
  package static let language = "en@pseudo"

  /// The brackets of a text; an isolate lets it keep its order in a window for a right-to-left language.
  package static let brackets = (opening: "⟦\u{2068}", closing: "\u{2069}⟧")

  /// Whether it is the first of the user's languages.
  package static var isActive: Bool {
    guard let languages = getenv("LANGUAGE") else { return false }
    let length = strcspn(languages, ":")
    return length == language.utf8.count && strncmp(languages, language, length) == 0
  }

  /// Returns a text in the pseudo-locale, or nil for one without letters, such as a separator or a date format.
  ///
  /// Some letters are doubled, because many languages need more space than English, most of all for short texts.
  /// Placeholders stay as they are.
  static func translation(of text: String) -> String? {
    let growth = text.count <= longestShortText ? 40 : 20
    var (rest, result, letterCount) = (text[...], "", 0)
    while let character = rest.first {
      if let placeholder = placeholder(at: rest) {
        result += placeholder
        rest = rest[placeholder.endIndex...]
        continue
      }
      rest.removeFirst()
      let accented = accents[character] ?? character
      result.append(accented)
      guard character.isLetter else { continue }
      letterCount += 1
      let isDoubled = doubledCount(of: letterCount, growth) > doubledCount(of: letterCount - 1, growth)
      if isDoubled { result.append(accented) }
    }
    return letterCount == 0 ? nil : brackets.opening + result + brackets.closing
  }

  /// The maximum number of characters of a short text.
  private static let longestShortText = 20

  /// The letters with an accent in the fonts of most systems.
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "ACDEGHIJKLNORSTUWYZacdeghijklnorstuwyz", "ÁČĎÉĞĤÍĴĶĹÑÖŘŠŤÜŴÝŽáčďéğĥíĵķĺñöřšťüŵýž"))

  /// Returns the placeholder with which a text begins, such as `%1$@` or `%@`, or nil if there is none.
  private static func placeholder(at text: Substring) -> Substring? {
    guard text.first == "%", let end = text.firstIndex(of: "@") else { return nil }
    return text[..<end].dropFirst().allSatisfy { $0 == "$" || $0.isNumber } ? text[...end] : nil
  }

  /// Returns how many of the first letters of a text are doubled.
  private static func doubledCount(of letterCount: Int, _ growth: Int) -> Int { (letterCount * growth + 50) / 100 }
}
