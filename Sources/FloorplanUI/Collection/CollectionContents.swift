import FloorplanLayout

/// The source of a collection's items.
protocol CollectionContents: AnyObject {
  /// The number of displayed items in each section.
  var itemCounts: [Int] { get }
  /// Returns a cell bound to an item.
  func cell(for index: ItemIndex, in view: CollectionView) throws -> CollectionCell
}

extension Array<Int> {
  /// The first item of sections with these item counts.
  var firstItem: ItemIndex? { firstIndex { $0 > 0 }.map { ItemIndex(section: $0, item: 0) } }

  /// Returns the item now at the index of a removed one, or the nearest item before it.
  func nearestItem(to index: ItemIndex) -> ItemIndex? {
    if indices.contains(index.section), self[index.section] > 0 {
      return ItemIndex(section: index.section, item: Swift.min(index.item, self[index.section] - 1))
    }
    return indices.last { self[$0] > 0 && $0 < index.section }
      .map { ItemIndex(section: $0, item: self[$0] - 1) } ?? firstItem
  }
}

/// An error for an index without an item.
struct MissingItemError: Error, CustomStringConvertible {
  let index: ItemIndex
  var description: String { "the data source has no item \(index.item) in section \(index.section)" }
}
