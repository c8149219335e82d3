import CGTK

/// The position of a pen, a finger or the pointer at a point in time.
public nonisolated struct PointerSample: Hashable, Sendable {
  /// The distance from the widget's left edge, in pixels.
  public let x: Double
  /// The distance from the widget's top edge, in pixels.
  public let y: Double
  /// The pressure of a pen, 0...1, or nil for devices without pressure.
  public let pressure: Double?
  /// The time in milliseconds since an unspecified time; it wraps around after 49 days.
  public let time: UInt32

  /// Creates a position.
  public init(x: Double, y: Double, pressure: Double? = nil, time: UInt32 = 0) {
    self.x = x
    self.y = y
    self.pressure = pressure
    self.time = time
  }
}

extension DragGesture {
  /// Returns the positions since the last event, up to the position of the current event in widget coordinates.
  ///
  /// GTK reports one position per frame. Devices report additional ones in between, without which fast strokes have
  /// corners. Call this method from a handler of the gesture.
  public final func samples(upToX x: Double, y: Double) -> [PointerSample] {
    guard let event = gtk_event_controller_get_current_event(OpaquePointer(pointer)) else {
      return [PointerSample(x: x, y: y)]
    }
    var (surfaceX, surfaceY) = (0.0, 0.0)
    gdk_event_get_position(event, &surfaceX, &surfaceY)
    let (left, top) = (x - surfaceX, y - surfaceY)
    var pressure = 0.0
    // A mouse has no tool, and some mice have a pressure axis that always reports 0.
    let hasTool = gdk_event_get_device_tool(event) != nil
    let isPressed = hasTool && gdk_event_get_axis(event, GDK_AXIS_PRESSURE, &pressure) != 0
    let last = PointerSample(
      x: x, y: y, pressure: isPressed ? pressure : nil, time: UInt32(gdk_event_get_time(event)))
    guard gdk_event_get_event_type(event) == GDK_MOTION_NOTIFY else { return [last] }
    var count: guint = 0
    let history = gdk_event_get_history(event, &count)
    defer { g_free(history) }
    guard let history else { return [last] }
    return (0..<Int(count)).map { index in
      let sample = history[index]
      let axes = withUnsafeBytes(of: sample.axes) { [Double]($0.bindMemory(to: Double.self)) }
      let hasPressure = hasTool && sample.flags.rawValue & GDK_AXIS_FLAG_PRESSURE.rawValue != 0
      return PointerSample(
        x: axes[Int(GDK_AXIS_X.rawValue)] + left, y: axes[Int(GDK_AXIS_Y.rawValue)] + top,
        pressure: hasPressure ? axes[Int(GDK_AXIS_PRESSURE.rawValue)] : nil, time: UInt32(sample.time))
    } + [last]
  }
}
