import Floorplan
import GTKTestSupport
import Synchronization
import Testing

@testable import Gallery

@Suite struct SaverTests {
  private nonisolated struct Refusal: Error {}

  /// The written data, on any thread, and the result.
  private nonisolated final class Disk: Sendable {
    struct State {
      var written: [Int] = []
      var maximumImmediateOrders = 0
      var atOnce = 0
      var isFull = false
      /// The gate that blocks the end of writing.
      var gate: Gate?
    }
    let state = Mutex(State())

    func write(_ data: BusinessData) throws {
      let gate = state.withLock {
        $0.atOnce += 1
        $0.maximumImmediateOrders = max($0.maximumImmediateOrders, $0.atOnce)
        return $0.gate
      }
      gate?.pass()
      try state.withLock {
        $0.atOnce -= 1
        if $0.isFull { throw Refusal() }
        $0.written.append(data.orders.count)
      }
    }

    var written: [Int] { state.withLock(\.written) }
    var isBusy: Bool { state.withLock { $0.atOnce > 0 } }

    /// Blocks the end of all writes until the gate is opened.
    func close() -> Gate {
      let gate = Gate()
      state.withLock { $0.gate = gate }
      return gate
    }
  }

  /// A model that counts its orders, and its saver.
  private final class Model {
    let disk = Disk()
    private(set) var data = BusinessData()
    private(set) var ends: [Bool] = []
    /// Called when the saver requests the data.
    var whenAsked: () -> Void = {}
    private(set) lazy var saver = Saver(
      delay: 5, state: { [unowned self] in state() }, write: { [disk] in try disk.write($0) },
      onEnd: { [unowned self] in ends.append($0 == nil) })

    private func state() -> BusinessData {
      whenAsked()
      return data
    }

    func add() {
      data.orders.save(.numbered(data.orders.count))
      saver.changed()
    }
  }

  @Test func manyChangesAreOneWrite() async {
    let model = Model()
    for _ in 0..<100 { model.add() }
    #expect(model.saver.isPending && model.disk.written.isEmpty)
    #expect(await turnUntil { !model.saver.isPending })
    #expect(model.disk.written == [100] && model.ends == [true])
  }

  @Test func changesWithoutEndDoNotKeepTheFirstFromBeingSaved() async {
    let model = Model()
    #expect(
      await turnUntil {
        model.add()
        return !model.disk.written.isEmpty
      })
    #expect(await turnUntil { !model.saver.isPending })
    #expect(model.disk.written.last == model.data.orders.count)
  }

  @Test func duringAWriteTheLastStateWaitsForItsEnd() async {
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
    #expect(model.disk.written == [1, 11] && model.disk.state.withLock(\.maximumImmediateOrders) == 1)
    #expect(model.ends == [true])
  }

  @Test func flushingSavesAtOnce() async {
    let model = Model()
    model.saver.flush()
    #expect(model.disk.written.isEmpty)
    model.add()
    model.saver.flush()
    #expect(model.disk.written == [1] && !model.saver.isPending)
    await advance(by: .milliseconds(30))
    await backgroundWorkEnds()
    #expect(model.disk.written == [1], "what was flushed is written again")
  }

  @Test func flushingWaitsForAWriteThatHasBegun() async {
    for _ in 0..<20 {
      let model = Model()
      let gate = model.disk.close()
      model.add()
      #expect(await turnUntil { model.disk.isBusy })
      model.add()
      // The write ends while the flush is waiting for it.
      model.whenAsked = { Background.run({ gate.open() }, then: {}) }
      model.saver.flush()
      #expect(model.disk.written == [1, 2] && !model.saver.isPending)
      #expect(model.disk.state.withLock(\.maximumImmediateOrders) == 1)
      await backgroundWorkEnds()
      #expect(model.disk.written == [1, 2], "an older state has come later")
    }
  }

  @Test func aWriteThatBeginsAfterALaterOneWritesNothing() async {
    let model = Model()
    // While all threads are busy, a write waits.
    let threads = BusyThreads(40)
    model.add()
    await advance(by: .milliseconds(20))
    #expect(model.disk.written.isEmpty)
    model.add()
    model.saver.flush()
    threads.end()
    await backgroundWorkEnds()
    #expect(model.disk.written == [2])
  }

  @Test func aFailedWriteIsTriedAgainWithTheNextChange() async {
    let model = Model()
    model.disk.state.withLock { $0.isFull = true }
    model.add()
    #expect(await turnUntil { model.ends == [false] })
    #expect(model.saver.isPending)
    model.disk.state.withLock { $0.isFull = false }
    await advance(by: .milliseconds(30))
    await backgroundWorkEnds()
    #expect(model.disk.written.isEmpty)
    model.add()
    #expect(await turnUntil { model.ends == [false, true] })
    #expect(model.disk.written == [2])
  }

  @Test func whatFailedIsTriedAgainAtTheEnd() async {
    let model = Model()
    model.disk.state.withLock { $0.isFull = true }
    model.add()
    #expect(await turnUntil { model.ends == [false] })
    model.disk.state.withLock { $0.isFull = false }
    model.saver.flush()
    #expect(model.disk.written == [1] && !model.saver.isPending)
  }
}

/// Occupies the threads that write files, until it is ended.
private struct BusyThreads {
  private let gate = Gate()

  init(_ count: Int) {
    for _ in 0..<count { Background.run({ [gate] in gate.pass() }, then: {}) }
  }

  func end() { gate.open() }
}
