import FloorplanUI

/// Searches a list of options: at once where they are few, and where they are many beside the main thread, part by
/// part.
@MainActor
final class OptionSearch {
  private let index: OptionIndex
  private let partCount: Int
  /// The index of options that are few.
  private lazy var smallIndex = SubstringSearch(ofTexts: options)
  private let options: [String]
  private var task: Task<Void, Never>?

  init(_ options: [String]) {
    self.options = options
    index = OptionIndex(options)
    partCount = OptionIndex.partCount(of: options.count)
  }

  /// Whether a search is on its way.
  private(set) var isRunning = false

  /// Begins a search and forgets the last one.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - show: Called with the numbers of the options that match, in order, as far as they are new, and with how far
  ///     the search has come, 1 at its end.  The first call may come at once.
  func search(_ text: String, _ show: @escaping (_ options: [Int], _ progress: Double) -> Void) {
    cancel()
    if options.count <= OptionIndex.partSize { return show(smallIndex.indices(matching: text), 1) }
    isRunning = true
    task = Task { [index, partCount, weak self] in
      let words = SubstringSearch.words(of: text)
      for part in 0..<partCount {
        let found = await index.options(matching: words, inPart: part)
        guard !Task.isCancelled else { return }
        if part == partCount - 1 { self?.isRunning = false }
        show(found, Double(part + 1) / Double(partCount))
      }
    }
  }

  /// Ends the search that is on its way.
  func cancel() {
    task?.cancel()
    task = nil
    isRunning = false
  }
}

/// The options prepared for searching, each part when it is first looked into.
private actor OptionIndex {
  /// As many as are searched within a few milliseconds.
  nonisolated static let partSize = 16_384

  nonisolated static func partCount(of count: Int) -> Int { (count + partSize - 1) / partSize }

  private let options: [String]
  private var parts: [SubstringSearch?]

  init(_ options: [String]) {
    self.options = options
    parts = Array(repeating: nil, count: Self.partCount(of: options.count))
  }

  func options(matching words: [[UInt8]], inPart part: Int) -> [Int] {
    // A search that was overtaken has better things to leave undone.
    guard !Task.isCancelled else { return [] }
    let start = part * Self.partSize
    let search =
      parts[part] ?? SubstringSearch(ofTexts: options[start..<min(start + Self.partSize, options.count)])
    parts[part] = search
    return search.indices(matching: words).map { start + $0 }
  }
}
