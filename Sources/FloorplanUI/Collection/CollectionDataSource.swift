public import FloorplanLayout

/// Feeds a collection from snapshots of section and item ids (UICollectionViewDiffableDataSource).
///
/// Cells of items that are in both the old and the new snapshot keep what they show; only what comes into sight is
/// bound.  The first item in sight, the focus and the selection stay with their items.
@MainActor
public final class CollectionDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: CollectionContents
{
  /// Gives a cell for an item: dequeues it and sets what it shows.
  public typealias CellProvider = (_ collectionView: CollectionView, _ index: ItemIndex, _ id: ItemID) -> CollectionCell

  /// What the collection shows.
  public private(set) var snapshot = CollectionSnapshot<SectionID, ItemID>()
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider

  /// Feeds a collection view from now on.
  ///
  /// The view keeps the data source alive.
  public init(_ collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.setContents(self, moved: { _ in nil })
  }

  var sectionDescriptions: [SectionDescription] { snapshot.sectionDescriptions }

  func cell(for index: ItemIndex, in view: CollectionView) -> CollectionCell {
    guard let id = snapshot.itemID(at: index) else { preconditionFailure("no item at \(index)") }
    return cellProvider(view, index, id)
  }

  /// Shows other items.
  ///
  /// - Parameter newSnapshot: What to show from now on.
  /// - Throws: ``SnapshotError`` where an id is there twice; the collection then shows what it showed before.
  /// - Complexity: O(items), to see that no id is there twice.
  public func apply(_ newSnapshot: CollectionSnapshot<SectionID, ItemID>) throws(SnapshotError) {
    try newSnapshot.validate()
    let old = snapshot
    snapshot = newSnapshot
    guard let collectionView else { return }
    let reloaded = Set(newSnapshot.reloadedItemIDs)
    collectionView.setContents(
      self,
      moved: { index in
        guard let id = old.itemID(at: index) else { return nil }
        return newSnapshot.itemID(at: index) == id ? index : newSnapshot.index(ofItem: id)
      },
      reloaded: { index in old.itemID(at: index).map(reloaded.contains) ?? false })
  }
}
