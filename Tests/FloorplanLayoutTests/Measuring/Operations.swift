import FloorplanLayout

/// An operation of a host on an engine.
enum Operation: Hashable, Sendable, CustomStringConvertible {
  case measure(item: Int, size: Size)
  case insert(at: Int, count: Int)
  case remove(at: Int, count: Int)
  case move(from: Int, to: Int)
  case reload(item: Int)
  case invalidate(item: Int)
  case invalidateAll
  case width(Double)

  var description: String {
    switch self {
    case .measure(let item, let size): "measure \(item) \(size.width)x\(size.height)"
    case .insert(let position, let count): "insert \(count) at \(position)"
    case .remove(let position, let count): "remove \(count) at \(position)"
    case .move(let from, let to): "move \(from) to \(to)"
    case .reload(let item): "reload \(item)"
    case .invalidate(let item): "invalidate \(item)"
    case .invalidateAll: "invalidate all"
    case .width(let width): "width \(width)"
    }
  }

  static func random(using generator: inout SplitMix) -> Operation {
    let position = Int.random(in: 0..<4000, using: &generator)
    switch Int.random(in: 0..<40, using: &generator) {
    case 0..<22:
      let size = Size(
        width: Double.random(in: 0..<220, using: &generator), height: Double.random(in: 0..<300, using: &generator))
      return .measure(item: position, size: size)
    case 22..<26: return .insert(at: position, count: [1, 1, 2, 7, 400].randomElement(using: &generator) ?? 1)
    case 26..<30: return .remove(at: position, count: [1, 1, 3, 20, 300].randomElement(using: &generator) ?? 1)
    case 30..<33: return .move(from: position, to: Int.random(in: 0..<4000, using: &generator))
    case 33..<35: return .reload(item: position)
    case 35..<37: return .invalidate(item: position)
    case 37: return .invalidateAll
    default: return .width([300, 320.5, 333, 900].randomElement(using: &generator) ?? 300)
    }
  }
}

/// An engine with two sections and a simple list of the data of each item, in the order of the content.
struct EngineModel {
  private(set) var engine: LayoutEngine
  /// The last measurements, by section and item; nil without a measurement.
  private(set) var sizes: [[Size?]]

  init(_ layout: any CollectionLayout, counts: [Int]) {
    engine = LayoutEngine(
      layout: layout, environment: LayoutEnvironment(containerSize: Size(width: 300, height: 500)),
      sections: counts.map { SectionDescription(itemCount: $0, headerHeight: 20.5) })
    sizes = counts.map { Array(repeating: nil, count: $0) }
  }

  private var itemCount: Int { sizes.reduce(0) { $0 + $1.count } }

  /// The index of an item by its position among all, so that any number is valid.
  private func index(_ number: Int) -> ItemIndex? {
    guard itemCount > 0 else { return nil }
    var rest = number % itemCount
    for (section, items) in sizes.enumerated() {
      if rest < items.count { return ItemIndex(section: section, item: rest) }
      rest -= items.count
    }
    return nil
  }

  private var descriptions: [SectionDescription] {
    sizes.map { SectionDescription(itemCount: $0.count, headerHeight: 20.5) }
  }

  mutating func perform(_ operation: Operation) throws(LayoutError) {
    switch operation {
    case .measure(let number, let size):
      guard let index = index(number) else { return }
      engine.setMeasuredSize(size, forItemAt: index)
      sizes[index.section][index.item] = size
    case .insert(let number, let count):
      let index = index(number) ?? ItemIndex(section: 0, item: 0)
      sizes[index.section].insert(contentsOf: Array(repeating: nil, count: count), at: index.item)
      let range = CollectionChanges.ItemRange(section: index.section, items: index.item..<index.item + count)
      try engine.apply(CollectionChanges(insertedItems: [range]), sections: descriptions)
    case .remove(let number, let count):
      guard let index = index(number) else { return }
      let range = index.item..<min(index.item + count, sizes[index.section].count)
      sizes[index.section].removeSubrange(range)
      let removed = CollectionChanges.ItemRange(section: index.section, items: range)
      try engine.apply(CollectionChanges(removedItems: [removed]), sections: descriptions)
    case .move(let from, let to):
      guard let old = index(from) else { return }
      let size = sizes[old.section].remove(at: old.item)
      let new = index(to) ?? ItemIndex(section: 0, item: 0)
      sizes[new.section].insert(size, at: new.item)
      try engine.apply(
        CollectionChanges(movedItems: [CollectionChanges.Move(from: old, to: new)]), sections: descriptions)
    case .reload(let number):
      guard let index = index(number) else { return }
      try engine.apply(CollectionChanges(reloadedItems: [index]), sections: descriptions)
    case .invalidate(let number):
      if let index = index(number) { engine.invalidateMeasurements(of: [index]) }
    case .invalidateAll:
      engine.invalidateAllMeasurements()
    case .width(let width):
      engine.environment.containerSize.width = width
    }
  }

  /// A new engine with the current content and the same measurements.
  var rebuilt: LayoutEngine {
    var new = LayoutEngine(layout: engine.layout, environment: engine.environment, sections: descriptions)
    for (section, items) in sizes.enumerated() {
      for (item, size) in items.enumerated() {
        if let size { new.setMeasuredSize(size, forItemAt: ItemIndex(section: section, item: item)) }
      }
    }
    return new
  }

  /// Returns the difference between the engine and the rebuilt one, if there is one.
  var difference: String? {
    let rebuilt = rebuilt
    if engine.contentSize != rebuilt.contentSize {
      return "content is \(engine.contentSize), not \(rebuilt.contentSize)"
    }
    let everything = Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    for ((element, frame), (otherElement, otherFrame)) in zip(
      engine.elements(in: everything), rebuilt.elements(in: everything))
    where element != otherElement || frame != otherFrame {
      return "\(element) is at \(frame); in the rebuilt engine \(otherElement) is at \(otherFrame)"
    }
    for (section, items) in sizes.enumerated() {
      for (item, size) in items.enumerated() {
        let index = ItemIndex(section: section, item: item)
        if engine.hasMeasurement(forItemAt: index) != (size != nil) {
          return "\(index) is measured: \(engine.hasMeasurement(forItemAt: index))"
        }
        if engine.frame(ofItemAt: index) != rebuilt.frame(ofItemAt: index) {
          return "\(index) has a different frame when requested alone"
        }
      }
    }
    return nil
  }
}
