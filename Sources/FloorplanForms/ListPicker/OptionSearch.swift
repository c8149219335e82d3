import FloorplanUI

/// A search in a list of options: immediate for few options, otherwise off the main thread and part by part.
final class OptionSearch {
  private let options: [String]
  /// The parts that were already searched, by their start indices.
  private var parts: [Int: SubstringSearch] = [:]
  private var task: Task<Void, Never>?

  init(_ options: [String]) { self.options = options }

  /// The number of options that can be searched in a few milliseconds.
  private static let partSize = 16_384

  /// Begins a search and cancels the previous one.
  ///
  /// - Parameters:
  ///   - text: The search text.
  ///   - show: Called with the indices of all results so far, in order, and the progress of the search, which is 1 when
  ///     it is complete. The first call may be immediate.
  func search(_ text: String, _ show: @escaping (_ options: [Int], _ progress: Double) -> Void) {
    cancel()
    let words = SubstringSearch.words(of: text)
    guard options.count > Self.partSize else {
      let search = parts[0] ?? SubstringSearch(texts: options)
      parts[0] = search
      return show(search.indices(matching: words), 1)
    }
    task = Task { [weak self, options] in
      var found: [Int] = []
      for start in stride(from: 0, to: options.count, by: Self.partSize) {
        let part = options[start..<min(start + Self.partSize, options.count)]
        let (search, matches) = await Self.search(part, self?.parts[start], words)
        guard let self else { return }
        parts[start] = search
        guard !Task.isCancelled else { return }
        found += matches.map { start + $0 }
        show(found, Double(part.endIndex) / Double(options.count))
      }
    }
  }

  @concurrent
  private nonisolated static func search(
    _ part: ArraySlice<String>, _ known: SubstringSearch?, _ words: [[UInt8]]
  ) async -> (SubstringSearch, matches: [Int]) {
    let search = known ?? SubstringSearch(texts: part)
    return (search, search.indices(matching: words))
  }

  /// Cancels the running search.
  func cancel() {
    task?.cancel()
    task = nil
  }
}
