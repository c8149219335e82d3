import Floorplan
import Observation

/// What people have searched for in the lists, kept until the next start: the same in every window.
///
/// It is not worth a message where it can't be read or saved: what is lost is typed again.
@Observable
final class RecentSearches {
  static let fileName = "recent-searches.txt"
  /// Many times what the lists remember.
  private static let mostBytes = 1 << 16

  private var terms: [String: [String]] = [:]

  @ObservationIgnored private var saver: Saver<[UInt8]>?

  /// Reads what was saved.
  ///
  /// - Parameter folder: Where it is saved; nil where nothing is.
  init(_ folder: String?) {
    guard let folder else { return }
    let path = "\(folder)/\(Self.fileName)"
    saver = Saver(delay: 0, state: { [unowned self] in Array(text.utf8) }) { bytes in
      try makeFolders(folder)
      try writeFile(bytes, to: path)
    } onEnd: { error in
      if let error { logMessage("Recent searches: \(error)") }
    }
    guard let bytes = try? contentsOfFile(path, limit: Self.mostBytes) else { return }
    // A term a line, behind the name of its list; neither has a tab in it.
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1)
      if parts.count == 2 { terms[String(parts[0]), default: []].append(String(parts[1])) }
    }
  }

  /// The terms of a list, the last one first.
  subscript(list: String) -> [String] {
    get { terms[list] ?? [] }
    set {
      guard newValue != self[list] else { return }
      terms[list] = newValue
      saver?.changed()
    }
  }

  /// Saves at once what isn't saved.
  func flush() { saver?.flush() }

  private var text: String {
    terms.sorted { $0.key < $1.key }.flatMap { list, terms in terms.map { "\(list)\t\($0)\n" } }.joined()
  }
}

extension ListReportPage {
  /// Offers what was searched in a list before, and remembers what is.
  ///
  /// - Parameters:
  ///   - list: What the list is known by.
  ///   - searches: Where the terms are kept.
  func rememberSearches(of list: String, in searches: RecentSearches) {
    observe { [unowned self] in searchField.recentTerms = searches[list] }
    searchField.onRecentTermsChange = { searches[list] = $0 }
  }
}
