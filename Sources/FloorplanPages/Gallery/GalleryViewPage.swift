public import FloorplanForms
import FloorplanLayout
import FloorplanUI
import GTKBridge

/// A page of pictures in as many columns as fit; clicking one opens a previewer (the multi-row variation of the SAP
/// Fiori for iOS design guidelines).
///
///     let cells = ListReportRows(ItemCell.self, name: { name($0) }) { cell, id, search in
///       cell.detailImage = picture(id)
///       cell.titleText = name(id)
///     }
///     let page = GalleryViewPage("Documents", source, cells) { id in attachment(id) }
///     page.previews.onDelete = { file, _ in try delete(file.id) }
///     page.reload()
///
/// Loading, search, counts, announcements and keys are those of a ``ListReportPage``. Enter or a click opens the
/// previewer, which steps through all loaded items. When it closes, the item that it displayed last has the focus. Set
/// ``ListReportPage/onOpen`` to open items in another way.
///
/// ## Accessibility
///
/// A region with a search, a list of items, and a status with their number.
@MainActor
public final class GalleryViewPage: ListReportPage {
  /// The previewer, which can delete files.
  public let previews = PreviewWindow([])
  private let attachment: (_ item: String) -> Attachment?

  /// Creates a page without items; call ``ListReportPage/reload(keepingScrollPosition:)`` to load them.
  ///
  /// - Parameters:
  ///   - name: The name of the items, such as “Documents”.
  ///   - source: The source of the items.
  ///   - cells: The cells: an `ItemCell`, or an `ImageCell` for pictures without texts.
  ///   - itemWidth: The width of an item, in points. Use 110 if items are no wider than their pictures.
  ///   - attachment: Returns the file of an item, which has the item's ID, or nil to leave the item out of the
  ///     previewer.
  public init(
    _ name: String, _ source: any ListReportSource, _ cells: ListReportRows, itemWidth: Double = 120,
    attachment: @escaping (_ item: String) -> Attachment?
  ) {
    self.attachment = attachment
    var cells = cells
    cells.columns = []
    super.init(name, source, cells, column: .full)
    let layout = MultiRowLayout(itemWidth: itemWidth)
    listView.layout = layout
    skeleton.tiles = layout
    openItems(in: previews, attachment: attachment)
    previews.onClose = { [weak self] in self?.focusItem(shownAt: $0) }
  }

  /// Opens the previewer at an item, if the item is loaded.
  ///
  /// - Parameter item: The ID of the item.
  /// - Returns: Whether the previewer displays the item.
  @discardableResult
  public func preview(_ item: String) -> Bool {
    preview(item, in: previews, attachment)
  }

  private func focusItem(shownAt position: Int?) {
    guard let position, let index = loadedItems.indices(of: [previews.items[position].id]).first else { return }
    listView.focusItem(at: index)
  }
}
