import FloorplanUI
import Testing

@testable import FloorplanForms

/// The progress of an asynchronous rule: all short sequences of events.
@Suite struct CheckStateTests {
  private static let taken = ValidationMessage("Taken.")
  private let events: [CheckState.Event] = [
    .valueChanged, .paused, .requested, .withdrawn, .discarded, .ended(run: 1, .checked(Self.taken)),
    .ended(run: 2, .checked(nil)), .ended(run: 1, .failed(reason: "Asleep")),
  ]

  @Test func onlyTheLastRunCountsAndEachCanceledRunIsStopped() {
    var states = [CheckState()]
    for _ in 0..<5 {
      var next: [CheckState] = []
      for state in states {
        for event in events {
          var new = state
          let effect = new.handle(event)
          #expect((effect == .run) == (new.runCount == state.runCount + 1))
          #expect((effect == .run) == (new.phase == .running && state.phase != .running))
          switch event {
          case .valueChanged: #expect(new.phase == .waiting && effect == .wait)
          case .discarded: #expect(new.phase == .unchecked && effect == .stop)
          case .withdrawn: #expect(new.isPending == false && (effect == .stop) == state.isPending)
          case .ended(let run, let result):
            let counts = state.phase == .running && run == state.runCount
            #expect(new.phase == (counts ? result : state.phase) && effect == nil)
          // A result is kept, but not a failure.
          case .requested:
            if case .checked = state.phase {
              #expect(new == state && effect == nil)
            } else {
              #expect(new.phase == .running && (effect == .run) == (state.phase != .running))
            }
          case .paused:
            if state.phase == .waiting {
              #expect(new.phase == .running && effect == .run)
            } else {
              #expect(new == state && effect == nil)
            }
          }
          if !next.contains(new) { next.append(new) }
        }
      }
      states = next
    }
    #expect(states.contains { $0.phase == .checked(nil) && $0.runCount == 2 })
    #expect(states.contains { $0.phase == .failed(reason: "Asleep") })
  }
}
