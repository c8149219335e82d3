import FloorplanLayout
import FloorplanTheme
import GTKBridge

extension CollectionView {
  private func canMove(_ index: ItemIndex) -> Bool { moveItem != nil && canMoveItem?(index) ?? true }

  // MARK: Pointer

  final func beginLift(at position: Point) -> Bool {
    let point = contentPoint(position)
    guard moveItem != nil, let index = item(at: position), canMove(index), let frame = engine.frame(ofItemAt: index),
      let cell = views[index]
    else { return false }
    let mark = DropIndicatorMark(ComponentParts.CollectionView.dropIndicator, in: self)
    input.drag.lift = ItemLift(index: index, grip: Point(x: point.x - frame.minX, y: point.y - frame.minY), mark: mark)
    // Escape must reach the collection.
    focus(cell)
    // The lifted cell is drawn above the others.
    sortChildren()
    return true
  }

  final func updateLift() {
    guard var lift = input.drag.lift else { return }
    lift.drop = dropPosition(for: lift.index)
    input.drag.lift = lift
    views[lift.index]?.setState(.active, true)
    queueAllocate()
  }

  final func endLift() {
    guard let lift = input.drag.lift else { return }
    cancelLift()
    if let target = lift.drop?.destination(of: lift.index) { move(lift.index, to: target) }
  }

  final func cancelLift() {
    guard let lift = input.drag.lift else { return }
    input.drag.lift = nil
    lift.mark.unparent()
    views[lift.index]?.setState(.active, false)
    sortChildren()
    queueAllocate()
  }

  /// Returns the gap nearest to the pointer, or nil if the item would stay or can't move there.
  private func dropPosition(for index: ItemIndex) -> DropPosition? {
    let point = contentPoint(input.drag.pointer)
    guard let neighbor = engine.item(at: point) ?? visibleItem(nearest: point), neighbor != index, canMove(neighbor),
      let frame = engine.frame(ofItemAt: neighbor)
    else { return nil }
    let isSideBySide = engine.isSideBySide(itemAt: neighbor)
    let isMirrored = engine.environment.layoutDirection == .rightToLeft
    let isFarther =
      isSideBySide
      ? (point.x > (frame.minX + frame.maxX) / 2) != isMirrored : point.y > (frame.minY + frame.maxY) / 2
    let position = DropPosition(neighbor: neighbor, isAfter: isFarther, isSideBySide: isSideBySide)
    return position.destination(of: index) == index ? nil : position
  }

  /// Allocates the lifted cell under the pointer, and the drop indicator.
  final func allocateLift() {
    guard let lift = input.drag.lift else { return }
    let visible = viewport
    if let cell = views[lift.index], let frame = engine.frame(ofItemAt: lift.index) {
      let origin = Point(x: input.drag.pointer.x - lift.grip.x, y: input.drag.pointer.y - lift.grip.y)
      place(cell, in: Rect(origin: origin, size: frame.size), Rect(origin: .zero, size: visible.size), isCut: true)
    }
    var line = lift.drop.flatMap(line)
    line?.origin.x -= visible.minX
    line?.origin.y -= visible.minY
    lift.mark.place(in: line)
  }

  /// Returns the frame of the drop indicator in the middle of a gap, in content coordinates.
  private func line(at drop: DropPosition) -> Rect? {
    guard let frame = engine.frame(ofItemAt: drop.neighbor) else { return nil }
    let other = ItemIndex(section: drop.neighbor.section, item: drop.neighbor.item + (drop.isAfter ? 1 : -1))
    let beside = engine.frame(ofItemAt: other)
    let thickness = Double(DropIndicatorMark.thickness)
    let isMirrored = engine.environment.layoutDirection == .rightToLeft
    func middle(_ isFarther: Bool, _ own: (low: Double, high: Double), _ other: (low: Double, high: Double)?) -> Double
    {
      // If the next item is in another line, there is no gap between the two.
      if isFarther { return other.map { $0.low >= own.high ? ($0.low + own.high) / 2 : own.high } ?? own.high }
      return other.map { $0.high <= own.low ? ($0.high + own.low) / 2 : own.low } ?? own.low
    }
    if drop.isSideBySide {
      let x = middle(drop.isAfter != isMirrored, (frame.minX, frame.maxX), beside.map { ($0.minX, $0.maxX) })
      return Rect(x: x - thickness / 2, y: frame.minY, width: thickness, height: frame.size.height)
    }
    let y = middle(drop.isAfter, (frame.minY, frame.maxY), beside.map { ($0.minY, $0.maxY) })
    return Rect(x: frame.minX, y: y - thickness / 2, width: frame.size.width, height: thickness)
  }

  // MARK: Keyboard

  /// Moves an item by one position in a direction.
  ///
  /// - Returns: Whether the item is movable; the key is consumed even if the item can't move further.
  final func nudgeItem(at index: ItemIndex, _ direction: NeighborDirection) -> Bool {
    guard canMove(index) else { return false }
    guard var target = engine.neighbor(of: index, direction: direction, viewportSize: viewport.size), canMove(target)
    else { return true }
    // From the start of a section, an item moves to the end of the previous one.
    if target.section < index.section { target.item += 1 }
    move(index, to: target)
    return true
  }

  /// Asks the caller to move an item, and moves the focus to its new index.
  private func move(_ index: ItemIndex, to target: ItemIndex) {
    let before = input.changeCount
    input.movingItem = index
    moveItem?(index, target)
    // The caller may refuse or change its model later; the focus then follows the item. For a model that removes and
    // reinserts the item, the collection can't recognize it.
    if input.changeCount != before { focusItem(at: input.movingItem ?? target) }
    input.movingItem = nil
  }
}
