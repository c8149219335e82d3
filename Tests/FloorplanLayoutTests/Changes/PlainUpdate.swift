import FloorplanLayout

/// Changes between two contents with known numbers of items, applied in the simplest way.
///
/// This is the reference for the semantics and the validity of ``CollectionChanges``. It handles every item
/// separately.
struct PlainUpdate {
  /// The old index of the item at each new index; nil for an inserted item.
  let origins: [[ItemIndex?]]
  /// The old index of each new section; nil for an inserted one.
  let sectionOrigins: [Int?]

  /// Nil if the changes don't lead from one content to the other.
  init?(_ changes: CollectionChanges, countsBefore: [Int], countsAfter: [Int]) {
    let moves = changes.movedSections
    guard
      let sections = Self.arrange(
        Array(countsBefore.indices), without: changes.removedSections, inserting: changes.insertedSections,
        moving: moves.map { ($0.from, $0.to) }, count: countsAfter.count)
    else { return nil }

    let (removed, inserted) = (Self.items(changes.removedItems), Self.items(changes.insertedItems))
    let (starts, ends) = (changes.movedItems.map(\.from), changes.movedItems.map(\.to))
    for index in removed + starts where !Self.has(index, countsBefore) { return nil }
    for index in inserted + ends where !Self.has(index, countsAfter) { return nil }
    for index in removed where changes.removedSections.contains(index.section) { return nil }
    for index in inserted where changes.insertedSections.contains(index.section) { return nil }
    guard Set(removed + starts).count == (removed + starts).count else { return nil }
    guard Set(inserted + ends).count == (inserted + ends).count else { return nil }

    var origins: [[ItemIndex?]] = []
    for (section, origin) in sections.enumerated() {
      var items: [ItemIndex?] = []
      if let origin {
        items = (0..<max(0, countsBefore[origin])).map { ItemIndex(section: origin, item: $0) }
        items.removeAll { index in (removed + starts).contains { $0 == index } }
        let insertions = (inserted.map { ($0, nil) } + changes.movedItems.map { ($0.to, $0.from) })
          .filter { $0.0.section == section }.sorted { $0.0 < $1.0 }
        for (index, item) in insertions {
          guard index.item <= items.count else { return nil }
          items.insert(item, at: index.item)
        }
        guard items.count == max(0, countsAfter[section]) else { return nil }
      } else {
        items = Array(repeating: nil, count: max(0, countsAfter[section]))
        for move in changes.movedItems where move.to.section == section { items[move.to.item] = move.from }
      }
      origins.append(items)
    }
    self.origins = origins
    sectionOrigins = sections

    let reloads = changes.reloadedSections
    guard Set(reloads).count == reloads.count else { return nil }
    for section in reloads
    where !countsAfter.indices.contains(section) || changes.insertedSections.contains(section) { return nil }
    guard Set(changes.reloadedItems).count == changes.reloadedItems.count else { return nil }
    for index in changes.reloadedItems {
      guard Self.has(index, countsAfter), origins[index.section][index.item] != nil else { return nil }
    }
  }

  private static func arrange(
    _ all: [Int], without removed: [Int], inserting inserted: [Int], moving moves: [(from: Int, to: Int)], count: Int
  ) -> [Int?]? {
    let removedPositions = removed + moves.map(\.from)
    let insertions = inserted + moves.map(\.to)
    guard Set(removedPositions).count == removedPositions.count, removedPositions.allSatisfy(all.contains) else {
      return nil
    }
    guard Set(insertions).count == insertions.count, insertions.allSatisfy((0..<count).contains) else { return nil }
    var arranged: [Int?] = all.filter { !removedPositions.contains($0) }
    guard arranged.count + insertions.count == count else { return nil }
    for position in insertions.sorted() {
      guard position <= arranged.count else { return nil }
      arranged.insert(moves.first { $0.to == position }?.from, at: position)
    }
    return arranged
  }

  private static func items(_ ranges: [CollectionChanges.ItemRange]) -> [ItemIndex] {
    ranges.flatMap { range in range.items.map { ItemIndex(section: range.section, item: $0) } }
  }

  private static func has(_ index: ItemIndex, _ counts: [Int]) -> Bool {
    counts.indices.contains(index.section) && index.item >= 0 && index.item < counts[index.section]
  }

  /// Returns the first difference from a mapping, or nil if it agrees everywhere.
  func disagreement(with mapping: ItemIndexMapping, countsBefore: [Int]) -> String? {
    var targets: [ItemIndex: ItemIndex] = [:]
    for (section, items) in origins.enumerated() {
      for (item, origin) in items.enumerated() {
        let index = ItemIndex(section: section, item: item)
        if let origin { targets[origin] = index }
        if mapping.oldIndex(ofItemAt: index) != origin { return "oldIndex of \(index)" }
      }
    }
    for (section, count) in countsBefore.enumerated() {
      for item in 0..<max(0, count) {
        let index = ItemIndex(section: section, item: item)
        if mapping.newIndex(ofItemAt: index) != targets[index] { return "newIndex of \(index)" }
      }
      if mapping.newSection(ofSectionAt: section) != sectionOrigins.firstIndex(of: section) {
        return "newSection of \(section)"
      }
    }
    for (section, origin) in sectionOrigins.enumerated() where mapping.oldSection(ofSectionAt: section) != origin {
      return "oldSection of \(section)"
    }
    return nil
  }
}

/// Returns the length of a longest increasing subsequence, by trying all subsequences.
func plainLongestIncrease(of values: [Int]) -> Int {
  (0..<(1 << values.count)).map { choice in
    let chosen = values.indices.filter { choice >> $0 & 1 == 1 }.map { values[$0] }
    return zip(chosen, chosen.dropFirst()).allSatisfy(<) ? chosen.count : 0
  }.max() ?? 0
}
