import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// The distance from an edge within which a drag scrolls the collection, in points.
  private static let autoscrollEdge = 30.0
  /// The speed in points per second, for each point of distance from the inner boundary of that zone.
  private static let autoscrollSpeedPerPoint = 20.0

  /// Scrolls in every frame while the pointer is near an edge.
  final func autoscroll() {
    guard !input.drag.isAutoscrolling, isRealized, autoscrollSpeed != .zero else { return }
    input.drag.isAutoscrolling = true
    var steps = FrameTimer()
    addTickCallback { [weak self] time in self?.autoscroll(for: steps.secondsSinceLastFrame(at: time)) ?? false }
  }

  /// Scrolls by the distance for an elapsed time.
  ///
  /// - Returns: Whether scrolling continues.
  final func autoscroll(for seconds: Double) -> Bool {
    let speed = input.drag.isActive ? autoscrollSpeed : .zero
    let before = viewport.origin
    if speed.x != 0, layout.scrollsHorizontally { horizontalAdjustment?.value += speed.x * seconds }
    if speed.y != 0 { verticalAdjustment?.value += speed.y * seconds }
    input.drag.isAutoscrolling = viewport.origin != before
    if input.drag.isAutoscrolling { updateDrag() }
    return input.drag.isAutoscrolling
  }

  /// The speed to the right and down, in points per second.
  private var autoscrollSpeed: Point {
    func speed(_ position: Double, _ extent: Double) -> Double {
      let edge = min(Self.autoscrollEdge, extent / 2)
      if position < edge { return (position - edge) * Self.autoscrollSpeedPerPoint }
      return max(0, position - (extent - edge)) * Self.autoscrollSpeedPerPoint
    }
    let size = viewport.size
    return Point(x: speed(input.drag.pointer.x, size.width), y: speed(input.drag.pointer.y, size.height))
  }
}
