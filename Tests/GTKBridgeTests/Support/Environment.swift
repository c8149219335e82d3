import CGTK
import CTestHost
import Testing

@testable import GTKBridge

/// GTK on the main thread with a live loop, once per process.
enum GTKEnvironment {
  static let isReady: Bool = {
    ctesthost_link()
    gtk_init()
    Settings.default.enablesAnimations = false
    return true
  }()
}

/// Runs a test's body and proves that it left no peer behind.
func withNoPeerLeft(
  _ location: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async rethrows {
  #expect(GTKEnvironment.isReady)
  await settle()
  let before = PeerTable.count
  try await body()
  await settle()
  #expect(PeerTable.count == before, "peers left alive", sourceLocation: location)
}

/// Lets the main loop do what is ready: frames, idles, jobs of the main actor.
func settle(turns: Int = 4) async {
  for _ in 0..<turns {
    await Task.yield()
    MainLoop.drain()
  }
}
