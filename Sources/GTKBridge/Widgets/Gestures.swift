public import CGTK

extension EventController {
  /// Takes the finger or the button that the gesture follows for itself: gestures around and beside it are cancelled.
  public final func claim() {
    guard fp_is_a(pointer, gtk_gesture_get_type()) != 0 else { return }
    gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_CLAIMED)
  }
  /// Whether the event that is being handled comes from a finger on the screen.
  public final var isTouch: Bool {
    guard let device = gtk_event_controller_get_current_event_device(OpaquePointer(pointer)) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
  }
}

extension Widget {
  /// Whether the pointer has moved so far from where it went down that people mean to drag, in this widget's pixels.
  public final func isDrag(fromX x: Double, y: Double, toX otherX: Double, y otherY: Double) -> Bool {
    gtk_drag_check_threshold(
      widget, Int32(clamping: x), Int32(clamping: y), Int32(clamping: otherX), Int32(clamping: otherY)) != 0
  }
}

extension Int32 {
  /// The number without its fraction, or the nearest end of the range; 0 for what is no number.
  fileprivate init(clamping value: Double) {
    self = value.isNaN ? 0 : Int32(Swift.min(Swift.max(value, Double(Int32.min)), Double(Int32.max)))
  }
}

/// A GtkGestureDrag.
@MainActor
public final class DragGesture: EventController {
  public override class var gtype: GType { gtk_gesture_drag_get_type() }
  /// Listens to the primary button and to touch.
  public convenience init() { self.init(UnsafeMutableRawPointer(gtk_gesture_drag_new()!), transfer: .full) }
  /// Calls `handler` with the place where the pointer went down, in the widget's coordinates.
  public func onBegin(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
    connect("drag-begin") { (x: Double, y: Double) in handler(x, y) }
  }
  /// Calls `handler` with the place where the pointer went down; it says whether the drag is for this gesture.
  ///
  /// If not, the gesture lets the pointer go.
  public func decideOnBegin(_ handler: @escaping (_ x: Double, _ y: Double) -> Bool) {
    connect("drag-begin") { [weak self] (x: Double, y: Double) in
      let isTaken = handler(x, y)
      guard let self else { return }
      gtk_gesture_set_state(
        OpaquePointer(pointer), isTaken ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
    }
  }
  /// Lets a click and the drag handle the same pointer: either may take it without ending the other.
  public func join(_ click: ClickGesture) { gtk_gesture_group(OpaquePointer(pointer), OpaquePointer(click.pointer)) }
  /// Calls `handler` with how far the pointer is from where it went down, in pixels.
  public func onUpdate(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
    connect("drag-update") { (x: Double, y: Double) in handler(x, y) }
  }
  /// Calls `handler` when the pointer goes up.
  public func onEnd(_ handler: @escaping () -> Void) { connect("drag-end") { (_: Double, _: Double) in handler() } }
  /// Calls `handler` when something else takes the pointer away; `drag-end` follows.
  public func onCancel(_ handler: @escaping () -> Void) { connect("cancel", handler) }
}

/// A GtkGestureLongPress.
@MainActor
public final class LongPressGesture: EventController {
  public override class var gtype: GType { gtk_gesture_long_press_get_type() }
  /// Listens to touch alone: a mouse has another button for what a long press does.
  public convenience init() {
    self.init(UnsafeMutableRawPointer(gtk_gesture_long_press_new()!), transfer: .full)
    gtk_gesture_single_set_touch_only(OpaquePointer(pointer), 1)
  }
  /// Calls `handler` with the place, in the widget's coordinates.
  public func onPress(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
    connect("pressed") { (x: Double, y: Double) in handler(x, y) }
  }
}

/// A GtkGestureClick of the secondary button, which asks for a context menu.
@MainActor
public final class SecondaryClickGesture: EventController {
  public override class var gtype: GType { gtk_gesture_click_get_type() }
  /// Listens to the secondary button.
  public convenience init() {
    self.init(UnsafeMutableRawPointer(gtk_gesture_click_new()), transfer: .full)
    gtk_gesture_single_set_button(OpaquePointer(pointer), guint(GDK_BUTTON_SECONDARY))
  }
  /// Calls `handler` with the place, in the widget's coordinates.
  public func onPress(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
    connect("pressed") { (_: Int32, x: Double, y: Double) in handler(x, y) }
  }
}

/// A GtkGestureZoom: two fingers that move apart or together, on the screen or on a touchpad.
@MainActor
public final class ZoomGesture: EventController {
  public override class var gtype: GType { gtk_gesture_zoom_get_type() }
  /// Listens to two fingers.
  public convenience init() { self.init(UnsafeMutableRawPointer(gtk_gesture_zoom_new()), transfer: .full) }
  /// Calls `handler` when there are two fingers.
  public func onBegin(_ handler: @escaping () -> Void) { connect("begin", handler) }
  /// Calls `handler` with how many times farther from each other the fingers are than at the beginning, and with the
  /// middle between them in the widget's coordinates, where it is known.
  public func onChange(_ handler: @escaping (_ factor: Double, _ middle: (x: Double, y: Double)?) -> Void) {
    connect("scale-changed") { [weak self] (factor: Double) in
      guard let self else { return }
      var (x, y) = (0.0, 0.0)
      // Without fingers, GTK would complain.
      let isKnown =
        gtk_gesture_is_recognized(OpaquePointer(pointer)) != 0
        && gtk_gesture_get_bounding_box_center(OpaquePointer(pointer), &x, &y) != 0
      handler(factor, isKnown ? (x, y) : nil)
    }
  }
  /// Calls `handler` when there are no longer two fingers.
  public func onEnd(_ handler: @escaping () -> Void) { connect("end", handler) }
}
