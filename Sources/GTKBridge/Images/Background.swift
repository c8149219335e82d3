import CGTK

/// Work on GLib's threads.
///
/// These are there for what blocks, as reading files does; Swift's own few threads are not.
public enum Background {
  /// How many works there are whose result wasn't taken yet.
  package private(set) static var runningCount = 0

  /// Runs `work` on another thread, and `then` with its result on the main thread.
  public static func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, then: @escaping @MainActor (Value) -> Void
  ) {
    runningCount += 1
    let job = ValueJob(work, then)
    let task = g_task_new(
      nil, nil,
      { _, _, data in
        Unmanaged<Job>.fromOpaque(data!).takeRetainedValue().finish()
        Background.runningCount -= 1
      },
      Unmanaged.passRetained(job).toOpaque())
    defer { g_object_unref(UnsafeMutableRawPointer(task)) }
    g_task_set_task_data(task, Unmanaged.passUnretained(job).toOpaque(), nil)
    g_task_run_in_thread(task, runOnThread)
  }
}

private nonisolated let runOnThread: GTaskThreadFunc = { task, _, data, _ in
  Unmanaged<Job>.fromOpaque(data!).takeUnretainedValue().work()
  g_task_return_boolean(task, 1)
}

/// What a thread runs and what the main thread does with it; a C function can't be generic.
private nonisolated class Job: @unchecked Sendable {
  // Unchecked: the thread is done with it before the main thread is told, and GTask orders the two.
  func work() {}
  @MainActor func finish() {}
}

private nonisolated final class ValueJob<Value: Sendable>: Job, @unchecked Sendable {
  private let body: @Sendable () -> Value
  private let then: @MainActor (Value) -> Void
  private var value: Value?

  init(_ body: @escaping @Sendable () -> Value, _ then: @escaping @MainActor (Value) -> Void) {
    self.body = body
    self.then = then
  }

  override func work() { value = body() }
  @MainActor override func finish() { if let value { then(value) } }
}

/// A GCancellable: tells a thread that nobody waits for its work any more.
public nonisolated final class Cancellation: @unchecked Sendable {
  // Unchecked: a GCancellable may be used from all threads.
  let pointer = g_cancellable_new()!

  /// Not cancelled yet.
  public init() {}

  deinit { g_object_unref(pointer) }

  /// Tells whoever works for it to stop.
  public func cancel() { g_cancellable_cancel(pointer) }
  /// Whether it was cancelled.
  public var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }
}
