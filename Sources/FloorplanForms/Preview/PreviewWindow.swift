import CGTK
import FloorplanTheme
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
///     ├── attachmentpreview.fdlFUIAttachmentPreview
///     ├── previewmessage.fdlFUIToastMessage              where something has been done
///     ╰── wrappingbox                                     buttons for the size, to copy, save and open
///
/// ## Accessibility
///
/// A dialog named by the item. Which of how many it is, what was done and what is wrong are status: screen readers tell
/// when they change.
@MainActor
public final class PreviewWindow {
  let contents: AttachmentContents
  private let ownsContents: Bool
  private(set) var sheet: PreviewSheet?
  private var shownID: String?
  /// What the view shows, so that it is shown and looked at anew only where it has become another.
  private var shownItem: Attachment?
  var deletions: [Deletion] = []
  /// Whether what becomes of ``items`` is shown by whoever changes them.
  var isDelegating = false
  /// How often ``items`` became others.
  private(set) var changeCount = 0
  var copying: ImageTicket?
  private var swipe = 0.0
  private var panned = (x: 0.0, y: 0.0)

  /// Makes a window that isn't shown yet.
  ///
  /// - Parameter items: What can be gone through, in its order; their ids differ.
  public convenience init(_ items: [Attachment]) {
    self.init(items, contents: AttachmentContents(), ownsContents: true)
  }

  /// - Parameters:
  ///   - items: What can be gone through.
  ///   - contents: What has loaded some of them already.
  ///   - ownsContents: Whether that is not needed when the window has gone.
  init(_ items: [Attachment], contents: AttachmentContents, ownsContents: Bool = false) {
    self.items = items
    self.contents = contents
    self.ownsContents = ownsContents
  }

  /// Deletes the item at an index immediately; nil, the default, disables deletion.
  ///
  /// Returns a closure that restores the item; it is called at most once, while the window is open. Thrown errors are
  /// shown to the user.
  public var onDelete: ((_ item: Attachment, _ index: Int) throws -> PreviewRestoration)? { didSet { showButtons() } }
  /// Called when another item is shown, with its index.
  public var onShow: ((_ item: Attachment, _ index: Int) -> Void)?
  /// Called when an item can't be shown, copied, saved or opened; the user has seen the reason.
  public var onProblem: ((_ item: Attachment, _ problem: AttachmentProblem) -> Void)?
  /// Called after the window closed, with the index of the last item shown; nil if none is left or the parent closed too.
  public var onClose: ((_ index: Int?) -> Void)?

  /// What can be gone through.
  ///
  /// An app sets it where files come, go or change: the one that is shown stays, or one beside it takes its place.
  /// Where none is left the window closes, unless a person can bring back what was deleted in it.
  ///
  /// The window takes out itself what a person deletes in it, and puts it back when that is undone, unless the app sets
  /// the items while it is told of either.
  public var items: [Attachment] {
    didSet {
      guard items != oldValue else { return }
      changeCount += 1
      if !isDelegating { itemsDidChange() }
    }
  }

  /// What is said besides, in English by itself.
  public var texts = PreviewTexts() { didSet { if texts != oldValue { showTexts() } } }

  /// Which item is shown, from 0; of no meaning where there is none.
  public private(set) var index = 0

  /// What is shown; nil where none is left.
  public var item: Attachment? { items.indices.contains(index) ? items[index] : nil }

  /// Whether the window is open.
  public var isPresented: Bool { sheet != nil }

  // MARK: Opening

  /// Opens the window over the one that a widget stands in.
  ///
  /// - Parameters:
  ///   - index: Which item is shown first, from 0.
  ///   - opener: What a person has pressed, which gets the keyboard focus back; an app that wants it elsewhere says so
  ///     when it is told that the window has gone.
  /// - Returns: Whether it is open: not where there is no such item, or the widget stands in no window.
  @discardableResult
  public func present(at index: Int = 0, over opener: Widget) -> Bool {
    guard items.indices.contains(index) else { return false }
    if isPresented {
      show(index)
      return true
    }
    guard let parent = opener.window else { return false }
    let made = PreviewSheet(over: parent, openedBy: opener, title: items[index].shownName)
    sheet = made
    forgetShown()
    fill(made)
    show(index)
    // GTK hands down that of the desktop alone.
    made.window.passDirection()
    // GTK would begin at the first button of the content, "Copy", and the bar comes before it.
    made.closeButton.grabFocus()
    made.present()
    return true
  }

  private func fill(_ made: PreviewSheet) {
    made.owner = self
    made.onInterludeChange = { [weak self] in self?.showButtons() }
    made.onContentFocus = { [weak made] in made?.closeButton.grabFocus() }
    made.onClose = { [weak self] in self?.didClose(withParent: $0) }
    made.show(texts)
    let acts: [(ActionButton, @MainActor (PreviewWindow) -> Void)] = [
      (made.closeButton, { $0.sheet?.closeSoon() }), (made.previousButton, { $0.step(-1) }),
      (made.nextButton, { $0.step(1) }), (made.deleteButton, { $0.deleteShown() }),
      (made.zoomOutButton, { $0.zoomOut() }), (made.fitButton, { $0.toggleFit() }),
      (made.zoomInButton, { $0.zoomIn() }), (made.copyButton, { $0.copyShown() }),
      (made.saveButton, { $0.saveShown() }), (made.openButton, { $0.openShown() }),
      (made.messageBar.button, { $0.undo() }),
    ]
    for (button, act) in acts {
      button.didSelectHandler = { [weak self] _ in if let self { act(self) } }
    }
    made.messageBar.onEnd = { [weak self] in self?.sheet?.showMessage() }
    made.view.onProblem = { [weak self] problem in
      guard let self, let shownItem else { return }
      onProblem?(shownItem, problem)
    }
    made.view.onPicture = { [weak self] in
      guard let self else { return }
      sheet?.showZoom(texts)
    }
    let keys = KeyController()
    // Arrows would go to the buttons.
    keys.phase = .capture
    keys.onPress { [weak self] key, held in self?.handle(key, held) ?? false }
    made.window.addController(keys)
    let drag = DragGesture()
    drag.onBegin { [weak self] _, _ in self?.beginDrag() }
    drag.onUpdate { [weak self] x, y in self?.drag(x, y) }
    drag.onEnd { [weak self] in self?.endDrag() }
    made.view.addController(drag)
  }

  private func showTexts() {
    guard let sheet else { return }
    sheet.show(texts)
    shownItem = nil
    if item == nil { showEmpty() } else { show(index) }
  }

  // MARK: Showing

  func step(_ step: Int) { show(index + step) }

  /// Shows another item; nothing happens where there is none.
  ///
  /// - Parameter newIndex: Which item, from 0.
  public func show(_ newIndex: Int) {
    guard items.indices.contains(newIndex) else { return }
    index = newIndex
    let item = items[newIndex]
    guard let sheet else { return }
    let isOther = shownID != item.id
    shownID = item.id
    sheet.endInterlude()
    sheet.show(name: item.shownName, position: texts.positionText(newIndex, of: items.count))
    showButtons()
    guard item != shownItem else { return }
    shownItem = item
    sheet.view.show(item, source(of: item), texts)
    sheet.showZoom(texts)
    checkFile(of: item)
    if isOther { onShow?(item, newIndex) }
  }

  private func source(of item: Attachment) -> ImageSource? {
    guard item.isPicture, case .loader(let loader) = item.content else { return item.picture }
    if let known = contents.known(loader), let image = try? known.get() { return .encoded(image) }
    contents.load(loader) { [weak self] result in
      guard let self, shownID == item.id, let sheet else { return }
      switch result {
      case .success(let image): sheet.view.show(item, .encoded(image), texts)
      case .failure(let problem): found(problem, with: item)
      }
    }
    return nil
  }

  /// A picture is found out about when it is loaded, anything else now.
  private func checkFile(of item: Attachment) {
    let file: FileLocation
    switch item.content {
    case .file(let path) where !item.isPicture: file = .path(path)
    case .address(let address) where !item.isPicture: file = .address(address)
    default: return
    }
    Background.run {
      Result { () throws(FileError) in try file.facts() }
    } then: { [weak self] result in
      guard let self, shownID == item.id, case .failure(let error) = result else { return }
      found(AttachmentProblem(error), with: item)
    }
  }

  /// Tells what is wrong with an item, which may not be the one that is shown any more.
  func found(_ problem: AttachmentProblem, with item: Attachment) {
    guard isPresented else { return }
    tell(
      item.id == shownID
        ? "\(problem)" : localized("%1$@: %2$@").filled(with: item.shownName.inQuotationMarks, "\(problem)"))
    onProblem?(item, problem)
  }

  /// Nothing is shown any more.
  func forgetShown() { (shownID, shownItem) = (nil, nil) }

  /// Says what is wrong, below what is shown.
  ///
  /// - Parameter message: The message, as people are to read it.
  public func tell(_ message: String) {
    guard let sheet else { return }
    if let interlude = sheet.interlude { interlude.bodyText = message } else { sheet.view.tell(message) }
  }

  func showButtons() {
    guard let sheet else { return }
    let isFree = sheet.interlude == nil && item != nil
    sheet.setEnabled([
      (sheet.nextButton, isFree && index + 1 < items.count), (sheet.previousButton, isFree && index > 0),
    ])
    sheet.setShown(sheet.deleteButton, isFree && onDelete != nil)
    sheet.showMessage()
  }

  /// Items have come, gone or changed.
  private func itemsDidChange() {
    guard isPresented else { return }
    if let item, item.id == shownID {
      show(index)
    } else if let place = items.firstIndex(where: { $0.id == shownID }) {
      show(place)
    } else if !items.isEmpty {
      show(min(index, items.count - 1))
    } else if deletions.isEmpty {
      sheet?.closeSoon()
    } else {
      showEmpty()
    }
  }

  // MARK: Dragging

  private func beginDrag() {
    swipe = 0
    panned = (0, 0)
  }

  /// A finger or the pointer is so far from where it went down.
  func drag(_ x: Double, _ y: Double) {
    guard let picture = sheet?.view.picture, !picture.isPinched else { return }
    if sheet?.view.showsPicture == true, picture.zoom.isPannable {
      let (dx, dy) = (x - panned.x, y - panned.y)
      picture.changeZoom { $0.pan(x: dx, y: dy) }
      swipe = 0
    } else {
      swipe = x
    }
    panned = (x, y)
  }

  func endDrag() {
    let distance = swipe
    beginDrag()
    guard distance.magnitude >= Self.swipeDistance else { return }
    step(distance < 0 ? forward : -forward)
  }
  /// How far a finger goes that means the next item, in pixels.
  private static let swipeDistance = 48.0

  /// What a step to the right means.
  var forward: Int { sheet?.window.direction == .rtl ? -1 : 1 }

  // MARK: Closing

  /// Closes the window.
  public func dismiss() { sheet?.close() }

  private func didClose(withParent: Bool) {
    sheet = nil
    deletions = []
    copying = nil
    if ownsContents { contents.cancel() }
    onClose?(withParent || item == nil ? nil : index)
  }
}

/// Brings back what was deleted in a ``PreviewWindow``.
public typealias PreviewRestoration = @MainActor () throws -> Void
