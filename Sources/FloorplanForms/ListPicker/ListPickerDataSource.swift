public import FloorplanLayout
public import FloorplanUI

/// Gives a list picker options of an app's own, with cells of any registered type (ListPickerDataSource in seeds/004).
///
///     final class Contacts: ListPickerDataSource {
///       func numberOfOptions(in listPicker: ListPicker) -> Int { contacts.count }
///       func listPicker(
///         _ listPicker: ListPicker, cellForOption option: Int, in collectionView: CollectionView, at index: ItemIndex
///       ) -> CollectionCell {
///         let cell = collectionView.dequeue(ObjectCell.self, for: index)
///         cell.headlineText = contacts[option].name
///         return cell
///       }
///     }
@MainActor
public protocol ListPickerDataSource: AnyObject {
  /// How many options there are in all, whatever is searched.
  ///
  /// Call ``ListPicker/reloadData()`` when it becomes another number.
  func numberOfOptions(in listPicker: ListPicker) -> Int

  /// The cell of an option, dequeued from the collection view and filled.
  ///
  /// The picker shows it as selected while the option is chosen; an object cell without an accessory of its own has a
  /// check mark then too.
  ///
  /// - Parameters:
  ///   - listPicker: The picker.
  ///   - option: The number of the option among all of them, whatever is searched.
  ///   - collectionView: What shows the options.
  ///   - index: The place that the cell is for.
  /// - Returns: The cell.
  func listPicker(
    _ listPicker: ListPicker, cellForOption option: Int, in collectionView: CollectionView, at index: ItemIndex
  ) -> CollectionCell

  /// What an option is called; nil, which it is by itself, for what has no name.
  ///
  /// A form cell then writes its value text by itself, and letters that are typed find the option.
  func listPicker(_ listPicker: ListPicker, nameOfOption option: Int) -> String?
}

extension ListPickerDataSource {
  /// No name.
  public func listPicker(_ listPicker: ListPicker, nameOfOption option: Int) -> String? { nil }
}

/// Finds options in a way of an app's own (ListPickerSearchResultsUpdating in seeds/004).
@MainActor
public protocol ListPickerSearchResultsUpdating: AnyObject {
  /// Somebody has typed something to search for: call ``ListPicker/showSearchResults(_:for:progress:)`` with what is
  /// found, at once or later, as often as there is something new.
  ///
  /// - Parameters:
  ///   - listPicker: The picker.
  ///   - text: What was typed; never empty.
  func updateSearchResults(for listPicker: ListPicker, text: String)
}
