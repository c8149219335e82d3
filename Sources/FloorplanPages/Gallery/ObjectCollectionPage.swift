import FloorplanLayout
public import FloorplanUI
import GTKBridge

/// A page of objects in cells side by side, in two columns or, in a narrow window, in one (the multi-column variation
/// of the SAP Fiori for iOS design guidelines).
///
///     let page = ObjectCollectionPage("Products", ListItems { store.products }) { cell, product in
///       cell.headlineText = product.name
///     }
///     page.onOpen = { product in open(product) }
///
/// The cells are those of a list. Loading, search, groups, counts, announcements and keys are those of a
/// ``ListReportPage``.
public final class ObjectCollectionPage<Item: Identifiable>: ListReportPage<Item> where Item.ID: Sendable {
  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name of the items, such as “Products”.
  ///   - items: The items.
  ///   - configure: Displays an item in a cell, and again when an observable property that the closure read changes.
  public init(
    _ name: String, _ items: ListItems<Item>, configure: @escaping (_ cell: ObjectCell, _ item: Item) -> Void
  ) {
    super.init(name, items, ObjectCell.self, column: .full, configure: configure)
    // The layout derives the number of columns from the width.
    listView.layout = AutosizingColumnFlowLayout(
      minimumInteritemSpacing: Self.gap, minimumLineSpacing: Self.gap,
      sectionInset: Insets(top: 8, leading: Self.gap, bottom: 8, trailing: Self.gap))
  }

  private static var gap: Double { 16 }
}
