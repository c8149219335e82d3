import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// How near to an edge the pointer makes the collection scroll while it drags, in points.
  private static let autoscrollEdge = 30.0
  /// How many points it goes in a second, for each point of the distance from there.
  private static let autoscrollSpeedPerPoint = 20.0

  /// Scrolls from frame to frame as long as the pointer is near an edge.
  final func autoscroll() {
    guard !input.isAutoscrolling, isRealized, autoscrollSpeed != .zero else { return }
    input.isAutoscrolling = true
    var steps = FrameSteps()
    onEachFrame { [weak self] time in self?.autoscroll(for: steps.seconds(to: time)) ?? false }
  }

  /// Scrolls as far as is due in a time.
  ///
  /// - Returns: Whether there is more to scroll.
  final func autoscroll(for seconds: Double) -> Bool {
    let speed = isDragging ? autoscrollSpeed : .zero
    let before = viewport.origin
    if speed.x != 0, let adjustment = horizontalAdjustment { adjustment.value += speed.x * seconds }
    if speed.y != 0, let adjustment = verticalAdjustment { adjustment.value += speed.y * seconds }
    input.isAutoscrolling = viewport.origin != before
    if input.isAutoscrolling { updateDrag() }
    return input.isAutoscrolling
  }

  /// To the right and down, in points in a second.
  private var autoscrollSpeed: Point {
    func speed(_ place: Double, _ extent: Double) -> Double {
      let edge = min(Self.autoscrollEdge, extent / 2)
      if place < edge { return (place - edge) * Self.autoscrollSpeedPerPoint }
      return max(0, place - (extent - edge)) * Self.autoscrollSpeedPerPoint
    }
    let size = viewport.size
    return Point(x: speed(input.pointer.x, size.width), y: speed(input.pointer.y, size.height))
  }
}
