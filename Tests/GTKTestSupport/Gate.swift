import Dispatch
import Synchronization

/// Holds other threads back until a test lets them go on.
public nonisolated final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let reached = Mutex(false)

  /// Whether a thread has come to the gate.
  public var isReached: Bool { reached.withLock { $0 } }

  /// A closed gate.
  public init() {}

  /// Waits until it is open; never on the main thread.
  public func pass() {
    reached.withLock { $0 = true }
    semaphore.wait()
    semaphore.signal()
  }

  /// Lets everybody through, now and later.
  public func open() { semaphore.signal() }
}
