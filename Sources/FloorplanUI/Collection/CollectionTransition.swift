import FloorplanLayout
import GTKBridge

/// A frame-by-frame animation of views from their old positions to those of the layout.
final class CollectionTransition {
  /// The duration in microseconds.
  private static let duration = 250_000.0

  /// The frames of the visible views before the change, in viewport coordinates.
  let framesBefore: [ObjectIdentifier: Rect]
  /// The old on-screen positions of views, relative to their new ones.
  private var displacements: [ObjectIdentifier: Point] = [:]
  private var appearing: [CollectionReusableView] = []
  /// The views of removed elements, with their old on-screen frames.
  private(set) var leaving: [(view: CollectionReusableView, frame: Rect)] = []
  private var start: Int64?
  /// The remaining fraction of the animation, from 1 to 0.
  private var remainder = 1.0
  /// The remaining fraction of the interrupted transition when this one began.
  private let initialRemainder: Double

  /// Creates an empty transition.
  ///
  /// - Parameters:
  ///   - frames: The frames of the visible views before the change, in viewport coordinates.
  ///   - previous: The interrupted transition. The new one ends at the same time, so a change in every frame can't
  ///     postpone the end forever.
  init(from frames: [ObjectIdentifier: Rect], following previous: CollectionTransition?) {
    framesBefore = frames
    start = previous?.start
    initialRemainder = previous.map { max($0.remainder, .leastNormalMagnitude) } ?? 1
  }

  private var remainingFraction: Double { min(1, remainder / initialRemainder) }

  var isEmpty: Bool { displacements.isEmpty && appearing.isEmpty && leaving.isEmpty }

  func displace(_ view: CollectionReusableView, by distance: Point) { displacements[ObjectIdentifier(view)] = distance }

  func fadeIn(_ view: CollectionReusableView) {
    appearing.append(view)
    view.opacity = 0
  }

  func fadeOut(_ view: CollectionReusableView, from frame: Rect) {
    // The view no longer represents an item, so it ignores input.
    view.canTarget = false
    leaving.append((view, frame))
  }

  /// Returns the current distance of a view from its final position, in points.
  func displacement(of view: CollectionReusableView) -> Point {
    guard let whole = displacements[ObjectIdentifier(view)] else { return .zero }
    return Point(x: (whole.x * remainingFraction).rounded(), y: (whole.y * remainingFraction).rounded())
  }

  /// Advances the animation to a frame.
  ///
  /// - Parameter time: The time of the frame, in microseconds.
  /// - Returns: Whether the animation continues.
  func advance(to time: Int64) -> Bool {
    let begin = start ?? time
    start = begin
    let left = max(0, 1 - Double(time - begin) / (Self.duration * Settings.animationSlowdown))
    // Ease out, so users can read the arriving content early.
    remainder = left * left * left
    for view in appearing { view.opacity = 1 - remainingFraction }
    for (view, _) in leaving { view.opacity = remainingFraction }
    return left > 0
  }

  /// Ends the animation.
  ///
  /// - Returns: The views of removed elements, for reuse.
  func finish() -> [CollectionReusableView] {
    for view in appearing { view.opacity = 1 }
    for (view, _) in leaving {
      view.opacity = 1
      view.canTarget = true
    }
    return leaving.map(\.view)
  }
}
