extension LayoutEngine {
  /// Follows changes of the content: sections and items that came, went, moved or show something else.
  ///
  /// Measures go with their items; those of reloaded ones stay as estimates. Frames are those of an engine that was
  /// made with the new content and told the same measures, to the last bit. Hold on to an ``anchor(in:surviving:)`` to
  /// keep what is in sight where it is.
  ///
  /// - Parameters:
  ///   - changes: What is different, from the content that the engine has to the new one.
  ///   - newSections: The sections of the new content.
  /// - Throws: A ``LayoutError`` that names the section and the item where the changes do not lead from one content to
  ///   the other. The engine is as it was then.
  /// - Complexity: O(sections + changes). In one column a range that comes or goes costs O(1) amortised up to a million
  ///   items; in several all of a section's measured items move, O(items); where lines break, O(items in lines that
  ///   start elsewhere).
  public mutating func apply(
    _ changes: CollectionChanges, sections newSections: [SectionDescription]
  ) throws(LayoutError) {
    try changes.validate(
      countsBefore: sections.map(\.countedItems), countsAfter: newSections.map(\.countedItems))
    settling.forgetAll()
    let origins = changes.sectionOrigins(countBefore: sections.count, countAfter: newSections.count)
    let edits = SectionEdits(changes)
    let carried = changes.movedItems.map {
      arrangement.states[$0.from.section].lines.carriedMeasure(ofItem: $0.from.item)
    }
    var states = ContiguousArray<SectionState>()
    states.reserveCapacity(newSections.count)
    // Lines are changed in place where nothing else refers to them.
    var old = takeStates()
    for (section, origin) in origins.enumerated() {
      guard let origin else {
        states.append(state(of: newSections[section], from: nil))
        continue
      }
      var lines = SectionLines.empty
      swap(&lines, &old[origin].lines)
      lines.edit(removing: edits.removed(fromSection: origin), inserting: edits.inserted(intoSection: section))
      states.append(state(of: newSections[section], from: lines))
    }
    for (move, measure) in zip(changes.movedItems, carried) {
      if let measure { states[move.to.section].lines.put(measure, atItem: move.to.item) }
    }
    for section in changes.reloadedSections { states[section].lines.outdateAll() }
    for index in changes.reloadedItems { states[index.section].lines.outdate(index.item) }
    replaceSections(newSections, states)
  }
}

/// The places that changes take from each section and give to it, moves included, ascending.
private struct SectionEdits {
  private let removed: [CollectionChanges.ItemRange]
  private let inserted: [CollectionChanges.ItemRange]

  init(_ changes: CollectionChanges) {
    removed = Self.merged(changes.removedItems, changes.movedItems.lazy.map(\.from))
    inserted = Self.merged(changes.insertedItems, changes.movedItems.lazy.map(\.to))
  }

  private static func merged(
    _ ranges: [CollectionChanges.ItemRange], _ moved: some Collection<ItemIndex>
  ) -> [CollectionChanges.ItemRange] {
    guard !moved.isEmpty else { return ranges }
    let moved = moved.map { CollectionChanges.ItemRange(section: $0.section, items: $0.item..<$0.item + 1) }
    return (ranges + moved).sorted { ($0.section, $0.items.lowerBound) < ($1.section, $1.items.lowerBound) }
  }

  func removed(fromSection section: Int) -> [Range<Int>] { Self.items(of: section, in: removed) }
  func inserted(intoSection section: Int) -> [Range<Int>] { Self.items(of: section, in: inserted) }

  private static func items(of section: Int, in ranges: [CollectionChanges.ItemRange]) -> [Range<Int>] {
    let first = firstPosition(below: ranges.count) { ranges[$0].section >= section }
    let end = firstPosition(below: ranges.count) { ranges[$0].section > section }
    return first < end ? ranges[first..<end].map(\.items) : []
  }
}
