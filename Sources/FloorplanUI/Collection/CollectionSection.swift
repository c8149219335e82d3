public import FloorplanLayout

/// A table section with a collection as its only row (FUITableViewCollectionSection in the SAP Fiori for iOS
/// documentation).
///
/// It keeps the items and the scroll position while the row isn't visible:
///
///     let parts = CollectionSection<Int, Part.ID>(layout: HorizontalScrollLayout(…)) { collection, index, id in … }
///     try parts.apply(snapshot)
///     source = CollectionDataSource(table) { table, index, id in
///       id == .parts ? parts.row(for: index, in: table) : …
///     }
@MainActor
public final class CollectionSection<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// A closure that dequeues a cell for an item and configures it.
  public typealias CellProvider = CollectionDataSource<SectionID, ItemID>.CellProvider

  /// The last applied snapshot.
  public private(set) var snapshot = CollectionSnapshot<SectionID, ItemID>()
  /// The accessible name of the items.
  public var name: String { didSet { row?.name = name } }
  /// The layout of the items, or nil for the layout of an ``ItemCollectionRow``.
  public var layout: (any CollectionLayout)? {
    didSet { if let layout { row?.collectionView.layout = layout } }
  }
  /// A closure that registers cells and sets handlers when the row's collection is bound.
  public var configure: ((CollectionView) -> Void)?

  private weak var row: CollectionRow?
  private var source: CollectionDataSource<SectionID, ItemID>?
  private var offset = Point.zero
  private let cellProvider: CellProvider

  /// Creates a section without items.
  ///
  /// - Parameters:
  ///   - name: The accessible name of the items.
  ///   - layout: The layout of the items, or nil for the layout of an ``ItemCollectionRow``.
  ///   - cellProvider: A closure that returns a cell for an item.
  public init(name: String = "", layout: (any CollectionLayout)? = nil, cellProvider: @escaping CellProvider) {
    self.name = name
    self.layout = layout
    self.cellProvider = cellProvider
  }

  /// The collection of the row, or nil while the row isn't visible.
  public var collectionView: CollectionView? { row?.collectionView }

  /// Displays the items of a snapshot.
  ///
  /// - Throws: `SnapshotError` if an identifier is a duplicate; the row then keeps its content.
  public func apply(
    _ newSnapshot: CollectionSnapshot<SectionID, ItemID>, animated: Bool = true
  ) throws(SnapshotError) {
    if let source {
      try source.apply(newSnapshot, animated: animated)
    } else {
      try newSnapshot.validate()
    }
    snapshot = newSnapshot
  }

  /// Returns the row of the section, bound to its items, for the table's cell provider.
  public func row(for index: ItemIndex, in table: CollectionView) -> CollectionRow {
    guard layout != nil else { return bind(table.dequeue(ItemCollectionRow.self, for: index)) }
    return bind(table.dequeue(CollectionRow.self, for: index))
  }

  private func bind(_ row: CollectionRow) -> CollectionRow {
    self.row = row
    row.name = name
    let collection = row.collectionView
    if let layout { collection.layout = layout }
    configure?(collection)
    let source = CollectionDataSource<SectionID, ItemID>(collection, cellProvider: cellProvider)
    self.source = source
    do { try source.apply(snapshot, animated: false) } catch { preconditionFailure("snapshot rejected: \(error)") }
    if offset != .zero { collection.contentOffset = offset }
    row.willBeReused = { [weak self, weak row] in
      guard let self, let row, self.row === row else { return }
      offset = row.collectionView.contentOffset
      self.row = nil
      self.source = nil
    }
    return row
  }
}
