public import FloorplanLayout

/// A section of a table whose one row is a collection (FUITableViewCollectionSection in the seeds).
///
/// It keeps the items, and the place that they were scrolled to, while the row is out of sight:
///
///     let parts = CollectionSection<Int, Part.ID>(layout: HorizontalScrollLayout(…)) { collection, index, id in … }
///     try parts.apply(snapshot)
///     source = CollectionDataSource(table) { table, index, id in
///       id == .parts ? parts.row(for: index, in: table) : …
///     }
@MainActor
public final class CollectionSection<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  /// Gives a cell for an item: dequeues it and sets what it shows.
  public typealias CellProvider = CollectionDataSource<SectionID, ItemID>.CellProvider

  /// What the row shows.
  public private(set) var snapshot = CollectionSnapshot<SectionID, ItemID>()
  /// What the items are, for assistive technology.
  public var name: String { didSet { row?.name = name } }
  /// How the items are placed; nil where an ``ItemCollectionRow`` is to choose.
  public var layout: (any CollectionLayout)? {
    didSet { if let layout { row?.collectionView.layout = layout } }
  }
  /// Called with the row's collection when it is bound, to register cells and to set handlers.
  public var configure: ((CollectionView) -> Void)?

  private weak var row: CollectionRow?
  private var source: CollectionDataSource<SectionID, ItemID>?
  private var offset = Point.zero
  private let cellProvider: CellProvider

  /// Makes a section without items.
  ///
  /// - Parameters:
  ///   - name: What the items are, for assistive technology.
  ///   - layout: How the items are placed; nil lets an ``ItemCollectionRow`` choose.
  ///   - cellProvider: Gives a cell for an item.
  public init(name: String = "", layout: (any CollectionLayout)? = nil, cellProvider: @escaping CellProvider) {
    self.name = name
    self.layout = layout
    self.cellProvider = cellProvider
  }

  /// The collection of the row; nil while that is out of sight.
  public var collectionView: CollectionView? { row?.collectionView }

  /// Shows other items.
  ///
  /// - Throws: `SnapshotError` where an id is there twice; the row then shows what it showed before.
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

  /// The row of the section, bound to its items: what the table's cell provider gives for it.
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
    do { try source.apply(snapshot, animated: false) } catch { preconditionFailure("it was validated: \(error)") }
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
