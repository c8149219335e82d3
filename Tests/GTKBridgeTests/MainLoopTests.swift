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
  private var isMainThread: Bool { fp_is_main_thread() != 0 }

  @Test func selfTestPasses() async throws {
    #expect(GTKEnvironment.isReady)
    // From a plain GLib callback, as at startup: inside a job, libdispatch doesn't drain the queue again.
    let result = await withCheckedContinuation { continuation in
      MainLoop.idle { continuation.resume(returning: Result { () throws(MainLoopError) in try MainLoop.verify() }) }
    }
    try result.get()
  }

  @Test func selfTestFailsIfJobsDoNotRun() {
    #expect(GTKEnvironment.isReady)
    jump(by: .seconds(1))
    // This is inside a job: exactly the case of a queue that isn't drained.
    #expect(throws: MainLoopError.jobsDoNotRun) { try MainLoop.verify() }
  }

  @Test func selfTestIgnoresTimersThatFired() async throws {
    #expect(GTKEnvironment.isReady)
    let result = await withCheckedContinuation { continuation in
      MainLoop.idle {
        // It runs in the same iteration as the job of the self-test, but before it.
        DispatchQueue.main.async {
          MainActor.assumeIsolated {
            jump(by: .seconds(2))
            let timer = MainLoop.after(milliseconds: 1500) {}
            while timer.isPending { g_main_context_iteration(nil, 1) }
          }
        }
        continuation.resume(returning: Result { () throws(MainLoopError) in try MainLoop.verify() })
      }
    }
    try result.get()
  }

  @Test func isOnMainThreadIsFalseOnOtherThreads() async {
    #expect(MainLoop.isOnMainThread)
    let elsewhere = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: MainLoop.isOnMainThread) }
    }
    #expect(!elsewhere)
  }

  @Test func tasksResumeOnTheMainThread() async throws {
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
    var ticks = 0
    let ticker = MainLoop.every(milliseconds: 2) {
      ticks += 1
      return ticks < 3
    }
    await advance(by: .milliseconds(80))
    #expect(calls == ["idle", "after"])
    #expect(ticks == 3 && !ticker.isPending && !cancelled.isPending)
    ticker.cancel()
  }

  @Test func continuousJobsDoNotBlockPainting() async {
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
      // A loop that never waits doesn't advance the tests' clock, and can't be drained.
      await withRealTime {
        let end = ContinuousClock.now + .seconds(60)
        while jobs <= 100 || frames < 5, ContinuousClock.now < end { await Task.yield() }
      }
      isFlooding = false
      handle.disconnect()
      #expect(jobs > 100)
      #expect(frames >= 5, "only \(frames) frames during \(jobs) jobs")
      await settle()
      window.close()
    }
  }

  @Test func frameCallbacksCanBeCancelled() async {
    await withNoPeerLeft {
      let window = Window()
      window.child = Label("x")
      window.present()
      await paint(window)
      var counts = [0, 0]
      let ending = window.addTickCallback { _ in
        counts[0] += 1
        return counts[0] < 2
      }
      let cancelled = window.addTickCallback { _ in
        counts[1] += 1
        return true
      }
      #expect(ending.isPending && cancelled.isPending)
      await paint(window, frames: 4)
      #expect(counts[0] == 2 && counts[1] >= 4 && !ending.isPending)
      let count = counts[1]
      cancelled.cancel()
      for frames in [ending, cancelled] { frames.cancel() }
      await paint(window, frames: 2)
      #expect(counts[1] == count && !cancelled.isPending)
      var cancelsItself: LoopSource?
      cancelsItself = window.addTickCallback { _ in
        cancelsItself?.cancel()
        return true
      }
      let remaining = window.addTickCallback { _ in true }
      await paint(window, frames: 2)
      #expect(cancelsItself?.isPending == false && remaining.isPending)
      remaining.cancel()
      #expect(!remaining.isPending)
      window.close()
    }
  }

  @Test func idleLoopSleeps() async {
    #expect(GTKEnvironment.isReady)
    // From a plain GLib callback: inside a job, the main queue isn't checked.
    let isIdle = await withCheckedContinuation { continuation in
      MainLoop.idle(priority: .beforeInput) {
        continuation.resume(returning: (0..<1000).contains { _ in g_main_context_iteration(nil, 0) == 0 })
      }
    }
    #expect(isIdle, "the main loop never becomes idle")
  }
}
