import Floorplan
import GTKTestSupport
import Glibc
import Synchronization
import Testing

@testable import Gallery

@Suite struct BusinessSaverTests {
  private nonisolated struct Refusal: Error {}

  /// What was written, on whatever thread, and how it ends.
  private nonisolated final class Disk: Sendable {
    struct State {
      var written: [Int] = []
      var mostAtOnce = 0
      var atOnce = 0
      var isFull = false
      /// Whether writing must not end yet.
      var isSlow = false
    }
    let state = Mutex(State())

    func write(_ data: BusinessData) throws {
      state.withLock {
        $0.atOnce += 1
        $0.mostAtOnce = max($0.mostAtOnce, $0.atOnce)
      }
      while state.withLock(\.isSlow) { usleep(100) }
      try state.withLock {
        $0.atOnce -= 1
        if $0.isFull { throw Refusal() }
        $0.written.append(data.orders.count)
      }
    }

    var written: [Int] { state.withLock(\.written) }
    var isBusy: Bool { state.withLock { $0.atOnce > 0 } }
  }

  /// A model whose orders are counted, and its saver.
  private final class Model {
    let disk = Disk()
    private(set) var data = BusinessData()
    private(set) var ends: [Bool] = []
    private(set) lazy var saver = BusinessSaver(
      delay: 5, state: { [unowned self] in data }, write: { [disk] in try disk.write($0) },
      onEnd: { [unowned self] in ends.append($0 == nil) })

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
    model.disk.state.withLock { $0.isSlow = true }
    model.add()
    #expect(await turnUntil { model.disk.isBusy })
    for _ in 0..<10 {
      model.add()
      // Long enough for a write of its own, if one began now.
      try? await Task.sleep(for: .milliseconds(8))
      await settle()
    }
    model.disk.state.withLock { $0.isSlow = false }
    #expect(await turnUntil { !model.saver.isPending })
    #expect(model.disk.written == [1, 11] && model.disk.state.withLock(\.mostAtOnce) == 1)
    #expect(model.ends == [true])
  }

  @Test func flushingSavesAtOnce() async {
    let model = Model()
    model.saver.flush()
    #expect(model.disk.written.isEmpty)
    model.add()
    model.saver.flush()
    #expect(model.disk.written == [1] && !model.saver.isPending)
    try? await Task.sleep(for: .milliseconds(30))
    #expect(model.disk.written == [1], "what was flushed is written again")
  }

  @Test func flushingWaitsForAWriteThatHasBegun() async {
    for _ in 0..<20 {
      let model = Model()
      model.add()
      _ = await turnUntil(.milliseconds(8)) { model.disk.isBusy }
      model.add()
      model.saver.flush()
      #expect(model.disk.written.last == 2 && !model.saver.isPending)
      await settle()
      try? await Task.sleep(for: .milliseconds(2))
      #expect(model.disk.written.last == 2, "an older state has come later")
    }
  }

  @Test func aWriteThatBeginsAfterALaterOneWritesNothing() async {
    let model = Model()
    // While all threads are taken, a write waits for its turn.
    let threads = BusyThreads(40)
    model.add()
    try? await Task.sleep(for: .milliseconds(20))
    await settle()
    #expect(model.disk.written.isEmpty)
    model.add()
    model.saver.flush()
    threads.end()
    #expect(await turnUntil { threads.haveEnded })
    try? await Task.sleep(for: .milliseconds(20))
    await settle()
    #expect(model.disk.written == [2])
  }

  @Test func aFailedWriteIsTriedAgainWithTheNextChange() async {
    let model = Model()
    model.disk.state.withLock { $0.isFull = true }
    model.add()
    #expect(await turnUntil { model.ends == [false] })
    #expect(model.saver.isPending)
    model.disk.state.withLock { $0.isFull = false }
    try? await Task.sleep(for: .milliseconds(30))
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

/// Takes the threads on which files are written, until it is ended.
private final class BusyThreads {
  private nonisolated final class Flag: Sendable {
    let isSet = Mutex(false)
  }

  private let flag = Flag()
  private var working: Int

  var haveEnded: Bool { working == 0 }

  init(_ count: Int) {
    working = count
    for _ in 0..<count {
      Background.run { [flag] in
        while !flag.isSet.withLock({ $0 }) { usleep(500) }
      } then: {
        self.working -= 1
      }
    }
  }

  func end() { flag.isSet.withLock { $0 = true } }
}
