package import FloorplanLayout

/// How large a picture is shown in a view, and which part of it is seen: arithmetic alone.
///
/// Lengths are in pixels of the layout. A scale of 1 shows the picture as large as it is by itself. Without a scale of
/// its own all of it is seen, as large as there is room and, unless it is made of formulas, no larger than it is.
package nonisolated struct PictureZoom: Hashable, Sendable {
  /// How large the picture is by itself; nothing where that is not known yet.
  package var pictureSize = Size.zero
  /// How much room the view has.
  package var viewSize = Size.zero
  /// Whether a picture that is smaller than the view fills it.
  package var enlargesToFit = false
  /// The scale that people asked for; nil for all of the picture.
  package private(set) var ownScale: Double?
  /// What of the picture is in the middle of the view, as fractions of its sides.
  private var center = Point(x: 0.5, y: 0.5)

  /// All of a picture that is not known yet.
  package init() {}

  // MARK: What is seen

  /// The scale at which all of the picture is seen.
  package var fitScale: Double {
    guard hasSizes else { return 1 }
    let scale = min(viewSize.width / pictureSize.width, viewSize.height / pictureSize.height)
    return enlargesToFit ? scale : min(1, scale)
  }

  /// The largest scale.
  package var largestScale: Double { max(Self.largestScale, fitScale * Self.leastEnlargement) }

  /// The scale at which the picture is seen.
  package var scale: Double { ownScale.map { min(max($0, fitScale), largestScale) } ?? fitScale }

  /// The same in hundredths, as people are told.
  package var percentage: Int { Int((scale * 100).rounded()) }

  /// Where the picture stands, from the top left corner of the view; of a part of it, the sides go beyond the view.
  package var frame: Rect {
    let (width, height) = (pictureSize.width * scale, pictureSize.height * scale)
    return Rect(
      x: Self.start(of: width, in: viewSize.width, center: center.x),
      y: Self.start(of: height, in: viewSize.height, center: center.y), width: width, height: height)
  }

  /// Whether only a part of the picture is seen.
  package var isPannable: Bool {
    let size = frame.size
    return size.width > viewSize.width + Self.tolerance || size.height > viewSize.height + Self.tolerance
  }

  /// Whether the picture can be shown larger.
  package var canZoomIn: Bool { hasSizes && scale < largestScale }
  /// Whether the picture can be shown smaller.
  package var canZoomOut: Bool { hasSizes && scale > fitScale }

  private var hasSizes: Bool { [pictureSize, viewSize].allSatisfy { $0.width > 0 && $0.height > 0 } }

  /// A side that has room is in the middle; of one that hasn't, no edge is inside the view.
  private static func start(of length: Double, in room: Double, center: Double) -> Double {
    length <= room + tolerance ? (room - length) / 2 : min(0, max(room - length, room / 2 - center * length))
  }

  // MARK: What changes it

  /// Scales that people know, which keys and buttons go through.
  package static let steps = [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8]
  private static let largestScale = 8.0
  /// How many times larger than at first any picture can be shown.
  private static let leastEnlargement = 4.0
  /// Half a pixel is nothing that one would want to reach.
  private static let tolerance = 0.5
  /// Two scales that differ by less are one step.
  private static let sameness = 0.01

  /// Shows the picture at a scale; one at which all of it would be seen means just that.
  ///
  /// - Parameters:
  ///   - newScale: The scale; beyond the limits, the nearest of these.
  ///   - anchor: A place in the view; what of the picture is there stays there, as far as its edges allow. Nil for the
  ///     middle.
  package mutating func zoom(to newScale: Double, around anchor: Point? = nil) {
    guard hasSizes, newScale.isFinite else { return }
    let anchor = anchor ?? Point(x: viewSize.width / 2, y: viewSize.height / 2)
    let old = frame
    let held = Point(
      x: Self.fraction(anchor.x - old.minX, of: old.size.width),
      y: Self.fraction(anchor.y - old.minY, of: old.size.height))
    ownScale = newScale > fitScale ? min(newScale, largestScale) : nil
    let size = frame.size
    center.x = held.x + (viewSize.width / 2 - anchor.x) / size.width
    center.y = held.y + (viewSize.height / 2 - anchor.y) / size.height
    settle()
  }

  /// Shows the picture so many times larger than now.
  package mutating func zoom(by factor: Double, around anchor: Point? = nil) {
    zoom(to: scale * factor, around: anchor)
  }

  /// Shows the picture at the next larger scale that people know.
  package mutating func zoomIn() {
    zoom(to: Self.steps.first { $0 > scale * (1 + Self.sameness) } ?? min(largestScale, scale * 2))
  }

  /// Shows the picture at the next smaller scale that people know.
  package mutating func zoomOut() { zoom(to: Self.steps.last { $0 < scale * (1 - Self.sameness) } ?? fitScale) }

  /// Shows all of the picture.
  package mutating func fit() { zoom(to: fitScale) }

  /// Moves the picture, as far as its edges allow.
  ///
  /// - Returns: Whether it has moved.
  @discardableResult
  package mutating func pan(x: Double, y: Double) -> Bool {
    let old = frame
    guard hasSizes, x.isFinite, y.isFinite else { return false }
    center.x -= x / old.size.width
    center.y -= y / old.size.height
    settle()
    return frame != old
  }

  /// What was asked for beyond an edge doesn't have to be taken back first.
  private mutating func settle() {
    let frame = frame
    center.x = Self.center(of: frame.size.width, at: frame.minX, in: viewSize.width)
    center.y = Self.center(of: frame.size.height, at: frame.minY, in: viewSize.height)
  }

  private static func center(of length: Double, at start: Double, in room: Double) -> Double {
    length <= room + tolerance ? 0.5 : (room / 2 - start) / length
  }

  private static func fraction(_ part: Double, of length: Double) -> Double { min(max(part / length, 0), 1) }
}
