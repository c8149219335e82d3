import CGTK
import Observation

/// An observer that runs a closure immediately, and again after any property that the closure read has changed.
///
/// The closure runs at most once in each main loop iteration, before GTK's layout and painting of the next frame,
/// regardless of how often the model changes.
@MainActor
public final class Observer: Cancellable {
  /// Reads the models, and returns what to do with the result outside the tracking.
  private var apply: (() -> (() -> Void)?)?
  private var isDirty = false
  private var isTracking = false
  /// Whether the next run is only for changes by a flush during the current run.
  private var isSecondRun = false
  // Every run reads this token. Writing it fires the tracking, which is the only public way to drop the registrations.
  private let token = CancellationToken()

  fileprivate init(_ apply: @escaping () -> (() -> Void)?) {
    self.apply = apply
    run()
  }

  /// Whether the observer isn't canceled.
  public var isActive: Bool { apply != nil }

  isolated deinit { cancel() }

  func run() {
    // In a run without preceding changes, drop the previous registrations so that they don't accumulate.
    isDirty = true
    dropRegistrations()
    isDirty = false
    guard let apply else { return }
    isTracking = true
    let runCount = UpdateScheduler.shared.runCount
    let finish = withObservationTracking {
      _ = token.generation
      return apply()
    } onChange: { [weak self] in
      // Called on willSet, on the writing thread. The new value isn't set yet, so the closure runs later.
      MainActor.assumeIsolated {
        self?.isTracking = false
        self?.markDirty()
      }
    }
    // Changes by a flush inside the closure aren't tracked yet. A single additional run suffices, because the flush
    // settled them.
    isSecondRun = !isSecondRun && UpdateScheduler.shared.runCount != runCount
    if isSecondRun { markDirty() }
    // The closure canceled the observer before there was a registration to drop.
    if self.apply == nil { dropRegistrations() } else { finish?() }
  }

  private func dropRegistrations() { if isTracking { token.generation &+= 1 } }

  /// Schedules the closure for the next flush.
  func markDirty() {
    guard !isDirty, apply != nil else { return }
    isDirty = true
    UpdateScheduler.shared.add(self)
  }

  /// Cancels the observer immediately, and removes all registrations from the model.
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

/// Runs `apply` immediately, and again, once per main loop iteration, after an observable property that it read has
/// changed.
///
/// The models must be isolated to the main actor. The observer is active as long as it is retained;
/// ``Object/observe(_:)`` ties it to an object.
public func observe(_ apply: @escaping () -> Void) -> Observer {
  Observer {
    apply()
    return nil
  }
}

/// Passes a value to `apply` immediately, and again, once per main loop iteration, after an observable property that
/// `read` has read has changed.
///
/// Properties that `apply` reads aren't observed. The observer is active as long as it is retained.
public func observe<Value>(_ read: @escaping () -> Value, apply: @escaping (Value) -> Void) -> Observer {
  Observer {
    let value = read()
    return { apply(value) }
  }
}

extension Object {
  /// Runs `apply` immediately, and whenever an observable property that it read has changed, until this object is
  /// disposed.
  @discardableResult
  public final func observe(_ apply: @escaping () -> Void) -> Observer {
    addCancellable(GTKBridge.observe(apply))
  }
}
