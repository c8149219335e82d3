package import FloorplanTheme
package import FloorplanUI
package import GTKBridge

/// A modal window over a parent, with buttons in the header bar and content below.
///
/// A question or an empty state can cover the content.
///
/// Escape and the window's close request call ``requestClose()``. The window closes with its parent. On close, the
/// opener, if any, gets the keyboard focus.
///
/// Subclasses, or closures from another module, define its purpose.
package class DialogWindow {
  package let window = Window()
  private let bar = HeaderBar()
  private let titleLabel = ComponentParts.NavigationBar.titleLabel.makeLabel()
  private let box = Box(.vertical)
  private let surface: ComponentPart
  private var content: [Widget] = []
  /// The view that covers the content; nil for none.
  package private(set) var coveringView: EmptyStateView?
  package private(set) var isClosed = false
  private weak var parent: Window?
  private weak var opener: Widget?
  /// The object that shows the window; the window keeps it alive while open.
  package final var owner: AnyObject?
  /// Called on Escape or a close request; nil closes the window.
  package final var onCloseRequest: (() -> Void)?
  /// Called when a view starts or stops covering the content.
  package final var onCoveringViewChange: (() -> Void)?
  /// Focuses the content when it is visible again; nil focuses the first widget that takes the focus.
  package final var onContentFocus: (() -> Void)?
  /// Called after the window closed; the argument says whether it closed with its parent.
  package final var onClose: ((_ withParent: Bool) -> Void)?

  /// - Parameters:
  ///   - parent: The parent window.
  ///   - opener: The pressed widget, which gets the keyboard focus back.
  ///   - title: The title.
  ///   - role: The accessible role.
  ///   - direction: The text direction.
  ///   - surface: The part that styles the background of a view that covers the content.
  init(
    over parent: Window, openedBy opener: Widget? = nil, title: String, role: AccessibleRole = .dialog,
    direction: TextDirection, surface: ComponentPart
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
    bar.addStyleClasses(of: ComponentParts.NavigationBar.view)
    // One line, like GTK's own title label, which isn't used because it has GTK's colors.
    titleLabel.numberOfLines = 1
    bar.titleWidget = titleLabel
    window.titleBar = bar
    window.addStyleClass(UtilityClass.elevated.rawValue)
    window.onEscape { [weak self] in
      self?.requestClose()
      return true
    }
    window.connect("close-request") { [weak self] () -> Bool in
      self?.requestClose()
      return true
    }
    window.connect("destroy") { [weak self] in self?.end(withParent: true) { $0.discard() } }
    window.connect("realize") { [weak self] in
      self?.parent?.addStyleClass(UtilityClass.dimmed.rawValue)
      self?.updateOutline()
    }
    for property in ["maximized", "fullscreened"] {
      window.connect("notify::\(property)") { [weak self] in self?.updateOutline() }
    }
    parent.addCancellable(self)
  }

  /// Creates a window whose purpose is defined by closures.
  ///
  /// The initializer can't be used: subclasses of a class with a package initializer don't compile (Swift 6.3).
  package static func make(
    over parent: Window, title: String, direction: TextDirection, surface: ComponentPart
  ) -> DialogWindow {
    DialogWindow(over: parent, title: title, direction: direction, surface: surface)
  }

  package final func setTitle(_ title: String) {
    window.title = title
    titleLabel.text = title
    window.setAccessibleLabel(title)
  }

  /// Adds buttons next to the title, the outermost first.
  package final func setButtons(leading: [Widget], trailing: [Widget], title: Widget? = nil) {
    for button in leading { bar.packStart(button) }
    for button in trailing { bar.packEnd(button) }
    if let title { bar.titleWidget = title }
  }

  package final func append(_ widget: Widget, expands: Bool = false) {
    widget.expandsVertically = expands
    content.append(widget)
    box.append(widget)
  }

  package func present() { window.present() }

  /// Handles Escape or a close request.
  package func requestClose() { if let onCloseRequest { onCloseRequest() } else { closeWhenIdle() } }

  /// Creates a button for the header bar, which closes the window as Escape does.
  final func makeCloseButton(_ title: String) -> ActionButton {
    ActionButton(title, .tertiary) { [weak self] in self?.requestClose() }
  }

  // MARK: Covered content

  /// Shows a view in place of the content and focuses its primary button.
  package final func show(_ view: EmptyStateView) {
    removeCoveringView()
    coveringView = view
    view.expandsVertically = true
    // The view has no background.
    let background = Box(.vertical, [view])
    background.addStyleClasses(of: surface)
    box.append(background)
    view.primaryButton.grabFocus()
    for widget in content { widget.isVisible = false }
    onCoveringViewChange?()
  }

  /// Shows the content again.
  package final func removeCoveringView() {
    guard let removedView = coveringView else { return }
    coveringView = nil
    for widget in content { widget.isVisible = true }
    onCoveringViewChange?()
    if removedView.containsFocus { focusContent() }
    guard let background = removedView.parent else { return }
    box.remove(background)
    background.discard()
  }

  final func focusContent() { if let onContentFocus { onContentFocus() } else { _ = window.moveFocus(.tabForward) } }

  /// Gives the window round corners and a shadow if GTK draws its edge.
  private func updateOutline() {
    // GTK removes this class if the desktop doesn't support transparent windows.
    let isOutlined =
      window.hasStyleClass("csd") && !window.hasStyleClass("tiled") && !window.isMaximized && !window.isFullScreen
    window.overflow = isOutlined ? .hidden : .visible
    for name in ComponentParts.ModalForm.sheet.cssClasses { window.setStyleClass(name, isOutlined) }
  }

  // MARK: Closing

  /// Closes the window after the current event handler returns.
  package final func closeWhenIdle() { MainLoop.idle(priority: .input) { [weak self] in self?.close() } }

  package final func close() { end(withParent: false) { $0.close() } }

  private func end(withParent: Bool, _ remove: (Window) -> Void) {
    guard !isClosed else { return }
    isClosed = true
    remove(window)
    let isAlone = withParent || parent?.isDisposed != false
    if let parent, !parent.isDisposed {
      parent.setStyleClass(UtilityClass.dimmed.rawValue, hasOtherSheets(over: parent))
    }
    if !isAlone, let opener, !opener.isDisposed { opener.grabFocus() }
    onClose?(isAlone)
    // This comes last, since the owner may have no other references.
    owner = nil
    parent?.removeCancellable(self)
  }
}

extension DialogWindow {
  private func hasOtherSheets(over parent: Window) -> Bool {
    Window.all.contains { other in
      other !== window && other.transientParent === parent && other.isRealized
        && other.hasStyleClass(UtilityClass.elevated.rawValue)
    }
  }
}

extension DialogWindow: Cancellable {
  /// Closes the window when its parent is disposed, even if others keep the parent alive.
  package func cancel() { close() }
}

extension Window {
  /// Returns the size of a dialog over this window, which is the size of the window if that is narrow.
  package func dialogSize(for part: ComponentPart) -> (width: Int, height: Int) {
    // GTK updates the default size when the user resizes the window. It includes the title bar.
    let size = defaultSize
    let (width, height) = (size.width > 0 ? size.width : self.width, size.height > 0 ? size.height : self.height)
    let regular = part[.regularWidth]
    return width < regular
      ? (max(1, width), max(1, height)) : (part[.preferredWidth], min(max(1, height), regular))
  }
}
