/// The device pixels of an environment; all frames are snapped and mirrored here.
struct PixelGrid: Hashable, Sendable {
  /// The number of device pixels per point, or 0 for no snapping.
  let scale: Double
  /// The sum of a frame's left edge and its mirror image's right edge, or nil in left-to-right layouts (rule R8).
  private(set) var mirror: Double?

  /// Creates the pixel grid for content that may be wider than the container.
  init(_ environment: LayoutEnvironment, contentWidth: Double = 0) {
    let pixelsPerPoint = environment.pixelsPerPoint
    scale = pixelsPerPoint > 0 && pixelsPerPoint <= 1e6 ? pixelsPerPoint : 0
    if environment.layoutDirection == .rightToLeft {
      mirror = snap(max(Tolerance.length(environment.containerSize.width), contentWidth))
    }
  }

  /// Returns the nearest pixel edge (rule R6).
  func snap(_ value: Double) -> Double {
    scale > 0 ? Tolerance.floor(value * scale + 0.5) / scale : value
  }

  /// Rounds a measured length up to whole pixels, so text isn't cut off (rule R7).
  func roundUp(_ length: Double) -> Double {
    scale > 0 ? Tolerance.ceil(length * scale) / scale : length
  }

  /// Converts left-to-right edges to a frame.
  ///
  /// Mirroring comes after snapping, so the two directions are exact mirror images.
  @inline(__always)
  func frame(leading: Double, trailing: Double, top: Double, bottom: Double) -> Rect {
    let edges = snap(SIMD4(leading, trailing, top, bottom))
    let (left, right, upper, lower) = (edges[0], edges[1], edges[2], edges[3])
    return Rect(x: mirror.map { $0 - right } ?? left, y: upper, width: right - left, height: lower - upper)
  }

  /// Snaps four edges at once.
  @inline(__always)
  private func snap(_ edges: SIMD4<Double>) -> SIMD4<Double> {
    guard scale > 0 else { return edges }
    let pixels = Tolerance.floor(scale == 1 ? edges + 0.5 : edges * scale + 0.5)
    return scale == 1 ? pixels : pixels / scale
  }

  /// Converts a horizontal span of a query to the leading edge, which inverts the mirroring.
  func spanFromLeadingEdge(_ span: Span) -> Span {
    mirror.map { Span(lower: $0 - span.upper, upper: $0 - span.lower) } ?? span
  }
}
