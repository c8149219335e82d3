import CGTK
import FloorplanUI
public import GTKBridge

/// A window over another one, as large as that, that shows one file at a time: pictures, which can be made larger, and
/// of other files what they are.
///
///     let preview = PreviewWindow(attachments)
///     preview.onDelete = { item, index in
///       let document = try store.remove(item.id)
///       return { try store.insert(document, at: index) }
///     }
///     preview.present(at: 3, over: collectionView)
///
/// It lives as long as it is open: nobody has to keep it. From each item people go to the others, copy it, save it
/// elsewhere, open it with another program, and delete it. What was deleted goes at once; a message says so for some
/// seconds, with a button that brings it back. Where the last one was deleted that is all that the window shows.
///
/// | Keys | What they do |
/// |---|---|
/// | Left, Right, Page Up, Page Down | go to the item before or behind, as one reads |
/// | Home, End | go to the first one or the last |
/// | Control+plus, Control+minus | show a picture larger or smaller |
/// | Control+0, Control+1 | show all of a picture, or show it as large as it is by itself |
/// | Control and an arrow | move a picture that is larger than the window |
/// | Control+C | copies the picture, or the file |
/// | Control+S | saves the file elsewhere |
/// | Control+O | opens it with another program |
/// | Delete | deletes the item |
/// | Control+Z | brings back what was deleted last |
/// | Escape | closes |
///
/// A finger swipes to the item beside or moves a large picture, two fingers change its size; the wheel moves it and,
/// with Control, changes its size; a double press shows it as large as it is, and again all of it.
///
/// ## CSS nodes
///
///     window
///     ├── headerbar
///     │   ├── button.fdlFUIActionButton                  closes; goes to the item before, and to the next one
///     │   ├── label
///     │   ╰── button.fdlFUIActionButton                  deletes
///     ├── box.fdlFUIAttachmentPreview
///     ├── box.fdlFUIToastMessage                         where something has been done
///     ╰── wrappingbox                                     buttons for the size, to copy, save and open
///
/// ## Accessibility
///
/// A dialog named by the item. Which of how many it is, what was done and what is wrong are status: screen readers tell
/// when they change.
@MainActor
public final class PreviewWindow {
  private(set) var contents = AttachmentContents()
  /// Whether loaded files stay in memory when the window closes.
  var keepsContents = false
  private(set) var sheet: PreviewSheet?

  /// Makes a window that isn't shown yet.
  ///
  /// - Parameter items: What can be gone through, in its order; their ids differ.
  public init(_ items: [Attachment]) { self.items = items }

  /// Deletes the item at an index immediately; nil, the default, disables deletion.
  ///
  /// Returns a closure that restores the item; it is called at most once, while the window is open. Thrown errors are
  /// shown to the user.
  public var onDelete: ((_ item: Attachment, _ index: Int) throws -> PreviewRestoration)? {
    didSet { sheet?.showButtons() }
  }
  /// Called when another item is shown, with its index.
  public var onShow: ((_ item: Attachment, _ index: Int) -> Void)?
  /// Called when an item can't be shown, copied, saved or opened; the user sees the reason while the window is open.
  public var onProblem: ((_ item: Attachment, _ problem: AttachmentProblem) -> Void)?
  /// Called after the window closed, with the index of the last item shown; nil if none is left or the parent closed too.
  public var onClose: ((_ index: Int?) -> Void)?

  /// What can be gone through.
  ///
  /// An app sets it where files come, go or change: the one that is shown stays, or one beside it takes its place.
  /// Where none is left the window closes, unless a person can bring back what was deleted in it.
  ///
  /// The window takes out itself what a person deletes in it, and puts it back when that is undone, unless the app does
  /// so while it is told of either.
  public var items: [Attachment] {
    didSet {
      guard items != oldValue else { return }
      let id = oldValue.indices.contains(index) ? oldValue[index].id : nil
      if item?.id != id { index = items.firstIndex { $0.id == id } ?? max(0, min(index, items.count - 1)) }
      if isAbandoned {
        // Not at once: the last one is just being deleted, perhaps, and can be brought back.
        MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in
          if let self, isAbandoned { dismiss() }
        }
      } else if !isDeleting {
        sheet?.show()
      }
    }
  }
  /// Whether a deletion is on its way, which shows what is left once it can be undone.
  private var isDeleting = false

  /// Whether nothing is left that could be shown or brought back.
  private var isAbandoned: Bool { items.isEmpty && sheet?.deletions.isEmpty == true }

  /// Which item is shown, from 0; of no meaning where there is none.
  public private(set) var index = 0

  /// What is shown; nil where none is left.
  public var item: Attachment? { items.indices.contains(index) ? items[index] : nil }

  /// Whether the window is open.
  public var isPresented: Bool { sheet != nil }

  // MARK: Showing

  /// Opens the window over the one that a widget stands in.
  ///
  /// - Parameters:
  ///   - index: Which item is shown first, from 0.
  ///   - opener: What a person has pressed, which gets the keyboard focus back; an app that wants it elsewhere says so
  ///     when it is told that the window has gone.
  /// - Returns: Whether it is open: not where there is no such item, or the widget stands in no window.
  @discardableResult
  public func present(at index: Int = 0, over opener: Widget) -> Bool {
    guard items.indices.contains(index), let parent = opener.window else { return false }
    if isPresented {
      show(index)
      return true
    }
    let made = PreviewSheet(self, over: parent, openedBy: opener)
    sheet = made
    addInput(to: made)
    show(index)
    // GTK hands down that of the desktop alone.
    made.window.passDirection()
    // GTK would begin at the first button of the content, "Copy", and the bar comes before it.
    made.closeButton.grabFocus()
    made.present()
    return true
  }

  /// Shows another item; nothing happens where there is none.
  ///
  /// - Parameter newIndex: Which item, from 0.
  public func show(_ newIndex: Int) {
    guard items.indices.contains(newIndex) else { return }
    index = newIndex
    sheet?.show()
  }

  func step(_ step: Int) { show(index + step) }

  /// Says what is wrong, below what is shown.
  ///
  /// - Parameter message: The message, as people are to read it.
  public func tell(_ message: String) { sheet?.tell(message) }

  /// Tells what is wrong with an item, which may not be the one that is shown any more.
  func found(_ problem: AttachmentProblem, with item: Attachment) {
    tell(item.id == self.item?.id ? "\(problem)" : Attachment.message(about: item.name, "\(problem)"))
    onProblem?(item, problem)
  }

  /// Closes the window.
  public func dismiss() { sheet?.close() }

  func didClose(withParent: Bool) {
    sheet = nil
    // Loaded files may be large.
    if !keepsContents { contents = AttachmentContents() }
    onClose?(withParent || item == nil ? nil : index)
  }

  // MARK: Deleting

  /// Deletes what is shown, as the Delete key does: at once, and so that it can be undone.
  public func deleteShown() {
    guard let onDelete, let item, let sheet else { return }
    let (before, index) = (items, index)
    isDeleting = true
    defer { isDeleting = false }
    do {
      let restore = try onDelete(item, index)
      sheet.deletions.append((item, index, restore))
    } catch {
      sheet.show()
      return tell(localized("“%1$@” can’t be deleted: %2$@").filled(with: item.shownName, "\(error)"))
    }
    if items == before { items.remove(at: index) }
    guard isPresented else { return }
    sheet.show()
    sheet.say(Self.text(ofDeleted: item), action: Self.undoTitle)
  }

  static func text(ofDeleted item: Attachment) -> String {
    localized("“%1$@” was deleted.").filled(with: item.shownName)
  }
  static var undoTitle: String { localized("Undo") }

  /// Brings back what was deleted last in this window, and shows it; nothing happens where nothing was.
  public func undo() {
    guard let sheet, let last = sheet.deletions.popLast() else { return }
    sheet.say(nil)
    let before = items
    do {
      try last.restore()
      if items == before { items.insert(last.item, at: min(last.index, items.count)) }
      show(items.firstIndex { $0.id == last.item.id } ?? index)
    } catch {
      if items.isEmpty { self.sheet?.show() }
      tell(localized("“%1$@” can’t be restored: %2$@").filled(with: last.item.shownName, "\(error)"))
    }
  }
}

/// Brings back what was deleted in a ``PreviewWindow``.
public typealias PreviewRestoration = @MainActor () throws -> Void
