import Floorplan
import FloorplanTheme
import Observation

/// The review of a style sheet in the user's data folder, shared by all windows.
@Observable
final class StoredReview {
  /// The review; changes are observed by reading ``revision``.
  @ObservationIgnored private(set) var review: ThemeReview
  private(set) var revision = 0
  /// The reason why the file can't be read; the review is then read-only.
  private(set) var readingProblem: String?
  /// The reason why the last changes couldn't be saved.
  private(set) var savingProblem: String?
  /// Whether another process uses the file.
  @ObservationIgnored private var isInUse = false
  @ObservationIgnored private let file: BackedUpFile?
  @ObservationIgnored private var saver: BackgroundSaver<ThemeReview>?

  /// The name of the folder in the data folder of the app.
  nonisolated static let folderName = "reviews"
  /// The folder for the reviews; nil to save none, as in pictures and tests.
  static var folder: String?
  private static var open: [String: StoredReview] = [:]

  /// Returns the review of a style sheet; nil for the standard theme.
  static func of(_ choice: StyleSheetChoice?, _ dialect: StyleSheetDialect) -> StoredReview {
    let path =
      switch choice {
      case .file(let path): path
      case .builtIn(let theme): theme.source.name
      case nil: "standard"
      }
    if let known = open[path] { return known }
    let review = StoredReview(path, choice, dialect)
    open[path] = review
    return review
  }

  /// Saves all changes.
  ///
  /// - Returns: The reason why some can't be saved; nil if all are saved.
  @discardableResult
  static func saveAll() -> String? {
    for review in open.values { review.saver?.flush() }
    return open.values.lazy.compactMap(\.savingProblem).first
  }

  /// Saves all changes, and forgets the reviews.
  static func closeAll() {
    saveAll()
    open = [:]
  }

  private init(_ path: String, _ choice: StyleSheetChoice?, _ dialect: StyleSheetDialect) {
    review = ThemeReview(of: ThemeReview.Sheet(path: path))
    let name = path.split(separator: "/").last ?? ""
    file = Self.folder.map { BackedUpFile("\(name)-\(sha256(Array(path.utf8)).prefix(12)).json", in: $0) }
    guard let file else { return }
    do {
      guard file.lock() else { throw DataInUse() }
      review = try ThemeReview.read(try file.read(), from: file.path)
      review.sheet = ThemeReview.Sheet(path: path)
    } catch {
      isInUse = error is DataInUse
      if (error as? FileError)?.kind != .missing { readingProblem = "\(error)" }
    }
    let writer = BackedUpFile.Writer(file, needsBackup: true)
    saver = BackgroundSaver(
      delay: 300, state: { [unowned self] in review },
      write: { review in
        var review = review
        review.sheet.hash = choice.flatMap { (try? RunSheet($0, dialect))?.hash }
        try writer.write(JSONFile.bytes(of: review))
      },
      onCompletion: { [unowned self] error in savingProblem = error.map { "\($0)" } })
  }

  /// Whether a new review can replace an unreadable file, which is then renamed.
  var canSetAside: Bool { readingProblem != nil && !isInUse }
  /// Whether the user can change the review.
  var isEditable: Bool { readingProblem == nil }

  /// Changes the rating of a cell for values; one without a verdict and a note is removed.
  func rate(_ cell: ThemeReview.Cell, _ values: String, _ change: (inout ThemeReview.Rating) -> Void) {
    var rating = review[cell, values] ?? ThemeReview.Rating(values: values)
    change(&rating)
    let new = rating.verdict == nil && rating.note.isEmpty ? nil : rating
    guard isEditable, review[cell, values] != new else { return }
    review[cell, values] = new
    revision += 1
    saver?.scheduleSave()
  }

  /// Renames an unreadable file, and begins a new review.
  ///
  /// - Returns: The new name.
  /// - Throws: `FileError` if the file can't be renamed.
  func setAside() throws(FileError) -> String? {
    let name = try file?.setAside()
    readingProblem = nil
    revision += 1
    return name
  }
}
