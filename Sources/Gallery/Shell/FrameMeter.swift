import Floorplan

/// The times of the last frames.
nonisolated struct FrameTimes {
  private var durations: [Duration] = []
  /// The number of frames that are kept.
  static let maximumCount = 120
  /// The maximum time of a frame, at 60 frames per second.
  static let limit = Duration.microseconds(16_667)

  /// Adds the time of a frame.
  mutating func add(_ duration: Duration) {
    durations.append(duration)
    if durations.count > Self.maximumCount { durations.removeFirst() }
  }

  var count: Int { durations.count }

  /// The mean time of a frame.
  var mean: Duration { durations.reduce(.zero, +) / max(1, count) }

  /// The number of frames that took too long.
  var missedCount: Int { durations.count { $0 > Self.limit } }
}

/// A text with the times of a window's last frames, from the update of animations to the end of the drawing.
final class FrameMeter {
  let root = Label("", .caption1, .secondary)
  private var times = FrameTimes()
  private var handlers: [SignalHandle] = []
  private var update: LoopSource?
  private var start: ContinuousClock.Instant?
  /// Whether the next frame draws the text.
  private var isOwnFrame = false
  private static let interval: UInt32 = 500

  init() {
    root.ellipsis = .end
    root.isVisible = false
  }

  /// Whether the times are measured and displayed.
  var isRunning: Bool {
    get { root.isVisible }
    set {
      guard newValue != isRunning else { return }
      root.isVisible = newValue
      for handler in handlers { handler.disconnect() }
      handlers = []
      times = FrameTimes()
      show()
      guard newValue, let clock = root.frameClock else { return }
      handlers = [
        clock.connect("before-paint") { [weak self] in self?.start = .now },
        clock.connect("after-paint") { [weak self] in self?.framePainted() },
      ]
    }
  }

  private func framePainted() {
    guard let start else { return }
    self.start = nil
    // Drawing the text is itself a frame; measuring it would cause another one, endlessly.
    guard !isOwnFrame else { return isOwnFrame = false }
    times.add(.now - start)
    guard update?.isPending != true else { return }
    update = MainLoop.after(milliseconds: Self.interval) { [weak self] in self?.show() }
  }

  private func show() {
    let milliseconds = Double((times.mean / .microseconds(100)).rounded()) / 10
    let text = localized("%1$@ ms, %2$@ of %3$@ frames missed").filled(
      with: shortNumber(milliseconds), groupedDigits(times.missedCount), groupedDigits(times.count))
    guard text != root.text else { return }
    root.text = text
    isOwnFrame = true
  }
}
