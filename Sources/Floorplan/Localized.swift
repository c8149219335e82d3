import FloorplanUI
import GTKBridge

/// Returns a text of the program in the user's language, from the domain that ``Application`` activated.
///
/// The text must be a literal, because `xgettext` extracts it from the source.
public nonisolated func localized(_ text: String) -> String { localized(text, context: nil) }

/// Returns a text of the program in the user's language, with a message context that distinguishes equal texts.
public nonisolated func localized(_ text: String, context: String?) -> String {
  TextDomain.program?.translation(of: text, context: context) ?? text
}

/// Returns a text of the program in the plural form for a number, which replaces `%1$@`.
public nonisolated func localized(_ one: String, _ other: String, count: Int) -> String {
  PluralText(one: one, other: other, in: .program).text(count)
}
