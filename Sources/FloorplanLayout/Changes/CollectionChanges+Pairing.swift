extension CollectionChanges {
  /// Makes the changes between two contents whose items are paired up.
  ///
  /// Among the items that stay in a section, as few as possible move: those outside of a longest increasing
  /// subsequence. The same holds for the sections.
  ///
  /// - Parameters:
  ///   - pairing: Which items are the same ones.
  ///   - reloadedItems: The places of items in the new content that show other content; those that are inserted are
  ///     left out.
  /// - Complexity: O(sections + left over items), and O(m log m) for m items that moved.
  @usableFromInline
  init(_ pairing: ItemPairing, reloadedItems: [ItemIndex] = []) {
    var stays = Array(repeating: false, count: pairing.oldMiddles.count)
    for origin in pairing.origins where origin != ItemPairing.none { stays[origin] = true }
    var insertedItems: [ItemRange] = []
    var movedItems: [Move<ItemIndex>] = []
    for section in pairing.newMiddles.indices {
      if pairing.origins[section] != ItemPairing.none { insertedItems += pairing.unpairedNewItems(inSection: section) }
      movedItems += pairing.moves(toSection: section)
    }
    self.init(
      removedSections: stays.indices.filter { !stays[$0] },
      insertedSections: pairing.origins.indices.filter { pairing.origins[$0] == ItemPairing.none },
      movedSections: pairing.sectionMoves,
      removedItems: stays.indices.filter { stays[$0] }.flatMap(pairing.unpairedOldItems(inSection:)),
      insertedItems: insertedItems, movedItems: movedItems,
      reloadedItems: reloadedItems.filter(pairing.hasNewItemPartner))
  }
}

extension ItemPairing {
  /// The moves of sections that bring those that stay into their new order.
  fileprivate var sectionMoves: [CollectionChanges.Move<Int>] {
    let paired = origins.indices.filter { origins[$0] != Self.none }
    return paired.outside(longestIncreasingSubsequence(of: paired.map { origins[$0] })).map {
      CollectionChanges.Move(from: origins[$0], to: $0)
    }
  }

  /// The moves that end in a section of the new content.
  fileprivate func moves(toSection section: Int) -> [CollectionChanges.Move<ItemIndex>] {
    guard !oldPartners.isEmpty else { return [] }
    let (middle, origin) = (newMiddles[section], origins[section])
    let here = origin == Self.none ? 0..<0 : oldMiddles[origin].numbers
    var staying: [Int] = []
    var moving: [Int] = []
    for number in middle.numbers where oldPartners[number] != Self.none {
      if here.contains(oldPartners[number]) { staying.append(number) } else { moving.append(number) }
    }
    moving += staying.outside(longestIncreasingSubsequence(of: staying.map { oldPartners[$0] }))
    return moving.sorted().map {
      CollectionChanges.Move(
        from: oldPlace(ofNumber: oldPartners[$0]), to: ItemIndex(section: section, item: middle.item(ofNumber: $0)))
    }
  }

  fileprivate func unpairedOldItems(inSection section: Int) -> [CollectionChanges.ItemRange] {
    Self.unpaired(oldMiddles[section], section: section, partners: newPartners)
  }

  fileprivate func unpairedNewItems(inSection section: Int) -> [CollectionChanges.ItemRange] {
    Self.unpaired(newMiddles[section], section: section, partners: oldPartners)
  }

  private static func unpaired(_ middle: Middle, section: Int, partners: [Int]) -> [CollectionChanges.ItemRange] {
    guard !partners.isEmpty else {
      return middle.items.isEmpty ? [] : [CollectionChanges.ItemRange(section: section, items: middle.items)]
    }
    var ranges: [CollectionChanges.ItemRange] = []
    var start: Int?
    for item in middle.items {
      if partners[middle.number(ofItem: item)] == none {
        if start == nil { start = item }
      } else if let first = start {
        ranges.append(CollectionChanges.ItemRange(section: section, items: first..<item))
        start = nil
      }
    }
    if let start {
      ranges.append(CollectionChanges.ItemRange(section: section, items: start..<middle.items.upperBound))
    }
    return ranges
  }

  /// Whether an item of the new content was in the old one.
  fileprivate func hasNewItemPartner(_ index: ItemIndex) -> Bool {
    let middle = newMiddles[index.section]
    if !middle.items.contains(index.item) { return true }
    return !oldPartners.isEmpty && oldPartners[middle.number(ofItem: index.item)] != Self.none
  }

  private func oldPlace(ofNumber number: Int) -> ItemIndex {
    // Of sections that begin with the same number, all but the last are empty.
    let section = firstPosition(below: oldMiddles.count) { oldMiddles[$0].first > number } - 1
    return ItemIndex(section: section, item: oldMiddles[section].item(ofNumber: number))
  }
}

extension [Int] {
  /// The elements at all other positions than these ascending ones.
  fileprivate func outside(_ positions: [Int]) -> [Int] {
    var others: [Int] = []
    others.reserveCapacity(count - positions.count)
    var next = positions.makeIterator()
    var skipped = next.next()
    for (position, element) in enumerated() {
      if position == skipped { skipped = next.next() } else { others.append(element) }
    }
    return others
  }
}
