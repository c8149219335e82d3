import FloorplanUI
public import GTKBridge

/// A modal window that previews files one at a time: images, pages of PDF documents, texts, and descriptions of other
/// files.
///
///     let preview = PreviewWindow(attachments)
///     preview.onDelete = { item, index in
///       let document = try store.remove(item.id)
///       return { try store.insert(document, at: index) }
///     }
///     preview.present(at: 3, over: collectionView)
///
/// The window is as large as its parent, and stays alive while it is open. Users can go to the other items, and copy,
/// save, open, rename and delete an item. A deletion takes effect immediately; a message with an undo button appears for
/// some seconds. After the last item is deleted, the window shows only this message.
///
/// A text file up to 1 MB is displayed if it is UTF-8, up to its first 64,000 Unicode scalars. A PDF document up to
/// 200 MB is displayed page by page if the programs of poppler-utils are installed. For other files except images, the
/// window offers to open them with another app.
///
/// | Keys | Action |
/// |---|---|
/// | Left, Right | go to the previous or next item, in reading order |
/// | Page Up, Page Down | go to the previous or next page of a document, or else to the previous or next item |
/// | Home, End | go to the first or last item |
/// | Control+plus, Control+minus | zoom in or out |
/// | Control+0, Control+1 | fit an image or a page to the window, or show it in its actual size |
/// | Control and an arrow | pan an image or a page that is larger than the window |
/// | Up, Down; with Control | scroll a text by a few lines; by a page |
/// | Control+C | copy the selected text, the image or the file |
/// | Control+S | save the file to another location |
/// | Control+O | open the file with another app |
/// | F2 | rename the item, with ``onRename`` |
/// | Delete | delete the item |
/// | Control+Z, Control+Shift+Z | undo the last deletion or renaming; redo it |
/// | Escape | close the window |
///
/// A drag goes to the previous or next item, pans a large image, or selects text; a pinch zooms. The wheel pans or
/// scrolls and, with Control, zooms. A double press switches between the actual size and the size of the window.
///
/// ## CSS nodes
///
///     window
///     ├── headerbar.fdlFUINavigationBar
///     │   ├── button.fdlFUIActionButton                  close, previous, next
///     │   ├── label
///     │   ╰── button.fdlFUIActionButton                  delete
///     ├── box.fdlFUIAttachmentPreview
///     ├── box.fdlFUIToastMessage                         after an action
///     ╰── wrappingbox                                     buttons to turn pages, zoom, copy, save, open, rename
///
/// ## Accessibility
///
/// A dialog named after the item. A page is an image named after its position, such as “Page 2 of 5”. The positions of
/// the item and the page, the results of actions and the problems have the role `status`, so screen readers announce
/// their changes.
public final class PreviewWindow: Cancellable {
  private(set) var contents = AttachmentContents()
  /// The controller whose tiles display the items as well.
  ///
  /// It keeps the loaded files and the history when the window closes.
  weak var controller: AttachmentsController?
  /// The deletions and renamings.
  let history = UndoHistory()
  private(set) var sheet: PreviewSheet?

  /// Creates a window without opening it.
  ///
  /// - Parameter items: The items in order, with unique identifiers.
  public init(_ items: [Attachment]) {
    self.items = items
    history.onOffer = { [unowned self] in offerUndo(of: $0) }
  }

  /// Deletes the item at an index immediately; nil, the default, disables deletion.
  ///
  /// Returns a closure that restores the item; it is called at most once, while the window is open. If the user redoes
  /// the deletion, this handler is called again. Thrown errors are shown to the user.
  public var onDelete: ((_ item: Attachment, _ index: Int) throws -> PreviewRestoreHandler)? {
    didSet { sheet?.showButtons() }
  }
  /// Renames an item, which already has the new name; nil, the default, disables renaming.
  ///
  /// If the user undoes this, the handler is called with the names exchanged. Thrown errors are shown to the user, and
  /// the item keeps its old name.
  public var onRename: ((_ item: Attachment, _ oldName: String) throws -> Void)? { didSet { sheet?.showButtons() } }
  /// Called when another item is displayed, with its index.
  public var onShow: ((_ item: Attachment, _ index: Int) -> Void)?
  /// Called when an item can't be shown, copied, saved or opened; the user sees the reason while the window is open.
  public var onProblem: ((_ item: Attachment, _ problem: AttachmentError) -> Void)?
  /// Called after the window closed, with the index of the current item; nil if none is left or the parent closed too.
  public var onClose: ((_ index: Int?) -> Void)?

  /// The items in order.
  ///
  /// Set this property when files are added, removed or changed. The current item stays, or its neighbor replaces it.
  /// If no item is left, the window closes, unless the user can restore one that was deleted in it.
  ///
  /// The window removes an item that the user deletes in it, and inserts it again on undo, unless the app does so in
  /// ``onDelete`` or in the closure that it returns.
  public var items: [Attachment] {
    didSet {
      guard items != oldValue else { return }
      let id = oldValue.indices.contains(index) ? oldValue[index].id : nil
      if item?.id != id { index = items.firstIndex { $0.id == id } ?? max(0, min(index, items.count - 1)) }
      if isAbandoned {
        // Wait, because the user may be deleting the last item and can still restore it.
        MainLoop.idle(priority: .input) { [weak self] in
          if let self, isAbandoned { dismiss() }
        }
      } else if !isDeleting {
        sheet?.show()
      }
    }
  }
  /// Whether a deletion is in progress.
  ///
  /// The remaining items are displayed once it can be undone.
  private var isDeleting = false

  /// Whether no item is left to display or restore.
  private var isAbandoned: Bool { isPresented && items.isEmpty && !history.canUndo }

  /// The index of the current item; undefined without items.
  public private(set) var index = 0

  /// The current item; nil if none is left.
  public var item: Attachment? { items.indices.contains(index) ? items[index] : nil }

  /// Whether the window is open.
  public var isPresented: Bool { sheet != nil }

  // MARK: Presentation

  /// Opens the window over the one that contains a widget.
  ///
  /// - Parameters:
  ///   - index: The index of the first item to display.
  ///   - opener: The pressed widget, which gets the keyboard focus back. ``onClose`` can move the focus elsewhere.
  /// - Returns: Whether the window is open; false if the index is invalid or the widget isn't in a window.
  @discardableResult
  public func present(at index: Int = 0, over opener: Widget) -> Bool {
    guard items.indices.contains(index), let parent = opener.window else { return false }
    if isPresented {
      show(index)
      return true
    }
    let newSheet = PreviewSheet(self, over: parent, openedBy: opener)
    sheet = newSheet
    addInput(to: newSheet)
    show(index)
    // GTK only passes on the text direction of the desktop.
    newSheet.window.propagateDirection()
    // GTK would focus the first button of the content, but the header bar precedes it.
    newSheet.closeButton.grabFocus()
    newSheet.present()
    return true
  }

  /// Displays another item; does nothing if the index is invalid.
  ///
  /// - Parameter newIndex: The index of the item.
  public func show(_ newIndex: Int) {
    guard items.indices.contains(newIndex) else { return }
    index = newIndex
    sheet?.show()
  }

  func step(_ step: Int) { show(index + step) }

  /// Shows a problem below the preview.
  ///
  /// - Parameter message: The message for the user.
  public func showProblem(_ message: String) {
    if let sheet { sheet.showProblem(message) } else { controller?.showMessage(message) }
  }

  /// Reports a problem with an item that may no longer be the current one.
  func report(_ problem: AttachmentError, with item: Attachment) {
    showProblem(item.id == self.item?.id ? "\(problem)" : Attachment.message(about: item.name, "\(problem)"))
    onProblem?(item, problem)
  }

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

  /// Closes the window.
  public func dismiss() { sheet?.close() }

  /// Closes the window and drops ``onClose``; the owner calls this when it is disposed.
  ///
  /// An app calls ``dismiss()``.
  public func cancel() {
    onClose = nil
    dismiss()
  }

  func didClose(withParent: Bool) {
    sheet = nil
    // Loaded files may be large.
    if controller == nil {
      contents = AttachmentContents()
      history.removeAll()
    }
    onClose?(withParent || item == nil ? nil : index)
  }

  // MARK: Deletion

  /// Deletes the current item immediately, as the Delete key does; the user can undo this.
  public func deleteCurrentItem() {
    if isPresented, let item { delete(item) }
  }

  /// Deletes an item immediately; the user can undo this.
  func delete(_ item: Attachment) {
    guard var restore = remove(item) else { return }
    var id: UndoHistory.ActionID?
    id = history.add(localized("“%1$@” deleted").filled(with: item.displayName)) { [unowned self] in
      do {
        try restore()
      } catch {
        if let id { history.remove(id) }
        if items.isEmpty { sheet?.show() }
        showProblem(
          localized("“%1$@” can’t be restored: %2$@").filled(with: item.displayName, problemText(of: error)))
      }
    } redo: { [unowned self] in
      if let again = remove(item) { restore = again } else if let id { history.remove(id) }
      sheet?.show()
    }
    sheet?.show()
  }

  /// Removes an item, or shows why that isn't possible.
  ///
  /// - Returns: A closure that restores and displays the item.
  private func remove(_ item: Attachment) -> PreviewRestoreHandler? {
    guard let onDelete, let index = items.firstIndex(where: { $0.id == item.id }) else { return nil }
    isDeleting = true
    defer { isDeleting = false }
    let before = items
    do {
      let restore = try onDelete(item, index)
      if items == before { items.remove(at: index) }
      return { [unowned self] in
        let before = items
        try restore()
        if items == before { items.insert(item, at: min(index, items.count)) }
        show(items.firstIndex { $0.id == item.id } ?? self.index)
      }
    } catch {
      sheet?.show()
      showProblem(
        localized("“%1$@” can’t be deleted: %2$@").filled(with: item.displayName, problemText(of: error)))
      return nil
    }
  }

  // MARK: Renaming

  /// Lets the user change the name of the current item.
  func beginRenaming() {
    guard onRename != nil, let sheet else { return }
    sheet.view.rename(in: self) { [weak sheet] in
      if let sheet, !sheet.isClosed { sheet.renameButton.grabFocus() }
    }
  }

  /// Renames an item; the user can undo this.
  func rename(_ itemID: String, to name: String) {
    let others = items
    guard let item = others.first(where: { $0.id == itemID }), item.name != name, setName(name, of: itemID) else {
      return
    }
    let title = localized("“%1$@” renamed to “%2$@”").filled(with: item.displayName, Attachment.displayName(name))
    // The app may have given the item a name that the user couldn't have entered.
    let isOldNameValid = (try? item.newName(item.name, among: others)) == item.name
    var id: UndoHistory.ActionID?
    let change = { [unowned self] (name: String, isChecked: Bool) in
      if let index = items.firstIndex(where: { $0.id == itemID }) { show(index) }
      if !setName(name, of: itemID, isChecked: isChecked), let id { history.remove(id) }
    }
    id = history.add(title) {
      change(item.name, isOldNameValid)
    } redo: {
      change(name, true)
    }
  }

  /// Changes the name of an item, or shows why that isn't possible.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - id: The ID of the item.
  ///   - isChecked: Whether the name must be valid, because another item may have got it in the meantime.
  /// - Returns: Whether the item has the name.
  private func setName(_ name: String, of id: String, isChecked: Bool = true) -> Bool {
    guard let onRename, let index = items.firstIndex(where: { $0.id == id }) else { return false }
    let (item, before) = (items[index], items)
    do {
      var renamed = item
      renamed.name = isChecked ? try item.newName(name, among: items) : name
      try onRename(renamed, item.name)
      if items == before { items[index] = renamed }
      return true
    } catch {
      showProblem(localized("“%1$@” can’t be renamed: %2$@").filled(with: item.displayName, problemText(of: error)))
      return false
    }
  }

  static var undoTitle: String { localized("Undo") }

  private func offerUndo(of title: String?) {
    if let sheet { sheet.showMessage(title, action: Self.undoTitle) } else { controller?.cell?.offerUndo(of: title) }
  }

  /// Undoes the last deletion or renaming, if any.
  public func undo() { history.undo() }
}

/// A closure that restores an item that was deleted in a ``PreviewWindow``.
public typealias PreviewRestoreHandler = @MainActor () throws -> Void
