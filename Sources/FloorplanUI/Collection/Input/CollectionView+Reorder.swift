import FloorplanLayout
import FloorplanTheme
import GTKBridge

extension CollectionView {
  private func canMove(_ index: ItemIndex) -> Bool { moveItems != nil && canMoveItem?(index) ?? true }

  /// Returns the items that the user moves with an item: all selected ones if it is one of them.
  private func itemsToMove(with index: ItemIndex) -> ItemSelection {
    guard selectionMode == .multiple, selection.contains(index) else { return ItemSelection([index]) }
    return canMoveItem.map { ItemSelection(selection.filter($0)) } ?? selection
  }

  // MARK: Pointer

  final func beginLift(at position: Point) -> Bool {
    let point = contentPoint(position)
    guard moveItems != nil, let index = item(at: position), canMove(index), let frame = engine.frame(ofItemAt: index),
      let cell = views[index]
    else { return false }
    let items = itemsToMove(with: index)
    input.drag.lift = ItemLift(
      index: index, items: items, grip: Point(x: point.x - frame.minX, y: point.y - frame.minY),
      mark: DropIndicatorMark(ComponentParts.CollectionView.dropIndicator, in: self),
      shadow: DraggedShadowMark(ComponentParts.CollectionView.draggedShadow, in: self),
      pile: items.count > 1 ? DraggedPile(of: items.count, in: self) : nil)
    // Escape must reach the collection.
    focus(cell)
    // The lifted cell is drawn above the others.
    sortChildren()
    return true
  }

  final func updateLift() {
    guard var lift = input.drag.lift else { return }
    let drop = dropPosition(for: lift.items)
    let parting = drop == lift.drop ? nil : prepareTransition(animated: true)
    lift.drop = drop
    input.drag.lift = lift
    views[lift.index]?.setState(.active, true)
    queueAllocate()
    if let parting { beginTransition(parting, leaving: [], isNew: { _ in false }) }
  }

  final func endLift() {
    guard let lift = input.drag.lift else { return }
    cancelLift()
    if let target = lift.drop?.destination(of: lift.items) { move(lift.items, with: lift.index, to: target) }
  }

  final func cancelLift(animated: Bool = true) {
    guard let lift = input.drag.lift else { return }
    let closing = prepareTransition(animated: animated)
    input.drag.lift = nil
    lift.mark.unparent()
    lift.shadow.unparent()
    lift.pile?.remove()
    views[lift.index]?.setState(.active, false)
    sortChildren()
    queueAllocate()
    if let closing { beginTransition(closing, leaving: [], isNew: { _ in false }) }
  }

  /// Returns the gap nearest to the pointer, or nil if the items would stay or can't move there.
  private func dropPosition(for items: ItemSelection) -> DropPosition? {
    let point = contentPoint(input.drag.pointer)
    guard let neighbor = engine.item(at: point) ?? visibleItem(nearest: point), canMove(neighbor),
      let frame = engine.frame(ofItemAt: neighbor)
    else { return nil }
    let isSideBySide = engine.isSideBySide(itemAt: neighbor)
    let isMirrored = engine.environment.layoutDirection == .rightToLeft
    let isFarther =
      isSideBySide
      ? (point.x > (frame.minX + frame.maxX) / 2) != isMirrored : point.y > (frame.minY + frame.maxY) / 2
    let position = DropPosition(neighbor: neighbor, isAfter: isFarther, isSideBySide: isSideBySide)
    return items.isContiguous && position.destination(of: items) == items.first ? nil : position
  }

  /// Allocates the lifted cell under the pointer with its pile, and the drop indicator.
  final func allocateLift() {
    guard let lift = input.drag.lift else { return }
    let visible = viewport
    if let cell = views[lift.index], let frame = engine.frame(ofItemAt: lift.index) {
      let origin = Point(x: input.drag.pointer.x - lift.grip.x, y: input.drag.pointer.y - lift.grip.y)
      let lifted = Rect(origin: origin, size: frame.size)
      place(cell, in: lifted, Rect(origin: .zero, size: visible.size), isCut: true)
      lift.shadow.place(in: lifted)
      let isMirrored = engine.environment.layoutDirection == .rightToLeft
      lift.pile?.place(around: lifted, in: visible.size, isMirrored: isMirrored)
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
    let next = engine.frame(ofItemAt: other)
    let thickness = Double(DropIndicatorMark.thickness)
    let isMirrored = engine.environment.layoutDirection == .rightToLeft
    func middle(_ isFarther: Bool, _ own: (low: Double, high: Double), _ other: (low: Double, high: Double)?) -> Double
    {
      // If the next item is in another line, there is no gap between the two.
      if isFarther { return other.map { $0.low >= own.high ? ($0.low + own.high) / 2 : own.high } ?? own.high }
      return other.map { $0.high <= own.low ? ($0.high + own.low) / 2 : own.low } ?? own.low
    }
    if drop.isSideBySide {
      let x = middle(drop.isAfter != isMirrored, (frame.minX, frame.maxX), next.map { ($0.minX, $0.maxX) })
      return Rect(x: x - thickness / 2, y: frame.minY, width: thickness, height: frame.size.height)
    }
    let y = middle(drop.isAfter, (frame.minY, frame.maxY), next.map { ($0.minY, $0.maxY) })
    return Rect(x: frame.minX, y: y - thickness / 2, width: frame.size.width, height: thickness)
  }

  // MARK: Keyboard

  /// Moves an item, or the selection if that contains the item, by one position in a direction.
  ///
  /// - Returns: Whether the item is movable; the key is consumed even if the item can't move further.
  final func nudgeItem(at index: ItemIndex, _ direction: NeighborDirection) -> Bool {
    guard canMove(index) else { return false }
    let items = itemsToMove(with: index)
    guard let first = items.first, let last = items.last else { return true }
    func neighbor(of index: ItemIndex) -> ItemIndex? {
      engine.neighbor(of: index, direction: direction, viewportSize: viewport.size)
    }
    let position: DropPosition
    if let next = neighbor(of: last), next > last {
      // From the end of a section, the items move to the start of the next one.
      position = DropPosition(neighbor: next, isAfter: next.section == last.section)
    } else if let previous = neighbor(of: first), previous < first {
      position = DropPosition(neighbor: previous, isAfter: previous.section < first.section)
    } else {
      return true
    }
    if canMove(position.neighbor) { move(items, with: index, to: position.destination(of: items)) }
    return true
  }

  /// Asks the caller to move items, and moves the focus to the new index of one of them.
  private func move(_ items: ItemSelection, with index: ItemIndex, to target: ItemIndex) {
    let before = input.changeCount
    input.movingItem = index
    moveItems?(items, target)
    // The caller may refuse or change its model later; the focus then follows the item. For a model that removes and
    // reinserts the item, the collection can't recognize it.
    if input.changeCount != before {
      let expected = ItemIndex(section: target.section, item: target.item + items.count(before: index))
      focusItem(at: input.movingItem ?? expected)
    }
    input.movingItem = nil
  }
}
