import FloorplanUI

/// Searches a list of options: at once where they are few, and where they are many beside the main thread, part by
/// part.
@MainActor
final class OptionSearch {
  private let options: [String]
  /// The parts that were searched before, by where they begin.
  private var parts: [Int: SubstringSearch] = [:]
  private var task: Task<Void, Never>?

  init(_ options: [String]) { self.options = options }

  /// As many as are searched within a few milliseconds.
  private static let partSize = 16_384

  /// Begins a search and forgets the last one.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - show: Called with the numbers of all options that were found so far, in order, and with how far the search has
  ///     come, 1 at its end.  The first call may come at once.
  func search(_ text: String, _ show: @escaping (_ options: [Int], _ progress: Double) -> Void) {
    cancel()
    let words = SubstringSearch.words(of: text)
    guard options.count > Self.partSize else {
      let search = parts[0] ?? SubstringSearch(ofTexts: options)
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
    let search = known ?? SubstringSearch(ofTexts: part)
    return (search, search.indices(matching: words))
  }

  /// Ends the search that is on its way.
  func cancel() {
    task?.cancel()
    task = nil
  }
}
