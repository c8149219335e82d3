import GTKBridge
public import Observation

/// The recent search terms of an app's lists, shared by all windows and kept between launches.
///
///     page.rememberSearches(of: "orders", in: searches)
///
/// Errors while reading or saving are only logged: the lost terms can be typed again.
@Observable
@MainActor
public final class RecentSearches {
  /// The name of the file in the folder.
  package nonisolated static let fileName = "recent-searches.txt"
  /// The maximum file size in bytes, many times that of the terms that the lists remember.
  private static let maximumByteCount = 1 << 16

  private var terms: [String: [String]] = [:]

  @ObservationIgnored private var saver: BackgroundSaver<[UInt8]>?

  /// Reads the saved terms.
  ///
  /// - Parameter folder: The folder of the file, or nil to save nothing.
  public init(_ folder: String?) {
    guard let folder else { return }
    let path = "\(folder)/\(Self.fileName)"
    removeTemporaryFiles(in: folder) { $0 == Self.fileName }
    saver = BackgroundSaver(delay: 0, state: { [unowned self] in Array(text.utf8) }) { bytes in
      try createFolder(folder)
      try writeFile(bytes, to: path)
    } onCompletion: { error in
      if let error { logMessage("Recent searches: \(error)") }
    }
    guard let bytes = try? contentsOfFile(path, limit: Self.maximumByteCount) else { return }
    // Each line is the name of a list, a tab and a term; neither contains a tab.
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { terms[String(parts[0]), default: []].append(String(parts[1])) }
    }
  }

  /// The terms of a list, the most recent first, with single spaces between words.
  ///
  /// - Parameter list: The key of the list, in which whitespace counts as a single space.
  public subscript(list: String) -> [String] {
    get { terms[list.singleSpaced] ?? [] }
    set {
      let newTerms = newValue.map(\.singleSpaced).filter { !$0.isEmpty }
      guard newTerms != self[list] else { return }
      terms[list.singleSpaced] = newTerms
      saver?.scheduleSave()
    }
  }

  /// Saves unsaved terms immediately.
  public func flush() { saver?.flush() }

  private var text: String {
    terms.sorted { $0.key < $1.key }.flatMap { list, terms in terms.map { "\(list)\t\($0)\n" } }.joined()
  }
}

extension ListReportPage {
  /// Suggests the recent terms of a list, and remembers new ones.
  ///
  /// - Parameters:
  ///   - list: The key of the list.
  ///   - searches: The store of the terms.
  public func rememberSearches(of list: String, in searches: RecentSearches) {
    observe { [unowned self] in searchField.recentTerms = searches[list] }
    searchField.onRecentTermsChange = { searches[list] = $0 }
  }
}
