/// How long each frame is shown, for what moves on by itself: it is as fast on a display that shows 30 frames in a second
/// as on one that shows 144.
package struct FrameSteps {
  private var last: Int64?

  /// Before the first frame.
  package init() {}

  /// The seconds since the last frame.
  ///
  /// The first frame counts as one of sixty in a second.  Who has waited for a frame for long isn't to find everything
  /// gone, and none is so short that nothing moves.
  ///
  /// - Parameter time: The time of a frame in microseconds, as ``Widget/onEachFrame(_:)`` tells it.
  /// - Returns: The seconds, between a thousandth and a tenth.
  package mutating func seconds(to time: Int64) -> Double {
    defer { last = time }
    return last.map { min(max(Double(time - $0) / 1e6, 0.001), 0.1) } ?? 1 / 60
  }
}
