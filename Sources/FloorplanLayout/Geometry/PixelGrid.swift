/// The device pixels of an environment: the one place where frames are snapped and mirrored.
struct PixelGrid: Hashable, Sendable {
  /// Device pixels in a point, or 0 for no snapping.
  let scale: Double
  /// The sum of a frame's left edge and of its mirror image's right edge; nil in left-to-right layouts (rule R8).
  private(set) var mirror: Double?

  /// The pixels of content that may be wider than the container.
  init(_ environment: LayoutEnvironment, contentWidth: Double = 0) {
    let given = environment.pixelsPerPoint
    scale = given > 0 && given <= 1e6 ? given : 0
    if environment.layoutDirection == .rightToLeft {
      mirror = snap(max(Tolerance.length(environment.containerSize.width), contentWidth))
    }
  }

  /// The nearest edge of a pixel (rule R6).
  func snap(_ value: Double) -> Double {
    scale > 0 ? Tolerance.floor(value * scale + 0.5) / scale : value
  }

  /// A measured length as whole pixels, rounded up because text must not be cut (rule R7).
  func roundUp(_ length: Double) -> Double {
    scale > 0 ? Tolerance.ceil(length * scale) / scale : length
  }

  /// A length as whole pixels, rounded down.
  func roundDown(_ length: Double) -> Double {
    scale > 0 ? Tolerance.floor(length * scale) / scale : length
  }

  /// The frame that leaves the engine for one that was computed left to right: first snapped, then mirrored.
  ///
  /// The mirror comes last, so that the two directions are exact images of each other.
  @inline(__always)
  func frame(leading: Double, trailing: Double, top: Double, bottom: Double) -> Rect {
    let edges = snap(SIMD4(leading, trailing, top, bottom))
    let (left, right, upper, lower) = (edges[0], edges[1], edges[2], edges[3])
    return Rect(x: mirror.map { $0 - right } ?? left, y: upper, width: right - left, height: lower - upper)
  }

  /// The nearest edges of pixels, all at once: as ``snap(_:)``, of which frames need four each.
  @inline(__always)
  private func snap(_ edges: SIMD4<Double>) -> SIMD4<Double> {
    guard scale > 0 else { return edges }
    let pixels = Tolerance.floor(scale == 1 ? edges + 0.5 : edges * scale + 0.5)
    return scale == 1 ? pixels : pixels / scale
  }

  /// A horizontal span that enters the engine, from the leading edge: the inverse of the mirror.
  func spanFromLeadingEdge(_ span: Span) -> Span {
    mirror.map { Span(lower: $0 - span.upper, upper: $0 - span.lower) } ?? span
  }
}
