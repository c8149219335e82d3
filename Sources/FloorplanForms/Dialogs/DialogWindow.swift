package import CGTK
package import FloorplanTheme
package import FloorplanUI
package import GTKBridge

/// A modal window over another one: buttons above, content below, and now and then something to be settled first in place
/// of the content.
///
/// Escape and the window's close request call ``leave()``. The window closes with its parent. On close, the opener, if
/// any, gets the keyboard focus.
///
/// Subclasses, or closures from another module, define its purpose.
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
  private weak var parent: Window?
  private weak var opener: Widget?
  /// The object that shows the window; the window keeps it alive while open.
  package final var owner: AnyObject?
  /// Called on Escape or a close request; nil closes the window.
  package final var onLeave: (() -> Void)?
  /// Called when the interlude is shown or removed.
  package final var onInterludeChange: (() -> Void)?
  /// Focuses the content when it is shown again; nil focuses the first widget that takes the focus.
  package final var onContentFocus: (() -> Void)?
  /// Called after the window closed; the argument says whether it closed with its parent.
  package final var onClose: ((_ withParent: Bool) -> Void)?

  /// - Parameters:
  ///   - parent: The window that waits.
  ///   - opener: The pressed widget, which gets the keyboard focus back.
  ///   - title: What the window is for.
  ///   - role: What assistive technology takes it for.
  ///   - direction: How it is read.
  ///   - surface: What its content stands on.
  init(
    over parent: Window, openedBy opener: Widget? = nil, title: String, role: GtkAccessibleRole = .dialog,
    direction: GtkTextDirection, surface: ComponentPart
  ) {
    self.parent = parent
    self.opener = opener
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
    keys.onPress { [weak self] key, held in self?.handle(key, held) ?? false }
    window.addController(keys)
    window.connect("close-request") { [weak self] () -> Bool in
      self?.leave()
      return true
    }
    window.connect("destroy") { [weak self] in self?.end(withParent: true) { $0.discard() } }
    parent.own(self)
  }

  /// Makes a window that closures say of what it is for.
  ///
  /// Not the initializer itself: subclasses of a class with one for the package don't compile (Swift 6.3).
  package static func make(
    over parent: Window, title: String, direction: GtkTextDirection, surface: ComponentPart
  ) -> DialogWindow {
    DialogWindow(over: parent, title: title, direction: direction, surface: surface)
  }

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
    leave()
    return true
  }

  /// A person wants to leave.
  package func leave() { if let onLeave { onLeave() } else { closeSoon() } }

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
    onInterludeChange?()
  }

  /// Shows the content again.
  package final func endInterlude() {
    guard let shown = interlude else { return }
    interlude = nil
    for widget in content { widget.isVisible = true }
    onInterludeChange?()
    if shown.containsFocus { focusContent() }
    if let stage { box.remove(stage) }
    stage?.discard()
    stage = nil
  }

  /// Focuses the content.
  final func focusContent() { if let onContentFocus { onContentFocus() } else { _ = window.moveFocus(.tabForward) } }

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
  package final func close() { end(withParent: false) { $0.close() } }

  private func end(withParent: Bool, _ remove: (Window) -> Void) {
    guard !isClosed else { return }
    isClosed = true
    remove(window)
    let isAlone = withParent || parent?.isDisposed != false
    if !isAlone, let opener, !opener.isDisposed { opener.grabFocus() }
    onClose?(isAlone)
    // Last, since who shows the window may live by this alone.
    owner = nil
    parent?.disown(self)
  }
}

extension DialogWindow: Cancellable {
  /// Closes the window with the one that waits, whoever else still has that one.
  package func cancel() { close() }
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
