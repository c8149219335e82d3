import Floorplan
import FloorplanTheme
import Observation

/// The review of the cells of a state matrix.
@Observable
final class MatrixReview {
  /// The review of the current style sheet.
  private(set) var stored: StoredReview
  /// The cell that the user rates: the index of its sample, and its appearance.
  var current: (row: Int, appearance: Appearance)?
  /// A number that changes with the checksums of cells.
  private(set) var revision = 0
  @ObservationIgnored private let matrix: StateMatrix
  @ObservationIgnored private let switches: ViewSwitches
  @ObservationIgnored private let history: UndoHistory
  @ObservationIgnored private var values: SampleValues
  /// The checksums of the cells in each row whose sample is known.
  @ObservationIgnored private var checksums: [Int: [Appearance: String]] = [:]
  /// The number of the current theme, which increases with each change.
  @ObservationIgnored private var theme = 0
  /// The number of the theme to which the checksums belong.
  private(set) var readyTheme = 0

  init(_ matrix: StateMatrix, _ switches: ViewSwitches, _ history: UndoHistory) {
    (self.matrix, self.switches, self.history) = (matrix, switches, history)
    values = SampleValues(of: switches.theme)
    stored = StoredReview.of(switches.sheet, switches.dialect)
  }

  /// Follows the style sheet of the window; everything that it reads is observed.
  func follow() {
    let stored = StoredReview.of(switches.sheet, switches.dialect)
    // Not observed, because it is set here.
    if stored !== _stored { self.stored = stored }
    let new = SampleValues(of: switches.theme)
    theme += 1
    let (number, contents) = (theme, matrix.contents)
    // Off the main thread, because a large review takes long. Until then, the cells have the old pictures, too.
    Background.run {
      var values = new
      let checksums = contents.mapValues { values.checksums(of: $0) }
      return (values, checksums)
    } completion: { [weak self] result in
      guard let self, number == theme else { return }
      (values, checksums) = result
      readyTheme = theme
      for row in matrix.contents.keys where checksums[row] == nil { didDraw(row) }
      revision += 1
    }
  }

  /// Whether the checksums belong to the current theme.
  var isReady: Bool { readyTheme == theme }

  /// Whether the checksums of all cells are known.
  var isComplete: Bool { checksums.count == matrix.samples.count }

  /// Computes the checksums of a row that was drawn for the first time.
  func didDraw(_ row: Int) {
    guard isReady, checksums[row] == nil, let content = matrix.contents[row] else { return }
    checksums[row] = values.checksums(of: content)
  }

  /// Notifies observers of drawn rows.
  func didDrawRows() { revision += 1 }

  // MARK: Cells

  /// The version of the theme under review.
  var version: MatrixColumn.Version {
    matrix.columns.contains { $0.version == .candidate } ? .candidate : .base
  }

  private func cell(_ row: Int, _ appearance: Appearance) -> ThemeReview.Cell {
    let sample = matrix.samples[row]
    return ThemeReview.Cell(page: sample.page.path, state: sample.title, appearance: appearance)
  }

  /// The name of the current cell.
  var currentName: String? {
    current.map { localized("%1$@, %2$@").filled(with: matrix.samples[$0.row].name, $0.appearance.title) }
  }

  /// The checksum of the current cell; nil if it isn't known, or the review can't be changed.
  private var currentValues: String? {
    _ = (revision, stored.revision)
    return stored.isEditable ? current.flatMap { checksums[$0.row]?[$0.appearance] } : nil
  }

  /// Whether the current cell can be rated.
  var canRate: Bool { currentValues != nil }

  /// The rating of the current cell.
  var currentRating: ThemeReview.Rating? {
    guard let current, let values = currentValues else { return nil }
    return stored.review[cell(current.row, current.appearance), values]
  }

  /// Returns the status of a cell and its note; nil if it isn't known.
  func status(_ row: Int, _ appearance: Appearance) -> (status: ThemeReview.Status, note: String)? {
    guard stored.isEditable, let values = checksums[row]?[appearance] else { return nil }
    let cell = cell(row, appearance)
    return (stored.review.status(of: cell, values), stored.review[cell, values]?.note ?? "")
  }

  /// Returns whether a row has cells without a verdict; nil if it isn't known.
  func isUnreviewed(_ row: Int) -> Bool? {
    guard checksums[row] != nil else { return nil }
    return Appearance.allCases.contains {
      if case .rated = status(row, $0)?.status { false } else { true }
    }
  }

  /// The numbers of reviewed cells, failed cells and all cells.
  var progress: (reviewed: Int, failed: Int, count: Int) {
    var (reviewed, failed) = (0, 0)
    for row in checksums.keys {
      for appearance in Appearance.allCases {
        guard case .rated(let verdict) = status(row, appearance)?.status else { continue }
        reviewed += 1
        if verdict == .fail { failed += 1 }
      }
    }
    return (reviewed, failed, matrix.samples.count * Appearance.allCases.count)
  }

  /// The results of all cells.
  var report: ReviewReport {
    var sheet = stored.review.sheet
    sheet.hash = switches.sheet.flatMap { (try? RunSheet($0, switches.dialect))?.hash }
    return ReviewReport(
      stored.review, of: sheet,
      cells: matrix.samples.indices.flatMap { row in
        Appearance.allCases.map { (cell(row, $0), checksums[row]?[$0]) }
      })
  }

  // MARK: Changes

  /// Sets the verdict of the current cell; nil for none.
  func rate(_ verdict: ThemeReview.Verdict?) {
    guard let current, let values = currentValues, verdict != currentRating?.verdict else { return }
    let (cell, stored, old) = (cell(current.row, current.appearance), stored, currentRating?.verdict)
    stored.rate(cell, values) { $0.verdict = verdict }
    // An undo bar for each of hundreds of cells would be distracting.
    history.add(
      localized("Cell rated"), isOffered: false, undo: { stored.rate(cell, values) { $0.verdict = old } },
      redo: { stored.rate(cell, values) { $0.verdict = verdict } })
  }

  /// Sets the note of the current cell.
  func setNote(_ note: String) {
    guard let current, let values = currentValues else { return }
    stored.rate(cell(current.row, current.appearance), values) { $0.note = note }
  }
}

extension ThemeReview.Verdict {
  var title: String {
    switch self {
    case .pass: localized("Pass", context: "verdict")
    case .fail: localized("Fail", context: "verdict")
    case .unsure: localized("Unsure", context: "verdict")
    }
  }

  var utilityClass: UtilityClass {
    switch self {
    case .pass: .positive
    case .fail: .negative
    case .unsure: .critical
    }
  }
}
