public import CGTK

/// A GtkWindow.
///
/// A window belongs to GTK until it is closed; its peer lives as long.
@MainActor
open class Window: Widget {
  open override class var gtype: GType { gtk_window_get_type() }
  private var gtkWindow: UnsafeMutablePointer<GtkWindow> { pointer.assumingMemoryBound(to: GtkWindow.self) }
  private var closeRefusals: [(owner: ObjectIdentifier, refuses: () -> Bool)] = []

  public override init(_ pointer: UnsafeMutableRawPointer, transfer: Transfer) {
    super.init(pointer, transfer: transfer)
    // Before every other handler.
    connect("close-request") { [weak self] () -> Bool in self?.refusesToClose() ?? false }
    // After every other handler, and only where none has refused: GTK destroys the window next.
    connect("close-request", after: true) { [weak self] in
      self?.discard()
      return false
    }
  }
  /// An empty window, not shown yet.
  public convenience init() { self.init(gtk_window_new(), transfer: .none) }

  /// What it shows.
  public final var child: Widget? {
    get { Object.peer(of: gtk_window_get_child(gtkWindow)) }
    set { gtk_window_set_child(gtkWindow, newValue?.widget) }
  }
  /// What stands in place of the title bar.
  public final var titleBar: Widget? {
    get { Object.peer(of: gtk_window_get_titlebar(gtkWindow)) }
    set { gtk_window_set_titlebar(gtkWindow, newValue?.widget) }
  }
  /// The title.
  public final var title: String {
    get { gtk_window_get_title(gtkWindow).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(gtkWindow, newValue) }
  }
  /// The size to open with, or to take now, in pixels; -1 for the content's.
  public final var defaultSize: (width: Int, height: Int) {
    get {
      var width: Int32 = 0
      var height: Int32 = 0
      gtk_window_get_default_size(gtkWindow, &width, &height)
      return (Int(width), Int(height))
    }
    set { gtk_window_set_default_size(gtkWindow, Int32(clamping: newValue.width), Int32(clamping: newValue.height)) }
  }
  /// Whether the other windows of the program take no input while this one is open.
  public final var isModal: Bool {
    get { gtk_window_get_modal(gtkWindow) != 0 }
    set { gtk_window_set_modal(gtkWindow, newValue ? 1 : 0) }
  }
  /// The window that this one belongs to: it stays before that one, and goes with it.
  public final var transientParent: Window? {
    get { Object.peer(of: gtk_window_get_transient_for(gtkWindow)) }
    set {
      gtk_window_set_transient_for(gtkWindow, newValue?.gtkWindow)
      gtk_window_set_destroy_with_parent(gtkWindow, newValue == nil ? 0 : 1)
    }
  }
  /// Whether it is as large as the screen lets it, or will be when it is shown.
  public final var isMaximized: Bool {
    get { gtk_window_is_maximized(gtkWindow) != 0 }
    set { if newValue { gtk_window_maximize(gtkWindow) } else { gtk_window_unmaximize(gtkWindow) } }
  }
  /// Whether it fills the screen, without a title bar.
  public final var isFullScreen: Bool {
    get { gtk_window_is_fullscreen(gtkWindow) != 0 }
    set { if newValue { gtk_window_fullscreen(gtkWindow) } else { gtk_window_unfullscreen(gtkWindow) } }
  }
  /// The widget that has the keyboard focus, or will when the window is active.
  public final var focusWidget: Widget? { Object.peer(of: gtk_window_get_focus(gtkWindow)) }
  /// Whether what has the keyboard focus is marked.
  ///
  /// GTK marks it when a key is pressed, not after a click, and for a few seconds.
  public final var isFocusVisible: Bool {
    get { gtk_window_get_focus_visible(gtkWindow) != 0 }
    set { gtk_window_set_focus_visible(gtkWindow, newValue ? 1 : 0) }
  }
  /// Takes the keyboard focus from whatever has it.
  ///
  /// The next Tab then begins at the first widget.
  public final func clearFocus() {
    // When what has the focus is hidden, as a menu is by its action, GTK moves the focus on after the next frame, and
    // only forgets that when something in sight gets it.
    gtk_root_set_focus(OpaquePointer(pointer), widget)
    gtk_window_set_focus(gtkWindow, nil)
  }
  /// Shows the window and brings it to the front.
  public final func present() { gtk_window_present(gtkWindow) }
  /// Asks to close, as its close button does.
  ///
  /// A handler of `close-request` may refuse.
  public final func requestClose() { gtk_window_close(gtkWindow) }
  /// Lets an object refuse to close the window, before any handler of `close-request` runs.
  ///
  /// Refusals are asked in the order in which they were set, up to the first that refuses.
  ///
  /// - Parameters:
  ///   - refuses: Whether it refuses for now, such as while the user is asked; nil removes it.
  ///   - object: The owner of the refusal, which is not retained.
  package final func setCloseRefusal(_ refuses: (() -> Bool)?, of object: AnyObject) {
    let owner = ObjectIdentifier(object)
    closeRefusals.removeAll { $0.owner == owner }
    if let refuses, !isDisposed { closeRefusals.append((owner, refuses)) }
  }
  /// Asks whether an object refuses for now to close the window.
  package final func refusesToClose() -> Bool { closeRefusals.contains { $0.refuses() } }
  open override func dispose() {
    closeRefusals.removeAll()
    super.dispose()
  }
  /// Closes the window for good and frees its tree, even where handlers captured their own widgets.
  public final func close() {
    discard()
    gtk_window_destroy(gtkWindow)
  }
  /// Realises the window without showing it, for pictures.
  public final func realize() { gtk_widget_realize(widget) }
}

/// A GtkApplicationWindow.
@MainActor
open class ApplicationWindow: Window, ActionMap {
  open override class var gtype: GType { gtk_application_window_get_type() }

  /// A window of an application, which runs as long as one of its windows is open.
  public convenience init(_ application: Application) {
    self.init(ApplicationWindow.make(application), transfer: .none)
  }

  /// Makes the GtkApplicationWindow for a subclass's `super.init(_:transfer: .none)`.
  public static func make(_ application: Application) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(
      gtk_application_window_new(application.pointer.assumingMemoryBound(to: GtkApplication.self)))
  }
}

extension Window {
  /// Tells every widget inside what has become of its style, as the next frame would: text views look at theirs only
  /// then, and a window that isn't shown has no frames.
  public final func validateStyles() {
    guard let clock = gtk_widget_get_frame_clock(widget) else { return }
    fp_emit_update(UnsafeMutableRawPointer(clock))
  }
}
