import Floorplan

/// Rows in sections that change at random; equal seeds give equal changes.
nonisolated struct TortureRows: Sendable {
  /// The IDs of the rows in each section.
  private(set) var sections: [[Int]]
  /// The number of text changes of each row.
  private var revisions: [Int: Int] = [:]
  private var nextID: Int
  private var generator: SeededGenerator
  private let counts: ClosedRange<Int>

  /// The kind of change in a step.
  enum Change: Sendable, Hashable, CaseIterable {
    /// Inserts rows.
    case insert
    /// Removes rows.
    case remove
    /// Moves a row, possibly to another section.
    case move
    /// Changes the texts and heights of rows, and reloads them.
    case reload
    /// Changes the text and height of a visible row, which reports its new size.
    case grow
  }

  /// The result of a step.
  struct Step: Sendable, Hashable {
    let change: Change
    /// The affected rows, including new ones.
    let rows: [Int]
  }

  private static let maximumRowsPerStep = 5
  private static let maximumLineCount: UInt64 = 9
  /// The maximum distance of a change from the visible row that it is meant to be near, in rows.
  private static let maximumDistance = 4

  init(count: Int, sections: Int, seed: Int) {
    let size = max(0, count)
    self.sections = LayoutSample.sections(of: size, sections).map { $0.map { $0 - 1 } }
    nextID = size
    generator = SeededGenerator(seed: UInt64(bitPattern: Int64(seed)))
    counts = (size / 2)...(size * 2 + Self.maximumRowsPerStep)
  }

  var count: Int { sections.reduce(0) { $0 + $1.count } }

  /// Returns the number of text changes of a row.
  func revision(of row: Int) -> Int { revisions[row] ?? 0 }

  /// Returns the number of lines in the current text of a row, at least 1.
  func lines(of row: Int) -> Int {
    let key = UInt64(bitPattern: Int64(row)) << 20 ^ UInt64(bitPattern: Int64(revision(of: row)))
    return 1 + Int(SeededGenerator.mixed(key) % Self.maximumLineCount)
  }

  /// Makes a random change, half of the time near a visible row.
  mutating func step(visible: [ItemIndex]) -> Step {
    let near: ItemIndex? = Bool.random(using: &generator) ? visible.randomElement(using: &generator) : nil
    var change = Change.allCases.randomElement(using: &generator) ?? .insert
    // Any number of steps neither empties the list nor makes it grow without limit.
    if count < counts.lowerBound || count == 0 { change = .insert }
    if count > counts.upperBound { change = .remove }
    switch change {
    case .insert: return Step(change: change, rows: insert(at: index(near: near, isNew: true)))
    case .remove: return Step(change: change, rows: remove(at: index(near: near)))
    case .move: return Step(change: change, rows: move(from: index(near: near)))
    case .reload:
      return Step(change: change, rows: revise(at: index(near: near), Int.random(in: 1...3, using: &generator)))
    case .grow:
      return Step(change: change, rows: revise(at: visible.randomElement(using: &generator) ?? index(near: nil), 1))
    }
  }

  /// Returns a random index, or one near another index; unless it is for a new row, it has a row.
  private mutating func index(near: ItemIndex?, isNew: Bool = false) -> ItemIndex {
    let filled = sections.indices.filter { isNew || !sections[$0].isEmpty }
    let section =
      near.map(\.section).flatMap { filled.contains($0) ? $0 : nil } ?? filled.randomElement(using: &generator) ?? 0
    let last = max(0, sections[section].count - (isNew ? 0 : 1))
    guard let near, near.section == section else {
      return ItemIndex(section: section, item: Int.random(in: 0...last, using: &generator))
    }
    let offset = Int.random(in: -Self.maximumDistance...Self.maximumDistance, using: &generator)
    return ItemIndex(section: section, item: min(max(0, near.item + offset), last))
  }

  private mutating func insert(at index: ItemIndex) -> [Int] {
    let new = (0..<Int.random(in: 1...Self.maximumRowsPerStep, using: &generator)).map { nextID + $0 }
    nextID += new.count
    sections[index.section].insert(contentsOf: new, at: index.item)
    return new
  }

  private mutating func remove(at index: ItemIndex) -> [Int] {
    let end = index.item + Int.random(in: 1...Self.maximumRowsPerStep, using: &generator)
    let range = index.item..<min(end, sections[index.section].count)
    let removed = Array(sections[index.section][range])
    sections[index.section].removeSubrange(range)
    for row in removed { revisions[row] = nil }
    return removed
  }

  private mutating func move(from index: ItemIndex) -> [Int] {
    let row = sections[index.section].remove(at: index.item)
    let target = self.index(near: nil, isNew: true)
    sections[target.section].insert(row, at: target.item)
    return [row]
  }

  private mutating func revise(at index: ItemIndex, _ count: Int) -> [Int] {
    guard sections.indices.contains(index.section) else { return [] }
    let rows = sections[index.section].dropFirst(index.item).prefix(count)
    for row in rows { revisions[row, default: 0] += 1 }
    return Array(rows)
  }

  /// Returns a snapshot of the rows, which reloads some of them.
  func snapshot(reloading: [Int] = []) throws(SnapshotError) -> CollectionSnapshot<Int, Int> {
    try CollectionSnapshot(sections, reloading: reloading)
  }
}
