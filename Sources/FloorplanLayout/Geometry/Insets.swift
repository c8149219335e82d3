/// Room that is kept free along the four edges of a section, in points.
///
/// Leading is left in left-to-right layouts and right in right-to-left ones. Where a layout reads insets, a negative or
/// non-finite one counts as 0 (rule R1).
public struct Insets: Hashable, Sendable {
  /// The room above.
  public var top: Double
  /// The room on the side where lines begin.
  public var leading: Double
  /// The room below.
  public var bottom: Double
  /// The room on the side where lines end.
  public var trailing: Double

  /// No room at all.
  public static let zero = Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Makes insets, in points.
  ///
  /// - Parameters:
  ///   - top: The room above.
  ///   - leading: The room on the side where lines begin.
  ///   - bottom: The room below.
  ///   - trailing: The room on the side where lines end.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
