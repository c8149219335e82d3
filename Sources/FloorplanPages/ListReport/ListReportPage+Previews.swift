public import FloorplanForms

extension ListReportPage {
  /// Opens items in a previewer, which contains the files of all loaded items and follows their changes.
  ///
  /// The page owns the previewer, and closes it when the page is discarded.
  ///
  /// - Parameters:
  ///   - previews: The previewer.
  ///   - attachment: Returns the file of an item, or nil to leave the item out of the previewer.
  public func openItems(in previews: PreviewWindow, attachment: @escaping (Item) -> Attachment?) {
    addCancellable(previews)
    onOpen = { [unowned self] in preview($0, in: previews, attachment) }
    onItemsChange = { [unowned self] in if previews.isPresented { previews.items = attachments(attachment) } }
  }

  /// Opens a previewer at an item.
  ///
  /// - Returns: Whether the previewer displays the item.
  @discardableResult
  func preview(_ item: Item, in previews: PreviewWindow, _ attachment: (Item) -> Attachment?) -> Bool {
    guard let id = attachment(item)?.id else { return false }
    previews.items = attachments(attachment)
    return previews.open(id, over: displayedView)
  }

  private func attachments(_ attachment: (Item) -> Attachment?) -> [Attachment] {
    itemIDs.compactMap { item($0).flatMap(attachment) }
  }
}
