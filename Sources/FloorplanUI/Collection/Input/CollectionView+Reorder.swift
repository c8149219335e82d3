public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Whether an item may be moved; nil for all.
  ///
  /// An item changes places only with items that may be moved too, so that a section whose items stay takes no others.
  public final var canMoveItem: ((ItemIndex) -> Bool)? {
    get { inputHandlers.canMoveItem }
    set { inputHandlers.canMoveItem = newValue }
  }

  /// Called when a person has moved an item, with its place and the place that it is to have afterwards; nil where items
  /// stay where they are.
  ///
  /// The collection itself changes nothing: move the item in the model, and show that.  `to` counts the items as they are
  /// once the item was taken out.
  public final var moveItem: ((_ from: ItemIndex, _ to: ItemIndex) -> Void)? {
    get { inputHandlers.moveItem }
    set {
      inputHandlers.moveItem = newValue
      if newValue == nil { cancelLift() }
    }
  }

  private func canMove(_ index: ItemIndex) -> Bool { moveItem != nil && canMoveItem?(index) ?? true }

  // MARK: Pointer

  final func beginLift(at place: Point) -> Bool {
    let point = contentPoint(place)
    guard moveItem != nil, let index = item(at: place), canMove(index), let frame = engine.frame(ofItemAt: index),
      let cell = liveCells[index]
    else { return false }
    let mark = DropIndicatorMark()
    mark.setParent(self)
    input.lift = ItemLift(index: index, grip: Point(x: point.x - frame.minX, y: point.y - frame.minY), mark: mark)
    // Escape must come here.
    focus(cell)
    // Drawn over the others.
    sortChildren()
    return true
  }

  final func updateLift() {
    guard var lift = input.lift else { return }
    lift.drop = dropPlace(for: lift.index)
    input.lift = lift
    liveCells[lift.index]?.setState(.active, true)
    queueAllocate()
  }

  final func endLift() {
    guard let lift = input.lift else { return }
    cancelLift()
    if let target = lift.drop?.destination(of: lift.index) { move(lift.index, to: target) }
  }

  final func cancelLift() {
    guard let lift = input.lift else { return }
    input.lift = nil
    lift.mark.unparent()
    liveCells[lift.index]?.setState(.active, false)
    sortChildren()
    queueAllocate()
  }

  /// The place between items that is nearest to the pointer; nil where the item would stay or may not go.
  private func dropPlace(for index: ItemIndex) -> DropPlace? {
    let point = contentPoint(input.pointer)
    guard let neighbor = engine.item(at: point) ?? itemInSight(nearest: point), neighbor != index, canMove(neighbor),
      let frame = engine.frame(ofItemAt: neighbor)
    else { return nil }
    let isSideBySide = isSideBySide(neighbor, frame)
    let isMirrored = engine.environment.layoutDirection == .rightToLeft
    let isFarther =
      isSideBySide
      ? (point.x > (frame.minX + frame.maxX) / 2) != isMirrored : point.y > (frame.minY + frame.maxY) / 2
    let place = DropPlace(neighbor: neighbor, isBehind: isFarther, isSideBySide: isSideBySide)
    return place.destination(of: index) == index ? nil : place
  }

  /// Whether others stand, or could stand, beside an item.
  private func isSideBySide(_ index: ItemIndex, _ frame: Rect) -> Bool {
    let size = viewport.size
    if engine.layout.scrollsHorizontally || frame.size.width * 2 <= size.width { return true }
    return [NeighborDirection.left, .right].contains {
      engine.neighbor(of: index, direction: $0, viewportSize: size) != nil
    }
  }

  /// Puts the lifted cell below the pointer, and the line where it would go.
  final func placeLift() {
    guard let lift = input.lift else { return }
    let seen = viewport
    if let cell = liveCells[lift.index], let frame = engine.frame(ofItemAt: lift.index) {
      let origin = Point(x: input.pointer.x - lift.grip.x, y: input.pointer.y - lift.grip.y)
      place(cell, in: Rect(origin: origin, size: frame.size), Rect(origin: .zero, size: seen.size), isCut: true)
    }
    let line = lift.drop.flatMap(line)
    lift.mark.isChildVisible = line != nil
    guard let line else { return }
    let leastWidth = lift.mark.measured(.horizontal).minimum
    let leastHeight = lift.mark.measured(.vertical).minimum
    lift.mark.allocate(
      x: Int((line.minX - seen.minX).rounded()), y: Int((line.minY - seen.minY).rounded()),
      width: max(Int(line.size.width), leastWidth), height: max(Int(line.size.height), leastHeight))
  }

  /// The line in the middle of the gap at a place between items, in the content.
  private func line(at drop: DropPlace) -> Rect? {
    guard let frame = engine.frame(ofItemAt: drop.neighbor) else { return nil }
    let other = ItemIndex(section: drop.neighbor.section, item: drop.neighbor.item + (drop.isBehind ? 1 : -1))
    let beside = engine.frame(ofItemAt: other)
    let thickness = Double(DropIndicatorMark.thickness)
    let isMirrored = engine.environment.layoutDirection == .rightToLeft
    func middle(_ isFarther: Bool, _ own: (low: Double, high: Double), _ other: (low: Double, high: Double)?) -> Double
    {
      // The next item may stand in another line: then there is no gap between the two.
      if isFarther { return other.map { $0.low >= own.high ? ($0.low + own.high) / 2 : own.high } ?? own.high }
      return other.map { $0.high <= own.low ? ($0.high + own.low) / 2 : own.low } ?? own.low
    }
    if drop.isSideBySide {
      let x = middle(drop.isBehind != isMirrored, (frame.minX, frame.maxX), beside.map { ($0.minX, $0.maxX) })
      return Rect(x: x - thickness / 2, y: frame.minY, width: thickness, height: frame.size.height)
    }
    let y = middle(drop.isBehind, (frame.minY, frame.maxY), beside.map { ($0.minY, $0.maxY) })
    return Rect(x: frame.minX, y: y - thickness / 2, width: frame.size.width, height: thickness)
  }

  // MARK: Keyboard

  /// Moves an item by one in a direction.
  ///
  /// - Returns: Whether it may be moved at all: a key that leads nowhere is not somebody else's then.
  final func nudgeItem(at index: ItemIndex, _ direction: NeighborDirection) -> Bool {
    guard canMove(index) else { return false }
    guard var target = engine.neighbor(of: index, direction: direction, viewportSize: viewport.size), canMove(target)
    else { return true }
    // From the front of a section an item comes behind the last one of the section before.
    if target.section < index.section { target.item += 1 }
    move(index, to: target)
    return true
  }

  /// Has the caller move an item, and brings the focus to where it is then.
  private func move(_ index: ItemIndex, to target: ItemIndex) {
    let before = input.changeCount
    input.movingItem = index
    moveItem?(index, target)
    // The caller may refuse, or change its model later: the focus goes with the item then.  A model that takes the item
    // out and puts it in again does not tell that it is the same one.
    if input.changeCount != before { focusItem(at: input.movingItem ?? target) }
    input.movingItem = nil
  }
}
