public import CGTK

extension EventController {
  /// Claims the gesture's finger or button, which cancels the gestures of ancestors and other gestures of the widget.
  public final func claim() {
    guard fp_is_a(pointer, gtk_gesture_get_type()) != 0 else { return }
    gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_CLAIMED)
  }
  /// Whether the current event comes from a touchscreen.
  public final var isTouch: Bool {
    guard let device = gtk_event_controller_get_current_event_device(OpaquePointer(pointer)) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
  }
}

extension Widget {
  /// Returns whether the pointer has moved beyond the drag threshold, in widget pixels.
  public final func exceedsDragThreshold(fromX x: Double, y: Double, toX otherX: Double, y otherY: Double) -> Bool {
    gtk_drag_check_threshold(
      widget, Int32(clamping: x), Int32(clamping: y), Int32(clamping: otherX), Int32(clamping: otherY)) != 0
  }
}

extension Int32 {
  /// Truncates a number, clamping it to the range; NaN becomes 0.
  fileprivate init(clamping value: Double) {
    self = value.isNaN ? 0 : Int32(Swift.min(Swift.max(value, Double(Int32.min)), Double(Int32.max)))
  }
}

/// A GtkGestureDrag.
public final class DragGesture: EventController {
  public override class var gtype: GType { gtk_gesture_drag_get_type() }
  /// Creates a gesture for the primary button and touch.
  public convenience init() { self.init(UnsafeMutableRawPointer(gtk_gesture_drag_new()!), transfer: .full) }
  /// Calls `handler` with the start position in widget coordinates.
  public func onBegin(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) { connect("drag-begin", handler) }
  /// Calls `handler` with the start position in widget coordinates; it returns whether the gesture claims the drag.
  ///
  /// Otherwise the gesture denies the sequence.
  public func onShouldBegin(_ handler: @escaping (_ x: Double, _ y: Double) -> Bool) {
    connect("drag-begin") { [weak self] (x: Double, y: Double) in
      let isClaimed = handler(x, y)
      guard let self else { return }
      gtk_gesture_set_state(
        OpaquePointer(pointer), isClaimed ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
    }
  }
  /// Groups the drag with a click gesture, so either can claim the pointer without canceling the other.
  public func group(with click: ClickGesture) {
    gtk_gesture_group(OpaquePointer(pointer), OpaquePointer(click.pointer))
  }
  /// Calls `handler` with the offset of the pointer from the start position, in pixels.
  public func onUpdate(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) { connect("drag-update", handler) }
  /// Calls `handler` when the drag ends.
  public func onEnd(_ handler: @escaping () -> Void) { connect("drag-end", handler) }
  /// Calls `handler` when the gesture is canceled; `drag-end` follows.
  public func onCancel(_ handler: @escaping () -> Void) { connect("cancel", handler) }
}

/// A GtkGestureLongPress.
public final class LongPressGesture: EventController {
  public override class var gtype: GType { gtk_gesture_long_press_get_type() }
  /// Creates a gesture for touch only, because the secondary mouse button serves the same purpose.
  public convenience init() {
    self.init(UnsafeMutableRawPointer(gtk_gesture_long_press_new()!), transfer: .full)
    gtk_gesture_single_set_touch_only(OpaquePointer(pointer), 1)
  }
  /// Calls `handler` with the position in widget coordinates.
  public func onPress(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) { connect("pressed", handler) }
}

/// A GtkGestureClick of the secondary button, for context menus.
public final class SecondaryClickGesture: EventController {
  public override class var gtype: GType { gtk_gesture_click_get_type() }
  /// Creates a gesture for the secondary button.
  public convenience init() {
    self.init(UnsafeMutableRawPointer(gtk_gesture_click_new()), transfer: .full)
    gtk_gesture_single_set_button(OpaquePointer(pointer), guint(GDK_BUTTON_SECONDARY))
  }
  /// Calls `handler` with the position in widget coordinates.
  public func onPress(_ handler: @escaping (_ x: Double, _ y: Double) -> Void) {
    connect("pressed") { (_: Int32, x: Double, y: Double) in handler(x, y) }
  }
}

/// A GtkGestureZoom: a pinch on a touchscreen or a touchpad.
public final class ZoomGesture: EventController {
  public override class var gtype: GType { gtk_gesture_zoom_get_type() }
  /// Creates a pinch gesture.
  public convenience init() { self.init(UnsafeMutableRawPointer(gtk_gesture_zoom_new()), transfer: .full) }
  /// Calls `handler` when the pinch begins.
  public func onBegin(_ handler: @escaping () -> Void) { connect("begin", handler) }
  /// Calls `handler` with the scale factor relative to the start, and with the center of the fingers in widget
  /// coordinates if known.
  public func onChange(_ handler: @escaping (_ factor: Double, _ middle: (x: Double, y: Double)?) -> Void) {
    connect("scale-changed") { [weak self] (factor: Double) in
      guard let self else { return }
      var (x, y) = (0.0, 0.0)
      // GTK logs a warning if there are no fingers.
      let isKnown =
        gtk_gesture_is_recognized(OpaquePointer(pointer)) != 0
        && gtk_gesture_get_bounding_box_center(OpaquePointer(pointer), &x, &y) != 0
      handler(factor, isKnown ? (x, y) : nil)
    }
  }
  /// Calls `handler` when the pinch ends.
  public func onEnd(_ handler: @escaping () -> Void) { connect("end", handler) }
}
