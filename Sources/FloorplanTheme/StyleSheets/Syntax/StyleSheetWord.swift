/// A token in a value: a word, a variable, a quoted text, or one of `( ) , : !`.
struct StyleSheetWord: Sendable, Hashable {
  let kind: StyleSheetToken.Kind
  /// The text without quotation marks.
  let text: String
  let range: StyleSheetRange
}

extension [StyleSheetWord] {
  /// The value as one text, with single spaces between its tokens, as the parser on iOS stores it.
  var joinedText: String { lazy.map(\.text).joined(separator: " ") }

  /// The words separated by commas.
  ///
  /// A leading, trailing or double comma results in an empty group.
  var commaGroups: [ArraySlice<StyleSheetWord>] {
    split(omittingEmptySubsequences: false) { $0.kind == .comma }
  }
}
