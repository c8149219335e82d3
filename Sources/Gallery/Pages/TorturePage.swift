import Floorplan

/// Rows of uneven height that come, go, move and change while people scroll, with counters of what went wrong.
final class TorturePage: Page {
  static let entry = PageEntry(
    path: "torture", title: localized("Torture"), group: localized("Stress tests"),
    keywords: [
      "random", "insert", "remove", "move", "reload", "scroll anchor", "uneven heights", "self-sizing", "changes",
      "section", "pinned header",
    ],
    knobs: [
      KnobDefinition(name: "rate", title: "Steps a second", kind: .number(1...60, step: 1), defaultValue: "10"),
      KnobDefinition(name: "rows", title: "Rows", kind: .number(0...100_000, step: 100), defaultValue: "1000"),
      KnobDefinition(name: "sections", title: "Sections", kind: .number(1...20, step: 1), defaultValue: "3"),
      KnobDefinition(name: "seed", title: "Seed", kind: .number(0...9999, step: 1), defaultValue: "1"),
      KnobDefinition(name: "scroll", title: "Pixels a frame", kind: .number(0...60, step: 1), defaultValue: "0"),
      KnobDefinition(name: "animated", title: "Animated", kind: .toggle, defaultValue: "off"),
    ])

  let root: Widget

  init(_ context: PageContext) { root = TortureBench(context).root }
}
