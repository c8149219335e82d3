import CGTK
import CTestHost
import Glibc
public import GTKBridge
public import Testing

/// GTK on the main thread with a live loop, once per process.
@MainActor
public enum GTKEnvironment {
  /// True once GTK runs, without animations and with accessible contexts that only remember what they are told.
  public static let isReady: Bool = {
    ctesthost_link()
    setenv("GTK_A11Y", "test", 1)
    // Settings of whoever runs the tests are theirs.
    setenv("GSETTINGS_BACKEND", "memory", 1)
    // RealizedStyle reads what GTK only remembers for debugging.
    setenv("GTK_CSS_DEBUG", "1", 1)
    gtk_init()
    // GTK keeps these as long as the process lives, and so their peers: they are no leak of a test.
    if let display = Display.default { _ = (IconTheme.of(display), display.clipboard) }
    Settings.default.enablesAnimations = false
    return true
  }()
}

/// How often a test of leaks opens something: each opening is counted to the last peer, so two tell as much as a
/// hundred, which `scripts/test --soak` does.
public nonisolated let openings = getenv("FLOORPLAN_SOAK") == nil ? 2 : 100

/// Runs a test's body and proves that it left no peer behind.
///
/// Closes the windows that a failed test leaves, so that the next test finds none of them.
@MainActor
public func withNoPeerLeft(
  _ location: SourceLocation = #_sourceLocation, _ body: @MainActor () async throws -> Void
) async rethrows {
  #expect(GTKEnvironment.isReady)
  await settle()
  let (before, windows) = (PeerTable.count, openWindows())
  defer { for window in openWindows().subtracting(windows) { ctesthost_destroy_window(window) } }
  try await body()
  await settle()
  #expect(PeerTable.count == before, "peers left alive", sourceLocation: location)
}

@MainActor
private func openWindows() -> Set<UnsafeMutableRawPointer> {
  let list = gtk_window_get_toplevels()
  return Set(
    (0..<g_list_model_get_n_items(list)).compactMap { position in
      let window = g_list_model_get_item(list, position)
      // The list holds it as well.
      if let window { g_object_unref(window) }
      return window
    })
}

/// Lets the main loop do what is ready: frames, idles, jobs of the main actor.
@MainActor
public func settle(turns: Int = 4) async {
  for _ in 0..<turns {
    await Task.yield()
    MainLoop.drain()
  }
}

/// Turns the main loop until a condition holds.
///
/// - Returns: Whether it came to hold within five minutes, which only end a test that hangs.
@MainActor
public func turnUntil(_ condition: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(300)
  while !condition() {
    guard ContinuousClock.now < end else { return false }
    MainLoop.drain()
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}

/// Moves GLib's clock on: timers fire and frames are painted in their order, without waiting.
@MainActor
public func advance(by duration: Duration) async {
  let end = jump(by: duration)
  #expect(await turnUntil { ctesthost_time() >= end })
  await settle()
}

/// Lets GLib's clock move on, without waiting, as soon as the main loop waits: for code that turns the loop by itself.
/// - Returns: Where it moves to.
@MainActor @discardableResult
public func jump(by duration: Duration) -> Int64 {
  let end = ctesthost_time() + Int64(duration / .microseconds(1))
  ctesthost_jump_until(end)
  return end
}

/// Waits until all work in the background has ended, and what comes of it is told.
@MainActor
public func backgroundWorkEnds(_ location: SourceLocation = #_sourceLocation) async {
  #expect(await turnUntil { Background.runningCount == 0 }, sourceLocation: location)
  await settle()
}

/// Runs a test of the main loop itself, whose time then passes as the machine's does.
@MainActor
public func withRealTime(_ body: @MainActor () async throws -> Void) async rethrows {
  ctesthost_follow_real_time(true)
  defer { ctesthost_follow_real_time(false) }
  try await body()
}

/// Turns the main loop until a window has painted so many frames.
@MainActor
public func paint(_ window: Window, frames: Int = 1) async {
  guard let clock = window.frameClock else { return }
  var painted = 0
  let handle = clock.connect("after-paint") { painted += 1 }
  defer { handle.disconnect() }
  window.queueDraw()
  let isPainted = await turnUntil {
    if painted < frames { window.queueDraw() }
    return painted >= frames
  }
  #expect(isPainted)
}
