import CGTK
import Observation
import GTKTestSupport
import Testing

@testable import GTKBridge

@Observable private final class Model {
  var volume = 5 { didSet { if volume > 10 { volume = 10 } } }
  var name = ""
  @ObservationIgnored var even = 0
  /// Accepts only even numbers.
  var evenOnly: Int {
    get {
      access(keyPath: \.evenOnly)
      return even
    }
    set { if newValue.isMultiple(of: 2) { withMutation(keyPath: \.evenOnly) { even = newValue } } }
  }
}

/// A control without GTK that counts its calls.
private final class Control {
  var value = 0
  var writes = 0
  func write(_ new: Int) {
    value = new
    writes += 1
  }
}

@Suite(.serialized) struct ObservationTests {
  init() { #expect(GTKEnvironment.isReady) }

  @Test func observerRunsImmediatelyThenOncePerTurn() async {
    let model = Model()
    var seen: [Int] = []
    let observer = observe { seen.append(model.volume) }
    #expect(seen == [5])
    for value in 0..<100 { model.volume = value % 9 }
    #expect(seen == [5])
    await settle()
    #expect(seen == [5, 0])
    model.volume = 0
    await settle()
    #expect(seen == [5, 0], "an equal value is not a change")
    observer.cancel()
    model.volume = 3
    await settle()
    #expect(seen == [5, 0])
  }

  @Test func onlyReadsBeforeApplyingAreObserved() async {
    let model = Model()
    var applied: [(Int, String)] = []
    let observer = observe {
      model.volume
    } apply: {
      applied.append(($0, model.name))
    }
    model.name = "a"
    await settle()
    #expect(applied.map(\.0) == [5])
    model.volume = 1
    await settle()
    #expect(applied.map(\.0) == [5, 1] && applied.map(\.1) == ["", "a"])
    observer.cancel()
    model.volume = 2
    await settle()
    #expect(applied.count == 2)
  }

  @Test func cancellingTwiceAndInsideTheClosureIsHarmless() async {
    let model = Model()
    var observer: Observer?
    var runs = 0
    observer = observe {
      _ = model.volume
      runs += 1
      if runs == 2 { observer?.cancel() }
    }
    model.volume = 1
    await settle()
    model.volume = 2
    await settle()
    observer?.cancel()
    #expect(runs == 2)
  }

  @Test func cancelledObserverLeavesNothingInTheModel() async {
    final class Captured {}
    let model = Model()
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      let observer = observe {
        _ = object
        _ = model.volume
      }
      observer.cancel()
    }
    #expect(captured == nil, "the model still references the observer's closure")
  }

  @Test func releasedObserverLeavesNothingInTheModel() async {
    final class Captured {}
    let model = Model()
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      _ = observe {
        _ = object
        _ = model.volume
      }
    }
    #expect(captured == nil, "the model still references the observer's closure")
  }

  @Test func observerReleasedAfterAChangeDoesNotRun() async {
    let model = Model()
    var seen: [Int] = []
    // Such an observer often belongs to an object that its closure captures unowned.
    var observer: Observer? = observe { seen.append(model.volume) }
    model.volume = 6
    #expect(observer?.isActive == true)
    observer = nil
    await settle()
    #expect(seen == [5])
  }

  @Test func observerThatCancelsItselfLeavesNothingInTheModel() async {
    let model = Model()
    var observer: Observer?
    observer = observe {
      _ = model.volume
      observer?.cancel()
    }
    #expect(observations(of: model) > 0)
    model.volume = 1
    flushObservers()
    #expect(observer?.isActive == false)
    #expect(observations(of: model) == 0)
  }

  @Test func manualFlushesLeaveNoSources() async {
    let model = Model()
    let observer = observe { _ = model.name }
    // GLib numbers its sources consecutively.
    let before = MainLoop.idle {}.id
    for value in 0..<100 {
      model.name = "\(value)"
      flushObservers()
    }
    let after = MainLoop.idle {}.id
    #expect(after - before <= 2)
    observer.cancel()
    await settle()
  }

  @Test func observerEndsWithItsObject() async {
    await withNoPeerLeft {
      let model = Model()
      var runs = 0
      do {
        let label = Label("")
        label.observe { [unowned label] in
          label.text = "\(model.volume)"
          runs += 1
        }
        #expect(label.text == "5")
      }
      model.volume = 7
      await settle()
      #expect(runs == 1)
    }
  }

  @Test func chainSettlesInOneTurnAndALoopContinuesLater() async {
    let model = Model()
    var writeLimit = 0
    var writes = 0
    // Each changes a property that the other reads.
    let naming = observe { model.name = "\(model.volume)" }
    let counting = observe {
      _ = model.name
      guard writes < writeLimit else { return }
      writes += 1
      model.volume = (model.volume + 1) % 10
    }
    writeLimit = 3
    model.volume = 0
    flushObservers()
    #expect(writes == 3 && model.name == "3", "a chain of three settles in one flush")
    writeLimit = 33
    model.volume = 7
    flushObservers()
    #expect(writes < 33, "a loop doesn't block the turn")
    await settle(turns: 20)
    #expect(writes == 33)
    naming.cancel()
    counting.cancel()
  }

  @Test func nestedFlushRunsPendingObservers() async {
    let model = Model()
    var (seen, displayed, waiting) = (0, "", 0)
    var names: [String] = []
    let first = observe {
      guard model.volume != 5 else { return }
      // A later change in the same round counts as well.
      if model.name != "\(model.volume)" { model.name = "\(model.volume)" }
      flushObservers()
      names.append("\(displayed) \(waiting)")
    }
    let second = observe { waiting = model.volume }
    let third = observe { displayed = model.name }
    let fourth = observe { seen += model.name.isEmpty ? 0 : 1 }
    model.volume = 6
    flushObservers()
    #expect(names.first == "6 6" && waiting == 6 && displayed == "6" && seen == 1)
    for observer in [first, second, third, fourth] { observer.cancel() }
    await settle()
  }

  @Test func observerSeesChangesOfANestedFlush() async {
    let model = Model()
    var seen: [Int] = []
    let raising = observe { if model.name == "loud" { model.volume = 9 } }
    let observer = observe {
      seen.append(model.volume)
      if model.even != 0, model.volume != 9 { model.name = "loud" }
      _ = model.evenOnly
      flushObservers()
    }
    model.evenOnly = 2
    flushObservers()
    #expect(seen.last == 9 && seen.count < 5, "\(seen)")
    for observer in [raising, observer] { observer.cancel() }
    await settle()
  }

  @Test func observerLoopDoesNotBlockPainting() async {
    await withNoPeerLeft {
      let window = Window()
      window.child = Label("x")
      window.present()
      await settle()
      let model = Model()
      let first = observe { model.name = "\(model.volume)" }
      let second = observe {
        _ = model.name
        model.volume = (model.volume + 1) % 10
      }
      // Neither reads the property that it writes, so each triggers the other forever.
      model.volume = 3
      var frames = 0
      window.frameClock?.connect("after-paint") {
        frames += 1
        window.queueDraw()
      }
      window.queueDraw()
      // A loop that never waits doesn't advance the tests' clock, and can't be drained.
      await withRealTime {
        let end = ContinuousClock.now + .seconds(60)
        while frames < 3, ContinuousClock.now < end { await Task.yield() }
      }
      #expect(frames >= 3)
      first.cancel()
      second.cancel()
      window.close()
    }
  }

  @Test func bindingWritesEachChangeOnce() async {
    let model = Model()
    let control = Control()
    let binding = Binding(model, \.volume, read: { control.value }, write: { control.write($0) })
    #expect(control.value == 5 && control.writes == 1)
    model.volume = 7
    await settle()
    #expect(control.value == 7 && control.writes == 2)
    // The user sets 3.
    control.value = 3
    binding.controlDidChange()
    await settle()
    #expect(model.volume == 3 && control.writes == 2)
    // The model clamps.
    control.value = 50
    binding.controlDidChange()
    await settle()
    #expect(model.volume == 10 && control.value == 10 && control.writes == 3)
    for value in 0..<100 { model.volume = value % 9 }
    await settle()
    #expect(control.value == 0 && control.writes == 4)
    binding.cancel()
    model.volume = 4
    control.value = 8
    binding.controlDidChange()
    await settle()
    #expect(control.value == 8 && model.volume == 4)
  }

  @Test func rejectedValueIsRestoredInTheControl() async {
    let model = Model()
    let control = Control()
    let binding = Binding(model, \.evenOnly, read: { control.value }, write: { control.write($0) })
    control.value = 3
    binding.controlDidChange()
    await settle()
    #expect(model.evenOnly == 0 && control.value == 0)
    binding.cancel()
  }
}
