import Floorplan
import Synchronization

/// Saves a model that changes often: some time after a change, beside the main thread, one state at a time, the latest.
@MainActor
final class Saver<State: Sendable> {
  private let delay: UInt32
  private let state: () -> State
  private let write: @Sendable (State) throws -> Void
  private let onEnd: ((any Error)?) -> Void

  private let order = WriteOrder()
  private var timer: LoopSource?
  /// How many changes there were, and up to which of them everything is saved.
  private var changes = 0
  private var saved = 0
  private var isWriting = false

  /// - Parameters:
  ///   - delay: How long to wait for further changes, in milliseconds.
  ///   - state: Gives what there is to be saved.
  ///   - write: Saves it, on any thread.
  ///   - onEnd: Is told how writing has ended.
  init(
    delay: UInt32, state: @escaping () -> State,
    write: @escaping @Sendable (State) throws -> Void, onEnd: @escaping ((any Error)?) -> Void
  ) {
    self.delay = delay
    self.state = state
    self.write = write
    self.onEnd = onEnd
  }

  isolated deinit { timer?.cancel() }

  /// Whether there are changes that aren't saved.
  var isPending: Bool { saved < changes }

  /// Saves the model soon.
  func changed() {
    changes += 1
    wait()
  }

  /// Saves at once what isn't saved, and returns when that is done.
  func flush() {
    timer?.cancel()
    guard isPending else { return }
    // Waits for a write that has begun; one that hasn't finds that it comes too late.
    end(Self.write(state(), number: changes, write, order), number: changes)
  }

  /// Tries at once, beside the main thread, to save what isn't saved, as where that has failed.
  func retry() {
    timer?.cancel()
    begin()
  }

  private func wait() {
    // Not put off by further changes: who types without a pause would lose all of it with a loss of power.
    guard !isWriting, timer?.isPending != true else { return }
    timer = MainLoop.after(milliseconds: delay) { [weak self] in self?.begin() }
  }

  private func begin() {
    guard isPending, !isWriting else { return }
    isWriting = true
    let (data, number, write, order) = (state(), changes, write, order)
    // Not one of Swift's few threads, for a disk may take its time.
    Background.run {
      Self.write(data, number: number, write, order)
    } then: { [weak self] result in
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
      // A late word of an earlier write says nothing of the newest state.
      if !isPending { onEnd(nil) }
    case .failure(let error): if number > saved { onEnd(error) }
    }
  }

  private nonisolated static func write(
    _ data: State, number: Int, _ write: (State) throws -> Void, _ order: WriteOrder
  ) -> Result<Void, any Error> {
    order.last.withLock { last in
      guard number > last else { return .success(()) }
      return Result { try write(data) }.map { last = number }
    }
  }
}

/// Lets one write at a time through; the number is that of the latest one.
private nonisolated final class WriteOrder: Sendable {
  let last = Mutex(0)
}
