import FloorplanLayout
import GTKBridge

/// How views get from where they were to where the layout has them, frame by frame.
@MainActor
final class CollectionTransition {
  /// As long as it takes the eye to follow, in microseconds.
  private static let duration = 250_000.0

  /// Where views were on the screen, less where they are now.
  private var displacements: [ObjectIdentifier: Point] = [:]
  private var appearing: [ObjectIdentifier: CollectionReusableView] = [:]
  /// What is gone, with where it was on the screen.
  private(set) var leaving: [(view: CollectionReusableView, frame: Rect)] = []
  private var start: Int64?
  /// How much of the way is left, from 1 to 0.
  private var rest = 1.0
  /// What was left of the transition that this one goes on from.
  private let wholeRest: Double

  /// Makes a transition of nothing.
  ///
  /// - Parameter previous: One that is still going on.  The new one ends with it, so that changes in every frame arrive
  ///   somewhere.
  init(following previous: CollectionTransition? = nil) {
    start = previous?.start
    wholeRest = previous.map { max($0.rest, .leastNormalMagnitude) } ?? 1
  }

  private var share: Double { min(1, rest / wholeRest) }

  var isEmpty: Bool { displacements.isEmpty && appearing.isEmpty && leaving.isEmpty }

  func displace(_ view: CollectionReusableView, by distance: Point) { displacements[ObjectIdentifier(view)] = distance }

  func fadeIn(_ view: CollectionReusableView) {
    appearing[ObjectIdentifier(view)] = view
    view.opacity = 0
  }

  func fadeOut(_ view: CollectionReusableView, from frame: Rect) {
    // It stands for no item any more: nobody can do anything with it.
    view.canBeTarget = false
    leaving.append((view, frame))
  }

  /// How far a view is from its place now, in points.
  func displacement(of view: CollectionReusableView) -> Point {
    guard let whole = displacements[ObjectIdentifier(view)] else { return .zero }
    return Point(x: (whole.x * share).rounded(), y: (whole.y * share).rounded())
  }

  /// Goes on to a frame.
  ///
  /// - Parameter time: The time of the frame, in microseconds.
  /// - Returns: Whether there is a way left.
  func advance(to time: Int64) -> Bool {
    let begin = start ?? time
    start = begin
    let left = max(0, 1 - Double(time - begin) / Self.duration)
    // Fast at first and slow at the end: what arrives can be read early.
    rest = left * left * left
    for view in appearing.values { view.opacity = 1 - share }
    for (view, _) in leaving { view.opacity = share }
    return left > 0
  }

  /// Ends all at once.
  ///
  /// - Returns: The views of what is gone, to be used again.
  func finish() -> [CollectionReusableView] {
    for view in appearing.values { view.opacity = 1 }
    for (view, _) in leaving {
      view.opacity = 1
      view.canBeTarget = true
    }
    let gone = leaving.map(\.view)
    (displacements, appearing, leaving) = ([:], [:], [])
    return gone
  }
}
