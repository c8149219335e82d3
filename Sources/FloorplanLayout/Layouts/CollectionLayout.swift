/// A description of how to arrange the items of a collection, which a ``LayoutEngine`` follows.
///
/// Use one of the layouts in this module, such as `.horizontalFlow`, and change its properties. Only these layouts can
/// create a ``LineGeometry``; a custom layout can forward theirs.
public protocol CollectionLayout: Hashable, Sendable {
  /// The gap between adjacent items in a line, in points, used exactly.
  var minimumInteritemSpacing: Double { get set }
  /// The insets of every section, in points.
  var sectionInset: Insets { get set }
  /// The default height of section headers in points, or 0 for no header.
  var headerReferenceHeight: Double { get set }
  /// The default height of section footers in points, or 0 for no footer.
  var footerReferenceHeight: Double { get set }
  /// Whether the header of the visible section stays at the top of the viewport.
  var pinsHeaders: Bool { get set }
  /// Whether the footer of the visible section stays at the bottom of the viewport.
  var pinsFooters: Bool { get set }

  /// Whether lines may be wider than the container, which then scrolls horizontally.
  var scrollsHorizontally: Bool { get }
  /// Whether items are measured at the width of their column, so only their height is stored (rule C2).
  var measuresItemHeight: Bool { get }

  /// Returns the lines that the items of a section form.
  ///
  /// - Parameters:
  ///   - section: The section, whose overrides replace the layout's values.
  ///   - environment: The environment of the layout.
  /// - Returns: The lines.
  /// - Complexity: O(1).
  func lineGeometry(of section: SectionDescription, in environment: LayoutEnvironment) -> LineGeometry
}

extension CollectionLayout {
  /// Returns whether another layout has the same type and the same properties.
  func isEqual(to other: any CollectionLayout) -> Bool {
    (other as? Self) == self
  }
}

extension Size {
  /// The default item size.
  static let unspecifiedItem = Size(width: 50, height: 50)

  /// Returns the height that preserves the aspect ratio at another width, or 0 if the size has no width.
  func height(scaledToWidth other: Double) -> Double {
    Tolerance.length(other * height / width)
  }
}

extension SectionDescription {
  /// The number of items, clamped to the valid range.
  var clampedItemCount: Int { min(max(0, itemCount), Tolerance.maximumItemCount) }

  /// Returns the section's insets, or else those of the layout (rule R1).
  func inset(or layoutInset: Insets) -> Insets {
    Tolerance.length(overrides.sectionInset ?? layoutInset)
  }

  func interitemSpacing(or layoutSpacing: Double) -> Double {
    Tolerance.length(overrides.minimumInteritemSpacing ?? layoutSpacing)
  }

  func lineSpacing(or layoutSpacing: Double) -> Double {
    Tolerance.length(overrides.minimumLineSpacing ?? layoutSpacing)
  }
}

extension Insets {
  /// Returns the width that the insets leave for a section's items (rule R2).
  func availableWidth(in environment: LayoutEnvironment) -> Double {
    max(0, Tolerance.length(environment.containerSize.width) - leading - trailing)
  }
}
