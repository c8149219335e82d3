import Floorplan

/// A row of as many lines as its text has, which change.
final class TortureCell: ObjectCell {
  /// How many were ever made.
  private(set) static var made = 0
  /// The row that it shows.
  private(set) var row: Int?

  required init() {
    super.init()
    Self.made += 1
    self.footnoteLabel.numberOfLines = 0
  }

  func show(_ row: Int, of rows: TortureRows) {
    self.row = row
    self.headlineText = "Row \(groupedDigits(row))"
    self.footnoteText = (1...rows.lines(of: row)).map { "line \($0)" }.joined(separator: "\n")
    let revision = rows.revision(of: row)
    self.statusText = revision == 0 ? nil : "changed \(groupedDigits(revision))×"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    row = nil
  }
}
