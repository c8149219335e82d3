public import FloorplanForms

extension ListReportPage {
  /// Opens items in a previewer, which contains the files of all loaded items and follows their changes.
  ///
  /// The page owns the previewer, and closes it when the page is discarded.
  ///
  /// - Parameters:
  ///   - previews: The previewer.
  ///   - attachment: Returns the file of an item, which has the item's ID, or nil to leave the item out of the
  ///     previewer.
  public func openItems(in previews: PreviewWindow, attachment: @escaping (_ item: String) -> Attachment?) {
    addCancellable(previews)
    onOpen = { [unowned self] in preview($0, in: previews, attachment) }
    onItemsChange = { [unowned self] in if previews.isPresented { previews.items = items.compactMap(attachment) } }
  }

  /// Opens a previewer at an item.
  ///
  /// - Returns: Whether the previewer displays the item.
  @discardableResult
  func preview(_ item: String, in previews: PreviewWindow, _ attachment: (_ item: String) -> Attachment?) -> Bool {
    previews.items = items.compactMap(attachment)
    return previews.open(item, over: displayedView)
  }
}
