import CGTK

/// Work on GLib's thread pool.
///
/// Blocking work, such as reading files, belongs on these threads rather than on the few threads of Swift concurrency.
public enum Background {
  /// The number of jobs whose result wasn't delivered yet.
  package private(set) static var runningCount = 0

  /// Runs `work` on another thread, and `completion` with its result on the main thread.
  public static func run<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, completion: @escaping @MainActor (Value) -> Void
  ) {
    runningCount += 1
    runUncounted(work) { value in
      completion(value)
      runningCount -= 1
    }
  }

  /// Runs work as ``run(_:completion:)`` does, without counting it, because no page waits for it.
  package static func runUncounted<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value, completion: @escaping @MainActor (Value) -> Void
  ) {
    let job = Job {
      let value = work()
      return { completion(value) }
    }
    let task = g_task_new(
      nil, nil,
      { _, _, data in Unmanaged<Job>.fromOpaque(data!).takeRetainedValue().finish?() },
      Unmanaged.passRetained(job).toOpaque())
    defer { g_object_unref(UnsafeMutableRawPointer(task)) }
    g_task_set_task_data(task, Unmanaged.passUnretained(job).toOpaque(), nil)
    g_task_run_in_thread(task, runOnThread)
  }
}

private nonisolated let runOnThread: GTaskThreadFunc = { task, _, data, _ in
  // No reference may outlive the return: the last one has to be released on the main thread.
  Unmanaged<Job>.fromOpaque(data!)._withUnsafeGuaranteedRef { $0.run() }
  g_task_return_boolean(task, 1)
}

/// A job whose work returns a closure for the main thread, because a C function can't be generic.
private nonisolated final class Job: @unchecked Sendable {
  // Unchecked: the thread finishes before the main thread continues, in the order that GTask guarantees.
  let work: @Sendable () -> @MainActor () -> Void
  var finish: (@MainActor () -> Void)?

  init(_ work: @escaping @Sendable () -> @MainActor () -> Void) { self.work = work }

  func run() { finish = work() }
}

/// A GCancellable, which signals to a background thread that its result is no longer needed.
public nonisolated final class Cancellation: @unchecked Sendable {
  // Unchecked: GCancellable is thread-safe.
  let pointer = g_cancellable_new()!

  /// Creates a cancellation that isn't canceled.
  public init() {}

  deinit { g_object_unref(pointer) }

  /// Cancels the work.
  public func cancel() { g_cancellable_cancel(pointer) }
  /// Whether the work is canceled.
  public var isCancelled: Bool { g_cancellable_is_cancelled(pointer) != 0 }
}

extension Cancellation: Cancellable {}
