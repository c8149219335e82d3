/// What a layout is told about the place that it fills.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the viewport without its own insets, in points.
  ///
  /// A negative or non-finite component counts as 0 (rule R1).
  public var containerSize: Size
  /// The number of device pixels in a point, to whose edges frames are snapped (rule R6); 0 leaves frames as they are.
  ///
  /// GTK allocates whole points, so its host passes 1. A negative or non-finite number, and one above a million,
  /// counts as 0.
  public var pixelsPerPoint: Double
  /// The side on which lines begin.
  public var layoutDirection: LayoutDirection

  /// Makes an environment.
  ///
  /// - Parameters:
  ///   - containerSize: The size of the viewport without its own insets, in points.
  ///   - pixelsPerPoint: The number of device pixels in a point, or 0 for no snapping.
  ///   - layoutDirection: The side on which lines begin.
  public init(
    containerSize: Size, pixelsPerPoint: Double = 1, layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.containerSize = containerSize
    self.pixelsPerPoint = pixelsPerPoint
    self.layoutDirection = layoutDirection
  }
}

/// The side on which lines begin.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Lines begin on the left.
  case leftToRight
  /// Lines begin on the right: every frame is the exact mirror image of the other direction's (rule R8).
  case rightToLeft
}

/// The horizontal size class: the seeds' horizontal content mode (seed 003).
public enum SizeClass: Hashable, Sendable, CaseIterable {
  /// Wide enough for columns.
  case regular
  /// Too narrow for columns.
  case compact
}
