/// The places of one content, old or new, that changes name because nothing stays there.
struct NamedPlaces {
  typealias ItemRange = CollectionChanges.ItemRange

  let content: LayoutError.Content
  /// The sections that are removed or inserted, ascending.
  let sections: [Int]
  /// The sections where a move starts or ends.
  let movedSections: [Int]
  /// The items that are removed or inserted, ascending.
  let items: [ItemRange]
  /// The items where a move starts or ends.
  let movedItems: [ItemIndex]
}

extension CollectionChanges {
  /// What is named in the old content.
  var oldPlaces: NamedPlaces {
    NamedPlaces(
      content: .old, sections: removedSections, movedSections: movedSections.map(\.from), items: removedItems,
      movedItems: movedItems.map(\.from))
  }

  /// What is named in the new content, without what is reloaded.
  var newPlaces: NamedPlaces {
    NamedPlaces(
      content: .new, sections: insertedSections, movedSections: movedSections.map(\.to), items: insertedItems,
      movedItems: movedItems.map(\.to))
  }
}

extension NamedPlaces {
  /// All items that are named, ascending.
  var itemRanges: [ItemRange] {
    movedItems.isEmpty ? items : (items + movedItems.compactMap(ItemRange.init)).joined()
  }

  /// All sections that are named, ascending, as if they were the items of one section 0.
  var sectionRanges: [ItemRange] {
    (sections + movedSections).compactMap { ItemRange(ItemIndex(section: 0, item: $0)) }.joined()
  }

  /// Says for each section whether it is named, and checks that all exist and occur once.
  func namedSections(counts: [Int]) throws(LayoutError) -> [Bool] {
    var isNamed = Array(repeating: false, count: counts.count)
    for section in [sections, movedSections].joined() {
      try requireSection(section, counts: counts)
      guard !isNamed[section] else { throw .sectionNamedTwice(section: section, content: content) }
      isNamed[section] = true
    }
    return isNamed
  }

  /// Counts the items that are named in each section, and checks that all exist and occur once.
  func namedItemCounts(counts: [Int]) throws(LayoutError) -> [Int] {
    for range in items {
      try requireItem(range.start, counts: counts)
      let count = counts[range.section]
      guard range.items.upperBound <= count else {
        throw .unknownItem(index: ItemIndex(section: range.section, item: count), count: count, content: content)
      }
      guard !isWhole(range.section) else { throw .itemOfNamedSection(index: range.start, content: content) }
    }
    for index in movedItems { try requireItem(index, counts: counts) }

    var named = Array(repeating: 0, count: counts.count)
    var last: ItemRange?
    for range in itemRanges {
      if let last, last.section == range.section, last.items.upperBound > range.items.lowerBound {
        throw .itemNamedTwice(index: range.start, content: content)
      }
      named[range.section] += range.items.count
      last = range
    }
    return named
  }

  /// Checks that a section exists.
  func requireSection(_ section: Int, counts: [Int]) throws(LayoutError) {
    guard counts.indices.contains(section) else {
      throw .unknownSection(section: section, count: counts.count, content: content)
    }
  }

  /// Checks that an item exists.
  func requireItem(_ index: ItemIndex, counts: [Int]) throws(LayoutError) {
    try requireSection(index.section, counts: counts)
    let count = counts[index.section]
    guard index.item >= 0, index.item < count else {
      throw .unknownItem(index: index, count: max(0, count), content: content)
    }
  }

  /// Whether a section is removed or inserted.
  func isWhole(_ section: Int) -> Bool {
    let position = firstPosition(below: sections.count) { sections[$0] >= section }
    return position < sections.count && sections[position] == section
  }

  /// Whether an item is removed or inserted by itself.
  func isNamed(_ index: ItemIndex) -> Bool {
    let position = firstPosition(below: items.count) { index < items[$0].start }
    return position > 0 && items[position - 1].section == index.section
      && items[position - 1].items.contains(index.item)
  }
}
