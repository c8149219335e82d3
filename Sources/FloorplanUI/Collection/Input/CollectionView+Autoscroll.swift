import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// How near to an edge the pointer makes the collection scroll while it drags, in points.
  private static let autoscrollEdge = 30.0
  /// The distance from there in points makes the step of a frame, divided by this.
  private static let autoscrollDivisor = 3.0

  /// Scrolls from frame to frame as long as the pointer is near an edge.
  final func autoscroll() {
    guard !input.isAutoscrolling, isRealized, autoscrollStep != .zero else { return }
    input.isAutoscrolling = true
    onEachFrame { [weak self] _ in self?.autoscrollOnce() ?? false }
  }

  /// Scrolls by a step.
  ///
  /// - Returns: Whether there is more to scroll.
  final func autoscrollOnce() -> Bool {
    let step = isDragging ? autoscrollStep : .zero
    let before = viewport.origin
    if step.x != 0, let adjustment = horizontalAdjustment { adjustment.value += step.x }
    if step.y != 0, let adjustment = verticalAdjustment { adjustment.value += step.y }
    input.isAutoscrolling = viewport.origin != before
    if input.isAutoscrolling { updateDrag() }
    return input.isAutoscrolling
  }

  private var autoscrollStep: Point {
    func step(_ place: Double, _ extent: Double) -> Double {
      let edge = min(Self.autoscrollEdge, extent / 2)
      if place < edge { return (place - edge) / Self.autoscrollDivisor }
      return max(0, place - (extent - edge)) / Self.autoscrollDivisor
    }
    let size = viewport.size
    return Point(x: step(input.pointer.x, size.width), y: step(input.pointer.y, size.height))
  }
}
