import Floorplan

/// A class path with what it addresses.
final class ClassPathCell: ObjectCell {
  func show(_ entry: ClassPathEntry, _ change: ClassPathTable.Change) {
    // Paths are long and have no spaces: all of one must be read.
    headlineLabel.numberOfLines = 0
    headlineLabel.insertsHyphens = false
    footnoteLabel.numberOfLines = 1
    headlineText = entry.path
    subheadlineText = "\(entry.subject) · \(entry.kind.rawValue) · \(entry.origin.rawValue)"
    footnoteText = entry.properties.joined(separator: ", ")
    switch change {
    case .none: (statusText, statusMeaning) = (nil, nil)
    case .inherited: (statusText, statusMeaning) = ("palette", .neutral)
    case .set: (statusText, statusMeaning) = ("set", .informative)
    }
  }

  override var copyableText: String? { headlineText }
}
