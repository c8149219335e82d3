/// Geometry of a collection: where its items are, and which items are at a place.
///
/// The engine is a value that knows no view. It stores two numbers for each section and nothing for an item, so a
/// million items cost as much as one. Frames leave it snapped to pixels and, in right-to-left layouts, mirrored; what
/// is asked of it is answered for exactly those frames (rules R6 and R8). Numbers that make no sense never stop it:
/// lengths that are negative or not finite count as 0 (rule R1), places that do not exist have no frame.
///
/// ```swift
/// let engine = LayoutEngine(
///   layout: .horizontalFlow,
///   environment: LayoutEnvironment(containerSize: Size(width: 360, height: 640)),
///   sections: [SectionDescription(itemCount: 1_000_000)])
/// for index in engine.visibleItems(in: Rect(x: 0, y: 4000, width: 360, height: 640)) {
///   show(index, at: engine.frame(ofItemAt: index))
/// }
/// ```
public struct LayoutEngine: Sendable {
  /// The way to arrange the items.
  ///
  /// - Complexity: O(sections) to set another one.
  public var layout: any CollectionLayout {
    didSet { if !layout.isEqual(to: oldValue) { arrange() } }
  }

  /// The place that the layout fills.
  ///
  /// - Complexity: O(sections) to set another one.
  public var environment: LayoutEnvironment {
    didSet { if environment != oldValue { arrange() } }
  }

  /// The sections from top to bottom.
  ///
  /// - Complexity: O(sections) to set.
  public var sections: [SectionDescription] {
    didSet { if sections != oldValue { arrange() } }
  }

  /// The height of every item in points, measured by the host at ``CollectionLayout/columnWidth(in:)`` (rule C2).
  ///
  /// Nil while nothing is measured. It counts only for a layout that asks for it with
  /// ``CollectionLayout/wantsMeasuredHeight``.
  ///
  /// - Complexity: O(sections) to set another one.
  public var uniformItemHeight: Double? {
    didSet { if uniformItemHeight != oldValue { arrange() } }
  }

  private(set) var arrangement: Arrangement

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - layout: The way to arrange the items.
  ///   - environment: The place that the layout fills.
  ///   - sections: The sections from top to bottom.
  /// - Complexity: O(sections).
  public init(layout: any CollectionLayout, environment: LayoutEnvironment, sections: [SectionDescription]) {
    self.layout = layout
    self.environment = environment
    self.sections = sections
    arrangement = Self.arrangement(layout, environment, sections, uniformItemHeight: nil)
  }

  private mutating func arrange() {
    arrangement = Self.arrangement(layout, environment, sections, uniformItemHeight: uniformItemHeight)
  }

  private static func arrangement(
    _ layout: any CollectionLayout, _ environment: LayoutEnvironment, _ sections: [SectionDescription],
    uniformItemHeight: Double?
  ) -> Arrangement {
    let lines = layout.lineGeometry(in: environment, uniformItemHeight: uniformItemHeight).uniform
    return Arrangement(
      lines: lines, stack: SectionStack(sections, lines: lines), grid: PixelGrid(environment))
  }
}
