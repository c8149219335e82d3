public import FloorplanForms
import FloorplanLayout
public import FloorplanUI
import GTKBridge

/// A page of pictures in as many columns as fit; clicking one opens a previewer (the multi-row variation of the SAP
/// Fiori for iOS design guidelines).
///
///     let page = GalleryViewPage("Documents", ListItems { order.documents }.searching(\.name), ItemCell.self) {
///       cell, document in
///       cell.detailImage = document.image
///       cell.titleText = document.name
///     } attachment: { document in
///       document.attachment
///     }
///     page.previews.onDelete = { file, _ in try delete(file.id) }
///
/// Loading, search, counts, announcements and keys are those of a ``ListReportPage``. Enter or a click opens the
/// previewer, which steps through all loaded items. When it closes, the item that it displayed last has the focus. Set
/// ``ListReportPage/onOpen`` to open items in another way.
///
/// ## Accessibility
///
/// A region with a search, a list of items, and a status with their number.
public final class GalleryViewPage<Item: Identifiable>: ListReportPage<Item> where Item.ID: Sendable {
  /// The previewer, which can delete files.
  public let previews = PreviewWindow([])
  private let attachment: (Item) -> Attachment?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name of the items, such as “Documents”.
  ///   - items: The items.
  ///   - type: The type of the cells: `ItemCell`, or `ImageCell` for pictures without texts.
  ///   - itemWidth: The width of an item, in points. Use 110 if items are no wider than their pictures.
  ///   - configure: Displays an item in a cell, and again when an observable property that the closure read changes.
  ///   - attachment: Returns the file of an item, or nil to leave the item out of the previewer.
  public init<Cell: CollectionCell>(
    _ name: String, _ items: ListItems<Item>, _ type: Cell.Type, itemWidth: Double = 120,
    configure: @escaping (_ cell: Cell, _ item: Item) -> Void, attachment: @escaping (Item) -> Attachment?
  ) {
    self.attachment = attachment
    super.init(name, items, type, column: .full, configure: configure)
    let layout = MultiRowLayout(itemWidth: itemWidth)
    listView.layout = layout
    skeleton.tiles = layout
    openItems(in: previews, attachment: attachment)
    previews.onClose = { [weak self] in self?.focusItem(shownAt: $0) }
  }

  /// Opens the previewer at an item, if the item is loaded.
  ///
  /// - Parameter id: The ID of the item.
  /// - Returns: Whether the previewer displays the item.
  @discardableResult
  public func preview(_ id: Item.ID) -> Bool {
    guard itemIDs.contains(id), let item = item(id) else { return false }
    return preview(item, in: previews, attachment)
  }

  private func focusItem(shownAt position: Int?) {
    guard let id = position.map({ previews.items[$0].id }),
      let item = itemIDs.first(where: { item($0).flatMap(attachment)?.id == id }),
      let index = loadedItems.indices(of: [item]).first
    else { return }
    listView.focusItem(at: index)
  }
}
