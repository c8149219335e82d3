extension CollectionChanges {
  /// Checks that these changes lead from a content of certain counts to another one, so that applying them cannot fail.
  ///
  /// Everything that is named must exist, no place may be given away or taken twice, and in each section what was
  /// there, went and came must add up. An item may both move and be reloaded.
  ///
  /// - Parameters:
  ///   - countsBefore: The number of items of each section of the old content.
  ///   - countsAfter: The number of items of each section of the new content.
  /// - Throws: A ``LayoutError`` that names the section and the item.
  /// - Complexity: O(sections + changes), and O(m log m) for m moves; a range counts as one change.
  public func validate(countsBefore: [Int], countsAfter: [Int]) throws(LayoutError) {
    let (old, new) = (oldPlaces, newPlaces)
    let isGone = try old.namedSections(counts: countsBefore)
    let isTaken = try new.namedSections(counts: countsAfter)
    let expected = countsBefore.count - removedSections.count + insertedSections.count
    guard expected == countsAfter.count else { throw .sectionCount(expected: expected, found: countsAfter.count) }

    let goneItems = try old.namedItemCounts(counts: countsBefore)
    let takenItems = try new.namedItemCounts(counts: countsAfter)
    for (section, origin) in sectionOrigins(isGone: isGone, isTaken: isTaken).enumerated() {
      guard let origin else { continue }
      let staying = max(0, countsBefore[origin]) - goneItems[origin]
      guard staying == max(0, countsAfter[section]) - takenItems[section] else {
        throw .itemCount(section: section, expected: staying &+ takenItems[section], found: countsAfter[section])
      }
    }
    try validateReloads(new, counts: countsAfter)
  }

  private func validateReloads(_ new: NamedPlaces, counts: [Int]) throws(LayoutError) {
    var lastSection: Int?
    for section in reloadedSections {
      try new.requireSection(section, counts: counts)
      guard section != lastSection, !new.isWhole(section) else {
        throw .sectionNamedTwice(section: section, content: .new)
      }
      lastSection = section
    }
    var lastItem: ItemIndex?
    for index in reloadedItems {
      try new.requireItem(index, counts: counts)
      guard index != lastItem, !new.isNamed(index) else { throw .itemNamedTwice(index: index, content: .new) }
      guard !new.isWhole(index.section) || isMoved(to: index) else {
        throw .itemOfNamedSection(index: index, content: .new)
      }
      lastItem = index
    }
  }

  private func isMoved(to index: ItemIndex) -> Bool {
    let position = firstPosition(below: movedItems.count) { movedItems[$0].to >= index }
    return position < movedItems.count && movedItems[position].to == index
  }

  /// Says where the sections of the new content come from.
  ///
  /// - Parameters:
  ///   - countBefore: The number of sections of the old content.
  ///   - countAfter: The number of sections of the new content.
  /// - Returns: For each section of the new content its position in the old one; nil for a section that is inserted,
  ///   and for one that has no counterpart because the counts don't fit the changes.
  /// - Complexity: O(sections).
  public func sectionOrigins(countBefore: Int, countAfter: Int) -> [Int?] {
    if removedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty {
      return (0..<max(0, countAfter)).map { $0 < countBefore ? $0 : nil }
    }
    var isGone = Array(repeating: false, count: max(0, countBefore))
    var isTaken = Array(repeating: false, count: max(0, countAfter))
    for section in removedSections where isGone.indices.contains(section) { isGone[section] = true }
    for section in insertedSections where isTaken.indices.contains(section) { isTaken[section] = true }
    for move in movedSections where isGone.indices.contains(move.from) && isTaken.indices.contains(move.to) {
      isGone[move.from] = true
      isTaken[move.to] = true
    }
    return sectionOrigins(isGone: isGone, isTaken: isTaken)
  }

  private func sectionOrigins(isGone: [Bool], isTaken: [Bool]) -> [Int?] {
    var staying = isGone.indices.lazy.filter { !isGone[$0] }.makeIterator()
    var origins = isTaken.map { $0 ? nil : staying.next() }
    for move in movedSections where isGone.indices.contains(move.from) && origins.indices.contains(move.to) {
      origins[move.to] = move.from
    }
    return origins
  }
}
