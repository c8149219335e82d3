import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanPages

@Suite struct RecordIndexTests {
  private nonisolated struct Part: Identifiable, Sendable {
    let id: Int
    var name = ""
    var size = 0.0
    var place: Int?

    var foldedName: FoldedText { FoldedText(name) }

    static func random(_ id: Int, _ dice: inout Dice) -> Part {
      Part(
        id: id, name: ["Öl", "oil", "OL", "b", ""].randomElement(using: &dice) ?? "",
        size: [0, 1.5, -1, .nan, .infinity].randomElement(using: &dice) ?? 0,
        place: [nil, 1, 2, 3].randomElement(using: &dice) ?? nil)
    }
  }

  /// A query, and its equivalent as a simple filter and sort.
  private nonisolated struct QueryModel {
    var query = RecordQuery<Part>()
    var matches: @Sendable (Part) -> Bool = { _ in true }
    /// The comparisons of parts, most important first: negative, zero, or positive.
    var orders: [@Sendable (Part, Part) -> Int] = []

    private static func compare<Value: Comparable>(_ one: Value?, _ other: Value?, _ isAscending: Bool) -> Int {
      guard let one, let other else { return (one == nil ? 1 : 0) - (other == nil ? 1 : 0) }
      return one == other ? 0 : (one < other) == isAscending ? -1 : 1
    }

    private mutating func sort(_ dice: inout Dice) {
      let isAscending = Bool.random(using: &dice)
      switch Int.random(in: 0..<3, using: &dice) {
      case 0:
        query.sorting.append(RecordSort(\.foldedName, isAscending: isAscending))
        orders.append { Self.compare($0.foldedName, $1.foldedName, isAscending) }
      case 1:
        query.sorting.append(RecordSort(\.size, isAscending: isAscending))
        orders.append {
          Self.compare($0.size.isNaN ? nil : $0.size, $1.size.isNaN ? nil : $1.size, isAscending)
        }
      default:
        query.sorting.append(RecordSort(\.place, isAscending: isAscending))
        orders.append { Self.compare($0.place, $1.place, isAscending) }
      }
    }

    private mutating func require(_ condition: RecordCondition<Part>, _ holds: @escaping @Sendable (Part) -> Bool) {
      query.conditions.append(condition)
      matches = { [matches] in matches($0) && holds($0) }
    }

    init(_ dice: inout Dice) {
      for _ in 0..<Int.random(in: 0...3, using: &dice) { sort(&dice) }
      let places = Set(dice.several(0...2, of: [1, 2, 7]))
      let (one, other) = (Int.random(in: -2...2, using: &dice), Int.random(in: -2...2, using: &dice))
      let bounds = min(one, other)...max(one, other)
      switch Int.random(in: 0..<7, using: &dice) {
      case 0: require(RecordCondition(\.place) { places.contains($0) }) { $0.place.map(places.contains) ?? false }
      case 1: require(RecordCondition(\.place) { bounds.contains($0) }) { $0.place.map(bounds.contains) ?? false }
      case 2: require(RecordCondition(\.place) { $0 < one }) { $0.place.map { $0 < one } ?? false }
      case 3:
        let sizes = Double(bounds.lowerBound)...Double(bounds.upperBound)
        require(RecordCondition(\.size) { sizes.contains($0) }) { sizes.contains($0.size) }
      case 4: require(RecordCondition(\.size) { $0 < Double(one) }) { $0.size < Double(one) }
      case 5: require(RecordCondition(\.size) { [0, 1.5].contains($0) }) { [0, 1.5].contains($0.size) }
      default: break
      }
      if Bool.random(using: &dice) {
        query.search = "o"
        matches = { [matches] in matches($0) && $0.name.lowercased().contains { "oö".contains($0) } }
      }
      if Bool.random(using: &dice) {
        query.grouping = RecordGrouping(\.place, isAscending: false) { $0.map { "Place \($0)" } ?? "Nowhere" }
        orders.insert({ Self.compare($0.place, $1.place, false) }, at: 0)
      }
    }

    func found(in parts: [Part]) -> [Part] {
      parts.enumerated().filter { matches($0.element) }.sorted { one, other in
        let difference = orders.lazy.map { $0(one.element, other.element) }.first { $0 != 0 }
        return (difference ?? one.offset - other.offset) < 0
      }.map(\.element)
    }

    func groups(of parts: [Part]) -> [String?] {
      let titles = parts.map { part in
        query.grouping == nil ? nil : part.place.map { "Place \($0)" } ?? "Nowhere" as String?
      }
      return titles.enumerated().filter { $0.offset == 0 || titles[$0.offset - 1] != $0.element }.map(\.element)
    }
  }

  private nonisolated static func index(_ parts: [Part]) -> RecordIndex<Part> {
    RecordIndex(parts, by: [RecordColumn(\.foldedName), RecordColumn(\.size), RecordColumn(\.place)]) { [$0.name] }
  }

  private nonisolated static func numbered(_ count: Int) -> [Part] { (0..<count).map { Part(id: $0, name: "Part") } }

  @Test func recordsWithoutPropertyMeetNoConditionOnIt() {
    let parts = [Part(id: 0), Part(id: 1, place: 1), Part(id: 2, place: 2)]
    var query = RecordQuery<Part>()
    // The closure also accepts an optional, but the condition never passes one.
    query.conditions = [RecordCondition(\.place) { $0 != 1 }]
    var results = Self.index(parts).results(query)
    #expect(results.next(3, examining: 3) == [2] && results.isFinished)
  }

  @Test func queryMatchesFilterAndSort() {
    expectAlways(
      seed: 3, runs: 1500,
      make: { dice in
        ((0..<Int.random(in: 0...20, using: &dice)).map { Part.random($0, &dice) }, QueryModel(&dice))
      },
      shrink: { parts, model in withoutOneElement(parts).map { ($0, model) } },
      holds: { parts, model in
        let expected = model.found(in: parts)
        let index = Self.index(parts)
        var results = index.results(model.query)
        var found: [Int] = []
        while !results.isFinished { found += results.next(3, examining: 2) }
        return found == expected.map(\.id) && results.groups.map(\.title) == model.groups(of: expected)
          && results.count == expected.count && index.count(model.query) == expected.count
      })
  }

  @Test func changedIndexEqualsNewIndex() {
    expectAlways(
      seed: 4, runs: 300,
      make: { dice in
        (
          parts: (0..<8).map { Part.random($0, &dice) },
          changes: (0..<12).map { _ in
            (Bool.random(using: &dice), Part.random(Int.random(in: 0..<14, using: &dice), &dice))
          },
          model: QueryModel(&dice)
        )
      },
      shrink: { parts, changes, model in
        withoutOneElement(changes).map { (parts, $0, model) } + withoutOneElement(parts).map { ($0, changes, model) }
      },
      holds: { parts, changes, model in
        var parts = parts
        var index = Self.index(parts)
        for (isSave, part) in changes {
          // Sorted rows must not survive a change.
          _ = index.results(model.query)
          let position = parts.firstIndex { $0.id == part.id }
          if !isSave {
            index.remove(part.id)
            if let position { parts.remove(at: position) }
          } else {
            index.update(with: part)
            if let position { parts[position] = part } else { parts.append(part) }
          }
        }
        var (changed, new) = (index.results(model.query), Self.index(parts).results(model.query))
        guard let one = try? changed.rest(), let other = try? new.rest() else { return false }
        return one == other && changed.groups == new.groups && index.count == parts.count
      })
  }

  @Test func resultsIgnoreLaterChanges() throws {
    var index = Self.index(Self.numbered(2))
    var results = index.results(RecordQuery())
    index.remove(0)
    #expect(try results.rest() == [0, 1])
    var others = index.results(RecordQuery())
    #expect(try others.rest() == [1])
  }

  @Test func keyPathWithoutColumnFindsAndSortsNothing() throws {
    let index = Self.index(Self.numbered(3))
    var sorted = index.results(RecordQuery(sorting: [RecordSort(\.id, isAscending: false)]))
    #expect(try sorted.rest() == [0, 1, 2])
    #expect(index.count(RecordQuery(conditions: [RecordCondition(\.id) { $0 == 1 }])) == 0)
  }

  @Test func examinedRecordsAreLimited() {
    var parts = Self.numbered(1000)
    parts[899].name = "Last"
    var results = Self.index(parts).results(RecordQuery(search: "last"))
    #expect(results.next(10, examining: 500) == [] && !results.isFinished)
    #expect(results.next(10, examining: 0) == [] && results.next(10, examining: -1) == [])
    #expect(results.next(1, examining: 500) == [899] && !results.isFinished && results.count == 1)
    #expect(results.next(1) == [] && results.isFinished && results.next(1) == [])
  }

  @Test func canceledTaskThrows() async {
    let index = Self.index(Self.numbered(20_000))
    let task = Task.detached {
      withUnsafeCurrentTask { $0?.cancel() }
      var results = index.results(RecordQuery())
      return try results.rest().count
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func largestAppliesFilter() {
    let sizes: [Double] = [1, .infinity, .nan, 3]
    let index = Self.index(sizes.enumerated().map { Part(id: $0.offset, size: $0.element) })
    #expect(index.max(of: \.size) == .infinity && index.max(of: \.size, where: \.isFinite) == 3)
    #expect(Self.index([]).max(of: \.size) == nil)
    var changed = index
    changed.remove(3)
    #expect(changed.max(of: \.size, where: \.isFinite) == 1)
  }

  @Test func listDeliversAllItemsInGroups() async throws {
    let parts = (0..<10_000).map { Part(id: $0, name: $0 % 100 == 0 ? "Rare" : "Part", place: $0 % 400 == 0 ? 1 : nil) }
    let index = Self.index(parts)
    let query = RecordQuery<Part>(grouping: RecordGrouping(\.place) { $0 == nil ? "Nowhere" : "Somewhere" })
    let items = ListItems<Part>(index: { index }, query: { query }) { parts[$0] }
    let load = items.load(matching: "rare")
    var content = try #require(load.first)
    #expect(content.count == 50 && content.matchCount == nil && !load.isPaged)
    #expect(content.groups.map(\.count) == [25, nil])
    while let batch = try await load.next?() { content.append(batch) }
    #expect(content.groups.map(\.title) == ["Somewhere", "Nowhere"] && content.groups.map(\.count) == [25, 75])
    #expect(content.groups.map(\.items.count) == [25, 75] && content.groups[1].items.first == 100)
    #expect(content.totalCount == 10_000 && content.matchCount == 100)
  }
}
