/// One piece of a value: a word, a variable, a text in quotation marks, or one of `( ) , : !`.
struct StyleSheetWord: Sendable, Hashable {
  let kind: StyleSheetToken.Kind
  /// The text without quotation marks.
  let text: String
  let range: StyleSheetRange
}

extension [StyleSheetWord] {
  /// The value as one text, its pieces separated by single spaces, as the parser on iOS keeps it.
  var joinedText: String { lazy.map(\.text).joined(separator: " ") }

  /// The words separated by commas; an empty group where a comma has nothing on one side.
  var commaGroups: [ArraySlice<StyleSheetWord>] {
    split(omittingEmptySubsequences: false) { $0.kind == .comma }
  }
}
