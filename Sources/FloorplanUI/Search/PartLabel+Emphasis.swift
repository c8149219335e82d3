import GTKBridge

extension PartLabel {
  /// Highlights the matches of a search in the text.
  ///
  /// - Parameter search: The search words (see ``SubstringSearch``), or an empty string for no highlights.
  public func emphasize(_ search: String) {
    emphasizedRanges = search.isEmpty ? [] : SubstringSearch.places(of: search, in: text)
  }
}
