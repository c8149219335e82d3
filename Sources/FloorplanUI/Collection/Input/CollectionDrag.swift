import FloorplanLayout

/// A drag that draws a rubber band or moves items.
struct CollectionDrag {
  /// The start in viewport coordinates, or nil if the drag is ignored.
  var start: Point?
  /// The pointer position, in viewport coordinates.
  var pointer = Point.zero
  var band: RubberBand?
  var lift: ItemLift?
  var isAutoscrolling = false

  /// Whether the user draws a rubber band or moves items.
  var isActive: Bool { band != nil || lift != nil }

  /// Updates all indices after changes.
  ///
  /// - Returns: Whether the item of the drag still exists.
  mutating func follow(_ changes: CollectionChanges, _ mapping: ItemIndexMapping) -> Bool {
    if let index = band?.start.index {
      guard let new = mapping.newIndex(ofItemAt: index) else { return false }
      band?.start.index = new
      band?.before.apply(changes)
      band?.selection.apply(changes)
    }
    if let index = lift?.index {
      guard let new = mapping.newIndex(ofItemAt: index) else { return false }
      lift?.index = new
      lift?.items.apply(changes)
      lift?.drop = nil
    }
    return true
  }
}
