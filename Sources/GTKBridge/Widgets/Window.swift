public import CGTK

/// A GtkWindow.
///
/// GTK owns a window until it is closed, which also keeps the peer alive.
open class Window: Widget {
  open override class var gtype: GType { gtk_window_get_type() }
  private var gtkWindow: UnsafeMutablePointer<GtkWindow> { pointer.assumingMemoryBound(to: GtkWindow.self) }
  private var closesByKey = false
  private var closeGuards: [(owner: ObjectIdentifier, refuses: () -> Bool)] = []

  public override init(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    super.init(pointer, transfer: transfer)
    // Runs before all other handlers.
    connect("close-request") { [weak self] () -> Bool in self?.preventsClose() ?? false }
    // Runs after all other handlers, and only if none refused: GTK destroys the window next.
    connect("close-request", after: true) { [weak self] in
      self?.discard()
      return false
    }
  }
  /// Creates an empty window without displaying it.
  public convenience init() { self.init(gtk_window_new(), transfer: .none) }

  /// The content of the window.
  public final var child: Widget? {
    get { Object.peer(of: gtk_window_get_child(gtkWindow)) }
    set { gtk_window_set_child(gtkWindow, newValue?.widget) }
  }
  /// The widget that replaces the title bar.
  public final var titleBar: Widget? {
    get { Object.peer(of: gtk_window_get_titlebar(gtkWindow)) }
    set { gtk_window_set_titlebar(gtkWindow, newValue?.widget) }
  }
  /// The title of the window.
  public final var title: String {
    get { gtk_window_get_title(gtkWindow).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(gtkWindow, newValue) }
  }
  /// The default size in pixels, or the new size of an open window; -1 for the size of the content.
  public final var defaultSize: (width: Int, height: Int) {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_window_get_default_size(gtkWindow, &width, &height)
      return (Int(width), Int(height))
    }
    set { gtk_window_set_default_size(gtkWindow, Int32(clamping: newValue.width), Int32(clamping: newValue.height)) }
  }
  /// Whether the window blocks input to the program's other windows.
  public final var isModal: Bool {
    get { gtk_window_get_modal(gtkWindow) != 0 }
    set { gtk_window_set_modal(gtkWindow, newValue ? 1 : 0) }
  }
  /// The window that this one is transient for: this window stays on top of it and closes with it.
  ///
  /// A transient window belongs to the application of its parent, so the keys of the application's actions work in it.
  /// Ctrl+W requests to close it, as its close button does.
  public final var transientParent: Window? {
    get { Object.peer(of: gtk_window_get_transient_for(gtkWindow)) }
    set {
      gtk_window_set_transient_for(gtkWindow, newValue?.gtkWindow)
      gtk_window_set_destroy_with_parent(gtkWindow, newValue == nil ? 0 : 1)
      guard let newValue else { return }
      gtk_window_set_application(gtkWindow, gtk_window_get_application(newValue.gtkWindow))
      if !closesByKey { addCloseKey() }
    }
  }
  private func addCloseKey() {
    closesByKey = true
    onKeyPress { [weak self] key, modifiers in
      guard key == "w", modifiers.acceleratorModifiers == .control else { return false }
      self?.requestClose()
      return true
    }
  }
  /// Whether the window is maximized, or will be when it is displayed.
  public final var isMaximized: Bool {
    get { gtk_window_is_maximized(gtkWindow) != 0 }
    set { if newValue { gtk_window_maximize(gtkWindow) } else { gtk_window_unmaximize(gtkWindow) } }
  }
  /// Whether the window is full screen, without a title bar.
  public final var isFullScreen: Bool {
    get { gtk_window_is_fullscreen(gtkWindow) != 0 }
    set { if newValue { gtk_window_fullscreen(gtkWindow) } else { gtk_window_unfullscreen(gtkWindow) } }
  }
  /// The widget with the keyboard focus, also while the window is inactive.
  public final var focusWidget: Widget? { Object.peer(of: gtk_window_get_focus(gtkWindow)) }
  /// Whether the focus indicator is visible.
  ///
  /// GTK displays it for a few seconds after a key press, but not after a click.
  public final var isFocusVisible: Bool {
    get { gtk_window_get_focus_visible(gtkWindow) != 0 }
    set { gtk_window_set_focus_visible(gtkWindow, newValue ? 1 : 0) }
  }
  /// Clears the keyboard focus.
  ///
  /// The next Tab then focuses the first widget.
  public final func clearFocus() {
    // If the focus widget is hidden, as a menu is by its action, GTK moves the focus after the next frame. It cancels
    // the move only if a visible widget receives the focus.
    gtk_root_set_focus(OpaquePointer(pointer), widget)
    gtk_window_set_focus(gtkWindow, nil)
  }
  /// Displays the window and brings it to the front.
  public final func present() { gtk_window_present(gtkWindow) }
  /// Requests to close the window, as its close button does.
  ///
  /// A handler of `close-request` can refuse.
  public final func requestClose() { gtk_window_close(gtkWindow) }
  /// Lets an object refuse to close the window, before any handler of `close-request` runs.
  ///
  /// Refusals are evaluated in the order in which they were set, up to the first one that refuses.
  ///
  /// - Parameters:
  ///   - refuses: A closure that returns whether the object currently refuses, for example while a confirmation is
  ///     open; nil removes the refusal.
  ///   - object: The owner of the refusal, which is not retained.
  package final func setCloseGuard(_ refuses: (() -> Bool)?, of object: AnyObject) {
    let owner = ObjectIdentifier(object)
    closeGuards.removeAll { $0.owner == owner }
    if let refuses, !isDisposed { closeGuards.append((owner, refuses)) }
  }
  /// Returns whether any object currently refuses to close the window.
  package final func preventsClose() -> Bool { closeGuards.contains { $0.refuses() } }
  open override func dispose() {
    closeGuards.removeAll()
    super.dispose()
  }
  /// Destroys the window and frees its tree, even if handlers captured their own widgets.
  public final func close() {
    discard()
    gtk_window_destroy(gtkWindow)
  }
  /// Realizes the window without displaying it, for screenshots.
  public final func realize() { gtk_widget_realize(widget) }
  /// Updates the styles of all descendants, as the next frame would.
  ///
  /// Text views read their style only then, and a window that isn't displayed has no frames.
  public final func validateStyles() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    fp_emit_update(UnsafeMutableRawPointer(clock))
  }
  /// Opens GTK's inspector.
  public static func openInspector() { gtk_window_set_interactive_debugging(1) }
  /// Sets the icon of all windows, which some desktops display in lists of windows.
  ///
  /// Other desktops use the icon in the application's desktop file. A name that isn't in the icon theme has no effect.
  public static func setDefaultIcon(named name: String) { gtk_window_set_default_icon_name(name) }
  /// The windows of the program, visible or not, that have a peer.
  public static var all: [Window] {
    objects(in: gtk_window_get_toplevels()).compactMap { Object.existingPeer(of: $0) as? Window }
  }
}

/// A GtkApplicationWindow.
open class ApplicationWindow: Window, ActionMap {
  open override class var gtype: GType { gtk_application_window_get_type() }

  /// Creates a window of an application, which runs as long as one of its windows is open.
  public convenience init(_ application: Application) {
    self.init(ApplicationWindow.make(application), transfer: .none)
  }

  /// Creates the GtkApplicationWindow for a subclass's `super.init(_:transfer: .none)`.
  public static func make(_ application: Application) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(
      gtk_application_window_new(application.pointer.assumingMemoryBound(to: GtkApplication.self)))
  }
}
