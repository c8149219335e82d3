public import FloorplanLayout

/// An error in the use of a collection, reported to ``CollectionView/onError``.
///
/// The collection continues with the remaining content.
public nonisolated enum CollectionError: Error, CustomStringConvertible {
  /// The cell provider threw an error for an item, which is displayed as an empty cell.
  case cellProviderFailed(ItemIndex, any Error)
  /// The cell provider returned a cell that is in use for another item or in another container; the item is displayed
  /// as an empty cell.
  case cellInUse(ItemIndex)
  /// The provider returned a header or footer that is in use for another section or in another container; its space
  /// stays empty.
  case viewInUse(SupplementaryKind, section: Int)
  /// A list model reported a change that doesn't match its item count; the collection reloads the model.
  case inconsistentModel(position: Int, removed: Int, added: Int, countBefore: Int, countAfter: Int)
  /// Items request a different size each time they are measured; they keep the last one.
  case oscillatingItems([ItemIndex])

  /// The problem, its location and the fix.
  public var description: String {
    switch self {
    case .cellProviderFailed(let index, let error):
      "no cell for item \(index.item) of section \(index.section): \(error)"
    case .cellInUse(let index):
      "the cell for item \(index.item) of section \(index.section) is already in use: get a cell for each item "
        + "from dequeue(_:for:)"
    case .viewInUse(let kind, let section):
      "the \(kind) for section \(section) is already in use: get one for each section from "
        + "dequeue(_:for:ofSection:)"
    case .inconsistentModel(let position, let removed, let added, let countBefore, let countAfter):
      "the list model replaced \(removed) items at \(position) with \(added), but its count changed from "
        + "\(countBefore) to \(countAfter): emit items-changed once after each change"
    case .oscillatingItems(let items):
      "items \(items.map { "\($0.section)/\($0.item)" }.joined(separator: ", ")) request a different size each "
        + "time they are measured: measure() must depend only on the content and the width"
    }
  }
}
