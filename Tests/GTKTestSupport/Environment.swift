import CGTK
import CTestHost
import Glibc
public import GTKBridge
public import Testing

/// Starts GTK on the main thread with a running loop, once per process.
@MainActor
public enum GTKEnvironment {
  /// True once GTK runs, without animations, and with accessible contexts that only store their values.
  public static let isReady: Bool = {
    ctesthost_link()
    setenv("GTK_A11Y", "test", 1)
    // Protects the settings of the user who runs the tests.
    setenv("GSETTINGS_BACKEND", "memory", 1)
    // Texts have the same width on every computer.
    let file: String = #filePath
    setenv("FONTCONFIG_FILE", String(file.dropLast("GTKTestSupport/Environment.swift".count)) + "fonts.conf", 1)
    // GTK records the data for RealizedStyle only while debugging.
    setenv("GTK_CSS_DEBUG", "1", 1)
    gtk_init()
    // GTK keeps these objects, and therefore their peers, for the life of the process. They aren't a leak of a test.
    if let display = Display.default { _ = (IconTheme.of(display), display.clipboard) }
    Settings.default.areAnimationsEnabled = false
    return true
  }()
}

/// Whether `scripts/test --soak` repeats tests more often and with more seeds than usual.
public nonisolated let isSoak = getenv("FLOORPLAN_SOAK") != nil

/// The number of openings in a leak test.
///
/// Peers are counted exactly, so two openings reveal as much as 100.
public nonisolated let openings = isSoak ? 100 : 2

/// The seeds of a random test.
public nonisolated func seeds(_ usual: UInt64, soak: UInt64) -> [UInt64] { Array(1...(isSoak ? soak : usual)) }

/// Runs the body of a test and checks that it leaves no peers.
///
/// Closes the windows that a failed test leaves, so that they don't affect the next test.
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
      // The list holds the window as well.
      if let window { g_object_unref(window) }
      return window
    })
}

/// Runs the ready sources of the main loop: frames, idles, jobs of the main actor.
@MainActor
public func settle(turns: Int = 4) async {
  for _ in 0..<turns {
    await Task.yield()
    MainLoop.drain()
  }
}

/// Runs the main loop until a condition holds.
///
/// - Returns: Whether the condition held within five minutes, a timeout for tests that hang.
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

/// Advances GLib's clock: fires timers and paints frames in order, without waiting.
@MainActor
public func advance(by duration: Duration) async {
  let end = jump(by: duration)
  #expect(await turnUntil { ctesthost_time() >= end })
  await settle()
}

/// Lets GLib's clock advance without waiting as soon as the main loop waits, for code that runs the loop itself.
/// - Returns: The time to which it advances.
@MainActor @discardableResult
public func jump(by duration: Duration) -> Int64 {
  let end = ctesthost_time() + Int64(duration / .microseconds(1))
  ctesthost_jump_until(end)
  return end
}

/// Waits until all background work has ended and its results have been delivered.
@MainActor
public func waitForBackgroundWork(_ location: SourceLocation = #_sourceLocation) async {
  #expect(await turnUntil { Background.runningCount == 0 }, sourceLocation: location)
  await settle()
}

/// Runs a test of the main loop with the system clock.
@MainActor
public func withRealTime(_ body: @MainActor () async throws -> Void) async rethrows {
  ctesthost_follow_real_time(true)
  defer { ctesthost_follow_real_time(false) }
  try await body()
}

/// Runs the main loop until a window has painted a number of frames.
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
