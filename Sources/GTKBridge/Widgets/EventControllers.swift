public import CGTK

/// A GtkEventController, which handles events of a widget.
public class EventController: Object {
  public override class var gtype: GType { gtk_event_controller_get_type() }
  /// The propagation phase: before or after the children.
  public final var phase: PropagationPhase {
    get { PropagationPhase(gtk_event_controller_get_propagation_phase(OpaquePointer(pointer))) ?? .none }
    set { gtk_event_controller_set_propagation_phase(OpaquePointer(pointer), newValue.c) }
  }
  /// The widget of the controller, or nil before it is added to one.
  public final var widget: Widget? { Object.peer(of: gtk_event_controller_get_widget(OpaquePointer(pointer))) }
  /// The modifier keys of the current event.
  public final var modifiers: ModifierKeys {
    ModifierKeys(rawValue: gtk_event_controller_get_current_event_state(OpaquePointer(pointer)).rawValue)
  }
}

extension Widget {
  /// The event controllers of the widget, including those of its class.
  public final var controllers: [EventController] {
    Self.controllerPointers(of: widget).compactMap { Object.peer(of: $0, as: EventController.self) }
  }

  /// Returns the event controllers of a widget without creating peers.
  static func controllerPointers(of widget: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutableRawPointer] {
    let list = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(list)) }
    return objects(in: list)
  }

  /// Makes the widget ignore wheels and touchpads, so its ancestors handle them.
  ///
  /// GTK's value controls respond to the wheel, so scrolling over them would change their values.
  public final func ignoreScrollEvents() {
    for controller in Self.controllerPointers(of: widget)
    where fp_is_a(controller, gtk_event_controller_scroll_get_type()) != 0 {
      gtk_event_controller_scroll_set_flags(OpaquePointer(controller), [])
    }
  }
  /// Whether a gesture of the widget has recognized the current touch or button sequence.
  public final var hasActiveGesture: Bool {
    controllers.contains {
      fp_is_a($0.pointer, gtk_gesture_get_type()) != 0 && gtk_gesture_is_active(OpaquePointer($0.pointer)) != 0
    }
  }
}

/// A GtkGestureClick.
public final class ClickGesture: EventController {
  public override class var gtype: GType { gtk_gesture_click_get_type() }
  /// Creates a gesture for the primary button and touch.
  public convenience init() { self.init(UnsafeMutableRawPointer(gtk_gesture_click_new()), transfer: .full) }
  /// Creates a gesture for a button: 1 is the primary button, 8 the back button.
  public convenience init(button: Int) {
    self.init()
    gtk_gesture_single_set_button(OpaquePointer(pointer), guint(clamping: button))
  }
  /// Calls `handler` on each press with the number of presses and the position in widget coordinates.
  public func onPress(_ handler: @escaping (_ count: Int, _ x: Double, _ y: Double) -> Void) {
    connect("pressed") { (count: Int32, x: Double, y: Double) in handler(Int(count), x, y) }
  }
  /// Calls `handler` on each release with the number of presses and the position in widget coordinates.
  public func onRelease(_ handler: @escaping (_ count: Int, _ x: Double, _ y: Double) -> Void) {
    connect("released") { (count: Int32, x: Double, y: Double) in handler(Int(count), x, y) }
  }
}

/// A GtkEventControllerScroll.
public final class ScrollController: EventController {
  public override class var gtype: GType { gtk_event_controller_scroll_get_type() }
  /// Creates a controller for wheels and touchpads along the given axes.
  ///
  /// With `isDiscrete`, it also collects the small distances of touchpads to whole clicks.
  public convenience init(_ axes: ScrollAxes, isDiscrete: Bool = false) {
    let flags = isDiscrete ? axes.c.union(.discrete) : axes.c
    self.init(UnsafeMutableRawPointer(gtk_event_controller_scroll_new(flags)), transfer: .full)
  }
  /// The handled axes; deltas along other axes propagate to the ancestors.
  public var axes: ScrollAxes {
    get { ScrollAxes(rawValue: flags.rawValue).intersection([.vertical, .horizontal]) }
    set {
      gtk_event_controller_scroll_set_flags(
        OpaquePointer(pointer), flags.subtracting([.horizontal, .vertical]).union(newValue.c))
    }
  }
  private var flags: GtkEventControllerScrollFlags { gtk_event_controller_scroll_get_flags(OpaquePointer(pointer)) }
  /// Whether deltas are in pixels, as from touchpads, rather than wheel clicks.
  public var isPrecise: Bool {
    gtk_event_controller_scroll_get_unit(OpaquePointer(pointer)) == GDK_SCROLL_UNIT_SURFACE
  }
  /// Calls `handler` with the deltas; it returns whether it handled them.
  public func onScroll(_ handler: @escaping (_ x: Double, _ y: Double) -> Bool) { connect("scroll", handler) }
}

/// A GtkEventControllerMotion, which tracks the pointer over a widget.
public final class MotionController: EventController {
  public override class var gtype: GType { gtk_event_controller_motion_get_type() }
  /// Creates a controller for the pointer.
  public convenience init() {
    self.init(UnsafeMutableRawPointer(gtk_event_controller_motion_new()), transfer: .full)
  }
  /// Calls `handler` with the pointer position in widget coordinates when the pointer enters or moves.
  public func onMove(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
    connect("enter", handler)
    connect("motion", handler)
  }
  /// Calls `handler` when the pointer leaves.
  public func onLeave(_ handler: @escaping () -> Void) { connect("leave", handler) }
}

/// A GtkEventControllerKey.
public final class KeyController: EventController {
  public override class var gtype: GType { gtk_event_controller_key_get_type() }
  /// Creates a controller for the keyboard.
  public convenience init() { self.init(UnsafeMutableRawPointer(gtk_event_controller_key_new()), transfer: .full) }
  /// Calls `handler` for each key press; the handler returns whether it handled the key.
  ///
  /// With Control, the letters of a non-Latin layout are replaced by those of a Latin one.
  public func onPress(_ handler: @escaping (_ key: Key, _ modifiers: ModifierKeys) -> Bool) {
    connect("key-pressed") { (key: UInt32, code: UInt32, modifiers: ModifierKeys) -> Bool in
      let isForeign = modifiers.contains(.control) && gdk_keyval_to_unicode(key) > 0xFF
      return handler(Key(rawValue: isForeign ? Self.latinLetter(of: code) ?? key : key), modifiers)
    }
  }

  /// Returns the letter of a hardware key in the first layout that has a Latin one.
  private static func latinLetter(of code: UInt32) -> UInt32? {
    var letters: UnsafeMutablePointer<guint>?
    var count: gint = 0
    guard gdk_display_map_keycode(gdk_display_get_default(), code, nil, &letters, &count) != 0 else { return nil }
    defer { g_free(letters) }
    let latin = UInt32(GDK_KEY_a)...UInt32(GDK_KEY_z)
    return UnsafeBufferPointer(start: letters, count: Int(count)).first { latin.contains($0) }
  }
}

extension Widget {
  /// Calls `handler` for each key press in the widget; the handler returns whether it handled the key.
  ///
  /// - Returns: The controller that calls it.
  @discardableResult
  public final func onKeyPress(
    phase: PropagationPhase = .bubble, _ handler: @escaping (_ key: Key, _ modifiers: ModifierKeys) -> Bool
  ) -> KeyController {
    let keys = KeyController()
    keys.phase = phase
    keys.onPress(handler)
    return addController(keys)
  }

  /// Calls `handler` when Escape is pressed in the widget; the handler returns whether it handled the key.
  public final func onEscape(phase: PropagationPhase = .bubble, _ handler: @escaping () -> Bool) {
    onKeyPress(phase: phase) { key, _ in key == .escape && handler() }
  }
}

/// A controller that reports presses and releases of buttons and fingers, regardless of which gesture claims the
/// sequence.
public final class PointerController: EventController {
  /// `GtkEventControllerLegacy`, because a gesture would be canceled once the widget's own gesture claims the drag.
  public override class var gtype: GType { gtk_event_controller_legacy_get_type() }
  // Internal rather than private, because only GTK can create events and tests call these closures.
  @Callback private(set) var press: ((_ isPrimary: Bool) -> Void)?
  @Callback private(set) var release: (() -> Void)?

  /// Creates a controller in the capture phase, before the widget's own controllers.
  public convenience init() {
    self.init(UnsafeMutableRawPointer(gtk_event_controller_legacy_new()!), transfer: .full)
    phase = .capture
    connect("event", returning: Bool.self) { [weak self] (event: UnsafeMutableRawPointer) in
      switch gdk_event_get_event_type(OpaquePointer(event)) {
      case GDK_TOUCH_BEGIN: self?.press?(true)
      case GDK_BUTTON_PRESS:
        self?.press?(gdk_button_event_get_button(OpaquePointer(event)) == guint(GDK_BUTTON_PRIMARY))
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: self?.release?()
      default: break
      }
      return false
    }
  }
  /// Calls `handler` when a button or a finger goes down, passing whether it is a finger or the primary button.
  public func onPress(_ handler: @escaping (_ isPrimary: Bool) -> Void) { press = handler }
  /// Calls `handler` when a button or a finger goes up.
  public func onRelease(_ handler: @escaping () -> Void) { release = handler }
}
