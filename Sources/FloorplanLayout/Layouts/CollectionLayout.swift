/// A way to arrange the items of a collection: a plain value that a ``LayoutEngine`` follows.
///
/// The layouts of this module are all that there are; other types cannot make a ``LineGeometry``. Pick one by its
/// name, as in `.horizontalFlow`, and change its properties.
public protocol CollectionLayout: Hashable, Sendable {
  /// Whether the host should measure an item at ``columnWidth(in:)`` and tell the engine its height (rule C2).
  var wantsMeasuredHeight: Bool { get }

  /// Finds the lines that the items of every section form.
  ///
  /// - Parameters:
  ///   - environment: The place that the layout fills.
  ///   - uniformItemHeight: The height in points that the host measured, or nil if it did not.
  /// - Returns: The lines.
  /// - Complexity: O(1).
  func lineGeometry(in environment: LayoutEnvironment, uniformItemHeight: Double?) -> LineGeometry
}

extension CollectionLayout {
  /// Finds the width that items have on the screen, in points: the one to measure heights with (rule C2).
  ///
  /// Snapped columns may differ by one pixel; this is the narrowest, at which text needs the most height.
  ///
  /// - Parameter environment: The place that the layout fills.
  /// - Returns: The width of the narrowest column, in whole pixels unless snapping is off.
  /// - Complexity: O(columns), at most 64 of them.
  public func columnWidth(in environment: LayoutEnvironment) -> Double {
    lineGeometry(in: environment, uniformItemHeight: nil).uniform.narrowestItemWidth(on: PixelGrid(environment))
  }

  /// Whether another layout is of the same type and has the same properties.
  func isEqual(to other: any CollectionLayout) -> Bool {
    (other as? Self) == self
  }
}
