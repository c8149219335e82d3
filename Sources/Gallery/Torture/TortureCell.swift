import Floorplan

/// A cell whose text has a variable number of lines.
final class TortureCell: ObjectCell {
  /// The number of cells created so far.
  private(set) static var createdCount = 0

  required init() {
    super.init()
    Self.createdCount += 1
    self.footnoteLabel.numberOfLines = 0
  }

  func show(_ row: Int, of rows: TortureRows) {
    self.headlineText = "Row \(groupedDigits(row))"
    self.footnoteText = (1...rows.lines(of: row)).map { "line \($0)" }.joined(separator: "\n")
    let revision = rows.revision(of: row)
    self.statusText = revision == 0 ? nil : "changed \(groupedDigits(revision))×"
  }
}
