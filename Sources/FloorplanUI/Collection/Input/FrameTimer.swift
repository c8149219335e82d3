/// A measurement of frame durations, for motion whose speed doesn't depend on the frame rate of the display.
package struct FrameTimer {
  private var last: Int64?

  /// Creates a measurement before the first frame.
  package init() {}

  /// Returns the seconds since the last frame.
  ///
  /// The first frame counts as 1/60 second. The limits avoid jumps after a long pause and frames without any motion.
  ///
  /// - Parameter time: The time of a frame in microseconds, as passed by ``Widget/addTickCallback(_:)``.
  /// - Returns: The seconds, from 0.001 to 0.1.
  package mutating func secondsSinceLastFrame(at time: Int64) -> Double {
    defer { last = time }
    return last.map { min(max(Double(time - $0) / 1e6, 0.001), 0.1) } ?? 1 / 60
  }
}
