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
    picker.cancelSearch()
    let text = picker.searchText
    guard !SubstringSearch.words(of: text).isEmpty else {
      matches = nil
      showProgress(1)
      reload()
      return collection.contentOffset = .zero
    }
    showProgress(0)
    // Until there are results, what was found before stays, and there is nothing to select of it.
    showState()
    if let updater = picker.searchResultsUpdating { return updater.updateSearchResults(for: picker, text: text) }
    var isFirst = true
    picker.optionSearch.search(text) { [weak self] options, progress in
      self?.show(found: options, isFirst: isFirst, progress: progress)
      isFirst = false
    }
  }

  func show(found options: [Int], isFirst: Bool, progress: Double) {
    showProgress(progress)
    guard !isFirst, let known = matches?.count else {
      showMatches(options)
      return announceResults()
    }
    matches?.append(contentsOf: options)
    if !options.isEmpty {
      let added = CollectionChanges.ItemRange(section: Self.allSection, items: known..<known + options.count)
      source?.apply(CollectionChanges(insertedItems: [added]), counts: counts)
    }
    showState()
    announceResults()
  }

  /// Shows what the app has found.
  func show(results options: [Int], progress: Double) {
    showProgress(progress)
    let valid = options.filter { 0..<optionCount ~= $0 }
    if valid != matches { showMatches(valid) } else { showState() }
    announceResults()
  }

  /// Reads out how many options a search has found, once it is over.
  func announceResults() {
    guard !isSearchRunning, let count = matches?.count else { return }
    announcement.say(count == 0 ? picker.texts.noResults : resultsTitle(count))
  }

  func resultsTitle(_ count: Int) -> String { "\(picker.texts.results) (\(count))" }

  func showMatches(_ found: [Int]) {
    matches = found
    reload()
    collection.contentOffset = .zero
  }

  func showProgress(_ progress: Double) {
    isSearchRunning = progress < 1
    self.progress.show(progress)
  }

  /// Takes the search back, or leaves where there is none.
  func stopSearch() {
    if searchEntry.text.isEmpty { onCancel?() } else { searchEntry.text = "" }
  }
}
