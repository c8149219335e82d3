import FloorplanUI
import GTKBridge

nonisolated extension TextDomain {
  /// The catalogues of the gallery.
  static let gallery = TextDomain("floorplan-gallery")
}

// These take the place of the library's in this module: a text of the gallery is looked up among the gallery's own.

/// A text of the gallery in the language of the person.
///
/// The text is a literal: `scripts/translations` reads it from the source.
nonisolated func localized(_ text: String) -> String { localized(text, context: nil) }

/// A text of the gallery that means something else in another place.
nonisolated func localized(_ text: String, context: String?) -> String {
  TextDomain.gallery.translation(of: text, context: context) ?? text
}

/// A text of the gallery with a number, for which `%1$@` stands, in the form that the language has for that number.
nonisolated func localized(_ one: String, _ other: String, count: Int) -> String {
  CountedText(one: one, other: other, in: .gallery).text(count)
}
