package import CGTK
package import FloorplanTheme
package import FloorplanUI
package import GTKBridge

/// A modal window over another one: buttons above, content below, and now and then something to be settled first in place
/// of the content.
///
/// Escape and the window's own way to close it call ``cancel()``.
///
/// What it is for is said by a subclass or, from another module, by the ``delegate``.
@MainActor
package class DialogWindow {
  package let window = Window()
  private let bar = HeaderBar()
  private let box = Box(.vertical)
  private let surface: ComponentPart
  private var content: [Widget] = []
  package private(set) var interlude: EmptyStateView?
  private var stage: Box?
  package private(set) var isClosed = false
  /// Who says what the window is for, where that is no subclass.
  package weak var delegate: (any DialogWindowDelegate)?

  /// - Parameters:
  ///   - parent: The window that waits.
  ///   - title: What the window is for.
  ///   - role: What assistive technology takes it for.
  ///   - direction: How it is read.
  ///   - surface: What its content stands on.
  init(
    over parent: Window, title: String, role: GtkAccessibleRole = .dialog, direction: GtkTextDirection,
    surface: ComponentPart
  ) {
    self.surface = surface
    window.setAccessibleRole(role)
    setTitle(title)
    window.transientParent = parent
    window.isModal = true
    window.direction = direction
    window.child = box
    bar.showsTitleButtons = false
    bar.direction = direction
    window.titleBar = bar
    let keys = KeyController()
    keys.phase = Self.keyPhase
    keys.onPress { [weak self] key, held in self?.handle(key, held) ?? false }
    window.addController(keys)
    window.connect("close-request") { [weak self] () -> Bool in
      self?.cancel()
      return true
    }
    window.connect("destroy") { [weak self] in self?.didVanish() }
  }

  /// Makes a window whose ``delegate`` says what it is for.
  ///
  /// Not the initializer itself: subclasses of a class with one for the package don't compile (Swift 6.3).
  package static func make(
    over parent: Window, title: String, direction: GtkTextDirection, surface: ComponentPart
  ) -> DialogWindow {
    DialogWindow(over: parent, title: title, direction: direction, surface: surface)
  }

  /// Whether keys are handled before what has the focus is told of them.
  class var keyPhase: GtkPropagationPhase { .bubble }

  package final func setTitle(_ title: String) {
    window.title = title
    window.setAccessibleLabel(title)
  }

  /// Shows buttons at the sides of the title, the outermost first.
  package final func setButtons(leading: [Widget], trailing: [Widget], title: Widget? = nil) {
    for button in leading { bar.packStart(button) }
    for button in trailing { bar.packEnd(button) }
    if let title { bar.titleWidget = title }
  }

  /// Makes the bar with the buttons a part of a component.
  package final func styleBar(as part: ComponentPart) { bar.become(part) }

  package final func append(_ widget: Widget, expands: Bool = false) {
    widget.expandsVertically = expands
    content.append(widget)
    box.append(widget)
  }

  package func present() { window.present() }

  /// A key was pressed.
  ///
  /// - Returns: Whether it meant something.
  func handle(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    guard Int32(bitPattern: key) == GDK_KEY_Escape else { return false }
    cancel()
    return true
  }

  /// A person wants to leave.
  func cancel() { if let delegate { delegate.dialogWantsToClose() } else { closeSoon() } }

  // MARK: What is to be settled first

  /// Shows something in place of the content, which gets the keyboard focus.
  package final func show(_ view: EmptyStateView) {
    endInterlude()
    interlude = view
    view.expandsVertically = true
    // It stands where the content does, and is clear itself.
    let stage = Box(.vertical, [view])
    stage.become(surface)
    self.stage = stage
    box.append(stage)
    view.primaryButton.grabFocus()
    for widget in content { widget.isVisible = false }
    interludeDidChange()
  }

  /// Shows the content again.
  package final func endInterlude() {
    guard let shown = interlude else { return }
    interlude = nil
    for widget in content { widget.isVisible = true }
    interludeDidChange()
    if shown.containsFocus { focusContent() }
    if let stage { box.remove(stage) }
    stage?.discard()
    stage = nil
  }

  /// Something stands in place of the content, or not any more.
  func interludeDidChange() { delegate?.dialogInterludeDidChange() }

  /// Gives the focus to what is to have it when the content is there again.
  func focusContent() {
    if let delegate { delegate.dialogFocusesContent() } else { _ = window.moveFocus(.tabForward) }
  }

  /// A question with two answers, of which the first changes nothing.
  package static func question(
    _ title: String, _ bodyText: String? = nil, keep: String, lose: String, answer: @escaping (_ isLost: Bool) -> Void
  ) -> EmptyStateView {
    let asked = EmptyStateView()
    asked.illustration = .icon("dialog-question-symbolic")
    asked.title = title
    asked.bodyText = bodyText
    asked.primaryButton.setTitle(keep, for: .normal)
    asked.primaryButton.didSelectHandler = { _ in answer(false) }
    asked.secondaryButton.setTitle(lose, for: .normal)
    asked.secondaryButton.meaning = .negative
    asked.secondaryButton.didSelectHandler = { _ in answer(true) }
    return asked
  }

  // MARK: Ending

  /// Closes once the key or the button that asked for it has done its work.
  package final func closeSoon() { MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in self?.close() } }

  /// Closes the window.
  package final func close() {
    guard !isClosed else { return }
    isClosed = true
    willClose()
    window.close()
    didClose(withParent: false)
  }

  /// The window that this one belongs to has gone, and taken this one along.
  private func didVanish() {
    guard !isClosed else { return }
    isClosed = true
    willClose()
    window.discard()
    didClose(withParent: true)
  }

  /// Lets go of what works for the window.
  func willClose() { delegate?.dialogWillClose() }

  /// Tells who has opened the window.
  ///
  /// - Parameter withParent: Whether the window has gone because the one that it belongs to has.
  func didClose(withParent: Bool) { delegate?.dialogDidClose(withParent: withParent) }
}

/// What a ``DialogWindow`` is for: a class of another module can't be a subclass of it.
@MainActor
package protocol DialogWindowDelegate: AnyObject {
  /// A person wants to leave: by Escape, or by the window's own way to close it.
  func dialogWantsToClose()
  /// Something stands in place of the content, or not any more.
  func dialogInterludeDidChange()
  /// The content is there again, and has to get the keyboard focus.
  func dialogFocusesContent()
  /// The window is about to go.
  func dialogWillClose()
  /// The window has gone.
  ///
  /// - Parameter withParent: Whether it has because the one that it belongs to has.
  func dialogDidClose(withParent: Bool)
}

extension Window {
  /// How large a dialog of a part over this window is: as large as the window where that is as narrow as a telephone.
  package func sizeOfDialog(_ part: ComponentPart) -> (width: Int, height: Int) {
    // What GTK calls the default is what people have made of it by now, with what a window has around its content.
    let size = defaultSize
    let (width, height) = (size.width > 0 ? size.width : self.width, size.height > 0 ? size.height : self.height)
    let regular = Int(part.metric(.regularWidth))
    return width < regular
      ? (max(1, width), max(1, height)) : (Int(part.metric(.preferredWidth)), min(max(1, height), regular))
  }
}
