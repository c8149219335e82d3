import FloorplanUI
public import FloorplanForms
public import GTKBridge

/// An object that opens a `PreviewWindow` with the files of a page, and keeps both in sync.
///
///     let previews = PreviewController()
///     previews.attachments = order.attachments
///     previews.onDelete = { file in
///       let removed = store.delete(file.id)
///       return { store.restore(removed) }
///     }
///     previews.open("photo-3", over: page.sectionsView)
///
/// The page owns the controller. An open window closes when the controller is released.
@MainActor
public final class PreviewController {
  private let preview = PreviewWindow([])

  /// The files, in reading order; their IDs differ.
  ///
  /// Set them after each change of the files; an open window follows.
  public var attachments: [Attachment] {
    get { preview.items }
    set { preview.items = newValue }
  }
  /// Deletes a file and returns a closure that restores it; nil if files can't be deleted.
  public var onDelete: ((_ file: Attachment) throws -> PreviewRestoration)? {
    didSet { preview.onDelete = onDelete.map { delete in { file, _ in try delete(file) } } }
  }
  /// Called when the window has been closed, with the ID of the file displayed last, or nil if there are no files left.
  public var onClose: ((_ id: String?) -> Void)?
  /// The window, or nil if it isn't open.
  public var window: PreviewWindow? { preview.isPresented ? preview : nil }

  /// Creates a controller without files.
  public init() {
    preview.onClose = { [weak self] index in
      guard let self else { return }
      onClose?(index.map { preview.items[$0].id })
    }
  }

  isolated deinit { preview.dismiss() }

  /// Opens the window at a file, or moves an open window to that file.
  ///
  /// - Parameters:
  ///   - id: The ID of the file.
  ///   - opener: The widget that opens the window, and gets the focus when the window closes.
  /// - Returns: Whether the file is displayed; false if there is no such file, or the widget isn't in a window.
  @discardableResult
  public func open(_ id: String, over opener: Widget) -> Bool {
    guard let index = attachments.firstIndex(where: { $0.id == id }) else { return false }
    return preview.present(at: index, over: opener)
  }
}

extension ListReportPage {
  /// Opens items in a previewer, which contains the files of all loaded items and follows their changes.
  ///
  /// - Parameters:
  ///   - previews: The previewer.
  ///   - attachment: Returns the file of an item, which has the item's ID, or nil to leave the item out of the
  ///     previewer.
  public func openItems(
    in previews: PreviewController, attachment: @escaping (_ item: String) -> Attachment?
  ) {
    let showFiles = { [unowned self] in previews.attachments = items.compactMap(attachment) }
    onOpen = { [unowned self] item in
      showFiles()
      previews.open(item, over: listView)
    }
    onItemsChange = { if previews.window != nil { showFiles() } }
  }
}
