import GTKBridge

extension PartLabel {
  /// Highlights the matches of a search in the text.
  ///
  /// - Parameter search: The search words (see ``SubstringSearch``), or an empty string for no highlights.
  public func highlightMatches(of search: String) {
    emphasizedRanges = search.isEmpty ? [] : SubstringSearch.ranges(of: search, in: text)
  }
}

extension Widget {
  /// Returns the descendant labels that meet a condition.
  final func labels(where isIncluded: (PartLabel) -> Bool) -> [PartLabel] {
    children.flatMap { child in
      if let label = child as? PartLabel { isIncluded(label) ? [label] : [] } else { child.labels(where: isIncluded) }
    }
  }
}
