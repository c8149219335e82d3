/// The space along the four edges of a section, in points.
///
/// The leading edge is on the left in left-to-right layouts and on the right in right-to-left layouts. Layouts treat
/// negative and non-finite insets as 0 (rule R1).
public struct Insets: Hashable, Sendable {
  /// The space above.
  public var top: Double
  /// The space at the leading edge.
  public var leading: Double
  /// The space below.
  public var bottom: Double
  /// The space at the trailing edge.
  public var trailing: Double

  /// Zero insets.
  public static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Creates insets, in points.
  ///
  /// - Parameters:
  ///   - top: The space above.
  ///   - leading: The space at the leading edge.
  ///   - bottom: The space below.
  ///   - trailing: The space at the trailing edge.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
