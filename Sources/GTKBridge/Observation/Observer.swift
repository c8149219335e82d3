import CGTK
import Observation

/// Keeps what is shown in step with a model: runs a closure now, and again after any change of what it read.
///
/// However often a model is written in one turn of the main loop, the closure runs once, before GTK lays out and
/// paints the next frame.
@MainActor
public final class Observer: Cancellable {
  private var apply: (() -> Void)?
  private var isDirty = false
  private var isTracking = false
  /// Whether the next run is only for what a flush changed during this one.
  private var isSecondRun = false
  // Read inside every tracking: writing it fires the tracking, which is the public way to drop its registrations.
  private let token = CancellationToken()

  fileprivate init(_ apply: @escaping () -> Void) {
    self.apply = apply
    run()
  }

  /// Whether ``cancel()`` was not called yet.
  public var isActive: Bool { apply != nil }

  isolated deinit { cancel() }

  func run() {
    // Run again without a change of what it read: the registrations of last time would pile up.
    isDirty = true
    dropRegistrations()
    isDirty = false
    guard let apply else { return }
    isTracking = true
    let runCount = UpdateScheduler.shared.runCount
    withObservationTracking {
      _ = token.generation
      apply()
    } onChange: { [weak self] in
      // Called at willSet, on the thread that writes: the new value is not there yet, so the body runs later.
      MainActor.assumeIsolated {
        self?.isTracking = false
        self?.markDirty()
      }
    }
    // Changes by a flush inside the closure weren't tracked yet. One more run is enough: that flush settled them.
    isSecondRun = !isSecondRun && UpdateScheduler.shared.runCount != runCount
    if isSecondRun { markDirty() }
    // Cancelled by its own closure, when there was no registration to drop yet.
    if self.apply == nil { dropRegistrations() }
  }

  private func dropRegistrations() { if isTracking { token.generation &+= 1 } }

  /// Has the closure run in the next flush, as if something it read had changed.
  func markDirty() {
    guard !isDirty, apply != nil else { return }
    isDirty = true
    UpdateScheduler.shared.add(self)
  }

  /// Ends it at once; nothing stays registered in the model.
  public func cancel() {
    guard apply != nil else { return }
    apply = nil
    dropRegistrations()
  }
}

@Observable
private final class CancellationToken {
  var generation = 0
}

/// Runs `apply` now and again, once per main-loop turn, whenever an observable property that it read has changed.
///
/// The models must be the main actor's.  The observer lives as long as it is kept; ``Object/observe(_:)`` ties it to
/// a widget.
public func observe(_ apply: @escaping () -> Void) -> Observer { Observer(apply) }

extension Object {
  /// Runs `apply` now and whenever an observable property that it read has changed, until this object is disposed.
  @discardableResult
  public final func observe(_ apply: @escaping () -> Void) -> Observer { own(Observer(apply)) }
}
