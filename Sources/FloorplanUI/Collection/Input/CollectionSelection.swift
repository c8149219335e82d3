import FloorplanLayout

/// The selected items of a collection, and the range that the next click ends.
nonisolated struct CollectionSelection {
  var items = ItemSelection()
  /// The start of the range that the next click ends.
  var rangeStart: ItemIndex?

  /// Returns the selection after a click, a key or an action in multiple selection, and begins or ends a range.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - step: The effect on the other items.
  ///   - start: The start of a range if there is none.
  ///   - itemCounts: The number of items in each section.
  /// - Returns: The selection.
  mutating func selecting(
    _ index: ItemIndex, _ step: SelectionStep, from start: ItemIndex?, itemCounts: [Int]
  ) -> ItemSelection {
    let start = rangeStart ?? start ?? items.first ?? index
    rangeStart = step.isRange ? start : index
    var selection = step.keepsOthers ? items : ItemSelection()
    switch step {
    case .only: selection.insert(index)
    case .toggling: selection.toggle(index)
    case .range, .addingRange: selection.insert(from: start, through: index, itemCounts: itemCounts)
    }
    return selection
  }

  /// Updates all indices after changes.
  mutating func follow(_ changes: CollectionChanges, _ mapping: ItemIndexMapping) {
    items.apply(changes)
    rangeStart = rangeStart.flatMap(mapping.newIndex)
  }
}
