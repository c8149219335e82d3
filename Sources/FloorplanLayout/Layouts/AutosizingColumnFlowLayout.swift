/// A layout in columns of equal width, with items as tall as their content.
///
/// The layout corresponds to `FUICollectionViewLayout.autosizingColumnFlow` in the SAP Fiori for iOS documentation
/// (Collection View), and ``keyValue`` to `keyValueColumnFlow`. The first and the last column abut the section insets
/// (rule C1). Items are measured at the width of their column. A row is as tall as its tallest item, and its items are
/// aligned at the top (rule C2). Negative and non-finite lengths count as 0 (rule R1). Sizes grow with the text scale
/// (rule R9).
public struct AutosizingColumnFlowLayout: CollectionLayout {
  /// The maximum number of columns, reduced if a column would be narrower than a point (rule F2).
  ///
  /// 0, the default, lets the host decide: a collection view uses two columns if it is wide enough, else one. The
  /// engine treats 0 as 1.
  public var numberOfColumns: Int
  /// The size of items without a measurement or an estimate, in points; only the height applies.
  public var itemSize: Size?
  /// The estimated size of unmeasured items, in points, or 0 for no estimate; only the height applies.
  public var estimatedItemSize: Size
  /// The gap between columns, in points.
  public var minimumInteritemSpacing: Double
  /// The gap between rows, in points.
  public var minimumLineSpacing: Double
  /// The insets of every section.
  public var sectionInset: Insets
  /// The default height of section headers in points, or 0 for no header.
  public var headerReferenceHeight: Double
  /// The default height of section footers in points, or 0 for no footer.
  public var footerReferenceHeight: Double
  /// Whether the header of the visible section stays at the top of the viewport.
  public var pinsHeaders: Bool
  /// Whether the footer of the visible section stays at the bottom of the viewport.
  public var pinsFooters: Bool

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - numberOfColumns: The maximum number of columns; 0 lets the host decide, and the engine treats it as 1.
  ///   - itemSize: The size of items without a measurement or an estimate.
  ///   - estimatedItemSize: The estimated size of unmeasured items.
  ///   - minimumInteritemSpacing: The gap between columns, in points.
  ///   - minimumLineSpacing: The gap between rows, in points.
  ///   - sectionInset: The insets of every section.
  ///   - headerReferenceHeight: The default height of section headers, in points.
  ///   - footerReferenceHeight: The default height of section footers, in points.
  ///   - pinsHeaders: Whether the header of the visible section stays at the top.
  ///   - pinsFooters: Whether the footer of the visible section stays at the bottom.
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

  /// The layout for key value cells: gaps of 80 and 24 points, and insets of 8 points at both sides.
  ///
  /// The values are those of the SAP Fiori for iOS documentation (Collection View).
  public static var keyValue: AutosizingColumnFlowLayout {
    AutosizingColumnFlowLayout(
      minimumInteritemSpacing: 80, minimumLineSpacing: 24,
      sectionInset: Insets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }

  /// False: columns share the width of the container.
  public var scrollsHorizontally: Bool { false }
  /// True: items are as tall as their content (rule C2).
  public var measuresItemHeight: Bool { true }

  /// Returns the rows that the items of a section form (rules C1 and C2).
  ///
  /// - Parameters:
  ///   - section: The section, whose overrides replace the layout's values.
  ///   - environment: The environment of the layout.
  /// - Returns: The rows.
  /// - Complexity: O(1).
  public func lineGeometry(of section: SectionDescription, in environment: LayoutEnvironment) -> LineGeometry {
    let inset = section.inset(or: sectionInset)
    let columns = ColumnFit.columns(
      maximumCount: numberOfColumns, available: inset.availableWidth(in: environment),
      spacing: section.interitemSpacing(or: minimumInteritemSpacing))
    let estimate = estimatedItemSize.scaled(by: environment.textScale).height
    let unmeasured = estimate > 0 ? estimate : (itemSize ?? .unspecifiedItem).scaled(by: environment.textScale).height
    let rule = ColumnRule(
      columns: columns, leading: inset.leading, lineSpacing: section.lineSpacing(or: minimumLineSpacing),
      estimate: unmeasured, grid: PixelGrid(environment))
    return LineGeometry(rule: .rows(rule), inset: inset)
  }
}

extension CollectionLayout where Self == AutosizingColumnFlowLayout {
  /// A single-column layout of items as tall as their content, with the defaults of the SAP Fiori for iOS documentation
  /// (Collection View).
  public static var autosizingColumnFlow: AutosizingColumnFlowLayout { AutosizingColumnFlowLayout() }

  /// The layout for key value cells, ``AutosizingColumnFlowLayout/keyValue``.
  public static var keyValueColumnFlow: AutosizingColumnFlowLayout { .keyValue }
}
