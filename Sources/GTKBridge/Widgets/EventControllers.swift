public import CGTK

/// A GtkEventController: what a widget listens to.
@MainActor
public class EventController: Object {
  /// `GtkEventController`.
  public override class var gtype: GType { gtk_event_controller_get_type() }
  /// When the controller sees events: before the children, or after them.
  public final var phase: GtkPropagationPhase {
    get { gtk_event_controller_get_propagation_phase(OpaquePointer(pointer)) }
    set { gtk_event_controller_set_propagation_phase(OpaquePointer(pointer), newValue) }
  }
}

extension Widget {
  /// Whether a gesture of the widget's own has recognised what a finger or a button that is down is doing.
  public final var hasActiveGesture: Bool {
    let controllers = gtk_widget_observe_controllers(widget)
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for position in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, position) else { continue }
      defer { g_object_unref(controller) }
      if fp_is_a(controller, gtk_gesture_get_type()) != 0, gtk_gesture_is_active(OpaquePointer(controller)) != 0 {
        return true
      }
    }
    return false
  }
}

/// A GtkGestureClick.
@MainActor
public final class ClickGesture: EventController {
  /// `GtkGestureClick`.
  public override class var gtype: GType { gtk_gesture_click_get_type() }
  /// Listens to the primary button and to touch.
  public convenience init() { self.init(UnsafeMutableRawPointer(gtk_gesture_click_new()), transfer: .full) }
  /// Calls `handler` with the number of presses and the place, in the widget's coordinates.
  public func onPress(_ handler: @escaping (_ count: Int, _ x: Double, _ y: Double) -> Void) {
    connect("pressed") { (count: Int32, x: Double, y: Double) in handler(Int(count), x, y) }
  }
  /// Calls `handler` with the number of presses and the place, in the widget's coordinates.
  public func onRelease(_ handler: @escaping (_ count: Int, _ x: Double, _ y: Double) -> Void) {
    connect("released") { (count: Int32, x: Double, y: Double) in handler(Int(count), x, y) }
  }
}

/// A GtkEventControllerKey.
@MainActor
public final class KeyController: EventController {
  /// `GtkEventControllerKey`.
  public override class var gtype: GType { gtk_event_controller_key_get_type() }
  /// Listens to the keyboard.
  public convenience init() { self.init(UnsafeMutableRawPointer(gtk_event_controller_key_new()), transfer: .full) }
  /// Calls `handler` for each key; it returns whether it took the key.
  public func onPress(_ handler: @escaping (_ key: UInt32, _ modifiers: GdkModifierType) -> Bool) {
    connect("key-pressed") { (key: UInt32, _: UInt32, modifiers: GdkModifierType) -> Bool in handler(key, modifiers) }
  }
}

/// Tells when a button or a finger goes down and up on a widget, whichever gesture takes the sequence.
@MainActor
public final class PointerController: EventController {
  /// `GtkEventControllerLegacy`: a gesture would be told "cancelled" once the widget's own gesture claims the drag.
  public override class var gtype: GType { gtk_event_controller_legacy_get_type() }
  // Not private: nothing outside GTK can make an event, so that tests call these.
  private(set) var press: (() -> Void)?
  private(set) var release: (() -> Void)?

  /// Listens before the widget itself does.
  public convenience init() {
    self.init(UnsafeMutableRawPointer(gtk_event_controller_legacy_new()!), transfer: .full)
    phase = .capture
    connect("event", returning: Bool.self) { [weak self] (event: UnsafeMutableRawPointer) in
      switch gdk_event_get_event_type(OpaquePointer(event)) {
      case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: self?.press?()
      case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL: self?.release?()
      default: break
      }
      return false
    }
  }
  /// Calls `handler` when a button or a finger goes down.
  public func onPress(_ handler: @escaping () -> Void) { press = handler }
  /// Calls `handler` when a button or a finger goes up.
  public func onRelease(_ handler: @escaping () -> Void) { release = handler }
  /// Lets go of the handlers.
  public override func dispose() {
    press = nil
    release = nil
    super.dispose()
  }
}

extension GdkModifierType: ValueConvertible {
  /// `GdkModifierType`.
  public static var gtype: GType { gdk_modifier_type_get_type() }
  /// Reads the flags.
  public static func load(_ value: UnsafePointer<GValue>) -> GdkModifierType {
    GdkModifierType(rawValue: g_value_get_flags(value))
  }
  /// Writes the flags.
  public func store(_ value: UnsafeMutablePointer<GValue>) { g_value_set_flags(value, rawValue) }
}
