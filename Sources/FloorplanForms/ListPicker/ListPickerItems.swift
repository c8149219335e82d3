public import FloorplanLayout
public import FloorplanUI

/// The items of a list picker in object cells, which its search finds by several texts.
///
///     let people = ListPickerItems(team, searching: { [$0.name, $0.role] }) { cell, person in
///       cell.headlineText = person.name
///       cell.subheadlineText = person.role
///     }
///     picker.dataSource = people
///     picker.searchResultsUpdating = people
public final class ListPickerItems<Item>: ListPickerDataSource, ListPickerSearchResultsUpdating {
  /// The items, in display order.
  public let items: [Item]
  private let texts: (Item) -> [String]
  private let configure: (ObjectCell, Item) -> Void
  private lazy var search = SubstringSearch(items.map(texts))

  /// Creates a data source.
  ///
  /// - Parameters:
  ///   - items: The items, in display order.
  ///   - texts: Returns the texts by which a search finds an item, its name first.
  ///   - configure: Displays an item in a cell.
  public init(
    _ items: [Item], searching texts: @escaping (Item) -> [String], configure: @escaping (ObjectCell, Item) -> Void
  ) {
    (self.items, self.texts, self.configure) = (items, texts, configure)
  }

  /// Returns the number of items.
  public func numberOfOptions(in listPicker: ListPicker) -> Int { items.count }

  /// Returns the cell of an item.
  public func listPicker(
    _ listPicker: ListPicker, cellForOption option: Int, in collectionView: CollectionView, at index: ItemIndex
  ) -> CollectionCell {
    let cell = collectionView.dequeue(ObjectCell.self, for: index)
    configure(cell, items[option])
    return cell
  }

  /// Returns the name of an item.
  public func listPicker(_ listPicker: ListPicker, nameOfOption option: Int) -> String? {
    items.indices.contains(option) ? texts(items[option]).first : nil
  }

  /// Displays the items that match a search.
  public func updateSearchResults(for listPicker: ListPicker, text: String) {
    listPicker.showSearchResults(search.indices(matching: text), for: text)
  }
}
