import FloorplanLayout
import FloorplanUI
import GTKBridge

/// The search, by the picker or by the app.
extension ListPickerView {
  /// Searches for a text, as if the user had typed it; an empty text ends the search.
  ///
  /// - Parameter text: The search text.
  public func search(_ text: String) {
    guard canSearch else { return }
    searchEntry.text = text
    searchTextDidChange()
  }

  func searchTextDidChange() {
    guard searchEntry.text != picker.searchText else { return }
    picker.searchText = searchEntry.text
    beginSearch()
  }

  func beginSearch() {
    picker.optionSearch.cancel()
    guard !SubstringSearch.words(of: picker.searchText).isEmpty else {
      showProgress(1)
      return showMatches(nil)
    }
    isAwaitingResults = true
    showProgress(0)
    // Until there are results, the previous ones stay, without a button that selects them all.
    showState()
    picker.search()
  }

  /// Displays all results so far.
  func show(results: [Int], progress: Double) {
    showProgress(progress)
    let found = results.filter { 0..<optionCount ~= $0 }
    if !isAwaitingResults, let known = matches?.count, found.starts(with: matches ?? []) {
      matches = found
      let added = CollectionChanges.ItemRange(section: Self.allSection, items: known..<found.count)
      if !added.items.isEmpty { source?.apply(CollectionChanges(insertedItems: [added]), counts: counts) }
      showState()
    } else {
      showMatches(found)
    }
    announceResults()
  }

  /// Announces the number of results when the search is complete.
  func announceResults() {
    guard !isSearchRunning, let count = matches?.count else { return }
    announcement.announce(count == 0 ? Self.noResults : resultsTitle(count))
  }

  static var noResults: String { localized("No Results") }
  func resultsTitle(_ count: Int) -> String { localized("Results").withCount("\(count)") }

  private func showMatches(_ found: [Int]?) {
    isAwaitingResults = false
    matches = found
    reload()
    collection.contentOffset = .zero
  }

  /// The interval between pulses of an unknown progress, in milliseconds.
  private static let pulseInterval: UInt32 = 50

  /// Displays the progress of the search, 0...1; 0 if it is unknown.
  private func showProgress(_ value: Double) {
    pulse = nil
    progress.isVisible = value < 1
    guard isSearchRunning else { return }
    guard value <= 0 else { return progress.fraction = value }
    progress.pulse()
    guard Settings.default.areAnimationsEnabled else { return }
    pulse = MainLoop.every(milliseconds: Self.pulseInterval) { [weak self] in
      self?.progress.pulse()
      return self != nil
    }
  }

  /// Clears the search, or leaves the picker if it is already empty.
  func stopSearch() {
    if searchEntry.text.isEmpty { host?.requestClose() } else { searchEntry.text = "" }
  }
}
