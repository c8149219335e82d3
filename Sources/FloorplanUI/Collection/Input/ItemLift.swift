import FloorplanLayout

/// An item that the user drags to another position.
struct ItemLift {
  var index: ItemIndex
  /// The position of the pointer relative to the cell's top left corner.
  let grip: Point
  /// The drop position, or nil if the item can't be dropped here.
  var drop: DropPosition?
  let mark: DropIndicatorMark
}

/// A gap between items.
nonisolated struct DropPosition: Equatable {
  /// An item next to the gap.
  var neighbor: ItemIndex
  /// Whether the gap follows that item in document order.
  var isAfter: Bool
  /// Whether the items are side by side rather than stacked.
  var isSideBySide: Bool

  /// Returns the index of an item after it was removed and inserted into the gap.
  func destination(of index: ItemIndex) -> ItemIndex {
    var target = neighbor
    if isAfter { target.item += 1 }
    if target.section == index.section, target.item > index.item { target.item -= 1 }
    return target
  }
}
