public import FloorplanLayout

/// A data source that identifies items by index only, for lists of millions of items and for items that appear several
/// times.
///
///     let source = IndexedDataSource(collection) { collection, index in
///       let cell = collection.dequeue(ObjectCell.self, for: index)
///       cell.headlineText = names[index.item]
///       return cell
///     }
///     source.reload([names.count])
public final class IndexedDataSource: CollectionContents {
  /// A closure that dequeues a cell for an index and configures it.
  ///
  /// If it throws, the collection displays an empty cell and reports the error to ``CollectionView/onError``.
  public typealias CellProvider = (_ collectionView: CollectionView, _ index: ItemIndex) throws -> CollectionCell

  /// The number of displayed items in each section.
  var itemCounts: [Int] = []
  /// The number of items in each section.
  ///
  /// During a layout, the collection displays them right afterwards.
  public private(set) var counts: [Int] = []
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider

  /// Creates a data source and connects it to a collection view, which retains it.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cellProvider: A closure that returns a cell for an index.
  public init(_ collectionView: CollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    collectionView.setContents(self)
  }

  func cell(for index: ItemIndex, in view: CollectionView) throws -> CollectionCell {
    guard counts.indices.contains(index.section), 0..<counts[index.section] ~= index.item else {
      throw MissingItemError(index: index)
    }
    return try cellProvider(view, index)
  }

  /// Replaces all items.
  ///
  /// - Parameter counts: The number of items in each section; negative numbers count as 0.
  public func reload(_ counts: [Int]) {
    update(nil, counts: counts, animated: false)
  }

  /// Applies changes; remaining items keep their cells, and the first visible item and the focus are kept.
  ///
  /// The items of a reloaded section are rebound in their current cells.
  ///
  /// - Parameters:
  ///   - changes: The removed, inserted, moved and reloaded items; if they don't lead to `counts`, the collection reloads
  ///     everything.
  ///   - counts: The number of items in each section after the changes.
  ///   - animated: Whether to animate the changes, unless animations are disabled.
  public func apply(_ changes: CollectionChanges, counts: [Int], animated: Bool = false) {
    update(changes, counts: counts, animated: animated)
  }

  private func update(_ changes: CollectionChanges?, counts: [Int], animated: Bool) {
    let newCounts = counts.map { max(0, $0) }
    self.counts = newCounts
    collectionView?.update(self, animated: animated) { [unowned self] in
      itemCounts = newCounts
      return changes
    }
  }
}
