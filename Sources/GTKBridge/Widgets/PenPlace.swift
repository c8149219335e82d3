import CGTK

/// Where a pen, a finger or the pointer was.
public nonisolated struct PenPlace: Hashable, Sendable {
  /// How far from the widget's left edge, in pixels.
  public let x: Double
  /// How far below the widget's upper edge, in pixels.
  public let y: Double
  /// How strongly a pen was pressed, 0...1; nil for what doesn't tell.
  public let pressure: Double?
  /// When, in milliseconds from some moment on; begins again at 0 after 49 days.
  public let time: UInt32

  /// A place at a moment.
  public init(x: Double, y: Double, pressure: Double? = nil, time: UInt32 = 0) {
    self.x = x
    self.y = y
    self.pressure = pressure
    self.time = time
  }
}

extension DragGesture {
  /// Where the pen has been since the last event, up to a place in the widget's coordinates that this event tells.
  ///
  /// GTK tells one place in a frame; devices report some more in between, without which a quick line has corners.  To
  /// be called while the gesture tells of an event.
  public final func places(upToX x: Double, y: Double) -> [PenPlace] {
    guard let event = gtk_event_controller_get_current_event(OpaquePointer(pointer)) else {
      return [PenPlace(x: x, y: y)]
    }
    var (surfaceX, surfaceY) = (0.0, 0.0)
    gdk_event_get_position(event, &surfaceX, &surfaceY)
    let (left, top) = (x - surfaceX, y - surfaceY)
    var pressure = 0.0
    // A mouse has no tool, and some of them an axis that always tells 0.
    let hasTool = gdk_event_get_device_tool(event) != nil
    let isPressed = hasTool && gdk_event_get_axis(event, GDK_AXIS_PRESSURE, &pressure) != 0
    let last = PenPlace(
      x: x, y: y, pressure: isPressed ? pressure : nil, time: UInt32(gdk_event_get_time(event)))
    guard gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY else { return [last] }
    var count: guint = 0
    let history = gdk_event_get_history(event, &count)
    defer { g_free(history) }
    guard let history else { return [last] }
    return (0..<Int(count)).map { index in
      let moment = history[index]
      let axes = withUnsafeBytes(of: moment.axes) { [Double]($0.bindMemory(to: Double.self)) }
      let tellsPressure = hasTool && moment.flags.rawValue & GDK_AXIS_FLAG_PRESSURE.rawValue != 0
      return PenPlace(
        x: axes[Int(GDK_AXIS_X.rawValue)] + left, y: axes[Int(GDK_AXIS_Y.rawValue)] + top,
        pressure: tellsPressure ? axes[Int(GDK_AXIS_PRESSURE.rawValue)] : nil, time: UInt32(moment.time))
    } + [last]
  }
}
