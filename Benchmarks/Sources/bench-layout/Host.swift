import FloorplanLayout

/// A collection as in an app: items with identifiers are inserted, removed, moved, resized and measured.
struct Host {
  private(set) var layout: any CollectionLayout
  private(set) var width = Scene.width
  private(set) var engine: LayoutEngine
  private(set) var measurer: TextMeasurer
  private var nextID: Int
  private var generator = Generator(seed: 5)

  init(_ layout: some CollectionLayout, countOfEachSection count: Int) {
    self.layout = layout
    measurer = TextMeasurer(sections: [Array(0..<count), Array(count..<2 * count)])
    nextID = 2 * count
    engine = LayoutEngine(
      layout: layout, environment: Scene.environment(), sections: Self.descriptions(measurer.sections))
  }

  private static func descriptions(_ sections: [[Int]]) -> [SectionDescription] {
    sections.map { SectionDescription(itemCount: $0.count, headerHeight: 30, footerHeight: 20) }
  }

  /// An engine that only has the content and the newest measurement of each item.
  func rebuilt() -> LayoutEngine {
    var rebuilt = LayoutEngine(
      layout: layout, environment: Scene.environment(width: width), sections: Self.descriptions(measurer.sections))
    for (section, ids) in measurer.sections.enumerated() {
      for (item, id) in ids.enumerated() {
        guard let height = measurer.heights[id] else { continue }
        rebuilt.setMeasuredSize(
          Size(width: 0, height: height), forItemAt: ItemIndex(section: section, item: item))
      }
    }
    return rebuilt
  }

  mutating func layOut(_ viewport: inout Rect) {
    // An occasional budget that is too small must not be visible either.
    let budget = Int.random(in: 0..<4, using: &generator) == 0 ? 3 : .max
    _ = engine.layOut(
      viewport: &viewport, overscan: 200, budget: budget, measuring: &measurer)
  }

  mutating func scroll(_ viewport: inout Rect) {
    // Sometimes far, otherwise a quarter of a point or several pages, as touchpads and keys do.
    let isFar = Int.random(in: 0..<20, using: &generator) == 0
    let scrollRange = max(0, engine.contentSize.height - viewport.size.height)
    let distance = Double(Int.random(in: -8000...8000, using: &generator)) / 4
    let target = isFar ? Double(Int.random(in: 0...Int(scrollRange), using: &generator)) : viewport.minY + distance
    viewport.origin.y = min(max(0, target), scrollRange)
  }

  /// Changes something, and returns the new indices of items.
  mutating func change(_ viewport: inout Rect) -> CollectionChanges {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return apply(insertions())
    case 1: return apply(removals())
    case 2: return apply(moves())
    case 3:
      grow()
    case 4:
      for _ in 0..<4 { engine.measure(itemAt: randomItem(), with: &measurer) }
    case 5:
      engine.invalidateMeasurements(of: (0..<4).map { _ in randomItem() })
    case 6:
      engine.invalidateAllMeasurements()
    default:
      width = Double(Int.random(in: 400...1200, using: &generator))
      viewport.size.width = width
      engine.environment = Scene.environment(width: width)
    }
    return CollectionChanges()
  }

  private mutating func randomItem() -> ItemIndex {
    let section = Int.random(in: 0..<measurer.sections.count, using: &generator)
    return ItemIndex(
      section: section, item: Int.random(in: 0..<measurer.sections[section].count, using: &generator))
  }

  /// Items get longer or shorter texts, which is visible after they are measured again.
  private mutating func grow() {
    let items = (0..<4).map { _ in randomItem() }
    for index in items { measurer.versions[measurer.sections[index.section][index.item], default: 0] += 1 }
    engine.invalidateMeasurements(of: items)
  }

  private mutating func insertions() -> CollectionChanges {
    let position = randomItem()
    let count = Int.random(in: 1...5, using: &generator)
    measurer.sections[position.section].insert(contentsOf: nextID..<nextID + count, at: position.item)
    nextID += count
    return CollectionChanges(insertedItems: [
      .init(section: position.section, items: position.item..<position.item + count)
    ])
  }

  private mutating func removals() -> CollectionChanges {
    let position = randomItem()
    let ids = measurer.sections[position.section]
    let end = min(position.item + Int.random(in: 1...5, using: &generator), ids.count)
    // In the long run, insertions and removals balance, and no section becomes empty.
    guard end - position.item < ids.count else { return CollectionChanges() }
    measurer.sections[position.section].removeSubrange(position.item..<end)
    return CollectionChanges(removedItems: [.init(section: position.section, items: position.item..<end)])
  }

  private mutating func moves() -> CollectionChanges {
    let (from, target) = (randomItem(), randomItem())
    guard measurer.sections[from.section].count > 1 else { return CollectionChanges() }
    let id = measurer.sections[from.section].remove(at: from.item)
    let to = ItemIndex(section: target.section, item: min(target.item, measurer.sections[target.section].count))
    measurer.sections[to.section].insert(id, at: to.item)
    return CollectionChanges(movedItems: [.init(from: from, to: to)])
  }

  private mutating func apply(_ changes: CollectionChanges) -> CollectionChanges {
    tryOrFail { try engine.apply(changes, sections: Self.descriptions(measurer.sections)) }
    return changes
  }
}

/// Measures items as if they displayed wrapped text.
struct TextMeasurer: ItemMeasurer {
  /// The ids of the items.
  var sections: [[Int]]
  /// The number of text changes of an item, by identifier.
  var versions: [Int: Int] = [:]
  /// The last measurement, by identifier.
  private(set) var heights: [Int: Double] = [:]

  init(sections: [[Int]]) {
    self.sections = sections
  }

  private func length(_ id: Int) -> Double {
    var generator = Generator(seed: UInt64(id) << 16 | UInt64(versions[id] ?? 0))
    return Double(generator.next() % 1600 + 40)
  }

  mutating func naturalWidth(ofItemAt index: ItemIndex) -> Double {
    length(sections[index.section][index.item])
  }

  mutating func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double {
    let id = sections[index.section][index.item]
    let height = 12.5 + 18 * (length(id) / max(1, width)).rounded(.up)
    heights[id] = height
    return height
  }
}
