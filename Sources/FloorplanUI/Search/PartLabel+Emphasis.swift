import GTKBridge

extension PartLabel {
  /// Shows where what was searched stands in the text.
  ///
  /// - Parameter search: Words as they were typed (``SubstringSearch``); none for nothing to be shown.
  public func emphasize(_ search: String) {
    emphasizedRanges = search.isEmpty ? [] : SubstringSearch.places(of: search, in: text)
  }
}
