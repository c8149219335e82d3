public import FloorplanLayout

/// A layout of items with a uniform width in as many columns as fit, the multi-row variation of an Object Collection
/// View in the SAP Fiori design guidelines.
///
///     let collection = CollectionView(layout: MultiRowLayout())
///
/// The remaining space of a line is distributed among its gaps. If even the largest gaps leave space, lines are aligned
/// at the leading edge. Items have their measured height, and a line has the height of its tallest item.
public nonisolated struct MultiRowLayout: CollectionLayout {
  /// The width of an item in points at a text scale of 1, with which it grows: 120 by default; 110 suits items that are
  /// as wide as their pictures.
  public var itemWidth: Double
  /// The minimum gap between items of a line, in points.
  public var minimumInteritemSpacing = 6.0
  /// The maximum gap between items of a line, in points.
  public var maximumInteritemSpacing = 65.0
  /// The gap between lines, in points.
  public var minimumLineSpacing = 16.0
  /// The insets of every section.
  public var sectionInset = Insets(top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The default height of section headers in points, or 0 for none.
  public var headerReferenceHeight = 0.0
  /// The default height of section footers in points, or 0 for none.
  public var footerReferenceHeight = 0.0
  /// Whether headers stay at the top of the viewport while their section is visible.
  public var pinsHeaders = false
  /// Whether footers stay at the bottom of the viewport while their section is visible.
  public var pinsFooters = false

  /// Creates a layout with the gaps of the design guidelines.
  ///
  /// - Parameter itemWidth: The width of an item, in points.
  public init(itemWidth: Double = 120) { self.itemWidth = itemWidth }

  /// Always false: lines wrap at the width of the container.
  public var scrollsHorizontally: Bool { false }
  /// Always true: items are self-sizing.
  public var measuresItemHeight: Bool { true }

  /// Returns the lines of a section, in the columns of ``columns(in:textScale:)``.
  ///
  /// - Parameters:
  ///   - section: The section, including its overrides of the layout's values.
  ///   - environment: The environment of the layout.
  /// - Returns: The lines.
  /// - Complexity: O(1).
  public func lineGeometry(of section: SectionDescription, in environment: LayoutEnvironment) -> LineGeometry {
    var (layout, rest) = (self, section)
    layout.sectionInset = section.overrides.sectionInset ?? sectionInset
    layout.minimumInteritemSpacing = section.overrides.minimumInteritemSpacing ?? minimumInteritemSpacing
    (rest.overrides.sectionInset, rest.overrides.minimumInteritemSpacing) = (nil, nil)
    return layout.columns(in: environment.containerSize.width, textScale: environment.textScale)
      .lineGeometry(of: rest, in: environment)
  }

  /// Returns the layout with as many columns as fit into a width with the minimum gap, and at least one.
  ///
  /// - Parameters:
  ///   - width: The width of the container, in points.
  ///   - textScale: The text scale.
  /// - Returns: The column layout.
  public func columns(in width: Double, textScale: Double = 1) -> AutosizingColumnFlowLayout {
    let itemWidth = itemWidth * textScale
    let space = max(0, width - sectionInset.leading - sectionInset.trailing)
    let fitting = (space + minimumInteritemSpacing) / (itemWidth + minimumInteritemSpacing)
    let count = fitting.isFinite ? Int(min(max(1, fitting), Self.maximumColumnCount)) : 1
    let rest = max(0, space - Double(count) * itemWidth)
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

  /// More columns than fit on any screen.
  private static let maximumColumnCount = 10_000.0
}
