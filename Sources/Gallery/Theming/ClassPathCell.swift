import Floorplan

/// A cell for a class path.
final class ClassPathCell: ObjectCell {
  private var path = ""

  required init() {
    super.init()
    // Paths are long and have no spaces, and must be fully visible.
    self.headlineLabel.numberOfLines = 0
    self.headlineLabel.breaksWords = true
    self.subheadlineLabel.numberOfLines = 2
    self.footnoteLabel.numberOfLines = 1
  }

  func show(_ entry: ClassPathEntry, in table: ClassPathTable) {
    path = entry.path
    // The name alone doesn't reveal that it is a stock class.
    self.headlineText = entry.origin == .stock ? "\(path) (stock class)" : path
    self.subheadlineText = "\(entry.subject) · \(entry.kind.rawValue) · \(entry.origin.rawValue)"
    self.footnoteText = entry.properties.joined(separator: ", ")
    switch table.change(of: entry) {
    case .none: (self.statusText, self.semanticStatus) = (nil, nil)
    case .inherited: (self.statusText, self.semanticStatus) = ("palette", .neutral)
    case .set:
      let coverage = table.coverage(of: entry).map { "\($0.set) of \($0.settable) set" }
      (self.statusText, self.semanticStatus) = (coverage ?? "set", .informative)
    }
    let contrast = table.lowestContrast(of: entry).flatMap { $0.passes ? nil : "contrast \($0.ratioText)" }
    (self.substatusText, self.semanticSubstatus) = (contrast, .negative)
  }

  override var copyableText: String? { path }
}
