package import FloorplanLayout

/// The geometry of a zoomed picture in a view.
///
/// Lengths are in layout pixels. A scale of 1 displays the picture in its natural size. Without an explicit scale, the
/// complete picture is visible in the largest size that fits, limited to its natural size unless it is scalable.
package nonisolated struct PictureZoom: Hashable, Sendable {
  /// The natural size of the picture, or zero if it isn't known yet.
  package var pictureSize = Size.zero
  /// The size of the view.
  package var viewSize = Size.zero
  /// Whether a picture that is smaller than the view is enlarged to fit.
  package var enlargesToFit = false
  /// The scale that the user set, or nil to fit the view.
  package private(set) var explicitScale: Double?
  /// The point of the picture at the center of the view, as fractions of its size.
  private var center = Point(x: 0.5, y: 0.5)

  /// Creates the geometry of an unknown picture that fits the view.
  package init() {}

  // MARK: Visible part

  /// The scale at which the complete picture is visible.
  package var fitScale: Double {
    guard hasSizes else { return 1 }
    let scale = min(viewSize.width / pictureSize.width, viewSize.height / pictureSize.height)
    return enlargesToFit ? scale : min(1, scale)
  }

  /// The maximum scale.
  package var maximumScale: Double { max(Self.maximumScale, fitScale * Self.minimumEnlargement) }

  /// The current scale.
  package var scale: Double { explicitScale.map { min(max($0, fitScale), maximumScale) } ?? fitScale }

  /// The current scale in percent.
  package var percentage: Int { Int((scale * 100).rounded()) }

  /// The frame of the picture in the view's coordinates, which may extend beyond the view.
  package var frame: Rect {
    let (width, height) = (pictureSize.width * scale, pictureSize.height * scale)
    return Rect(
      x: Self.start(of: width, in: viewSize.width, center: center.x),
      y: Self.start(of: height, in: viewSize.height, center: center.y), width: width, height: height)
  }

  /// Whether the picture is larger than the view.
  package var isPannable: Bool {
    let size = frame.size
    return size.width > viewSize.width + Self.tolerance || size.height > viewSize.height + Self.tolerance
  }

  /// Whether the picture can be enlarged.
  package var canZoomIn: Bool { hasSizes && scale < maximumScale }
  /// Whether the picture can be reduced.
  package var canZoomOut: Bool { hasSizes && scale > fitScale }

  private var hasSizes: Bool { [pictureSize, viewSize].allSatisfy { $0.width > 0 && $0.height > 0 } }

  /// Returns the start of a side: centered if it fits, otherwise clamped so that no edge is inside the view.
  private static func start(of length: Double, in space: Double, center: Double) -> Double {
    length <= space + tolerance ? (space - length) / 2 : min(0, max(space - length, space / 2 - center * length))
  }

  // MARK: Changes

  /// The scales for keys and buttons.
  package static let steps = [0.05, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8]
  private static let maximumScale = 8.0
  /// The minimum enlargement of any picture, as a multiple of the fitting scale.
  private static let minimumEnlargement = 4.0
  /// The tolerance for panning, in pixels.
  private static let tolerance = 0.5
  /// The relative difference below which two scales count as the same step.
  private static let relativeTolerance = 0.01

  /// Sets the scale; a scale at or below the fitting one fits the picture.
  ///
  /// - Parameters:
  ///   - newScale: The scale, which is clamped to the limits.
  ///   - anchor: A point in the view that keeps its position in the picture as far as the edges allow, or nil for the
  ///     center.
  package mutating func zoom(to newScale: Double, around anchor: Point? = nil) {
    guard hasSizes, newScale.isFinite else { return }
    let anchor = anchor ?? Point(x: viewSize.width / 2, y: viewSize.height / 2)
    let old = frame
    let held = Point(
      x: Self.fraction(anchor.x - old.minX, of: old.size.width),
      y: Self.fraction(anchor.y - old.minY, of: old.size.height))
    explicitScale = newScale > fitScale ? min(newScale, maximumScale) : nil
    let size = frame.size
    center.x = held.x + (viewSize.width / 2 - anchor.x) / size.width
    center.y = held.y + (viewSize.height / 2 - anchor.y) / size.height
    settle()
  }

  /// Multiplies the scale by a factor.
  package mutating func zoom(by factor: Double, around anchor: Point? = nil) {
    zoom(to: scale * factor, around: anchor)
  }

  /// Zooms in to the next step.
  package mutating func zoomIn() {
    zoom(to: Self.steps.first { $0 > scale * (1 + Self.relativeTolerance) } ?? min(maximumScale, scale * 2))
  }

  /// Zooms out to the next step.
  package mutating func zoomOut() {
    zoom(to: Self.steps.last { $0 < scale * (1 - Self.relativeTolerance) } ?? fitScale)
  }

  /// Fits the picture in the view.
  package mutating func fit() { zoom(to: fitScale) }

  /// Moves the picture as far as its edges allow.
  ///
  /// - Returns: Whether it moved.
  @discardableResult
  package mutating func pan(x: Double, y: Double) -> Bool {
    let old = frame
    guard hasSizes, x.isFinite, y.isFinite else { return false }
    center.x -= x / old.size.width
    center.y -= y / old.size.height
    settle()
    return frame != old
  }

  /// Clamps the center, so a movement beyond an edge needn't be reversed first.
  private mutating func settle() {
    let frame = frame
    center.x = Self.center(of: frame.size.width, at: frame.minX, in: viewSize.width)
    center.y = Self.center(of: frame.size.height, at: frame.minY, in: viewSize.height)
  }

  private static func center(of length: Double, at start: Double, in space: Double) -> Double {
    length <= space + tolerance ? 0.5 : (space / 2 - start) / length
  }

  private static func fraction(_ part: Double, of length: Double) -> Double { min(max(part / length, 0), 1) }
}
