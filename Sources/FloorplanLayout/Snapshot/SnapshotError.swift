/// What is wrong with a snapshot, or with a change to one.
///
/// Ids are given as text, as `String(describing:)` writes them.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A section occurs twice, at these positions.
  case duplicateSection(id: String, first: Int, second: Int)
  /// An item occurs twice, at these places.
  case duplicateItem(id: String, first: ItemIndex, second: ItemIndex)
  /// There is no section with this id.
  case unknownSection(id: String)
  /// There is no item with this id.
  case unknownItem(id: String)
  /// There is no section to put items in.
  case noSections
}

extension SnapshotError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .duplicateSection(let id, let first, let second):
      "Section id “\(id)” occurs at positions \(first) and \(second): give every section its own id."
    case .duplicateItem(let id, let first, let second):
      "Item id “\(id)” occurs at \(Self.text(first)) and at \(Self.text(second)): an id may occur once in all sections."
    case .unknownSection(let id):
      "There is no section with the id “\(id)”: call appendSections first."
    case .unknownItem(let id):
      "There is no item with the id “\(id)”: call appendItems first, or leave the id out."
    case .noSections:
      "There is no section for the items: call appendSections first."
    }
  }

  private static func text(_ index: ItemIndex) -> String {
    "section \(index.section), item \(index.item)"
  }
}
