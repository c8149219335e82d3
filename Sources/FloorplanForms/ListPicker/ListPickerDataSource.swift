public import FloorplanLayout
public import FloorplanUI

/// The data source of a list picker with custom cells (ListPickerDataSource in the SAP Fiori for iOS documentation).
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
  /// Returns the number of all options, independently of the search.
  ///
  /// Call ``ListPicker/reloadData()`` when it changes.
  func numberOfOptions(in listPicker: ListPicker) -> Int

  /// Returns the cell of an option, dequeued from the collection view and filled.
  ///
  /// The picker displays the cell as selected while the option is selected. An object cell without an accessory also
  /// gets a checkmark then.
  ///
  /// - Parameters:
  ///   - listPicker: The picker.
  ///   - option: The index of the option among all options, independently of the search.
  ///   - collectionView: The collection view of the options.
  ///   - index: The index of the cell in the collection view.
  /// - Returns: The cell.
  func listPicker(
    _ listPicker: ListPicker, cellForOption option: Int, in collectionView: CollectionView, at index: ItemIndex
  ) -> CollectionCell

  /// Returns the name of an option; nil, the default, for none.
  ///
  /// A form cell uses the names for its value text, and type-ahead finds options by their names.
  func listPicker(_ listPicker: ListPicker, nameOfOption option: Int) -> String?
}

extension ListPickerDataSource {
  /// Returns nil.
  public func listPicker(_ listPicker: ListPicker, nameOfOption option: Int) -> String? { nil }
}

/// An object that searches the options of a picker (ListPickerSearchResultsUpdating in the SAP Fiori for iOS
/// documentation).
@MainActor
public protocol ListPickerSearchResultsUpdating: AnyObject {
  /// Finds the options that match a changed search text.
  ///
  /// Call ``ListPicker/showSearchResults(_:for:progress:)`` immediately or later, each time there are new results.
  ///
  /// - Parameters:
  ///   - listPicker: The picker.
  ///   - text: The search text, which isn't empty.
  func updateSearchResults(for listPicker: ListPicker, text: String)
}
