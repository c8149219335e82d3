extension LayoutEngine {
  /// Applies changes to the content: removed, inserted, moved and reloaded sections and items.
  ///
  /// Measurements move with their items; those of reloaded items become estimates. The resulting frames equal, to the
  /// last bit, those of a new engine with the new content and the same measurements. Use ``anchor(in:where:)`` to
  /// keep the visible items in place.
  ///
  /// - Parameters:
  ///   - changes: The changes from the current content to the new one.
  ///   - newSections: The sections of the new content.
  /// - Throws: A ``LayoutError`` that identifies the section and the item if the changes don't lead from the current
  ///   content to the new one. The engine is then unchanged.
  /// - Complexity: O(sections + changes). A range of removed or inserted items takes amortized O(1) in a single column
  ///   for up to a million items; O(items) in several columns, because all measured items of the section move; O(items
  ///   in reflowed lines) where lines wrap.
  public mutating func apply(
    _ changes: CollectionChanges, sections newSections: [SectionDescription]
  ) throws(LayoutError) {
    let origins = try changes.validatedSectionOrigins(
      countsBefore: sections.map(\.clampedItemCount), countsAfter: newSections.map(\.clampedItemCount))
    oscillationDetector.reset()
    let edits = SectionEdits(changes)
    let measurements = changes.movedItems.map {
      arrangement.states[$0.from.section].lines.movableMeasurement(ofItem: $0.from.item)
    }
    var states = ContiguousArray<SectionState>()
    states.reserveCapacity(newSections.count)
    // Lines are modified in place unless they are shared.
    var old = takeStates()
    let placeholder: any SectionLines = UniformLines.empty
    for (section, origin) in origins.enumerated() {
      guard let origin else {
        states.append(state(of: newSections[section], from: nil))
        continue
      }
      var lines = placeholder
      swap(&lines, &old[origin].lines)
      let (removed, inserted) = (edits.removed(fromSection: origin), edits.inserted(intoSection: section))
      if !removed.isEmpty || !inserted.isEmpty { lines.edit(removing: removed, inserting: inserted) }
      states.append(state(of: newSections[section], from: lines))
    }
    for (move, measure) in zip(changes.movedItems, measurements) {
      if let measure { states[move.to.section].lines.store(measure, atItem: move.to.item) }
    }
    for section in changes.reloadedSections { states[section].lines.invalidateAll() }
    for index in changes.reloadedItems { states[index.section].lines.invalidate(index.item) }
    replaceSections(newSections, states)
  }
}

/// The items that changes remove from and insert into each section, including moves, ascending.
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
