/// The indices of the old or the new content that are removed, inserted or moved.
struct ChangedIndices {
  typealias ItemRange = CollectionChanges.ItemRange

  let content: LayoutError.Content
  /// The removed or inserted sections, ascending.
  let sections: [Int]
  /// The sources or targets of moved sections.
  let movedSections: [Int]
  /// The removed or inserted items, ascending.
  let items: [ItemRange]
  /// The sources or targets of moved items.
  let movedItems: [ItemIndex]
}

extension CollectionChanges {
  var oldIndices: ChangedIndices {
    ChangedIndices(
      content: .old, sections: removedSections, movedSections: movedSections.map(\.from), items: removedItems,
      movedItems: movedItems.map(\.from))
  }

  /// The changed indices of the new content, without reloads.
  var newIndices: ChangedIndices {
    ChangedIndices(
      content: .new, sections: insertedSections, movedSections: movedSections.map(\.to), items: insertedItems,
      movedItems: movedItems.map(\.to))
  }
}

extension ChangedIndices {
  /// All removed, inserted and moved items, ascending.
  var itemRanges: [ItemRange] {
    movedItems.isEmpty ? items : (items + movedItems.compactMap(ItemRange.init)).joined()
  }

  /// All removed, inserted and moved sections, ascending, as items of a section 0.
  var sectionRanges: [ItemRange] {
    (sections + movedSections).compactMap { ItemRange(ItemIndex(section: 0, item: $0)) }.joined()
  }

  /// Returns for each section whether it is changed, after checking that all changed sections exist and occur once.
  func changedSections(counts: [Int]) throws(LayoutError) -> [Bool] {
    var isChanged = Array(repeating: false, count: counts.count)
    for section in [sections, movedSections].joined() {
      try requireSection(section, counts: counts)
      guard !isChanged[section] else { throw .conflictingSectionChanges(section: section, content: content) }
      isChanged[section] = true
    }
    return isChanged
  }

  /// Returns the number of changed items in each section, after checking that all changed items exist and occur once.
  func changedItemCounts(counts: [Int]) throws(LayoutError) -> [Int] {
    for range in items {
      try requireItem(range.start, counts: counts)
      let count = counts[range.section]
      guard range.items.upperBound <= count else {
        throw .unknownItem(index: ItemIndex(section: range.section, item: count), count: count, content: content)
      }
      guard !listsSection(range.section) else { throw .itemInChangedSection(index: range.start, content: content) }
    }
    for index in movedItems { try requireItem(index, counts: counts) }

    var changed = Array(repeating: 0, count: counts.count)
    var last: ItemRange?
    for range in itemRanges {
      if let last, last.section == range.section, last.items.upperBound > range.items.lowerBound {
        throw .conflictingItemChanges(index: range.start, content: content)
      }
      changed[range.section] += range.items.count
      last = range
    }
    return changed
  }

  func requireSection(_ section: Int, counts: [Int]) throws(LayoutError) {
    guard counts.indices.contains(section) else {
      throw .unknownSection(section: section, count: counts.count, content: content)
    }
  }

  func requireItem(_ index: ItemIndex, counts: [Int]) throws(LayoutError) {
    try requireSection(index.section, counts: counts)
    let count = counts[index.section]
    guard index.item >= 0, index.item < count else {
      throw .unknownItem(index: index, count: max(0, count), content: content)
    }
  }

  /// Returns whether a section is removed or inserted.
  func listsSection(_ section: Int) -> Bool {
    let position = firstPosition(below: sections.count) { sections[$0] >= section }
    return position < sections.count && sections[position] == section
  }

  /// Returns whether an item is removed or inserted individually.
  func listsItem(_ index: ItemIndex) -> Bool {
    let position = firstPosition(below: items.count) { index < items[$0].start }
    return position > 0 && items[position - 1].section == index.section
      && items[position - 1].items.contains(index.item)
  }
}
