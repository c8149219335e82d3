public import FloorplanForms
public import GTKBridge

extension PreviewWindow {
  /// Opens the window at an item, or moves an open window to that item.
  ///
  /// - Parameters:
  ///   - id: The ID of the item.
  ///   - opener: The widget that opens the window, and gets the focus when the window closes.
  /// - Returns: Whether the item is displayed; false if there is no such item, or the widget isn't in a window.
  @discardableResult
  public func open(_ id: String, over opener: Widget) -> Bool {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return false }
    return present(at: index, over: opener)
  }
}

extension PreviewWindow: Cancellable {
  /// Closes the window without calling `onClose`, because the page that owns it is discarded.
  public func cancel() {
    onClose = nil
    dismiss()
  }
}

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
    own(previews)
    let showFiles = { [unowned self] in previews.items = items.compactMap(attachment) }
    onOpen = { [unowned self] item in
      showFiles()
      previews.open(item, over: listView)
    }
    onItemsChange = { if previews.isPresented { showFiles() } }
  }
}
