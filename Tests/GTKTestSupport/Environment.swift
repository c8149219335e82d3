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

/// Runs a test's body and proves that it left no peer behind.
@MainActor
public func withNoPeerLeft(
  _ location: SourceLocation = #_sourceLocation, _ body: @MainActor () async throws -> Void
) async rethrows {
  #expect(GTKEnvironment.isReady)
  await settle()
  let before = PeerTable.count
  try await body()
  await settle()
  #expect(PeerTable.count == before, "peers left alive", sourceLocation: location)
}

/// Lets the main loop do what is ready: frames, idles, jobs of the main actor.
@MainActor
public func settle(turns: Int = 4) async {
  for _ in 0..<turns {
    await Task.yield()
    MainLoop.drain()
  }
}

/// Turns the main loop until something holds.
/// - Returns: Whether it came to hold within the limit.
@MainActor
public func turnUntil(_ limit: Duration = .seconds(3), _ condition: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + limit
  while !condition() {
    guard ContinuousClock.now < end else { return false }
    MainLoop.drain()
    try? await Task.sleep(for: .milliseconds(1))
  }
  return true
}

/// Turns the main loop until a window has painted so many frames.
@MainActor
public func paint(_ window: Window, frames: Int = 1) async {
  guard let clock = window.frameClock else { return }
  var painted = 0
  let handle = clock.connect("after-paint") { painted += 1 }
  defer { handle.disconnect() }
  window.queueDraw()
  _ = await turnUntil {
    if painted < frames { window.queueDraw() }
    return painted >= frames
  }
}
