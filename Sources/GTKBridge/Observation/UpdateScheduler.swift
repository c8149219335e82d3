import CGTK

/// Collects the observers whose models have changed and runs each of them once per turn of the main loop.
@MainActor
final class UpdateScheduler {
  static let shared = UpdateScheduler()

  /// After input (0), before GTK's layout (110) and painting (120).
  private static let priority: Int32 = 100
  /// Changes that cause changes are settled in the same turn, up to here; a longer chain is a loop in the app.
  private static let mostRounds = 8
  /// After painting (120): a loop in the app must not stop the window.
  private static let priorityOfLoops: Int32 = 200

  private var dirty: [Observer] = []
  /// The observers of the current round that have still to run, the next one last.
  private var batch: [Observer] = []
  private var roundsLeft = 0
  private var isArmed = false
  private var isFlushing = false
  /// The number of observers that flushes have run.
  private(set) var runCount = 0

  func add(_ observer: Observer) {
    dirty.append(observer)
    // What a flush makes dirty belongs to its next round.
    if !isFlushing { arm() }
  }

  private func arm(_ priority: Int32 = UpdateScheduler.priority) {
    guard !isArmed else { return }
    isArmed = true
    MainLoop.idle(priority: priority) { [self] in
      isArmed = false
      flush()
    }
  }

  /// Runs all dirty observers; within a flush, those that it has still to run.
  ///
  /// A pending idle source stays: each flush in between would otherwise leave one behind.
  func flush() {
    let isOutermost = !isFlushing
    if isOutermost { roundsLeft = Self.mostRounds }
    isFlushing = true
    defer { isFlushing = !isOutermost }
    while true {
      while let observer = batch.popLast() {
        runCount += 1
        observer.run()
      }
      guard !dirty.isEmpty, roundsLeft > 0 else { break }
      roundsLeft -= 1
      swap(&batch, &dirty)
      batch.reverse()
    }
    guard isOutermost, !dirty.isEmpty else { return }
    fp_log_message("Floorplan", "observers still change each other after \(Self.mostRounds) rounds; going on next turn")
    arm(Self.priorityOfLoops)
  }
}

/// Applies all pending changes of observed models now instead of before the next frame.
///
/// For pictures and tests, where no frame follows.
public func flushObservers() { UpdateScheduler.shared.flush() }
