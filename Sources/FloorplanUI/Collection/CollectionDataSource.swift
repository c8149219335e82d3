public import FloorplanLayout

/// A data source that applies snapshots of section and item identifiers to a collection
/// (UICollectionViewDiffableDataSource in UIKit).
///
/// Cells of items that are in both snapshots keep their content; only items that become visible are bound. The first
/// visible item, the focus and the selection stay with their items. If most items move, as in a sort, the visible item
/// with the focus stays in place; without one, the view scrolls to the start.
public final class CollectionDataSource<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: CollectionContents
{
  /// A closure that dequeues a cell for an item and configures it.
  ///
  /// If it throws, the collection displays an empty cell and reports the error to ``CollectionView/onError``.
  public typealias CellProvider = (_ collectionView: CollectionView, _ index: ItemIndex, _ id: ItemID) throws ->
    CollectionCell

  /// The last applied snapshot.
  public private(set) var snapshot = CollectionSnapshot<SectionID, ItemID>()
  /// The displayed snapshot, which lags behind during a layout.
  private var displayed = CollectionSnapshot<SectionID, ItemID>()
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider

  /// Creates a data source and connects it to a collection view.
  ///
  /// The view retains the data source.
  public init(_ collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.setContents(self)
  }

  /// Creates a data source with one type of cells and connects it to a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view, which retains the data source.
  ///   - type: The type of the cells.
  ///   - configure: Displays an item in a cell, and again when an observable property that the closure read changes.
  public convenience init<Cell: CollectionCell>(
    _ collectionView: CollectionView, _ type: Cell.Type, configure: @escaping (_ cell: Cell, _ id: ItemID) -> Void
  ) {
    self.init(collectionView) { view, index, id in
      let cell = view.dequeue(type, for: index)
      cell.observeContent { [unowned cell] in configure(cell, id) }
      return cell
    }
  }

  var itemCounts: [Int] { displayed.sectionDescriptions.map(\.itemCount) }

  func cell(for index: ItemIndex, in view: CollectionView) throws -> CollectionCell {
    guard let id = displayed.itemID(at: index) else { throw MissingItemError(index: index) }
    return try cellProvider(view, index, id)
  }

  /// Returns the bound cells of a type with the identifiers of their items, in order.
  ///
  /// Use them to display a change that isn't a change of the items.
  public func cells<Cell: CollectionCell>(ofType type: Cell.Type) -> [(id: ItemID, cell: Cell)] {
    guard let collectionView else { return [] }
    return collectionView.boundItems.compactMap { index in
      guard let id = displayed.itemID(at: index), let cell = collectionView.cell(at: index) as? Cell else { return nil }
      return (id, cell)
    }
  }

  /// Displays the items of a snapshot.
  ///
  /// You can call this method at any time, even from a cell provider: during a layout, the collection applies the
  /// snapshot right afterwards.
  ///
  /// - Parameters:
  ///   - newSnapshot: The snapshot to display.
  ///   - animated: Whether to animate insertions, removals and moves, unless animations are disabled.
  /// - Throws: `SnapshotError` if an identifier is a duplicate; the collection then keeps its content.
  /// - Complexity: O(items), for checking identifiers and computing the changes.
  @inlinable
  public func apply(
    _ newSnapshot: CollectionSnapshot<SectionID, ItemID>, animated: Bool = true
  ) throws(SnapshotError) {
    // Both visit all items, so they are specialized for the client's ID types.
    try newSnapshot.validate()
    show(newSnapshot, animated: animated) { CollectionChanges(from: $0, to: newSnapshot) }
  }

  /// Displays the items of a snapshot whose changes are known, without checking and comparing all items.
  ///
  /// - Parameters:
  ///   - newSnapshot: The snapshot to display; its identifiers must be unique.
  ///   - changes: The changes since the last applied snapshot; if they don't lead to the item counts of `newSnapshot`,
  ///     the collection reloads everything.
  ///   - animated: Whether to animate insertions, removals and moves, unless animations are disabled.
  /// - Complexity: O(changes).
  public func apply(
    _ newSnapshot: CollectionSnapshot<SectionID, ItemID>, changes: CollectionChanges, animated: Bool = true
  ) {
    show(newSnapshot, animated: animated) { _ in changes }
  }

  /// Displays a snapshot; `changes` returns the differences from the displayed one.
  @usableFromInline
  func show(
    _ newSnapshot: CollectionSnapshot<SectionID, ItemID>, animated: Bool,
    changes: @escaping (CollectionSnapshot<SectionID, ItemID>) -> CollectionChanges
  ) {
    snapshot = newSnapshot
    collectionView?.update(self, animated: animated) { [unowned self] in
      defer { displayed = newSnapshot }
      return changes(displayed)
    }
  }
}
