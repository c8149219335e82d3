/// An error in a snapshot or in a change to a snapshot.
///
/// Ids are represented by their `String(describing:)` text.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A section ID occurs at two indices.
  case duplicateSection(id: String, first: Int, second: Int)
  /// An item ID occurs at two indices.
  case duplicateItem(id: String, first: ItemIndex, second: ItemIndex)
  /// No section has this ID.
  case unknownSection(id: String)
  /// No item has this ID.
  case unknownItem(id: String)
  /// There is no section to which items can be appended.
  case noSections
}

extension SnapshotError: CustomStringConvertible {
  /// The problem, its location, and a suggested fix.
  public var description: String {
    switch self {
    case .duplicateSection(let id, let first, let second):
      "duplicate section id “\(id)” at indices \(first) and \(second): section ids must be unique"
    case .duplicateItem(let id, let first, let second):
      "duplicate item id “\(id)” at \(first.text) and \(second.text): item ids must be unique in all sections"
    case .unknownSection(let id):
      "unknown section id “\(id)”: append the section first"
    case .unknownItem(let id):
      "unknown item id “\(id)”: append the item first, or omit the id"
    case .noSections:
      "no section for the items: append a section first"
    }
  }
}
