extension CollectionChanges {
  /// Checks that these changes lead from one content to another, so applying them can't fail.
  ///
  /// Every index must exist and may be vacated or filled only once. The counts of each section must add up. An item may
  /// be both moved and reloaded.
  ///
  /// - Parameters:
  ///   - countsBefore: The number of items in each section of the old content.
  ///   - countsAfter: The number of items in each section of the new content.
  /// - Throws: A ``LayoutError`` that identifies the section and the item.
  /// - Complexity: O(sections + changes), and O(m log m) for m moves; a range counts as one change.
  public func validate(countsBefore: [Int], countsAfter: [Int]) throws(LayoutError) {
    _ = try validatedSectionOrigins(countsBefore: countsBefore, countsAfter: countsAfter)
  }

  /// Validates the changes, and returns the old index of every section of the new content, or nil for an inserted one.
  func validatedSectionOrigins(countsBefore: [Int], countsAfter: [Int]) throws(LayoutError) -> [Int?] {
    let (old, new) = (oldIndices, newIndices)
    let isVacated = try old.changedSections(counts: countsBefore)
    let isFilled = try new.changedSections(counts: countsAfter)
    let expected = countsBefore.count - removedSections.count + insertedSections.count
    guard expected == countsAfter.count else {
      throw .sectionCountMismatch(expected: expected, found: countsAfter.count)
    }

    let vacatedCounts = try old.changedItemCounts(counts: countsBefore)
    let filledCounts = try new.changedItemCounts(counts: countsAfter)
    let origins = sectionOrigins(isVacated: isVacated, isFilled: isFilled)
    for (section, origin) in origins.enumerated() {
      guard let origin else { continue }
      let remaining = max(0, countsBefore[origin]) - vacatedCounts[origin]
      guard remaining == max(0, countsAfter[section]) - filledCounts[section] else {
        throw .itemCountMismatch(
          section: section, expected: remaining &+ filledCounts[section], found: countsAfter[section])
      }
    }
    try validateReloads(new, counts: countsAfter)
    return origins
  }

  private func validateReloads(_ new: ChangedIndices, counts: [Int]) throws(LayoutError) {
    var lastSection: Int?
    for section in reloadedSections {
      try new.requireSection(section, counts: counts)
      guard section != lastSection, !new.listsSection(section) else {
        throw .conflictingSectionChanges(section: section, content: .new)
      }
      lastSection = section
    }
    var lastItem: ItemIndex?
    for index in reloadedItems {
      try new.requireItem(index, counts: counts)
      guard index != lastItem, !new.listsItem(index) else { throw .conflictingItemChanges(index: index, content: .new) }
      guard !new.listsSection(index.section) || isMoved(to: index) else {
        throw .itemInChangedSection(index: index, content: .new)
      }
      lastItem = index
    }
  }

  private func isMoved(to index: ItemIndex) -> Bool {
    let position = firstPosition(below: movedItems.count) { movedItems[$0].to >= index }
    return position < movedItems.count && movedItems[position].to == index
  }

  private func sectionOrigins(isVacated: [Bool], isFilled: [Bool]) -> [Int?] {
    var remaining = isVacated.indices.lazy.filter { !isVacated[$0] }.makeIterator()
    var origins = isFilled.map { $0 ? nil : remaining.next() }
    for move in movedSections { origins[move.to] = move.from }
    return origins
  }
}
