import Floorplan

extension CollectionView {
  /// A collection of one cell, as high as the cell: it can be focused, pressed, selected and copied as any other.
  ///
  /// - Parameters:
  ///   - type: The class of the cell.
  ///   - fillsWidth: Whether the cell is as wide as the collection, or as its content.
  ///   - bind: Gives a cell everything that it shows.
  /// - Returns: The collection.
  static func sample(
    _ type: CollectionCell.Type, fillsWidth: Bool, _ bind: @escaping (CollectionCell) -> Void
  ) -> CollectionView {
    let collection = CollectionView(
      layout: fillsWidth
        ? AutosizingColumnFlowLayout(numberOfColumns: 1)
        : HorizontalFlowLayout(estimatedItemSize: Size(width: 120, height: 120)))
    collection.fitsContentHeight = true
    collection.selectionMode = .single
    collection.setAccessibleLabel(localized("Sample"))
    collection.register(CollectionCell.self) { type.init() }
    let source = IndexedDataSource(collection) { collection, index in
      let cell = collection.dequeue(CollectionCell.self, for: index)
      bind(cell)
      return cell
    }
    source.reload([1])
    return collection
  }
}
