public import CGTK

/// A GtkGestureDrag: a press that moves.
@MainActor
public final class DragGesture: EventController {
  /// `GtkGestureDrag`.
  public override class var gtype: GType { gtk_gesture_drag_get_type() }
  /// Listens to the primary button and to touch.
  public convenience init() { self.init(UnsafeMutableRawPointer(gtk_gesture_drag_new()), transfer: .full) }

  /// Calls `handler` with the place of the press, in the widget's coordinates.
  ///
  /// It says whether the drag is the widget's; if not, the gesture lets the sequence go.
  public func onBegin(_ handler: @escaping (_ x: Double, _ y: Double) -> Bool) {
    connect("drag-begin") { [weak self] (x: Double, y: Double) in
      let isTaken = handler(x, y)
      self?.decide(isTaken ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
    }
  }
  /// Calls `handler` with how far the pointer is from where it was pressed.
  public func onUpdate(_ handler: @escaping (_ offsetX: Double, _ offsetY: Double) -> Void) {
    connect("drag-update") { (x: Double, y: Double) in handler(x, y) }
  }
  /// Calls `handler` when the drag is over, or was taken over by something else.
  public func onEnd(_ handler: @escaping () -> Void) {
    connect("drag-end") { handler() }
    connect("cancel") { handler() }
  }
  /// Lets a click and the drag handle the same sequence: either may take it without ending the other.
  public func join(_ click: ClickGesture) { gtk_gesture_group(OpaquePointer(pointer), OpaquePointer(click.pointer)) }

  private func decide(_ state: GtkEventSequenceState) {
    gtk_gesture_set_state(OpaquePointer(pointer), state)
  }
}

extension ClickGesture {
  /// Takes the sequence: what stands around the widget doesn't see it.
  public func claim() { gtk_gesture_set_state(OpaquePointer(pointer), GTK_EVENT_SEQUENCE_CLAIMED) }
}
