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
final class AttachmentPreviewWindow: DialogWindow {
  private typealias Parts = ComponentParts.AttachmentPreview
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
  private var swipe = 0.0

  init(_ controller: AttachmentsController, at place: Int, over parent: Window) {
    self.controller = controller
    self.place = place
    shownID = controller.shown[place].id
    super.init(
      over: parent, title: controller.shown[place].shownName, direction: controller.collectionView.direction,
      surface: Parts.view)
    window.defaultSize = parent.sizeOfDialog(Parts.view)
    view.direction = window.direction
    append(view, expands: true)
    addButtons()
    addSwipe()
    view.onProblem = { [weak self] problem in
      guard let self, let shownAttachment else { return }
      self.controller.couldNotPresent(shownAttachment, problem)
    }
    show(place)
  }

  private func addButtons() {
    let texts = controller.texts
    closeButton.setTitle(texts.close, for: .normal)
    set(previousButton, "go-previous-symbolic", texts.previous) { $0.step(-1) }
    set(nextButton, "go-next-symbolic", texts.next) { $0.step(1) }
    set(openButton, "document-open-symbolic", texts.open) { $0.open() }
    set(deleteButton, "edit-delete-symbolic", texts.delete) { $0.ask() }
    deleteButton.meaning = .negative
    closeButton.style = .tertiary
    closeButton.didSelectHandler = { [weak self] _ in self?.closeSoon() }
    // What changes here is read out.
    position.setAccessibleRole(.status)
    setButtons(
      leading: [closeButton, previousButton, nextButton], trailing: [deleteButton, openButton], title: position)
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

  private func addSwipe() {
    let drag = DragGesture()
    drag.onUpdate { [weak self] x, _ in self?.swipe = x }
    drag.onEnd { [weak self] in self?.endSwipe() }
    view.addController(drag)
  }

  private func endSwipe() {
    let distance = swipe
    swipe = 0
    guard distance.magnitude >= Self.swipeDistance, interlude == nil else { return }
    step((distance < 0) == (window.direction != .rtl) ? 1 : -1)
  }
  /// How far a finger goes that means the next attachment, in pixels.
  private static let swipeDistance = 48.0

  // Arrows would go to the buttons.
  override class var keyPhase: GtkPropagationPhase { .capture }

  override func handle(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    if super.handle(key, held) { return true }
    guard interlude == nil else { return false }
    let held = held.intersection([.controlMask, .shiftMask, .altMask, .superMask, .metaMask])
    let code = Int32(bitPattern: gdk_keyval_to_lower(key))
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

  override func cancel() { if interlude == nil { closeSoon() } else { endInterlude() } }

  // MARK: Showing

  private func step(_ step: Int) { show(place + step) }

  /// Shows another attachment; nothing happens where there is none.
  func show(_ newPlace: Int) {
    guard controller.shown.indices.contains(newPlace) else { return }
    place = newPlace
    let attachment = controller.shown[newPlace]
    shownID = attachment.id
    setTitle(attachment.shownName)
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
    let isFree = interlude == nil
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
    if !controller.isEditable { endInterlude() }
    if let found = controller.shown.firstIndex(where: { $0.id == shownID }) {
      show(found)
    } else if controller.shown.isEmpty {
      closeSoon()
    } else {
      endInterlude()
      show(min(place, controller.shown.count - 1))
    }
  }

  private func open() {
    guard controller.shown.indices.contains(place) else { return }
    controller.open(controller.shown[place])
  }

  // MARK: Deleting

  func ask() {
    guard controller.isEditable, interlude == nil, controller.shown.indices.contains(place) else { return }
    let question = controller.texts.question(about: controller.shown[place].shownName) { [weak self] isWanted in
      guard let self else { return }
      endInterlude()
      if isWanted { controller.delete(shownID) }
    }
    show(question)
  }

  override func interludeDidChange() { showButtons() }

  override func focusContent() { closeButton.grabFocus() }

  // MARK: Ending

  /// The focus goes to the tile of what was shown last, where that is still there.
  override func didClose(withParent: Bool) { controller.previewDidClose(at: withParent ? -1 : place) }
}
