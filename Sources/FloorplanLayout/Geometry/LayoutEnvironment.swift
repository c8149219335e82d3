/// The container in which a layout arranges items: its size, pixel scale, direction and text scale.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The size of the viewport without its own insets, in points.
  ///
  /// Negative and non-finite components count as 0 (rule R1).
  public var containerSize: Size
  /// The number of device pixels per point, to which frames are snapped (rule R6), or 0 for no snapping.
  ///
  /// GTK allocates whole points, so a GTK host passes 1. A negative or non-finite number, and a number above a million,
  /// counts as 0.
  public var pixelsPerPoint: Double
  /// The direction of the lines.
  public var layoutDirection: LayoutDirection
  /// The text scale, by which the layout's sizes of items, headers and footers are multiplied (rule R9).
  ///
  /// A negative or non-finite number counts as 0.
  public var textScale: Double

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - containerSize: The size of the viewport without its own insets, in points.
  ///   - pixelsPerPoint: The number of device pixels per point, or 0 for no snapping.
  ///   - layoutDirection: The direction of the lines.
  ///   - textScale: The text scale, by which the layout's sizes of items, headers and footers are multiplied.
  public init(
    containerSize: Size, pixelsPerPoint: Double = 1, layoutDirection: LayoutDirection = .leftToRight,
    textScale: Double = 1
  ) {
    self.containerSize = containerSize
    self.pixelsPerPoint = pixelsPerPoint
    self.layoutDirection = layoutDirection
    self.textScale = textScale
  }
}

/// The horizontal direction of lines.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Lines start on the left.
  case leftToRight
  /// Lines start on the right: every frame is the exact mirror image of the left-to-right frame (rule R8).
  case rightToLeft
}

/// The horizontal size class, called the horizontal content mode in the SAP Fiori for iOS documentation (Grid view).
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
  /// Wide enough for columns.
  case regular
  /// Too narrow for columns.
  case compact
}
