import FloorplanUI
import GTKBridge

nonisolated extension TextDomain {
  /// The catalogs of the gallery.
  static let gallery = TextDomain("floorplan-gallery")
}

// These functions hide those of the library in this module, so texts are looked up in the gallery's catalogs.

/// Returns a text of the gallery in the user's language.
///
/// The argument is a literal: `scripts/translations` reads it from the source.
nonisolated func localized(_ text: String) -> String { localized(text, context: nil) }

/// Returns a text of the gallery whose translation depends on the context.
nonisolated func localized(_ text: String, context: String?) -> String {
  TextDomain.gallery.translation(of: text, context: context) ?? text
}

/// Returns a text of the gallery with a number for `%1$@`, in the plural form of the user's language.
nonisolated func localized(_ one: String, _ other: String, count: Int) -> String {
  PluralText(one: one, other: other, in: .gallery).text(count)
}

/// Returns keywords for the search, in English and in the user's language.
///
/// - Parameter list: The keywords, separated by commas; a literal like that of ``localized(_:)``.
/// - Returns: The keywords.
nonisolated func localizedKeywords(_ list: String) -> [String] {
  [list, localized(list)].uniqued().flatMap { $0.split { ",،".contains($0) }.map { String($0.trimmingPrefix(" ")) } }
}
