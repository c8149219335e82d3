import FloorplanLayout

/// A rectangle that selects the items inside while the user draws it.
struct RubberBand {
  /// The corner at which it started.
  var start: ContentPosition
  /// The selection before it started.
  var before: ItemSelection
  /// The resulting selection.
  var selection: ItemSelection
  /// The items that intersect the rectangle.
  private(set) var covered = ItemSelection()
  /// The effect on the previous selection.
  var step = SelectionStep.only
  let mark: RubberBandMark

  init(start: ContentPosition, before: ItemSelection, mark: RubberBandMark) {
    (self.start, self.before, selection, self.mark) = (start, before, before, mark)
  }

  /// Combines the covered items with the previous selection.
  mutating func cover(_ items: ItemSelection) {
    covered = items
    selection = step.keepsOthers || step == .range ? before : ItemSelection()
    if step == .toggling { selection.formSymmetricDifference(items) } else { selection.formUnion(items) }
  }
}

/// A position in the content that is relative to an item, so it stays valid when the sizes of preceding items
/// change.
nonisolated struct ContentPosition {
  var index: ItemIndex
  /// The distance from the top left corner of the item, in points.
  var distance: Point
}
