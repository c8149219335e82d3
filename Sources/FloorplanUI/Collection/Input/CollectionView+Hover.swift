import CGTK
import FloorplanLayout
import GTKBridge

/// GTK 4.8 finds what the pointer is over only when the pointer moves: what is scrolled away below it would keep its shade,
/// and take it along to another item.
extension CollectionView {
  final func addHover() {
    let motion = MotionController()
    motion.onMove { [weak self] x, y in self?.pointerDidMove(to: Point(x: x, y: y)) }
    motion.onLeave { [weak self] in self?.pointerDidMove(to: nil) }
    addController(motion)
  }

  /// GTK has told the widgets by now, but knows nothing of the cell that has come below the pointer by scrolling.
  private func pointerDidMove(to place: Point?) {
    input.hover = place
    guard let found = input.hoveredCell else { return }
    input.hoveredCell = nil
    let under = place.flatMap { cell(under: $0) }
    if under !== found { found.endHover() }
  }

  /// The pointer is over what has come below it.
  final func hoverAfterScroll() {
    guard let place = input.hover, !isDragging, pressedCell == nil else { return }
    let under = cell(under: place)
    for cell in liveCells.values where cell !== under { cell.endHover() }
    // What waits for another item doesn't bring it a shade.
    for view in pools.values.joined() { view.endHover() }
    under?.setState(.prelight, true)
    input.hoveredCell = under
  }

  private func cell(under place: Point) -> CollectionCell? { item(at: place).flatMap { liveCells[$0] } }
}

extension Widget {
  /// The pointer is not over the widget any more, nor over anything in it.
  fileprivate func endHover() {
    guard stateFlags.contains(.prelight) else { return }
    setState(.prelight, false)
    for child in children { child.endHover() }
  }
}
