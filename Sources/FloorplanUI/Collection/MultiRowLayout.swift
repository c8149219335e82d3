public import FloorplanLayout

/// Items of one width in as many columns as there is room for: the multi-row variation of the design guidelines, which
/// shows all items of a collection of pictures (fiori.md 1.5).
///
///     let collection = CollectionView(layout: MultiRowLayout())
///
/// What is left of a line goes into its gaps.  Where even the largest ones leave room, lines begin at the leading edge and
/// end before the trailing one.  Items are as high as they are measured at their width, and a line as its tallest item.
public nonisolated struct MultiRowLayout: CollectionLayout {
  /// How wide an item is, in points: 120 by itself, and 110 where items are no wider than their pictures.
  public var itemWidth: Double
  /// The smallest gap between neighbours in a line, in points.
  public var minimumInteritemSpacing = 6.0
  /// The largest gap between neighbours in a line, in points.
  public var maximumInteritemSpacing = 65.0
  /// The gap between lines, in points.
  public var minimumLineSpacing = 16.0
  /// The room along the edges of every section.
  public var sectionInset = Insets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The height of a section's header in points where the section does not say; 0 for none.
  public var headerReferenceHeight = 0.0
  /// The height of a section's footer in points where the section does not say; 0 for none.
  public var footerReferenceHeight = 0.0
  /// Whether the header of the section in sight stays at the top of the viewport.
  public var pinsHeaders = false
  /// Whether the footer of the section in sight stays at the bottom of the viewport.
  public var pinsFooters = false

  /// Makes a layout with the gaps of the design guidelines.
  ///
  /// - Parameter itemWidth: How wide an item is, in points.
  public init(itemWidth: Double = 120) { self.itemWidth = itemWidth }

  /// No: lines break at the width of the container.
  public var scrollsHorizontally: Bool { false }
  /// Yes: an item is as high as its content needs.
  public var wantsMeasuredHeight: Bool { true }

  /// Finds the lines that the items of a section form in the columns of ``columns(in:)``.
  ///
  /// - Parameters:
  ///   - section: The section, with what it has instead of the layout's values.
  ///   - environment: The place that the layout fills.
  ///   - uniformItemHeight: The height in points that every item has; nil where each has its own.
  /// - Returns: The lines.
  /// - Complexity: O(1).
  public func lineGeometry(
    of section: SectionDescription, in environment: LayoutEnvironment, uniformItemHeight: Double?
  ) -> LineGeometry {
    var (layout, rest) = (self, section)
    layout.sectionInset = section.overrides.sectionInset ?? sectionInset
    layout.minimumInteritemSpacing = section.overrides.minimumInteritemSpacing ?? minimumInteritemSpacing
    (rest.overrides.sectionInset, rest.overrides.minimumInteritemSpacing) = (nil, nil)
    return layout.columns(in: environment.containerSize.width).lineGeometry(
      of: rest, in: environment, uniformItemHeight: uniformItemHeight)
  }

  /// The columns of a width: as many as fit with the smallest gap, and at least one.
  ///
  /// - Parameter width: The width of the container, in points.
  /// - Returns: The layout that has these columns.
  public func columns(in width: Double) -> AutosizingColumnFlowLayout {
    let room = max(0, width - sectionInset.leading - sectionInset.trailing)
    let fitting = (room + minimumInteritemSpacing) / (itemWidth + minimumInteritemSpacing)
    let count = fitting.isFinite ? Int(min(max(1, fitting), Self.mostColumns)) : 1
    let rest = max(0, room - Double(count) * itemWidth)
    let gap = rest / Double(max(1, count - 1))
    var inset = sectionInset
    if count == 1 || gap > maximumInteritemSpacing {
      inset.trailing += max(0, rest - Double(count - 1) * maximumInteritemSpacing)
    }
    return AutosizingColumnFlowLayout(
      numberOfColumns: count,
      minimumInteritemSpacing: min(max(gap, minimumInteritemSpacing), maximumInteritemSpacing).rounded(.down),
      minimumLineSpacing: minimumLineSpacing, sectionInset: inset, headerReferenceHeight: headerReferenceHeight,
      footerReferenceHeight: footerReferenceHeight, pinsHeaders: pinsHeaders, pinsFooters: pinsFooters)
  }

  /// More than any screen has room for.
  private static let mostColumns = 10_000.0
}
