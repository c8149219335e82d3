import GTKBridge
import Synchronization

/// Saves a model that changes often: its latest state, after a delay and off the main thread.
///
///     saver = BackgroundSaver(delay: 300, state: { [unowned self] in data }, write: { try file.write($0) }) { error in
///       show(error)
///     }
///     saver.scheduleSave()
///
/// Only one write runs at a time, and an older state never overwrites a newer one. Call ``flush()`` before the process
/// ends.
@MainActor
public final class BackgroundSaver<State: Sendable> {
  private let delay: UInt32
  private let state: () -> State
  private let write: @Sendable (State) throws -> Void
  private let onCompletion: ((any Error)?) -> Void

  private let order = WriteSequence()
  @Pending private var timer: LoopSource?
  /// The number of changes, and how many of them are saved.
  private var changes = 0
  private var saved = 0
  private var isWriting = false

  /// Creates a saver without changes.
  ///
  /// - Parameters:
  ///   - delay: The time to wait for further changes, in milliseconds.
  ///   - state: Returns the state to save.
  ///   - write: Saves a state, on any thread.
  ///   - onCompletion: Called with the error of a write, or with nil when everything is saved.
  public init(
    delay: UInt32, state: @escaping () -> State,
    write: @escaping @Sendable (State) throws -> Void, onCompletion: @escaping ((any Error)?) -> Void
  ) {
    self.delay = delay
    self.state = state
    self.write = write
    self.onCompletion = onCompletion
  }

  /// Whether there are unsaved changes.
  public var isPending: Bool { saved < changes }

  /// Schedules a save after a change.
  public func scheduleSave() {
    changes += 1
    wait()
  }

  /// Saves unsaved changes immediately, and returns when they are saved or saving has failed.
  public func flush() {
    timer?.cancel()
    guard isPending else { return }
    // Waits for a running write. One that starts later finds a newer number and does nothing.
    end(Self.write(state(), number: changes, write, order), number: changes)
  }

  /// Retries immediately, off the main thread, to save unsaved changes.
  public func retry() {
    timer?.cancel()
    begin()
  }

  private func wait() {
    // Further changes don't extend the delay: continuous typing would never be saved before a power failure.
    guard !isWriting, timer?.isPending != true else { return }
    timer = MainLoop.after(milliseconds: delay) { [weak self] in self?.begin() }
  }

  private func begin() {
    guard isPending, !isWriting else { return }
    isWriting = true
    let (data, number, write, order) = (state(), changes, write, order)
    // Not in a task: a slow disk would block one of Swift's few threads.
    Background.run {
      Self.write(data, number: number, write, order)
    } completion: { [weak self] result in
      guard let self else { return }
      isWriting = false
      end(result, number: number)
      if changes > number { wait() }
    }
  }

  private func end(_ result: Result<Void, any Error>, number: Int) {
    switch result {
    case .success:
      saved = max(saved, number)
      // The end of an earlier write doesn't mean that the newest state is saved.
      if !isPending { onCompletion(nil) }
    case .failure(let error): if number > saved { onCompletion(error) }
    }
  }

  private nonisolated static func write(
    _ data: State, number: Int, _ write: (State) throws -> Void, _ order: WriteSequence
  ) -> Result<Void, any Error> {
    order.last.withLock { last in
      guard number > last else { return .success(()) }
      return Result { try write(data) }.map { last = number }
    }
  }
}

/// Serializes writes; the value is the number of the latest one.
private nonisolated final class WriteSequence: Sendable {
  let last = Mutex(0)
}
