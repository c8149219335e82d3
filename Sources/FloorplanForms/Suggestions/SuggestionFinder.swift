import FloorplanUI
import GTKBridge

/// Finds the suggestions for a text, from all sources of a field.
final class SuggestionFinder {
  /// The state of a search.
  enum State: Equatable {
    case complete
    case searching
    /// The search failed, for a reason.
    case failed(String)
  }

  var suggestions = Suggestions() {
    didSet {
      recentTerms = RecentTerms(suggestions.recent).terms
      if suggestions.options != oldValue.options { options = OptionSearch(suggestions.options.map(\.searchedText)) }
    }
  }
  /// Called when the results or the state change.
  var onChange: (() -> Void)?
  /// The pause in typing after which a search starts, in milliseconds.
  private static let delay: UInt32 = 250

  private var options = OptionSearch([])
  private var recentTerms: [String] = []
  @Pending private var timer: LoopSource?
  private var task: Task<Void, Never>?

  private(set) var text = ""
  private var searchState = State.complete
  /// Whether a long list is being searched.
  private var isListing = false
  var state: State { searchState == .complete && isListing ? .searching : searchState }
  private(set) var recent: [Suggestion] = []
  private var listed: [Suggestion] = []
  private var found: [Suggestion] = []

  /// The suggestions that aren't recent ones.
  var others: [Suggestion] {
    var titles = Set(recent.map(\.title))
    let new = (listed + found).filter { titles.insert($0.title).inserted }
    return Array(new.prefix(Self.maximumCount - recent.count))
  }

  private static let maximumCount = 8
  private static let maximumRecentCount = 4

  /// Finds the suggestions for a text, and cancels a running search.
  func find(_ newText: String) {
    stop()
    text = newText
    let matches = SubstringSearch(texts: recentTerms).indices(matching: text).prefix(Self.maximumRecentCount)
    recent = matches.map { Suggestion(recentTerms[$0]) }
    // Results for the previous text stay until there are others.
    if text.isOmitted || suggestions.search == nil {
      found = []
    } else {
      searchState = .searching
      timer = MainLoop.after(milliseconds: Self.delay) { [weak self] in self?.search() }
    }
    isListing = true
    options.search(text) { [weak self] indices, progress in
      guard let self else { return }
      listed = indices.prefix(2 * Self.maximumCount).map { suggestions.options[$0] }
      isListing = progress < 1
      onChange?()
    }
  }

  /// Searches for the text again.
  func retry() {
    stop()
    search()
    onChange?()
  }

  private func search() {
    guard let search = suggestions.search else { return }
    searchState = .searching
    task = Task { [weak self, text] in
      let result: Result<[Suggestion], any Error>
      do { result = .success(try await search(text)) } catch { result = .failure(error) }
      guard !Task.isCancelled else { return }
      self?.end(with: result)
    }
  }

  private func end(with result: Result<[Suggestion], any Error>) {
    task = nil
    switch result {
    case .success(let results): (found, searchState) = (results, .complete)
    case .failure(let error): (found, searchState) = ([], .failed(problemText(of: error)))
    }
    onChange?()
  }

  /// Cancels a running search and discards the results, which may be those of another field.
  func cancel() {
    stop()
    found = []
  }

  private func stop() {
    timer = nil
    task?.cancel()
    task = nil
    options.cancel()
    isListing = false
    searchState = .complete
  }
}

extension Suggestion {
  /// The title and the description, separated by a line break, so no search term matches across them.
  fileprivate var searchedText: String { [title, description].compactMap(\.self).joined(separator: "\n") }
}
