import FloorplanLayout
import FloorplanUI
import GTKBridge

/// The search, of the picker itself or of the app.
extension ListPickerView {
  /// Searches, as if somebody had typed; an empty text takes the search back.
  ///
  /// - Parameter text: What to search for.
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
    awaitsResults = true
    showProgress(0)
    // Until there are results, what was found before stays, and there is nothing to select of it.
    showState()
    picker.search()
  }

  /// Shows all that was found so far.
  func show(results: [Int], progress: Double) {
    showProgress(progress)
    let found = results.filter { 0..<optionCount ~= $0 }
    if !awaitsResults, let known = matches?.count, found.starts(with: matches ?? []) {
      matches = found
      let added = CollectionChanges.ItemRange(section: Self.allSection, items: known..<found.count)
      if !added.items.isEmpty { source?.apply(CollectionChanges(insertedItems: [added]), counts: counts) }
      showState()
    } else {
      showMatches(found)
    }
    announceResults()
  }

  /// Reads out how many options a search has found, once it is over.
  func announceResults() {
    guard !isSearchRunning, let count = matches?.count else { return }
    announcement.say(count == 0 ? Self.noResults : resultsTitle(count))
  }

  static var noResults: String { localized("No Results") }
  func resultsTitle(_ count: Int) -> String { localized("Results") + " (\(count))" }

  private func showMatches(_ found: [Int]?) {
    awaitsResults = false
    matches = found
    reload()
    collection.contentOffset = .zero
  }

  /// The time between two steps of a progress that nobody knows, in milliseconds.
  private static let pulseInterval: UInt32 = 50

  /// Shows how far a search has come, 0...1; 0 where nobody knows yet.
  private func showProgress(_ value: Double) {
    pulse?.cancel()
    pulse = nil
    progress.isVisible = value < 1
    guard isSearchRunning else { return }
    guard value <= 0 else { return progress.fraction = value }
    progress.pulse()
    guard Settings.default.enablesAnimations else { return }
    pulse = MainLoop.every(milliseconds: Self.pulseInterval) { [weak self] in
      self?.progress.pulse()
      return self != nil
    }
  }

  /// Takes the search back, or leaves where there is none.
  func stopSearch() {
    if searchEntry.text.isEmpty { host?.leave() } else { searchEntry.text = "" }
  }
}
