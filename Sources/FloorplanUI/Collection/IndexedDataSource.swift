public import FloorplanLayout

/// Feeds a collection by places alone: for lists of millions, whose ids nobody wants to go through, and for items that
/// stand in several places.
///
///     let source = IndexedDataSource(collection) { collection, index in
///       let cell = collection.dequeue(ObjectCell.self, for: index)
///       cell.headlineText = names[index.item]
///       return cell
///     }
///     source.reload([names.count])
@MainActor
public final class IndexedDataSource: CollectionContents {
  /// Gives a cell for a place: dequeues it and sets what it shows.
  ///
  /// Where it throws, the item shows an empty cell, and ``CollectionView/onError`` is told.
  public typealias CellProvider = (_ collectionView: CollectionView, _ index: ItemIndex) throws -> CollectionCell

  /// The number of items in each section that the collection shows.
  var itemCounts: [Int] = []
  /// The number of items in each section that the collection is to show.
  ///
  /// What it shows follows once it is not in the middle of a layout.
  public private(set) var counts: [Int] = []
  private weak var collectionView: CollectionView?
  private let cellProvider: CellProvider

  /// Feeds a collection view from now on, which keeps the data source alive.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cellProvider: Gives the cells.
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

  /// Shows other items, none of which need be what stood there before.
  ///
  /// - Parameter counts: The number of items in each section; numbers below 0 mean 0.
  public func reload(_ counts: [Int]) {
    let counts = counts.map { max(0, $0) }
    self.counts = counts
    collectionView?.whenSettled { [weak self] in
      guard let self, let collectionView, collectionView.contents === self else { return }
      itemCounts = counts
      collectionView.setContents(self)
    }
  }

  /// Shows what has become of the items, while those that stay keep their cells, and the first one in sight and the
  /// focus stay with theirs.
  ///
  /// The items of a section that is reloaded show other content in the cells that they have.
  ///
  /// - Parameters:
  ///   - changes: What has come, gone and moved; where it doesn't lead to `counts`, all is read anew.
  ///   - counts: The number of items in each section after that.
  ///   - animated: Whether it is shown happening, unless animations are off.
  public func apply(_ changes: CollectionChanges, counts: [Int], animated: Bool = false) {
    let counts = counts.map { max(0, $0) }
    self.counts = counts
    collectionView?.whenSettled { [weak self] in
      guard let self, let collectionView else { return }
      itemCounts = counts
      guard collectionView.contents === self else { return }
      collectionView.apply(changes, animated: animated)
    }
  }
}
