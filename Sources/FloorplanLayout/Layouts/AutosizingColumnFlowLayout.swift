/// Items in columns of equal width, as high as their content needs.
///
/// The layout is the seeds' `FUICollectionViewLayout.autosizingColumnFlow`, and with ``keyValue`` their
/// `keyValueColumnFlow` (seed 002). The first and the last column abut the section's insets (rule C1). Items are
/// measured at the width of their column; a row is as high as its tallest item, and all stand at its top (rule C2). A
/// host whose items are all equally high may give that one height to ``LayoutEngine/uniformItemHeight``. Negative and
/// non-finite lengths count as 0 (rule R1).
public struct AutosizingColumnFlowLayout: CollectionLayout {
  /// The number of columns, and fewer where one would be narrower than a point (rule F2).
  ///
  /// 0, the default, leaves it to the host: a collection view takes two where it is wide enough and else one. The engine
  /// itself reads 1.
  public var numberOfColumns: Int
  /// The size of an item, in points, of which the height counts where nothing was measured or estimated.
  public var itemSize: Size?
  /// The expected size of an item, in points, of which the height counts until one is measured; 0 for no expectation.
  public var estimatedItemSize: Size
  /// The gap between columns, in points.
  public var minimumInteritemSpacing: Double
  /// The gap between rows, in points.
  public var minimumLineSpacing: Double
  /// The room along the edges of every section.
  public var sectionInset: Insets
  /// The height of a section's header in points where the section does not say; 0 for none.
  public var headerReferenceHeight: Double
  /// The height of a section's footer in points where the section does not say; 0 for none.
  public var footerReferenceHeight: Double
  /// Whether the header of the section in sight stays at the top of the viewport.
  public var pinsHeaders: Bool
  /// Whether the footer of the section in sight stays at the bottom of the viewport.
  public var pinsFooters: Bool

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - numberOfColumns: The number of columns; 0 leaves it to the host, and the engine reads 1.
  ///   - itemSize: The size of an item where nothing was measured or estimated.
  ///   - estimatedItemSize: The expected size of an item until one is measured.
  ///   - minimumInteritemSpacing: The gap between columns, in points.
  ///   - minimumLineSpacing: The gap between rows, in points.
  ///   - sectionInset: The room along the edges of every section.
  ///   - headerReferenceHeight: The height of a section's header where the section does not say.
  ///   - footerReferenceHeight: The height of a section's footer where the section does not say.
  ///   - pinsHeaders: Whether the header of the section in sight stays at the top.
  ///   - pinsFooters: Whether the footer of the section in sight stays at the bottom.
  public init(
    numberOfColumns: Int = 0, itemSize: Size? = nil, estimatedItemSize: Size = .zero,
    minimumInteritemSpacing: Double = 10, minimumLineSpacing: Double = 10, sectionInset: Insets = .zero,
    headerReferenceHeight: Double = 0, footerReferenceHeight: Double = 0, pinsHeaders: Bool = false,
    pinsFooters: Bool = false
  ) {
    self.numberOfColumns = numberOfColumns
    self.itemSize = itemSize
    self.estimatedItemSize = estimatedItemSize
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
    self.sectionInset = sectionInset
    self.headerReferenceHeight = headerReferenceHeight
    self.footerReferenceHeight = footerReferenceHeight
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }

  /// The layout for key value cells: gaps of 80 and 24 points, 8 points beside every section (seed 002).
  public static var keyValue: AutosizingColumnFlowLayout {
    AutosizingColumnFlowLayout(
      minimumInteritemSpacing: 80, minimumLineSpacing: 24,
      sectionInset: Insets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }

  /// No: columns share the width of the container.
  public var scrollsHorizontally: Bool { false }
  /// Yes: an item is as high as its content needs (rule C2).
  public var wantsMeasuredHeight: Bool { true }

  /// Finds the rows that the items of a section form (rules C1 and C2).
  ///
  /// - Parameters:
  ///   - section: The section, with what it has instead of the layout's values.
  ///   - environment: The place that the layout fills.
  ///   - uniformItemHeight: The height in points that every item has, rounded up to whole pixels (rule R7). Without one
  ///     each item has its own; until that is measured, the estimate counts, else the height of ``itemSize``, else 50.
  /// - Returns: The rows.
  /// - Complexity: O(1).
  public func lineGeometry(
    of section: SectionDescription, in environment: LayoutEnvironment, uniformItemHeight: Double?
  ) -> LineGeometry {
    let inset = section.inset(or: sectionInset)
    let grid = PixelGrid(environment)
    let columns = ColumnFit.columns(
      atMost: numberOfColumns, available: inset.availableWidth(in: environment),
      spacing: section.interitemSpacing(or: minimumInteritemSpacing))
    let lineSpacing = section.lineSpacing(or: minimumLineSpacing)
    if let uniformItemHeight {
      let lines = UniformLines(
        columns: columns, itemHeight: grid.roundUp(Tolerance.length(uniformItemHeight)), lineSpacing: lineSpacing,
        leading: inset.leading, maximumLines: nil)
      return LineGeometry(.uniform(lines), inset: inset)
    }
    let estimate = Tolerance.length(estimatedItemSize.height)
    let unmeasured = estimate > 0 ? estimate : Tolerance.length((itemSize ?? .unspecifiedItem).height)
    let rule = ColumnRule(
      columns: columns, leading: inset.leading, lineSpacing: lineSpacing, estimate: unmeasured, grid: grid)
    return LineGeometry(.rows(rule), inset: inset)
  }
}

extension CollectionLayout where Self == AutosizingColumnFlowLayout {
  /// One column of items as high as their content needs, with the defaults of the seeds (seed 002).
  public static var autosizingColumnFlow: AutosizingColumnFlowLayout { AutosizingColumnFlowLayout() }

  /// The layout for key value cells, ``AutosizingColumnFlowLayout/keyValue`` (seed 002).
  public static var keyValueColumnFlow: AutosizingColumnFlowLayout { .keyValue }
}
