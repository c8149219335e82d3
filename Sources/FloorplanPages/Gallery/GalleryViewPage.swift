public import FloorplanForms
import FloorplanLayout
import FloorplanUI
import GTKBridge

/// All items of a collection of pictures, in as many columns as there is room for; a press shows one as large as the
/// window (the multi-row variation of the design guidelines, fiori.md 1.5).
///
///     let cells = ListReportRows(ItemCell.self, name: { name($0) }) { cell, id, search in
///       cell.detailImage = picture(id)
///       cell.titleText = name(id)
///     }
///     let page = GalleryViewPage("Documents", source, cells) { id in attachment(id) }
///     page.previews.onDelete = { file in try delete(file.id) }
///     page.reload()
///
/// Items come, are searched, counted and told of as those of a ``ListReportPage``, with the same keys.  Enter and a press
/// open the previewer, which goes through all items that have come; the item that was shown last has the keyboard focus
/// afterwards.  An app that sets ``ListReportPage/onOpen`` does something else with them.
///
/// ## Accessibility
///
/// A region with a search, a list of items, and a status that tells how many there are.
@MainActor
public final class GalleryViewPage: ListReportPage {
  /// The previewer, and what can be deleted in it.
  public let previews = PreviewController()
  private let attachment: (_ item: String) -> Attachment?

  /// Makes a page without items: ``ListReportPage/reload(keepingPlace:)`` loads them.
  ///
  /// - Parameters:
  ///   - name: What the items are.
  ///   - source: Where they come from.
  ///   - cells: How they are shown: an `ItemCell`, or an `ImageCell` where pictures say everything.
  ///   - itemWidth: How wide an item is, in points: 120, or 110 where items are no wider than their pictures.
  ///   - attachment: The file of an item, with the item's id; nil for one that is none, which is passed over.
  public init(
    _ name: String, _ source: any ListReportSource, _ cells: ListReportRows, itemWidth: Double = 120,
    attachment: @escaping (_ item: String) -> Attachment?
  ) {
    self.attachment = attachment
    var cells = cells
    cells.columns = []
    super.init(name, source, cells, column: .whole)
    let layout = MultiRowLayout(itemWidth: itemWidth)
    listView.layout = layout
    skeleton.tiles = layout
    openItems(in: previews, attachment: attachment)
    previews.onClose = { [weak self] in self?.focusItem($0) }
  }

  /// Shows an item as large as the window; nothing happens where it has not come.
  ///
  /// - Parameter item: The id of the item.
  /// - Returns: Whether it is shown.
  @discardableResult
  public func preview(_ item: String) -> Bool {
    previews.attachments = items.compactMap(attachment)
    return previews.open(item, over: listView)
  }

  private func focusItem(_ item: String?) {
    guard let item, let index = itemsSoFar.indices(of: [item]).first else { return }
    listView.focusItem(at: index)
  }
}
