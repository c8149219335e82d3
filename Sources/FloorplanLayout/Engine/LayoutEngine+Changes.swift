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
    let (removed, inserted) = (changes.oldIndices.itemRanges, changes.newIndices.itemRanges)
    let measurements = changes.movedItems.map { measurement(ofItemAt: $0.from) }
    var states = ContiguousArray<SectionState>()
    states.reserveCapacity(newSections.count)
    // Lines are modified in place unless they are shared.
    var old: ContiguousArray<SectionState> = []
    swap(&old, &self.states)
    let placeholder: any SectionLines = UniformLines.empty
    for (section, origin) in origins.enumerated() {
      guard let origin else {
        states.append(state(of: newSections[section], from: nil))
        continue
      }
      var lines = placeholder
      swap(&lines, &old[origin].lines)
      let (removed, inserted) = (removed.items(inSection: origin), inserted.items(inSection: section))
      if !removed.isEmpty || !inserted.isEmpty { lines.edit(removing: removed, inserting: inserted) }
      states.append(state(of: newSections[section], from: lines))
    }
    for (move, measure) in zip(changes.movedItems, measurements) {
      if let measure { states[move.to.section].lines.store(measure, atItem: move.to.item) }
    }
    for section in changes.reloadedSections { states[section].lines.invalidateAll() }
    for index in changes.reloadedItems { states[index.section].lines.invalidate(index.item) }
    descriptions = newSections
    replaceStates(with: states)
  }
}
