public import FloorplanLayout

/// Feeds a collection from snapshots of section and item ids (UICollectionViewDiffableDataSource).
///
/// Cells of items that are in both the old and the new snapshot keep what they show; only what comes into sight is
/// bound.  The first item in sight, the focus and the selection stay with their items.
@MainActor
public final class CollectionDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: CollectionContents
{
  /// Gives a cell for an item: dequeues it and sets what it shows.
  ///
  /// Where it throws, the item shows an empty cell, and ``CollectionView/onError`` is told.
  public typealias CellProvider = (_ collectionView: CollectionView, _ index: ItemIndex, _ id: ItemID) throws ->
    CollectionCell

  /// What the collection is to show: the snapshot that was applied last.
  public private(set) var snapshot = CollectionSnapshot<SectionID, ItemID>()
  /// What it shows, which follows once it is not in the middle of a layout.
  private var shown = CollectionSnapshot<SectionID, ItemID>()
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider

  /// Feeds a collection view from now on.
  ///
  /// The view keeps the data source alive.
  public init(_ collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.setContents(self)
  }

  var itemCounts: [Int] { shown.sectionDescriptions.map(\.itemCount) }

  func cell(for index: ItemIndex, in view: CollectionView) throws -> CollectionCell {
    guard let id = shown.itemID(at: index) else { throw MissingItemError(index: index) }
    return try cellProvider(view, index, id)
  }

  /// Shows other items.
  ///
  /// It may be called at any time, also by a cell provider: a collection that is just being laid out follows right
  /// after that.
  ///
  /// - Parameters:
  ///   - newSnapshot: What to show from now on.
  ///   - animated: Whether what comes, goes and moves is shown doing so, unless animations are off.
  /// - Throws: `SnapshotError` where an id is there twice; the collection then shows what it showed before.
  /// - Complexity: O(items), to see that no id is there twice and what has changed.
  public func apply(
    _ newSnapshot: CollectionSnapshot<SectionID, ItemID>, animated: Bool = true
  ) throws(SnapshotError) {
    try newSnapshot.validate()
    snapshot = newSnapshot
    guard let collectionView else { return }
    collectionView.whenSettled { [weak self, weak collectionView] in
      guard let self, let collectionView else { return }
      show(newSnapshot, in: collectionView, animated: animated)
    }
  }

  private func show(
    _ new: CollectionSnapshot<SectionID, ItemID>, in collectionView: CollectionView, animated: Bool
  ) {
    let changes = CollectionChanges(from: shown, to: new)
    shown = new
    // A source that another has replaced goes on changing, but is not shown.
    guard collectionView.contents === self else { return }
    collectionView.apply(changes, animated: animated)
  }
}
