import Floorplan

/// Packages in an order as a GListModel, whose items are made when they are asked for.
class PackageModel: CustomListModel {
  /// The packages with their repetitions; ids are indices.
  private(set) final var packages = RepeatedPackages([])
  /// The ids in the order in which they are shown.
  final var order: [Int] = []

  override var itemCount: Int { order.count }
  override func item(at position: Int) -> Object? { id(at: position).map { StringObject(packages.name($0)) } }

  /// The id of the item at a place; nil where there is none.
  final func id(at place: Int) -> Int? { order.indices.contains(place) ? order[place] : nil }

  /// Shows packages in an order.
  final func show(_ packages: RepeatedPackages, _ order: [Int]) {
    let before = itemCount
    (self.packages, self.order) = (packages, order)
    itemsChanged(at: 0, removed: before, added: order.count)
  }

  /// Feeds a collection, which must not keep its owner by `bind`, from now on.
  ///
  /// - Parameters:
  ///   - collection: The collection.
  ///   - type: The type of its cells.
  ///   - usesSnapshots: Whether it is fed by snapshots of the ids, rather than by this model.
  ///   - bind: Shows the package with an id in a cell.
  /// - Returns: What takes the snapshots; nil where the collection follows this model.
  final func feed<Cell: CollectionCell>(
    _ collection: CollectionView, _ type: Cell.Type, bySnapshots usesSnapshots: Bool,
    bind: @escaping (Cell, _ id: Int) -> Void
  ) -> CollectionDataSource<Int, Int>? {
    guard !usesSnapshots else {
      return CollectionDataSource(collection) { collection, index, id in
        let cell = collection.dequeue(type, for: index)
        bind(cell, id)
        return cell
      }
    }
    _ = ListModelDataSource(collection, self) { [unowned self] collection, index, _ in
      let cell = collection.dequeue(type, for: index)
      if let id = id(at: index.item) { bind(cell, id) }
      return cell
    }
    return nil
  }
}
