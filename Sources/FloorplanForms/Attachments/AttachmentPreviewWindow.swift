import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The window that shows one attachment at a time: buttons and keys go to the others, delete it, or open it elsewhere.
///
/// | Keys | What they do |
/// |---|---|
/// | Left, Right, Page Up, Page Down | go to the attachment before or behind, as one reads |
/// | Home, End | go to the first one or the last |
/// | Control+O | opens it with another program |
/// | Delete | asks whether it is to be deleted |
/// | Escape | closes |
@MainActor
final class AttachmentPreviewWindow {
  let window = Window()
  let view = AttachmentPreviewView()
  private unowned let controller: AttachmentsController
  private(set) var place: Int
  private var shownID: String
  /// What the view shows, so that it is shown and looked at anew only where it has become another.
  private var shownAttachment: Attachment?
  private let position = Label()
  let closeButton = ActionButton()
  let previousButton = ActionButton()
  let nextButton = ActionButton()
  let openButton = ActionButton()
  let deleteButton = ActionButton()
  private let box = Box(.vertical)
  private(set) var question: EmptyStateView?
  private var isClosed = false
  private var swipe = 0.0

  init(_ controller: AttachmentsController, at place: Int, over parent: Window) {
    self.controller = controller
    self.place = place
    shownID = controller.shown[place].id
    window.setAccessibleRole(.dialog)
    window.transientParent = parent
    window.isModal = true
    window.defaultSize = Self.size(over: parent)
    window.direction = controller.collectionView.direction
    view.direction = window.direction
    view.expandsVertically = true
    box.append(view)
    window.child = box
    addButtons()
    addInput()
    view.onProblem = { [weak self] problem in
      guard let self, let shownAttachment else { return }
      self.controller.couldNotPresent(shownAttachment, problem)
    }
    window.connect("close-request") { [weak self] () -> Bool in
      self?.close()
      return true
    }
    window.connect("destroy") { [weak self] in self?.didVanish() }
    show(place)
  }

  private typealias Parts = ComponentParts.AttachmentPreview

  private static func size(over parent: Window) -> (width: Int, height: Int) {
    let size = parent.defaultSize
    let (width, height) = (size.width > 0 ? size.width : parent.width, size.height > 0 ? size.height : parent.height)
    let regular = Int(Parts.view.metric(.regularWidth))
    return width < regular
      ? (max(1, width), max(1, height)) : (Int(Parts.view.metric(.preferredWidth)), min(max(1, height), regular))
  }

  private func addButtons() {
    let bar = HeaderBar()
    bar.showsTitleButtons = false
    let texts = controller.texts
    closeButton.setTitle(texts.close, for: .normal)
    set(previousButton, "go-previous-symbolic", texts.previous) { $0.step(-1) }
    set(nextButton, "go-next-symbolic", texts.next) { $0.step(1) }
    set(openButton, "document-open-symbolic", texts.open) { $0.open() }
    set(deleteButton, "edit-delete-symbolic", texts.delete) { $0.ask() }
    deleteButton.meaning = .negative
    closeButton.style = .tertiary
    closeButton.didSelectHandler = { [weak self] _ in self?.closeSoon() }
    for button in [closeButton, previousButton, nextButton] { bar.packStart(button) }
    for button in [deleteButton, openButton] { bar.packEnd(button) }
    // What changes here is read out.
    position.setAccessibleRole(.status)
    bar.titleWidget = position
    bar.direction = window.direction
    window.titleBar = bar
  }

  private static let buttonWidth = 56

  private func set(
    _ button: ActionButton, _ icon: String, _ name: String, _ act: @escaping (AttachmentPreviewWindow) -> Void
  ) {
    button.style = .tertiary
    button.setImage(.icon(icon), for: .normal)
    // An icon alone is narrower than people can hit.
    button.setSizeRequest(width: Self.buttonWidth)
    button.accessibilityLabel = name
    button.didSelectHandler = { [weak self] _ in if let self { act(self) } }
  }

  private func addInput() {
    let keys = KeyController()
    // Before the buttons, to which arrows would go.
    keys.phase = .capture
    keys.onPress { [weak self] key, held in self?.handle(key, held) ?? false }
    window.addController(keys)
    let drag = DragGesture()
    drag.onUpdate { [weak self] x, _ in self?.swipe = x }
    drag.onEnd { [weak self] in self?.endSwipe() }
    view.addController(drag)
  }

  private func endSwipe() {
    let distance = swipe
    swipe = 0
    guard distance.magnitude >= Self.swipeDistance, question == nil else { return }
    step((distance < 0) == (window.direction != .rtl) ? 1 : -1)
  }
  /// How far a finger goes that means the next attachment, in pixels.
  private static let swipeDistance = 48.0

  func handle(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    let held = held.intersection([.controlMask, .shiftMask, .altMask, .superMask, .metaMask])
    let code = Int32(bitPattern: gdk_keyval_to_lower(key))
    if code == GDK_KEY_Escape {
      if question == nil { closeSoon() } else { keep() }
      return true
    }
    guard question == nil else { return false }
    let forward = window.direction == .rtl ? -1 : 1
    switch code {
    case GDK_KEY_Left where held.isEmpty, GDK_KEY_KP_Left where held.isEmpty: step(-forward)
    case GDK_KEY_Right where held.isEmpty, GDK_KEY_KP_Right where held.isEmpty: step(forward)
    case GDK_KEY_Page_Up where held.isEmpty: step(-1)
    case GDK_KEY_Page_Down where held.isEmpty: step(1)
    case GDK_KEY_Home where held.isEmpty: show(0)
    case GDK_KEY_End where held.isEmpty: show(controller.shown.count - 1)
    case GDK_KEY_Delete where held.isEmpty, GDK_KEY_KP_Delete where held.isEmpty: ask()
    case GDK_KEY_o where held == .controlMask: open()
    default: return false
    }
    return true
  }

  func present() { window.present() }

  // MARK: Showing

  private func step(_ step: Int) { show(place + step) }

  /// Shows another attachment; nothing happens where there is none.
  func show(_ newPlace: Int) {
    guard controller.shown.indices.contains(newPlace) else { return }
    place = newPlace
    let attachment = controller.shown[newPlace]
    shownID = attachment.id
    window.title = attachment.shownName
    window.setAccessibleLabel(attachment.shownName)
    position.text = "\(newPlace + 1) of \(controller.shown.count)"
    position.setAccessibleLabel("\(attachment.shownName), \(position.text)")
    showButtons()
    guard attachment != shownAttachment else { return }
    shownAttachment = attachment
    view.show(attachment, source(of: attachment), controller.texts)
    checkFile(of: attachment)
  }

  private func source(of attachment: Attachment) -> ImageSource? {
    guard attachment.isPicture, case .loader(let loader) = attachment.content else { return attachment.picture }
    if let known = controller.contents.known(loader), let image = try? known.get() { return .encoded(image) }
    controller.contents.load(loader) { [weak self] result in
      guard let self, shownID == attachment.id else { return }
      switch result {
      case .success(let image): view.show(attachment, .encoded(image), controller.texts)
      case .failure(let problem): found(problem, with: attachment)
      }
    }
    return nil
  }

  /// A picture is found out about when it is loaded, anything else now.
  private func checkFile(of attachment: Attachment) {
    let file: PictureFile
    switch attachment.content {
    case .file(let path) where !attachment.isPicture: file = .path(path)
    case .address(let address) where !attachment.isPicture: file = .address(address)
    default: return
    }
    Background.run {
      Result { () throws(FileError) in try file.facts() }
    } then: { [weak self] result in
      guard let self, !isClosed, shownID == attachment.id, case .failure(let error) = result else { return }
      found(AttachmentProblem(error), with: attachment)
    }
  }

  private func found(_ problem: AttachmentProblem, with attachment: Attachment) {
    tell("\(problem)")
    controller.couldNotPresent(attachment, problem)
  }

  /// Says what is wrong.
  func tell(_ message: String) { view.tell(message) }

  private func showButtons() {
    let isFree = question == nil
    previousButton.isEnabled = isFree && place > 0
    nextButton.isEnabled = isFree && place + 1 < controller.shown.count
    openButton.isEnabled = isFree
    closeButton.isEnabled = isFree
    // The question has a button of the same name.
    deleteButton.isVisible = controller.isEditable && isFree
  }

  /// Attachments have come, gone or changed: the one that is shown stays, or one beside it takes its place.
  func attachmentsDidChange() {
    guard !isClosed else { return }
    if !controller.isEditable { keep() }
    if let found = controller.shown.firstIndex(where: { $0.id == shownID }) {
      show(found)
    } else if controller.shown.isEmpty {
      closeSoon()
    } else {
      keep()
      show(min(place, controller.shown.count - 1))
    }
  }

  private func open() {
    guard controller.shown.indices.contains(place) else { return }
    controller.open(controller.shown[place])
  }

  // MARK: Deleting

  func ask() {
    guard controller.isEditable, question == nil, controller.shown.indices.contains(place) else { return }
    let asked = AttachmentQuestionWindow.makeQuestion(controller.texts, controller.shown[place].shownName) {
      [weak self] isWanted in
      guard let self else { return }
      keep()
      if isWanted { controller.delete(shownID) }
    }
    question = asked
    box.append(asked)
    asked.primaryButton.grabFocus()
    view.isVisible = false
    showButtons()
  }

  private func keep() {
    guard let asked = question else { return }
    question = nil
    view.isVisible = true
    showButtons()
    closeButton.grabFocus()
    box.remove(asked)
    asked.discard()
  }

  // MARK: Ending

  /// Closes once the key or the button that asked for it has done its work.
  private func closeSoon() { MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in self?.close() } }

  /// Closes the window, and gives the focus to the tile of what was shown last.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    window.close()
    controller.previewDidClose(at: place)
  }

  /// The window that this one belongs to has gone, and taken this one along.
  private func didVanish() {
    guard !isClosed else { return }
    isClosed = true
    window.discard()
    controller.previewDidClose(at: -1)
  }
}
