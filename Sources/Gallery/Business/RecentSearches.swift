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

  @ObservationIgnored private let folder: String?
  @ObservationIgnored private var isSaving = false
  @ObservationIgnored private var isChangedMeanwhile = false

  /// Reads what was saved.
  ///
  /// - Parameter folder: Where it is saved; nil where nothing is.
  init(_ folder: String?) {
    self.folder = folder
    guard let folder, let bytes = try? contentsOfFile("\(folder)/\(Self.fileName)", limit: Self.mostBytes) else {
      return
    }
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
      save()
    }
  }

  private var text: String {
    terms.sorted { $0.key < $1.key }.flatMap { list, terms in terms.map { "\(list)\t\($0)\n" } }.joined()
  }

  /// Saves beside the main thread, one state at a time, the latest in the end.
  private func save() {
    guard let folder else { return }
    guard !isSaving else {
      isChangedMeanwhile = true
      return
    }
    isSaving = true
    let (bytes, path) = (Array(text.utf8), "\(folder)/\(Self.fileName)")
    Background.run {
      Self.write(bytes, in: folder, to: path)
    } then: { [weak self] error in
      if let error { logMessage("Recent searches: \(error)") }
      self?.didSave()
    }
  }

  private nonisolated static func write(_ bytes: [UInt8], in folder: String, to path: String) -> FileError? {
    do throws(FileError) {
      try makeFolders(folder)
      try writeFile(bytes, to: path)
      return nil
    } catch {
      return error
    }
  }

  private func didSave() {
    isSaving = false
    guard isChangedMeanwhile else { return }
    isChangedMeanwhile = false
    save()
  }
}

extension ListReportPage {
  /// Offers what was searched in a list before, and remembers what is.
  ///
  /// - Parameters:
  ///   - list: What the list is known by.
  ///   - searches: Where the terms are kept.
  func rememberSearches(of list: String, in searches: RecentSearches) {
    observe { [unowned self] in recentTerms = searches[list] }
    onRecentTermsChange = { searches[list] = $0 }
  }
}
