import FloorplanLayout

/// An operation of a view on a selection.
enum SelectionOperation: CustomStringConvertible {
  case insert(ItemIndex)
  case remove(ItemIndex)
  case toggle(ItemIndex)
  case insertThrough(ItemIndex, ItemIndex)
  case formUnion([ItemSelection.ItemRange])
  case subtract([ItemSelection.ItemRange])
  case formSymmetricDifference([ItemSelection.ItemRange])
  case removeAll

  /// The number of items in each section that the operations use.
  static let counts = [5, 0, 9, 1, 12]

  var description: String {
    switch self {
    case .insert(let index): "insert \(index.text)"
    case .remove(let index): "remove \(index.text)"
    case .toggle(let index): "toggle \(index.text)"
    case .insertThrough(let start, let end): "insert \(start.text) through \(end.text)"
    case .formUnion(let ranges): "union \(ranges.text)"
    case .subtract(let ranges): "subtract \(ranges.text)"
    case .formSymmetricDifference(let ranges): "toggle all of \(ranges.text)"
    case .removeAll: "remove all"
    }
  }

  static func random(using generator: inout SplitMix) -> SelectionOperation {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0..<4: .insert(index(using: &generator))
    case 4..<7: .remove(index(using: &generator))
    case 7..<11: .toggle(index(using: &generator))
    case 11..<13: .insertThrough(index(using: &generator), index(using: &generator))
    case 13..<15: .formUnion(ranges(using: &generator))
    case 15..<17: .subtract(ranges(using: &generator))
    case 17..<19: .formSymmetricDifference(ranges(using: &generator))
    default: .removeAll
    }
  }

  private static func index(using generator: inout SplitMix) -> ItemIndex {
    let section = Int.random(in: 0..<counts.count, using: &generator)
    // Some positions are before or after their section.
    return ItemIndex(section: section, item: Int.random(in: -1...counts[section], using: &generator))
  }

  private static func ranges(using generator: inout SplitMix) -> [ItemSelection.ItemRange] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in
      let (one, other) = (index(using: &generator), index(using: &generator))
      return .init(section: one.section, items: min(one.item, other.item)..<max(one.item, other.item))
    }
  }

  /// Performs the operation on a selection.
  func perform(_ selection: inout ItemSelection) {
    switch self {
    case .insert(let index): selection.insert(index)
    case .remove(let index): selection.remove(index)
    case .toggle(let index): selection.toggle(index)
    case .insertThrough(let start, let end): selection.insert(from: start, through: end, itemCounts: Self.counts)
    case .formUnion(let ranges): selection.formUnion(ItemSelection(ranges: ranges))
    case .subtract(let ranges): selection.subtract(ItemSelection(ranges: ranges))
    case .formSymmetricDifference(let ranges): selection.formSymmetricDifference(ItemSelection(ranges: ranges))
    case .removeAll: selection.removeAll()
    }
  }

  /// Performs the operation on a simple set of items.
  func perform(_ items: inout Set<ItemIndex>) {
    switch self {
    case .insert(let index): if index.item >= 0 { items.insert(index) }
    case .remove(let index): items.remove(index)
    case .toggle(let index):
      if items.remove(index) == nil, index.item >= 0 { items.insert(index) }
    case .insertThrough(let start, let end):
      for (section, count) in Self.counts.enumerated() {
        for item in 0..<count {
          let index = ItemIndex(section: section, item: item)
          if min(start, end) <= index, index <= max(start, end) { items.insert(index) }
        }
      }
    case .formUnion(let ranges): items.formUnion(ranges.everyItem)
    case .subtract(let ranges): items.subtract(ranges.everyItem)
    case .formSymmetricDifference(let ranges): items.formSymmetricDifference(ranges.everyItem)
    case .removeAll: items = []
    }
  }
}

extension ItemIndex {
  fileprivate var text: String { "\(section).\(item)" }
}

extension [ItemSelection.ItemRange] {
  /// Every item in the ranges, once.
  var everyItem: Set<ItemIndex> {
    Set(
      flatMap { range in
        range.items.filter { $0 >= 0 }.map { ItemIndex(section: range.section, item: $0) }
      })
  }

  fileprivate var text: String { map { "\($0.section).\($0.items)" }.joined(separator: ", ") }
}
