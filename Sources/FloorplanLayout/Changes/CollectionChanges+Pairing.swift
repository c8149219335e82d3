extension CollectionChanges {
  /// Creates the changes between two contents with matched items.
  ///
  /// Of a section's remaining items, only those outside a longest increasing subsequence are moved, which is the
  /// minimum. The same applies to the sections.
  ///
  /// - Parameters:
  ///   - pairing: The matched items of the two contents.
  ///   - reloadedItems: The indices of reloaded items in the new content; inserted items are ignored.
  /// - Complexity: O(sections + unmatched items), and O(m log m) for m moved items.
  @usableFromInline
  init(_ pairing: ItemPairing, reloadedItems: [ItemIndex] = []) {
    var isKept = Array(repeating: false, count: pairing.oldMiddles.count)
    for origin in pairing.origins where origin != ItemPairing.none { isKept[origin] = true }
    var insertedItems: [ItemRange] = []
    var movedItems: [Move<ItemIndex>] = []
    for section in pairing.newMiddles.indices {
      if pairing.origins[section] != ItemPairing.none { insertedItems += pairing.unpairedNewItems(inSection: section) }
      movedItems += pairing.moves(toSection: section)
    }
    self.init(
      removedSections: isKept.indices.filter { !isKept[$0] },
      insertedSections: pairing.origins.indices.filter { pairing.origins[$0] == ItemPairing.none },
      movedSections: pairing.sectionMoves,
      removedItems: isKept.indices.filter { isKept[$0] }.flatMap(pairing.unpairedOldItems(inSection:)),
      insertedItems: insertedItems, movedItems: movedItems,
      reloadedItems: reloadedItems.filter(pairing.hasNewItemPartner))
  }
}

extension ItemPairing {
  /// The moves that put the remaining sections in their new order.
  fileprivate var sectionMoves: [CollectionChanges.Move<Int>] {
    let paired = origins.indices.filter { origins[$0] != Self.none }
    return paired.excluding(longestIncreasingSubsequence(of: paired.map { origins[$0] })).map {
      CollectionChanges.Move(from: origins[$0], to: $0)
    }
  }

  /// Returns the moves into a section of the new content.
  fileprivate func moves(toSection section: Int) -> [CollectionChanges.Move<ItemIndex>] {
    guard !oldPartners.isEmpty else { return [] }
    let (middle, origin) = (newMiddles[section], origins[section])
    let here = origin == Self.none ? 0..<0 : oldMiddles[origin].numbers
    var staying: [Int] = []
    var moving: [Int] = []
    for number in middle.numbers where oldPartners[number] != Self.none {
      if here.contains(oldPartners[number]) { staying.append(number) } else { moving.append(number) }
    }
    moving += staying.excluding(longestIncreasingSubsequence(of: staying.map { oldPartners[$0] }))
    return moving.sorted().map {
      CollectionChanges.Move(
        from: oldIndex(ofNumber: oldPartners[$0]), to: ItemIndex(section: section, item: middle.item(ofNumber: $0)))
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
    return middle.items.indices { partners[middle.number(ofItem: $0)] == none }
      .ranges.map { CollectionChanges.ItemRange(section: section, items: $0) }
  }

  /// Returns whether an item of the new content was also in the old content.
  fileprivate func hasNewItemPartner(_ index: ItemIndex) -> Bool {
    let middle = newMiddles[index.section]
    if !middle.items.contains(index.item) { return true }
    return !oldPartners.isEmpty && oldPartners[middle.number(ofItem: index.item)] != Self.none
  }

  private func oldIndex(ofNumber number: Int) -> ItemIndex {
    // If several sections have the same first number, all but the last are empty.
    let section = firstPosition(below: oldMiddles.count) { oldMiddles[$0].first > number } - 1
    return ItemIndex(section: section, item: oldMiddles[section].item(ofNumber: number))
  }
}

extension [Int] {
  /// Returns the elements that are not at the given positions, which must be ascending.
  fileprivate func excluding(_ positions: [Int]) -> [Int] {
    var remaining: [Int] = []
    remaining.reserveCapacity(count - positions.count)
    var next = positions.makeIterator()
    var skipped = next.next()
    for (position, element) in enumerated() {
      if position == skipped { skipped = next.next() } else { remaining.append(element) }
    }
    return remaining
  }
}
