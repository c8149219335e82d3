import FloorplanLayout

extension ItemSelection {
  /// Returns a difference between the selection and a simple set of the same items, or nil if they agree everywhere.
  func difference(from items: Set<ItemIndex>) -> String? {
    let sorted = items.sorted()
    if Array(self) != sorted { return "has \(Array(self)), not \(sorted)" }
    if isEmpty != items.isEmpty { return "isEmpty" }
    if count != items.count { return "count \(count), not \(items.count)" }
    if first != sorted.first { return "first" }
    if last != sorted.last { return "last" }
    let same = ItemSelection(items)
    if self != same || hashValue != same.hashValue {
      return "differs from a selection of the same items: \(same.ranges)"
    }
    for section in -1...(sorted.last?.section ?? 0) + 1 {
      for item in -1...(sorted.map(\.item).max() ?? 0) + 1 {
        let index = ItemIndex(section: section, item: item)
        if contains(index) != items.contains(index) { return "contains \(index)" }
      }
      if ranges(inSection: section) != ranges.filter({ $0.section == section }).map(\.items) {
        return "ranges in section \(section)"
      }
    }
    return disorder
  }

  /// Returns the problem of the ranges, or nil.
  var disorder: String? {
    if let range = ranges.first(where: { $0.section < 0 || $0.items.isEmpty || $0.items.lowerBound < 0 }) {
      return "range \(range)"
    }
    for (one, other) in zip(ranges, ranges.dropFirst()) {
      let isApart = one.section == other.section && one.items.upperBound < other.items.lowerBound
      guard isApart || one.section < other.section else { return "\(one) before \(other)" }
    }
    return nil
  }
}

/// All sets of some items.
func everySet(of items: [ItemIndex]) -> [Set<ItemIndex>] {
  (0..<(1 << items.count)).map { choice in Set(items.indices.filter { choice >> $0 & 1 == 1 }.map { items[$0] }) }
}

/// All indices in some sections and items.
func everyIndex(sections: ClosedRange<Int>, items: ClosedRange<Int>) -> [ItemIndex] {
  sections.flatMap { section in items.map { ItemIndex(section: section, item: $0) } }
}
