import FloorplanLayout
import GTKBridge

/// GTK 4.8 updates the hover state when the pointer moves, and occasionally after a layout, based on the old positions.
///
/// An item that scrolls or moves away under the pointer would keep its hover state, and its cell would pass it on to
/// another item.
extension CollectionView {
  final func addHover() {
    let motion = MotionController()
    // GTK has updated the widgets' states by now.
    motion.onMove { [weak self] x, y in self?.pointerDidMove(to: Point(x: x, y: y)) }
    motion.onLeave { [weak self] in self?.pointerDidMove(to: nil) }
    addController(motion)
  }

  private func pointerDidMove(to position: Point?) {
    input.hover = position
    // GTK's hover state is correct unless the items have moved since.
    guard input.overridesHover else { return }
    input.overridesHover = position != nil
    updateHoveredCell()
  }

  /// Updates the hover state after items have moved below a resting pointer.
  final func updateHover() {
    guard input.hover != nil else { return }
    input.overridesHover = true
    updateHoveredCell()
  }

  private func updateHoveredCell() {
    // A pressed or dragged item keeps the hover state.
    guard !input.drag.isActive, pressedCell == nil else { return }
    let under = input.hover.flatMap { cell(under: $0) }
    for (_, cell) in views.cells where cell !== under { cell.endHover() }
    // A pooled view must not bring its hover state to another item.
    for view in views.pools.values.joined() { view.endHover() }
    under?.setState(.prelight, true)
  }

  private func cell(under position: Point) -> CollectionCell? { item(at: position).flatMap { views[$0] } }
}

extension Widget {
  /// Clears the hover state of the widget and its descendants.
  fileprivate func endHover() {
    guard stateFlags.contains(.prelight) else { return }
    setState(.prelight, false)
    for child in children { child.endHover() }
  }
}
