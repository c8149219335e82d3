import CGTK
import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// A place of the viewport in the content.
  final func contentPoint(_ place: Point) -> Point {
    Point(x: place.x + viewport.minX, y: place.y + viewport.minY)
  }

  /// The item at a place of the viewport; none below a header or a footer that floats there.
  final func item(at place: Point) -> ItemIndex? {
    let point = contentPoint(place)
    let isCovered = liveSupplementaryViews.keys.contains {
      engine.frame(of: $0.element, contentOffset: viewport.origin)?.contains(point) == true
    }
    return isCovered ? nil : engine.item(at: point)
  }

  // MARK: Click

  final func press(at place: Point) {
    input.focusBeforePress = focusIndex
    guard let index = item(at: place), let cell = liveCells[index] else {
      input.isRoomPressed = true
      return
    }
    guard cell.isInteractive else { return }
    // The widgets that were pressed inside the cell, the innermost first.
    let inner = sequence(first: pick(x: place.x, y: place.y)) { $0?.parent }
      .prefix { $0 != nil && $0 !== cell && $0 !== self }.compactMap(\.self)
    // A collection inside the cell has items of its own to press.
    guard !inner.contains(where: { $0 is CollectionView }) else { return }
    setPressed(cell)
    if !cell.hasFocus, !inner.contains(where: \.containsFocus) { cell.grabFocus() }
  }

  /// Does what a click is for where the pointer went up over the item that it went down on.
  ///
  /// - Returns: Whether it was one.
  final func release(at place: Point, count: Int, held: GdkModifierType) -> Bool {
    let (pressed, isRoomPressed) = (pressedCell, input.isRoomPressed)
    forgetPress()
    let held = held.held
    guard let index = item(at: place) else {
      guard isRoomPressed, pressed == nil else { return false }
      input.clickedItem = nil
      if selectionMode == .multiple, held.isEmpty { deselectAll() }
      return false
    }
    guard let pressed, pressed.index == index else { return false }
    click(index, count: count, held: held)
    return true
  }

  private func click(_ index: ItemIndex, count: Int, held: GdkModifierType) {
    guard selectionMode == .multiple else { return activateItem(at: index) }
    let isSecond = count == 2 && input.clickedItem == index
    input.clickedItem = index
    select(index, SelectionStep(held), from: input.focusBeforePress)
    if isSecond, held.isEmpty { activateItem(at: index) }
  }

  final func forgetPress() {
    setPressed(nil)
    input.isRoomPressed = false
  }

  final func setPressed(_ cell: CollectionCell?) {
    pressedCell?.setState(.active, false)
    pressedCell = cell
    cell?.setState(.active, true)
  }

  // MARK: Drag

  final func beginDrag(at place: Point) {
    cancelDrag()
    input.dragStart = place
  }

  /// Follows the pointer while it drags.
  ///
  /// - Returns: Whether the collection makes something of it.
  final func drag(by distance: Point, held: GdkModifierType) -> Bool {
    guard let start = input.dragStart else { return false }
    let place = Point(x: start.x + distance.x, y: start.y + distance.y)
    if !isDragging {
      guard isDrag(fromX: start.x, y: start.y, toX: place.x, y: place.y) else { return false }
      guard beginLift(at: start) || beginBand(at: start) else {
        input.dragStart = nil
        return false
      }
      forgetPress()
    }
    input.pointer = place
    input.band?.step = SelectionStep(held.held)
    updateDrag()
    autoscroll()
    return true
  }

  /// Whether a rectangle is drawn around items, or an item is moved.
  final var isDragging: Bool { input.band != nil || input.lift != nil }

  /// Shows what would come of the drag if it ended here.
  final func updateDrag() {
    updateBand()
    updateLift()
  }

  final func endDrag() {
    input.dragStart = nil
    endBand()
    endLift()
  }

  /// Ends the drag as if it had not been.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  final func cancelDrag() -> Bool {
    input.dragStart = nil
    guard isDragging else { return false }
    cancelBand()
    cancelLift()
    return true
  }

  /// Other items are shown: nothing that people were about to do is for them.
  final func forgetInput() {
    cancelDrag()
    forgetPress()
    input.rangeStart = nil
    input.clickedItem = nil
    input.focusBeforePress = nil
    input.typeAhead.reset()
    input.menu?.popover.popDown()
    input.changeCount += 1
  }

  /// Gives the marks that are drawn over the items their places.
  final func placeMarks() {
    placeBand()
    placeLift()
    input.menu?.popover.present()
  }
}
