import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Converts a viewport position to content coordinates.
  final func contentPoint(_ position: Point) -> Point {
    Point(x: position.x + viewport.minX, y: position.y + viewport.minY)
  }

  /// Returns the item at a viewport position, or nil if a pinned header or footer covers it.
  final func item(at position: Point) -> ItemIndex? {
    let point = contentPoint(position)
    let isCovered = views.supplements.contains {
      engine.frame(of: $0.key, contentOffset: viewport.origin)?.contains(point) == true
    }
    return isCovered ? nil : engine.item(at: point)
  }

  // MARK: Click

  final func press(at position: Point) {
    input.focusBeforePress = focusIndex
    guard let index = item(at: position), let cell = views[index] else {
      input.isBackgroundPressed = true
      return
    }
    guard cell.isInteractive else { return }
    // The pressed widgets inside the cell, innermost first.
    let inner = sequence(first: pick(x: position.x, y: position.y)) { $0?.parent }
      .prefix { $0 != nil && $0 !== cell && $0 !== self }.compactMap(\.self)
    // A nested collection handles presses of its own items.
    guard !inner.contains(where: { $0 is CollectionView }) else { return }
    setPressed(cell)
    if !cell.hasFocus, !inner.contains(where: \.containsFocus) { cell.grabFocus() }
  }

  /// Performs a click if the button is released over the pressed item.
  ///
  /// - Returns: Whether it was a click.
  final func release(at position: Point, count: Int, modifiers: ModifierKeys) -> Bool {
    let (pressed, isBackgroundPressed) = (pressedCell, input.isBackgroundPressed)
    cancelPress()
    let modifiers = modifiers.acceleratorModifiers
    guard let index = item(at: position) else {
      guard isBackgroundPressed, pressed == nil else { return false }
      input.clickedItem = nil
      if selectionMode == .multiple, !keepsSelection, modifiers.isEmpty { deselectAll() }
      return false
    }
    guard let pressed, pressed.index == index else { return false }
    click(
      index, count: count, modifiers: modifiers, keepsSelection: keepsSelection || pressed.isOnSelectionMark(position))
    return true
  }

  private func click(_ index: ItemIndex, count: Int, modifiers: ModifierKeys, keepsSelection: Bool) {
    guard selectionMode == .multiple else { return activateItem(at: index) }
    let isSecond = count == 2 && input.clickedItem == index
    input.clickedItem = index
    select(index, SelectionStep(modifiers, keepsSelection: keepsSelection), from: input.focusBeforePress)
    if isSecond, modifiers.isEmpty, !keepsSelection { activateItem(at: index) }
  }

  final func cancelPress() {
    setPressed(nil)
    input.isBackgroundPressed = false
  }

  final func setPressed(_ cell: CollectionCell?) {
    pressedCell?.setState(.active, false)
    pressedCell = cell
    cell?.setState(.active, true)
  }

  // MARK: Drag

  final func beginDrag(at position: Point) {
    cancelDrag()
    input.drag.start = position
  }

  /// Updates the drag with the distance from its start.
  ///
  /// - Returns: Whether the collection handles the drag.
  final func drag(by distance: Point, modifiers: ModifierKeys) -> Bool {
    guard let start = input.drag.start else { return false }
    let position = Point(x: start.x + distance.x, y: start.y + distance.y)
    if !input.drag.isActive {
      guard exceedsDragThreshold(fromX: start.x, y: start.y, toX: position.x, y: position.y) else { return false }
      guard beginLift(at: start) || beginBand(at: start) else {
        input.drag.start = nil
        return false
      }
      cancelPress()
    }
    input.drag.pointer = position
    let modifiers = modifiers.acceleratorModifiers
    // Users draw a rubber band to add the items inside, not to toggle them.
    input.drag.band?.step = keepsSelection && modifiers.isEmpty ? .addingRange : SelectionStep(modifiers)
    updateDrag()
    autoscroll()
    return true
  }

  /// Updates the preview of the drag.
  final func updateDrag() {
    updateBand()
    updateLift()
  }

  final func endDrag() {
    input.drag.start = nil
    endBand()
    endLift()
    updateHover()
  }

  /// Cancels the drag without effect.
  ///
  /// - Parameter animated: Whether the gap for moved items closes gradually.
  /// - Returns: Whether there was a drag.
  @discardableResult
  final func cancelDrag(animated: Bool = true) -> Bool {
    input.drag.start = nil
    guard input.drag.isActive else { return false }
    cancelBand()
    cancelLift(animated: animated)
    updateHover()
    return true
  }

  /// Resets all input state, because the items were replaced.
  final func resetInput() {
    cancelDrag(animated: false)
    cancelPress()
    cancelCopying()
    selected.rangeStart = nil
    input.clickedItem = nil
    input.focusBeforePress = nil
    input.typeAhead.reset()
    input.menu?.popover.popDown()
    input.changeCount += 1
  }

  /// Allocates the marks drawn above the items.
  final func allocateMarks() {
    allocateBand()
    allocateLift()
    input.menu?.popover.present()
  }
}
