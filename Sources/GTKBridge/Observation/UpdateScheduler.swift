import CGTK

/// A scheduler that runs each observer of changed models once per main loop iteration.
final class UpdateScheduler {
  static let shared = UpdateScheduler()

  /// The maximum number of rounds in which changes that cause further changes settle; a longer chain is a loop in the
  /// app.
  private static let maximumRounds = 8

  /// An observer to run unless it is released before, because then the objects that its closure reads may be gone.
  private struct Entry { weak var observer: Observer? }

  private var dirty: [Entry] = []
  /// The remaining observers of the current round, the next one last.
  private var batch: [Entry] = []
  private var remainingRounds = 0
  private var isArmed = false
  private var isFlushing = false
  /// The number of observers that flushes have run.
  private(set) var runCount = 0

  func add(_ observer: Observer) {
    dirty.append(Entry(observer: observer))
    // Observers that a flush marks dirty belong to its next round.
    if !isFlushing { arm() }
  }

  private func arm(_ priority: MainLoop.Priority = .observers) {
    guard !isArmed else { return }
    isArmed = true
    MainLoop.idle(priority: priority) { [self] in
      isArmed = false
      flush()
    }
  }

  /// Runs all dirty observers; a nested flush runs the remaining observers of the outer flush.
  ///
  /// A pending idle source stays scheduled, because otherwise every flush in between would add another one.
  func flush() {
    let isOutermost = !isFlushing
    if isOutermost { remainingRounds = Self.maximumRounds }
    isFlushing = true
    defer { isFlushing = !isOutermost }
    while true {
      while let entry = batch.popLast() {
        guard let observer = entry.observer else { continue }
        runCount += 1
        observer.run()
      }
      guard !dirty.isEmpty, remainingRounds > 0 else { break }
      remainingRounds -= 1
      swap(&batch, &dirty)
      batch.reverse()
    }
    guard isOutermost, !dirty.isEmpty else { return }
    fp_log_message(
      "Floorplan", "observers still change each other after \(Self.maximumRounds) rounds; continuing later")
    // An endless chain of changes in the app must not block the window.
    arm(.idle)
  }
}

/// Applies all pending changes of observed models immediately instead of before the next frame.
///
/// This function is for screenshots and tests, where no frame follows.
public func flushObservers() { UpdateScheduler.shared.flush() }
