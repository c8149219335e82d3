import Dispatch
import Synchronization

/// Blocks other threads until a test opens the gate.
public nonisolated final class Gate: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  private let reached = Mutex(false)

  /// Whether a thread has reached the gate.
  public var isReached: Bool { reached.withLock { $0 } }

  /// Creates a closed gate.
  public init() {}

  /// Waits until the gate is open; must not be called on the main thread.
  public func pass() {
    reached.withLock { $0 = true }
    semaphore.wait()
    semaphore.signal()
  }

  /// Lets all threads pass, now and later.
  public func open() { semaphore.signal() }
}
