import FloorplanLayout
import FloorplanTheme
import GTKBridge

/// Items that the user drags to another position.
struct ItemLift {
  /// The item at which they are held, whose cell follows the pointer.
  var index: ItemIndex
  /// All dragged items.
  var items: ItemSelection
  /// The position of the pointer relative to the cell's top left corner.
  let grip: Point
  /// The drop position, or nil if the items can't be dropped here.
  var drop: DropPosition?
  let mark: DropIndicatorMark
  let shadow: DraggedShadowMark
  /// The marks next to the cell if there are several items.
  let pile: DraggedPile?

  /// The distance by which each row at the drop position moves away from it, in points.
  private static let rowDistance = 8.0

  /// Returns the distance by which an item moves away from the gap where the dragged items would be dropped.
  func displacement(of index: ItemIndex) -> Double {
    guard let drop, !drop.isSideBySide, index.section == drop.neighbor.section else { return 0 }
    let isAfterGap = drop.isAfter ? index > drop.neighbor : index >= drop.neighbor
    return isAfterGap ? Self.rowDistance : -Self.rowDistance
  }

  /// Whether an item is dragged below the one that follows the pointer.
  func hides(_ index: ItemIndex) -> Bool { index != self.index && items.contains(index) }
}

/// The edges of further cells below a dragged one, and the number of dragged items.
struct DraggedPile {
  private let edges: [CollectionMark]
  private let count = PartLabel(ComponentParts.CollectionView.dragCount)

  init(of itemCount: Int, in collection: CollectionView) {
    edges = (1..<min(itemCount, Self.maximumCellCount)).map { _ in
      DraggedCellMark(ComponentParts.CollectionView.draggedCell, in: collection)
    }
    count.text = NumberFormat.integer.text(itemCount)
    count.canTarget = false
    count.setParent(collection)
  }

  private static let maximumCellCount = 3
  /// The distance between the edges of two cells.
  private static let step = 8.0

  /// Allocates the marks around the cell that follows the pointer, in coordinates of a viewport.
  func place(around frame: Rect, in viewport: Size, isMirrored: Bool) {
    for (number, edge) in edges.enumerated() {
      let inset = Self.step * Double(number + 1)
      edge.place(
        in: Rect(
          x: frame.minX + inset, y: frame.maxY + inset - Self.step, width: max(0, frame.size.width - 2 * inset),
          height: Self.step))
    }
    let (width, height) = (count.measured(.horizontal).natural, count.measured(.vertical).natural)
    let x = isMirrored ? Int(frame.minX) : Int(frame.maxX) - width
    // The number stays in sight.
    count.allocate(
      x: max(0, min(x, Int(viewport.width) - width)), y: max(0, Int(frame.minY) - height / 2), width: width,
      height: height)
  }

  func remove() {
    for edge in edges { edge.unparent() }
    count.unparent()
  }
}

/// A gap between items.
nonisolated struct DropPosition: Equatable {
  /// An item next to the gap.
  var neighbor: ItemIndex
  /// Whether the gap follows that item in document order.
  var isAfter: Bool
  /// Whether the items are side by side rather than stacked.
  var isSideBySide = false

  /// Returns the index of the first of some items after they were removed and inserted into the gap.
  func destination(of items: ItemSelection) -> ItemIndex {
    var target = neighbor
    if isAfter { target.item += 1 }
    let sectionStart = ItemIndex(section: target.section, item: 0)
    target.item -= items.count(before: target) - items.count(before: sectionStart)
    return target
  }
}
