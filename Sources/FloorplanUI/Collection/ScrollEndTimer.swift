import GTKBridge

/// Reports when adjustments have come to rest.
final class ScrollEndTimer {
  /// The delay after which idle adjustments count as at rest, in seconds: two strokes of a finger are closer together,
  /// and a deceleration changes the value in every frame.
  private static let delay = 0.4

  @Pending private var timer: LoopSource?
  private var endTime = 0.0
  private let end: () -> Bool

  /// Creates a timer.
  ///
  /// - Parameter end: Ends the scroll; false to try again later.
  init(end: @escaping () -> Bool) { self.end = end }

  /// Postpones the end after the adjustments changed.
  func restart() {
    endTime = MainLoop.time + Self.delay
    // A single timer serves all frames of a scroll: each frame only postpones the deadline.
    if timer == nil { wait(Self.delay) }
  }

  func cancel() { timer = nil }

  private func wait(_ delay: Double) {
    timer = MainLoop.after(milliseconds: UInt32((delay * 1000).rounded(.up)), priority: .low) { [weak self] in
      guard let self else { return }
      let remaining = endTime - MainLoop.time
      if remaining > 0 { return wait(remaining) }
      timer = nil
      if !end() { wait(Self.delay) }
    }
  }
}
