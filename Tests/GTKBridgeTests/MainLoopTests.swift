import CGTK
import Dispatch
import Glibc
import Observation
import GTKTestSupport
import Testing

@testable import GTKBridge

@Observable private final class Model {
  var count = 0
}

@Suite(.serialized) struct MainLoopTests {
  private var isMainThread: Bool { fp_thread_id() == getpid() }

  @Test func theSelfTestPasses() async throws {
    #expect(GTKEnvironment.isReady)
    // From a plain GLib callback, as at start-up: inside a job libdispatch does not drain again.
    let result = await withCheckedContinuation { continuation in
      MainLoop.idle { continuation.resume(returning: Result { () throws(MainLoopError) in try MainLoop.verify() }) }
    }
    try result.get()
  }

  @Test func theSelfTestFailsWhereJobsDoNotRun() {
    #expect(GTKEnvironment.isReady)
    jump(by: .seconds(1))
    // Here we are inside a job: exactly the case of a queue that nobody drains.
    #expect(throws: MainLoopError.jobsDoNotRun) { try MainLoop.verify() }
  }

  @Test func anotherThreadIsToldFromTheMainOne() async {
    #expect(MainLoop.isOnMainThread)
    let elsewhere = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: MainLoop.isOnMainThread) }
    }
    #expect(!elsewhere)
  }

  @Test func tasksSleepAndComeBackToTheMainThread() async throws {
    #expect(GTKEnvironment.isReady)
    #expect(isMainThread)
    try await Task.sleep(for: .milliseconds(1))
    #expect(isMainThread)
    let value = await Task.detached { 42 }.value
    #expect(value == 42 && isMainThread)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(isMainThread)
  }

  @Test func timersAndIdlesRunAndCanBeCancelled() async throws {
    #expect(GTKEnvironment.isReady)
    var calls: [String] = []
    MainLoop.idle { calls.append("idle") }
    let cancelled = MainLoop.idle { calls.append("never") }
    cancelled.cancel()
    MainLoop.after(milliseconds: 5) { calls.append("after") }
    var beats = 0
    let beat = MainLoop.every(milliseconds: 2) {
      beats += 1
      return beats < 3
    }
    await advance(by: .milliseconds(80))
    #expect(calls == ["idle", "after"])
    #expect(beats == 3 && !beat.isPending && !cancelled.isPending)
    beat.cancel()
  }

  @Test func aFloodOfJobsDoesNotStopPainting() async {
    await withNoPeerLeft {
      let window = Window()
      window.child = Label("x")
      window.present()
      await settle()
      var frames = 0
      let clock = window.frameClock!
      let handle = clock.connect("after-paint") {
        frames += 1
        window.queueDraw()
      }
      window.queueDraw()
      var jobs = 0
      var isFlooding = true
      @MainActor func flood() {
        jobs += 1
        guard isFlooding else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { flood() } }
      }
      flood()
      // A loop that never waits leaves the tests' clock where it is, and can't be drained.
      await withRealTime {
        let end = ContinuousClock.now + .seconds(60)
        while jobs <= 100 || frames < 5, ContinuousClock.now < end { await Task.yield() }
      }
      isFlooding = false
      handle.disconnect()
      #expect(jobs > 100)
      #expect(frames >= 5, "only \(frames) frames beside \(jobs) jobs")
      await settle()
      window.close()
    }
  }

  @Test func anIdleLoopSleeps() async {
    #expect(GTKEnvironment.isReady)
    // From a plain GLib callback: inside a job the main queue is not looked at.
    let isIdle = await withCheckedContinuation { continuation in
      MainLoop.idle(priority: G_PRIORITY_HIGH) {
        continuation.resume(returning: (0..<1000).contains { _ in g_main_context_iteration(nil, 0) == 0 })
      }
    }
    #expect(isIdle, "there is always something to do")
  }
}
