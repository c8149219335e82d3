import CGTK
// Autolinks libdispatch, whose main queue this file serves.
import Dispatch
import Glibc

/// The main actor on the GLib main loop.
///
/// While GTK runs the main thread, nothing would execute the jobs of the main actor. This type attaches libdispatch's
/// main queue to the default main context, so `Task { @MainActor in }`, `Task.sleep`, `DispatchQueue.main.async`
/// and isolated deinitializers work in the application. It doesn't poll: an idle program sleeps.
///
/// `main` must be synchronous, because with an asynchronous `main` the runtime moves the main queue to worker threads.
public enum MainLoop {
  private static var source: UnsafeMutablePointer<GSource>?

  /// The priority of jobs, equal to that of painting: input (0) and layout (110) go first, and a flood of jobs can't
  /// delay frames indefinitely.
  nonisolated static let jobPriority = GDK_PRIORITY_REDRAW

  /// Attaches the main queue to the default main context, once, and verifies that jobs run.
  /// - Throws: ``MainLoopError`` if the platform doesn't support this, in which case the program can't work.
  public static func attach() throws(MainLoopError) {
    guard source == nil else { return }
    guard isOnMainThread else { throw .notOnMainThread }
    let handle = fp_main_queue_handle()
    guard handle >= 0 else { throw .noMainQueue }
    let created = g_unix_fd_source_new(handle, .init(rawValue: G_IO_IN.rawValue))
    fp_source_set_fd_callback(
      created,
      { handle, _, _ in
        fp_main_queue_drain(handle)
        return 1
      }, nil)
    g_source_set_priority(created, jobPriority)
    g_source_set_name(created, "libdispatch main queue")
    g_source_attach(created, nil)
    do throws(MainLoopError) {
      try verify()
    } catch {
      g_source_destroy(created)
      g_source_unref(created)
      throw error
    }
    source = created
  }

  /// Whether the current thread is the process's main thread, the only one for GTK.
  nonisolated static var isOnMainThread: Bool { fp_is_main_thread() != 0 }

  /// Enqueues a job and iterates the loop until the job has run, for at most a second.
  static func verify() throws(MainLoopError) {
    let probe = Probe()
    DispatchQueue.main.async { MainActor.assumeIsolated { probe.hasRun = true } }
    guard run(seconds: 1, while: { !probe.hasRun }) else { throw .jobsDoNotRun }
  }

  private final class Probe {
    var hasRun = false
  }

  /// The priority of a source; sources of an earlier case go first.
  ///
  /// Layout (110) and painting (120) are between ``beforeLayout`` and ``idle``.
  public nonisolated enum Priority: Int32, Sendable {
    /// Before everything else, such as the next event of an input device.
    case beforeInput = -1
    /// With events of input devices, in the order of their arrival; also that of timers.
    case input = 0
    /// With the observers of the model.
    case observers = 100
    /// After the observers, before layout.
    case beforeLayout = 105
    /// After painting.
    case idle = 200
    /// After everything else.
    case low = 300
  }

  /// Calls `body` once when no source of a higher priority is ready.
  @discardableResult
  public static func idle(priority: Priority = .idle, _ body: @escaping () -> Void) -> LoopSource {
    let source = LoopSource {
      body(); return false
    }
    source.id = g_idle_add_full(priority.rawValue, loopSourceFired, source.retained(), releaseLoopSource)
    return source
  }

  /// Calls `body` every `milliseconds` until it returns false or the source is canceled.
  @discardableResult
  public static func every(
    milliseconds: UInt32, priority: Priority = .input, _ body: @escaping () -> Bool
  ) -> LoopSource {
    let source = LoopSource(body)
    source.id = g_timeout_add_full(
      priority.rawValue, milliseconds, loopSourceFired, source.retained(), releaseLoopSource)
    return source
  }

  /// Calls `body` once after `milliseconds`.
  @discardableResult
  public static func after(
    milliseconds: UInt32, priority: Priority = .input, _ body: @escaping () -> Void
  ) -> LoopSource {
    every(milliseconds: milliseconds, priority: priority) {
      body()
      return false
    }
  }

  /// The monotonic time in seconds, since an unspecified time in the past.
  public static var time: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// Runs everything that is ready, without blocking.
  ///
  /// This method is for screenshots and tests; applications don't need it.
  ///
  /// - Parameter limit: The maximum number of iterations, for sources that dispatch again and again.
  public static func drain(limit: Int = .max) {
    var turns = 0
    while turns < limit, g_main_context_iteration(nil, 0) != 0 { turns += 1 }
  }

  /// Runs the loop while a condition is true.
  ///
  /// - Parameters:
  ///   - seconds: The maximum time.
  ///   - isWaiting: The condition, which is checked before each iteration.
  /// - Returns: Whether the condition became false in time.
  public static func run(seconds: UInt32, while isWaiting: () -> Bool) -> Bool {
    var isLate = false
    let deadline = after(milliseconds: seconds * 1000) { isLate = true }
    defer { deadline.cancel() }
    while isWaiting() {
      if isLate { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }
}

/// An error that prevents the main actor from running on the main loop.
public enum MainLoopError: Error, Equatable, CustomStringConvertible {
  /// ``MainLoop/attach()`` was called on a thread other than the main thread.
  case notOnMainThread
  /// libdispatch has no file descriptor for its main queue.
  case noMainQueue
  /// A job on the main queue didn't run within a second.
  case jobsDoNotRun

  /// The problem and a suggested fix.
  public var description: String {
    switch self {
    case .notOnMainThread: "MainLoop.attach() must be called on the main thread, from a synchronous main"
    case .noMainQueue: "libdispatch has no main queue handle: this Swift runtime can't share its main queue with GLib"
    case .jobsDoNotRun:
      "a job on the main queue did not run within a second: is main asynchronous, or another loop serving the queue?"
    }
  }
}

/// A repeated call by the main loop: an idle source, a timeout, or the frames of a widget.
public final class LoopSource: Cancellable {
  private var body: (() -> Bool)?
  private let remove: (guint) -> Void
  var id: guint = 0

  init(remove: @escaping (guint) -> Void = { g_source_remove($0) }, _ body: @escaping () -> Bool) {
    self.remove = remove
    self.body = body
  }

  func retained() -> gpointer { Unmanaged.passRetained(self).toOpaque() }

  fileprivate func fire() -> Bool {
    let continues = body?() ?? false
    if !continues { finish() }
    return continues
  }

  fileprivate func finish() {
    body = nil
    id = 0
  }

  /// Whether the source will be called again.
  public var isPending: Bool { id != 0 }

  /// Removes the source.
  ///
  /// Has no effect on a source that has already finished.
  public func cancel() {
    let pending = id
    finish()
    if pending != 0 { remove(pending) }
  }
}

let loopSourceFired: @convention(c) (UnsafeMutableRawPointer?) -> gboolean = { data in
  Unmanaged<LoopSource>.fromOpaque(data!).takeUnretainedValue().fire() ? 1 : 0
}

let releaseLoopSource: GDestroyNotify = { data in Unmanaged<LoopSource>.fromOpaque(data!).takeRetainedValue().finish() }
