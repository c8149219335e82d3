public import FloorplanForms
public import GTKBridge

extension PreviewWindow {
  /// Opens the window at the item with an id, or shows that one if the window is open.
  ///
  /// - Parameters:
  ///   - id: The id of the item.
  ///   - opener: What a person has pressed, which gets the keyboard focus back.
  /// - Returns: Whether it is shown: not where there is no such item, or the widget stands in no window.
  @discardableResult
  public func open(_ id: String, over opener: Widget) -> Bool {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return false }
    return present(at: index, over: opener)
  }
}

extension PreviewWindow: Cancellable {
  /// Closes the window without a call of ``onClose``, because the page that owns it goes.
  public func cancel() {
    onClose = nil
    dismiss()
  }
}

extension ListReportPage {
  /// Opens items in a previewer, which shows all items of the page that are files, follows them, and closes with the page.
  ///
  /// - Parameters:
  ///   - previews: The previewer.
  ///   - attachment: Returns the file of an item; nil for one that is gone.
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
