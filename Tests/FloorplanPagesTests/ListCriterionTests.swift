import FloorplanForms
import FloorplanPages
import Testing

@Suite struct ListCriterionTests {
  private nonisolated enum Kind: String, CaseIterable, FormOption, Comparable, Sendable {
    case pump, valve

    var title: String { self == .pump ? "Pump" : "Valve" }
    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  private nonisolated struct Part: Identifiable, Sendable {
    let id: Int
    var kind = Kind.pump
    var size = 0
    var isLate = false
    var lateness: Int { isLate ? 1 : 0 }
  }

  private nonisolated struct Criteria: Hashable {
    var search = ""
    var kinds: Set<Kind> = []
    var sizes: ClosedRange<Int>?
    var isLate = false
    var sorting = [OptionSort(Kind.pump)]
    var grouping = Kind.pump
  }

  private let all: [ListCriterion<Criteria, Part>] = [
    .search("search", \.search),
    .values("kind", \.kinds, of: \.kind, chips: Kind.allCases, suggested: [.valve], title: \.title),
    .range("size", \.sizes, text: { "\($0)" }, from: { Int($0) }, to: { Int($0) }) { sizes in
      RecordCondition(\.size) { sizes.contains($0) }
    } title: {
      "From \($0.lowerBound) to \($0.upperBound)"
    },
    .flag("late", \.isLate, "Late", [RecordCondition(\.lateness) { $0 == 1 }]),
    .sorting("sort", \.sorting, standard: [OptionSort(.pump)]) { "By \($0.map(\.title).joined(separator: ", "))" },
    .choice("group", \.grouping, standard: .pump) { "Grouped by \($0.title)" },
  ]

  private func criteria(_ texts: [String: String]) -> Criteria {
    var criteria = Criteria()
    for criterion in all { criterion.set(&criteria, texts[criterion.name] ?? "") }
    return criteria
  }

  @Test func textsSetTheCriteria() {
    let texts = [
      "search": "a, b", "kind": "pump,valve", "size": "2..5", "late": "on", "sort": "-valve,pump", "group": "valve",
    ]
    let expected = Criteria(
      search: "a, b", kinds: [.pump, .valve], sizes: 2...5, isLate: true,
      sorting: [OptionSort(.valve, isAscending: false), OptionSort(.pump)], grouping: .valve)
    #expect(criteria(texts) == expected && all.texts(of: expected) == texts)
    #expect(criteria([:]) == Criteria() && all.texts(of: Criteria()).isEmpty)
    let wrong = ["kind": "tap,valve", "size": "5..2", "late": "1", "sort": "-tap,valve,-valve", "group": "tap"]
    #expect(criteria(wrong) == Criteria(kinds: [.valve], sorting: [OptionSort(.valve)]))
  }

  @Test func conditionsSelectRecords() throws {
    let parts = [Part(id: 1, size: 3), Part(id: 2, kind: .valve, size: 3, isLate: true), Part(id: 3, size: 9)]
    let columns = [RecordColumn(\Part.kind), RecordColumn(\.size), RecordColumn(\.lateness)] as [RecordColumn<Part>]
    let index = RecordIndex(parts, by: columns) { _ in [] }
    for (texts, ids) in [
      ([:], [1, 2, 3]), (["kind": "pump"], [1, 3]), (["size": "3..8"], [1, 2]), (["late": "on"], [2]),
      (["size": "3..8", "kind": "pump"], [1]),
    ] as [([String: String], [Int])] {
      var results = index.results(RecordQuery(conditions: all.conditions(of: criteria(texts))))
      #expect(try results.rest() == ids, "\(texts)")
    }
  }

  @Test func chipsChangeTheirCriterion() throws {
    var current = criteria(["kind": "pump", "size": "2..5", "sort": "valve", "group": "valve"])
    let chips = all.chips(of: current) { $0(&current) }
    #expect(
      chips.map(\.title) == ["Pump", "From 2 to 5", "By Valve", "Grouped by Valve", "Valve", "Late"]
        && chips.map(\.isActive) == [true, true, true, true, false, false])
    for chip in chips {
      if let menu = chip.menu { menu()[0].perform() } else { chip.perform() }
    }
    #expect(current == Criteria(kinds: [.valve], isLate: true))
  }
}
