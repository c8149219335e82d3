import Floorplan

extension CollectionView {
  /// Creates a collection with one cell, which can be focused, pressed, selected and copied like any other.
  ///
  /// - Parameters:
  ///   - type: The class of the cell.
  ///   - fillsWidth: Whether the cell has the width of the collection instead of its natural width.
  ///   - bind: Sets the content of the cell.
  /// - Returns: The collection, which is as tall as the cell.
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
