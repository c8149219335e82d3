public import FloorplanLayout

/// What a caller of a collection got wrong, told through ``CollectionView/onError``.
///
/// The collection goes on with what is left: none of it ends the program.
public nonisolated enum CollectionError: Error, CustomStringConvertible {
  /// The cell provider threw for an item, which now shows an empty cell.
  case noCell(ItemIndex, any Error)
  /// The cell provider gave a cell that shows another item, or stands somewhere else; the item shows an empty cell.
  case cellInUse(ItemIndex)
  /// The provider gave a header or footer that stands for another section, or somewhere else; its place stays empty.
  case viewInUse(SupplementaryKind, section: Int)
  /// A list model said that items changed, and its count does not follow from that; the collection reads it anew.
  case inconsistentModel(position: Int, removed: Int, added: Int, countBefore: Int, countAfter: Int)
  /// Items ask for another size each time that they are measured; they keep the last one.
  case unsettledItems([ItemIndex])

  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .noCell(let index, let error): "no cell for item \(index.item) of section \(index.section): \(error)"
    case .cellInUse(let index):
      "the cell for item \(index.item) of section \(index.section) is in use already: give each item a cell of its own, "
        + "from dequeue(_:for:)"
    case .viewInUse(let kind, let section):
      "the \(kind) for section \(section) is in use already: give each section one of its own, from dequeue(_:for:ofSection:)"
    case .inconsistentModel(let position, let removed, let added, let countBefore, let countAfter):
      "the list model said that \(removed) items at \(position) gave way to \(added), but it had \(countBefore) items "
        + "and has \(countAfter): emit items-changed once for each change, after it"
    case .unsettledItems(let items):
      "items \(items.map { "\($0.section)/\($0.item)" }.joined(separator: ", ")) want another size each time that they "
        + "are measured: measure() has to depend on the content and the width alone"
    }
  }
}
