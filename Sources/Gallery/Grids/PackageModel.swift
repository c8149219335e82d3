import Floorplan

/// A GListModel of packages in some order, which creates its items on demand.
class PackageModel: CustomListModel {
  /// The packages with their repetitions; IDs are indices.
  private(set) final var packages = RepeatedPackages([])
  /// The IDs in display order.
  final var order: [Int] = []

  override var itemCount: Int { order.count }
  override func item(at position: Int) -> Object? { id(at: position).map { StringObject(packages.name($0)) } }

  /// Returns the ID of the item at an index, or nil if there is none.
  final func id(at index: Int) -> Int? { order.indices.contains(index) ? order[index] : nil }

  /// Replaces the packages and their order.
  final func show(_ packages: RepeatedPackages, _ order: [Int]) {
    let before = itemCount
    (self.packages, self.order) = (packages, order)
    itemsChanged(at: 0, removed: before, added: order.count)
  }

  /// Sets up a collection to follow snapshots or this model.
  ///
  /// - Parameters:
  ///   - collection: The collection.
  ///   - type: The type of its cells.
  ///   - usesSnapshots: Whether the collection follows snapshots of the IDs rather than this model.
  ///   - bind: Displays the package with an ID in a cell. It must not retain the owner of the collection.
  /// - Returns: The data source for the snapshots, or nil if the collection follows this model.
  final func connect<Cell: CollectionCell>(
    _ collection: CollectionView, _ type: Cell.Type, withSnapshots usesSnapshots: Bool,
    bind: @escaping (Cell, _ id: Int) -> Void
  ) -> CollectionDataSource<Int, Int>? {
    guard !usesSnapshots else { return CollectionDataSource(collection, type, configure: bind) }
    _ = ListModelDataSource(collection, self) { [unowned self] collection, index, _ in
      let cell = collection.dequeue(type, for: index)
      if let id = id(at: index.item) { bind(cell, id) }
      return cell
    }
    return nil
  }
}
