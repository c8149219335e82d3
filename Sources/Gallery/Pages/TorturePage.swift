import Floorplan

/// A stress test: rows of uneven height change while the user scrolls, and counters report unexpected movement.
let torturePage = Page(
  path: "torture", title: localized("Torture Test"), group: localized("Stress Tests"),
  summary: localized("Rows that change at random while you scroll"), iconName: "emblem-important-symbolic",
  documentation: "components/collection-view",
  keywords:
    localizedKeywords("random, insert, remove, move, reload, scroll anchor, uneven heights, self-sizing, changes")
    + localizedKeywords("section, pinned header"),
  knobs: [
    .number("rate", "Steps per second", 10, in: 1...60),
    .number("rows", "Rows", 1000, in: 0...100_000, step: 100),
    .number("sections", "Sections", 3, in: 1...20),
    .number("seed", "Seed", 1, in: 0...9999),
    .number("scroll", "Pixels per frame", 0, in: 0...60),
    .toggle("animated", "Animated", false),
  ]
) { TortureBench($0).root }
