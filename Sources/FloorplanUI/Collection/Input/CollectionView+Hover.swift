import CGTK
import FloorplanLayout
import GTKBridge

/// GTK 4.8 finds anew what the pointer is over when the pointer moves, and now and then after a layout, by where things
/// were before it: what is scrolled away below it would keep its shade, and take it along to another item.
extension CollectionView {
  final func addHover() {
    let motion = MotionController()
    // GTK has told the widgets by now.
    motion.onMove { [weak self] x, y in self?.pointerIs(at: Point(x: x, y: y)) }
    motion.onLeave { [weak self] in self?.pointerIs(at: nil) }
    addController(motion)
  }

  private func pointerIs(at place: Point?) {
    input.hover = place
    // What GTK takes for what the pointer is over is right, unless the collection knows better since it has scrolled.
    guard input.knowsHover else { return }
    input.knowsHover = place != nil
    shadeWhatIsPointedAt()
  }

  /// The pointer is over what has come below it.
  final func hoverAfterScroll() {
    guard input.hover != nil else { return }
    input.knowsHover = true
    shadeWhatIsPointedAt()
  }

  private func shadeWhatIsPointedAt() {
    // While something is pressed or dragged the shade stays with it.
    guard !isDragging, pressedCell == nil else { return }
    let under = input.hover.flatMap { cell(under: $0) }
    for cell in liveCells.values where cell !== under { cell.endHover() }
    // What waits for another item doesn't bring it a shade.
    for view in pools.values.joined() { view.endHover() }
    under?.setState(.prelight, true)
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
