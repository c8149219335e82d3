import FloorplanUI
public import FloorplanForms
public import GTKBridge

/// Opens a `PreviewWindow` on the files of a page, and keeps it in step with them.
///
///     let previews = PreviewController()
///     previews.attachments = order.attachments
///     previews.onDelete = { file in
///       let removed = store.delete(file.id)
///       return { store.restore(removed) }
///     }
///     previews.open("photo-3", over: page.sectionsView)
///
/// The page keeps it: a window that is still open when it goes is closed.
@MainActor
public final class PreviewController {
  private let preview = PreviewWindow([])

  /// The files in the order in which they are gone through; their ids differ.
  ///
  /// Set them where files come, go or change: an open window follows.
  public var attachments: [Attachment] {
    get { preview.items }
    set { preview.items = newValue }
  }
  /// Deletes a file, and gives what brings it back to its place; nil where people can't delete any.
  public var onDelete: ((_ file: Attachment) throws -> PreviewRestoration)? {
    didSet { preview.onDelete = onDelete.map { delete in { file, _ in try delete(file) } } }
  }
  /// Called when the window has gone, with the id of the file that was shown last; nil where none was left.
  public var onClose: ((_ id: String?) -> Void)?
  /// The window; nil while none is open.
  public var window: PreviewWindow? { preview.isPresented ? preview : nil }

  /// Makes a controller without files.
  public init() {
    preview.onClose = { [weak self] index in
      guard let self else { return }
      onClose?(index.map { preview.items[$0].id })
    }
  }

  isolated deinit { preview.dismiss() }

  /// Opens the window at a file, or shows that one where it is open.
  ///
  /// - Parameters:
  ///   - id: The id of the file.
  ///   - opener: What a person has pressed, which gets the keyboard focus back.
  /// - Returns: Whether it is shown: not where there is no such file, or the widget stands in no window.
  @discardableResult
  public func open(_ id: String, over opener: Widget) -> Bool {
    guard let index = attachments.firstIndex(where: { $0.id == id }) else { return false }
    return preview.present(at: index, over: opener)
  }
}

extension ListReportPage {
  /// Opens items in a previewer, which shows all items of the page that are files, and follows them.
  ///
  /// - Parameters:
  ///   - previews: The previewer.
  ///   - attachment: Returns the file of an item, with the item's id; nil for one that is none.
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
