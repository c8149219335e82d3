import FloorplanLayout

/// Where a collection's items come from.
@MainActor
protocol CollectionContents: AnyObject {
  /// The number of items in each section that the collection shows.
  var itemCounts: [Int] { get }
  /// A cell bound to an item.
  func cell(for index: ItemIndex, in view: CollectionView) throws -> CollectionCell
}

extension Array<Int> {
  /// The first item of the sections with these numbers of items.
  var firstItem: ItemIndex? { firstIndex { $0 > 0 }.map { ItemIndex(section: $0, item: 0) } }

  /// The item that has come to, or nearest before, the place of one that went.
  func nearestItem(to index: ItemIndex) -> ItemIndex? {
    if indices.contains(index.section), self[index.section] > 0 {
      return ItemIndex(section: index.section, item: Swift.min(index.item, self[index.section] - 1))
    }
    return indices.last { self[$0] > 0 && $0 < index.section }
      .map { ItemIndex(section: $0, item: self[$0] - 1) } ?? firstItem
  }
}

/// The item that is expected to be shown at an index is not there.
struct MissingItemError: Error, CustomStringConvertible {
  let index: ItemIndex
  var description: String { "the data source has no item \(index.item) in section \(index.section)" }
}
