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
    try await Task.sleep(for: .milliseconds(20))
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
    try await Task.sleep(for: .milliseconds(80))
    #expect(calls == ["idle", "after"])
    #expect(beats == 3 && !beat.isPending && !cancelled.isPending)
    beat.cancel()
  }

  @Test func aFloodOfJobsDoesNotStopPainting() async throws {
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
      let end = ContinuousClock.now + .milliseconds(400)
      @MainActor func flood() {
        jobs += 1
        guard ContinuousClock.now < end else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { flood() } }
      }
      flood()
      while ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(10)) }
      handle.disconnect()
      #expect(jobs > 100)
      #expect(frames >= 5, "only \(frames) frames in 400 ms beside \(jobs) jobs")
      window.close()
    }
  }

  @Test func anIdleLoopSleeps() async throws {
    #expect(GTKEnvironment.isReady)
    await settle()
    var before = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before)
    try await Task.sleep(for: .milliseconds(500))
    var after = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after)
    let milliseconds = (after.tv_sec - before.tv_sec) * 1000 + (after.tv_nsec - before.tv_nsec) / 1_000_000
    // A spinning core would use all 500.
    #expect(milliseconds < 100, "\(milliseconds) ms of CPU in half an idle second")
  }
}
