public import CGTK
// Autolinks libdispatch, whose main queue this file serves.
import Dispatch
import Glibc

/// The main actor on the GLib main loop.
///
/// While GTK runs the process's main thread, nothing would run what Swift enqueues on the main actor.  This attaches
/// libdispatch's main queue to the default main context, so that `Task { @MainActor in }`, `Task.sleep`,
/// `DispatchQueue.main.async` and isolated deinitialisers work inside the application, with no polling: an idle
/// program sleeps.
///
/// `main` must be synchronous: under an asynchronous one the runtime gives the main queue to worker threads.
public enum MainLoop {
  private static var source: UnsafeMutablePointer<GSource>?

  /// Jobs alternate with painting: input (0) and layout (110) go first, and a flood of jobs can't stop a frame.
  nonisolated static let jobPriority = GDK_PRIORITY_REDRAW

  /// Attaches the main queue to the default main context, once, and checks that jobs really run.
  /// - Throws: ``MainLoopError`` where the mechanism is missing.  The program can't work without it.
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

  /// Whether the caller runs on the process's first thread, where GTK is used.
  nonisolated static var isOnMainThread: Bool { fp_is_main_thread() != 0 }

  /// Posts a job and turns the loop until it has run, for at most a second.
  static func verify() throws(MainLoopError) {
    let probe = Probe()
    DispatchQueue.main.async { MainActor.assumeIsolated { probe.hasRun = true } }
    let timer = after(milliseconds: 1000) {}
    defer { timer.cancel() }
    while !probe.hasRun, timer.isPending { g_main_context_iteration(nil, 1) }
    guard probe.hasRun else { throw .jobsDoNotRun }
  }

  private final class Probe {
    var hasRun = false
  }

  /// Calls `body` once when nothing of a higher priority waits.
  ///
  /// The priority is GLib's: lower numbers go first; 110 is layout, 120 painting, 200 the default idle.
  @discardableResult
  public static func idle(priority: Int32 = G_PRIORITY_DEFAULT_IDLE, _ body: @escaping () -> Void) -> LoopSource {
    let source = LoopSource {
      body(); return false
    }
    source.id = g_idle_add_full(priority, loopSourceFired, source.retained(), releaseLoopSource)
    return source
  }

  /// Calls `body` every `milliseconds` until it returns false or the source is cancelled.
  @discardableResult
  public static func every(
    milliseconds: UInt32, priority: Int32 = G_PRIORITY_DEFAULT, _ body: @escaping () -> Bool
  ) -> LoopSource {
    let source = LoopSource(body)
    source.id = g_timeout_add_full(
      priority, milliseconds, loopSourceFired, source.retained(), releaseLoopSource)
    return source
  }

  /// Calls `body` once after `milliseconds`.
  @discardableResult
  public static func after(
    milliseconds: UInt32, priority: Int32 = G_PRIORITY_DEFAULT, _ body: @escaping () -> Void
  ) -> LoopSource {
    every(milliseconds: milliseconds, priority: priority) {
      body()
      return false
    }
  }

  /// The time in seconds since some moment in the past; it never goes back.
  public static var time: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  /// Runs everything that is ready now, without waiting.
  ///
  /// For pictures and tests; an application never needs it.
  public static func drain() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}

/// Why the main actor can't run on this process's main loop.
public enum MainLoopError: Error, Equatable, CustomStringConvertible {
  /// ``MainLoop/attach()`` was called on another thread than the first.
  case notOnMainThread
  /// libdispatch gave no descriptor for its main queue.
  case noMainQueue
  /// A job posted on the main queue did not run within a second.
  case jobsDoNotRun

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .notOnMainThread: "MainLoop.attach() must be called on the main thread, from a synchronous main"
    case .noMainQueue: "libdispatch has no main queue handle: this Swift runtime can't share its main queue with GLib"
    case .jobsDoNotRun:
      "a job on the main queue did not run within a second: is main asynchronous, or another loop serving the queue?"
    }
  }
}

/// An idle or timed call in the main loop.
@MainActor
public final class LoopSource: Cancellable {
  private var body: (() -> Bool)?
  fileprivate(set) var id: guint = 0

  fileprivate init(_ body: @escaping () -> Bool) { self.body = body }

  fileprivate func retained() -> gpointer { Unmanaged.passRetained(self).toOpaque() }

  fileprivate func fire() -> Bool {
    let goesOn = body?() ?? false
    if !goesOn { finish() }
    return goesOn
  }

  private func finish() {
    body = nil
    id = 0
  }

  /// Whether it will still be called.
  public var isPending: Bool { id != 0 }

  /// Ends it.
  ///
  /// Does nothing once it has run.
  public func cancel() {
    let pending = id
    finish()
    if pending != 0 { g_source_remove(pending) }
  }
}

private let loopSourceFired: GSourceFunc = { data in
  Unmanaged<LoopSource>.fromOpaque(data!).takeUnretainedValue().fire() ? 1 : 0
}

private let releaseLoopSource: GDestroyNotify = { data in Unmanaged<LoopSource>.fromOpaque(data!).release() }
