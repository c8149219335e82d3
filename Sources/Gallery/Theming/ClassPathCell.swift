import Floorplan

/// A class path with what it addresses.
final class ClassPathCell: ObjectCell {
  private var path = ""

  func show(_ entry: ClassPathEntry, _ change: ClassPathTable.Change) {
    // Paths are long and have no spaces: all of one must be read.
    self.headlineLabel.numberOfLines = 0
    self.headlineLabel.insertsHyphens = false
    self.subheadlineLabel.numberOfLines = 2
    self.footnoteLabel.numberOfLines = 1
    path = entry.path
    // The name of a class alone says nobody what the item is.
    self.headlineText = entry.origin == .stock ? "\(path) (stock class)" : path
    self.subheadlineText = "\(entry.subject) · \(entry.kind.rawValue) · \(entry.origin.rawValue)"
    self.footnoteText = entry.properties.joined(separator: ", ")
    switch change {
    case .none: (self.statusText, self.statusMeaning) = (nil, nil)
    case .inherited: (self.statusText, self.statusMeaning) = ("palette", .neutral)
    case .set: (self.statusText, self.statusMeaning) = ("set", .informative)
    }
  }

  override var copyableText: String? { path }
}
