import FloorplanPages
import GTKBridge
import GTKTestSupport
import Synchronization
import Testing

@Suite struct BackgroundSaverTests {
  private nonisolated struct WriteError: Error {}

  /// Records writes from any thread, and can delay or fail them.
  private nonisolated final class Disk: Sendable {
    struct State {
      var written: [Int] = []
      var maximumConcurrentWrites = 0
      var concurrentWrites = 0
      var isFull = false
      /// The gate that blocks the end of writing.
      var gate: Gate?
    }
    let state = Mutex(State())

    func write(_ count: Int) throws {
      let gate = state.withLock {
        $0.concurrentWrites += 1
        $0.maximumConcurrentWrites = max($0.maximumConcurrentWrites, $0.concurrentWrites)
        return $0.gate
      }
      gate?.pass()
      try state.withLock {
        $0.concurrentWrites -= 1
        if $0.isFull { throw WriteError() }
        $0.written.append(count)
      }
    }

    var written: [Int] { state.withLock(\.written) }
    var isBusy: Bool { state.withLock { $0.concurrentWrites > 0 } }

    /// Blocks the end of all writes until the gate is opened.
    func close() -> Gate {
      let gate = Gate()
      state.withLock { $0.gate = gate }
      return gate
    }
  }

  /// A growing number of records, and their saver.
  private final class Model {
    let disk = Disk()
    private(set) var count = 0
    private(set) var successes: [Bool] = []
    /// Called when the saver requests the number.
    var onStateRequest: () -> Void = {}
    private(set) lazy var saver = BackgroundSaver(
      delay: 5, state: { [unowned self] in state() }, write: { [disk] in try disk.write($0) },
      onCompletion: { [unowned self] in successes.append($0 == nil) })

    private func state() -> Int {
      onStateRequest()
      return count
    }

    func add() {
      count += 1
      saver.scheduleSave()
    }
  }

  @Test func changesAreSavedInOneWrite() async {
    let model = Model()
    for _ in 0..<100 { model.add() }
    #expect(model.saver.isPending && model.disk.written.isEmpty)
    #expect(await turnUntil { !model.saver.isPending })
    #expect(model.disk.written == [100] && model.successes == [true])
  }

  @Test func continuousChangesDoNotPostponeSaving() async {
    let model = Model()
    #expect(
      await turnUntil {
        model.add()
        return !model.disk.written.isEmpty
      })
    #expect(await turnUntil { !model.saver.isPending })
    #expect(model.disk.written.last == model.count)
  }

  @Test func changesDuringAWriteAreSavedAfterIt() async {
    let model = Model()
    let gate = model.disk.close()
    model.add()
    #expect(await turnUntil { model.disk.isBusy })
    for _ in 0..<10 {
      model.add()
      // Long enough for a separate write, if one started now.
      await advance(by: .milliseconds(8))
    }
    gate.open()
    #expect(await turnUntil { !model.saver.isPending })
    #expect(model.disk.written == [1, 11] && model.disk.state.withLock(\.maximumConcurrentWrites) == 1)
    #expect(model.successes == [true])
  }

  @Test func flushSavesImmediately() async {
    let model = Model()
    model.saver.flush()
    #expect(model.disk.written.isEmpty)
    model.add()
    model.saver.flush()
    #expect(model.disk.written == [1] && !model.saver.isPending)
    await advance(by: .milliseconds(30))
    await waitForBackgroundWork()
    #expect(model.disk.written == [1], "the flushed state is written again")
  }

  @Test func flushWaitsForARunningWrite() async {
    for _ in 0..<20 {
      let model = Model()
      let gate = model.disk.close()
      model.add()
      #expect(await turnUntil { model.disk.isBusy })
      model.add()
      // The write ends while the flush is waiting for it.
      model.onStateRequest = { Background.run({ gate.open() }, completion: {}) }
      model.saver.flush()
      #expect(model.disk.written == [1, 2] && !model.saver.isPending)
      #expect(model.disk.state.withLock(\.maximumConcurrentWrites) == 1)
      await waitForBackgroundWork()
      #expect(model.disk.written == [1, 2], "an older state overwrote a newer one")
    }
  }

  @Test func outdatedWriteIsSkipped() async {
    let model = Model()
    // While all threads are busy, a write waits.
    let threads = BusyThreads(40)
    model.add()
    await advance(by: .milliseconds(20))
    #expect(model.disk.written.isEmpty)
    model.add()
    model.saver.flush()
    threads.end()
    await waitForBackgroundWork()
    #expect(model.disk.written == [2])
  }

  @Test func failedWriteIsRetriedWithTheNextChange() async {
    let model = Model()
    model.disk.state.withLock { $0.isFull = true }
    model.add()
    #expect(await turnUntil { model.successes == [false] })
    #expect(model.saver.isPending)
    model.disk.state.withLock { $0.isFull = false }
    await advance(by: .milliseconds(30))
    await waitForBackgroundWork()
    #expect(model.disk.written.isEmpty)
    model.add()
    #expect(await turnUntil { model.successes == [false, true] })
    #expect(model.disk.written == [2])
  }

  @Test func flushRetriesAFailedWrite() async {
    let model = Model()
    model.disk.state.withLock { $0.isFull = true }
    model.add()
    #expect(await turnUntil { model.successes == [false] })
    model.disk.state.withLock { $0.isFull = false }
    model.saver.flush()
    #expect(model.disk.written == [1] && !model.saver.isPending)
  }
}

/// Occupies the threads that write files, until it is ended.
private struct BusyThreads {
  private let gate = Gate()

  init(_ count: Int) {
    for _ in 0..<count { Background.run({ [gate] in gate.pass() }, completion: {}) }
  }

  func end() { gate.open() }
}
