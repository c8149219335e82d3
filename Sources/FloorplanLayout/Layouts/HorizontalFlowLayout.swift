/// A layout that fills lines from the leading edge and wraps them at the container's width.
///
/// The layout corresponds to `FUICollectionViewLayout.horizontalFlow` in the SAP Fiori for iOS documentation
/// (Collection View). The first property that is set determines the item size (rule F1): ``estimatedItemSize`` with
/// measured items, ``numberOfColumns``, ``minimumScaledItemSize``, ``itemSize``. No item is wider than the section
/// without its insets (rule R5). Gaps are exact; only ``isLayoutJustified`` lets them grow. Negative and non-finite
/// lengths count as 0 (rule R1). Sizes grow with the text scale (rule R9).
public struct HorizontalFlowLayout: CollectionLayout {
  /// The size of an item in points; nil for 50 by 50.
  ///
  /// With ``numberOfColumns``, only the aspect ratio applies.
  public var itemSize: Size?
  /// The estimated size of an item in points; a component above 0 makes items self-sizing.
  ///
  /// An item has its natural width, limited to the width of its section.
  public var estimatedItemSize: Size
  /// The minimum size in points from which items scale up to fill the line; a width of 0 turns scaling off.
  ///
  /// The number of columns depends on the width of the container but not on the number of items (rule F3).
  public var minimumScaledItemSize: Size
  /// The number of columns that share the width; 0 or less lets the item size decide.
  ///
  /// The number is reduced if a column would be narrower than a point (rule F2). Items keep the aspect ratio of
  /// ``itemSize`` if set, else of ``minimumScaledItemSize`` if set, else of a square.
  public var numberOfColumns: Int
  /// The maximum number of lines in a section; 0 or less for no limit.
  ///
  /// Items beyond the limit have no frames and take no space (rule F7).
  public var numberOfRows: Int
  /// The gap between adjacent items in a line, in points.
  public var minimumInteritemSpacing: Double
  /// The gap between lines, in points.
  public var minimumLineSpacing: Double
  /// The insets of every section.
  public var sectionInset: Insets
  /// Whether the gaps grow until a full line reaches the trailing edge (rule F6).
  ///
  /// For items of one size, partially filled lines use the same gap, so columns stay aligned. For measured items, the
  /// last line of a section keeps its gaps, as in justified text. Scaled items already fill the line.
  public var isLayoutJustified: Bool
  /// Whether items are aligned at the top of their line rather than centered (rule F8).
  public var isTopAligned: Bool
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
  ///   - itemSize: The size of an item in points; nil for 50 by 50.
  ///   - estimatedItemSize: The estimated size of self-sizing items, in points.
  ///   - minimumScaledItemSize: The minimum size from which items scale up, in points; a width of 0 turns scaling off.
  ///   - numberOfColumns: The number of columns that share the width; 0 lets the item size decide.
  ///   - numberOfRows: The maximum number of lines in a section; 0 for no limit.
  ///   - minimumInteritemSpacing: The gap between adjacent items in a line, in points.
  ///   - minimumLineSpacing: The gap between lines, in points.
  ///   - sectionInset: The insets of every section.
  ///   - isLayoutJustified: Whether the gaps grow until a full line reaches the trailing edge.
  ///   - isTopAligned: Whether items are aligned at the top of their line rather than centered.
  ///   - headerReferenceHeight: The default height of section headers, in points.
  ///   - footerReferenceHeight: The default height of section footers, in points.
  ///   - pinsHeaders: Whether the header of the visible section stays at the top.
  ///   - pinsFooters: Whether the footer of the visible section stays at the bottom.
  public init(
    itemSize: Size? = nil, estimatedItemSize: Size = .zero, minimumScaledItemSize: Size = .zero,
    numberOfColumns: Int = 0, numberOfRows: Int = 0, minimumInteritemSpacing: Double = 10,
    minimumLineSpacing: Double = 10, sectionInset: Insets = .zero, isLayoutJustified: Bool = false,
    isTopAligned: Bool = false, headerReferenceHeight: Double = 0, footerReferenceHeight: Double = 0,
    pinsHeaders: Bool = false, pinsFooters: Bool = false
  ) {
    self.itemSize = itemSize
    self.estimatedItemSize = estimatedItemSize
    self.minimumScaledItemSize = minimumScaledItemSize
    self.numberOfColumns = numberOfColumns
    self.numberOfRows = numberOfRows
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
    self.sectionInset = sectionInset
    self.isLayoutJustified = isLayoutJustified
    self.isTopAligned = isTopAligned
    self.headerReferenceHeight = headerReferenceHeight
    self.footerReferenceHeight = footerReferenceHeight
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }

  /// False: lines wrap at the width of the container.
  public var scrollsHorizontally: Bool { false }
  /// False: items have their own size, or a size from the layout's properties.
  public var measuresItemHeight: Bool { false }

  /// Returns the lines that the items of a section form (rules F1 to F8).
  ///
  /// - Parameters:
  ///   - section: The section, whose overrides replace the layout's values.
  ///   - environment: The environment of the layout.
  /// - Returns: The lines.
  /// - Complexity: O(1).
  public func lineGeometry(of section: SectionDescription, in environment: LayoutEnvironment) -> LineGeometry {
    let inset = section.inset(or: sectionInset)
    let available = inset.availableWidth(in: environment)
    let spacing = section.interitemSpacing(or: minimumInteritemSpacing)
    let lineSpacing = section.lineSpacing(or: minimumLineSpacing)
    let maximumLines = numberOfRows > 0 ? numberOfRows : nil
    let estimate = estimatedItemSize.scaled(by: environment.textScale)
    if estimate.isSpecified {
      let rule = PackedRule(
        unit: TickUnit(PixelGrid(environment)), available: available, leading: inset.leading, spacing: spacing,
        lineSpacing: lineSpacing, estimate: estimate, isJustified: isLayoutJustified, isTopAligned: isTopAligned,
        maximumLines: maximumLines)
      return LineGeometry(rule: .packed(rule), inset: inset)
    }
    let (columns, height) = sizing(available: available, spacing: spacing, textScale: environment.textScale)
    let lines = UniformLines(
      columns: columns, itemHeight: height, lineSpacing: lineSpacing, leading: inset.leading,
      maximumLines: maximumLines)
    return LineGeometry(rule: .uniform(lines), inset: inset)
  }

  private func sizing(
    available: Double, spacing: Double, textScale: Double
  ) -> (columns: ColumnFit, height: Double) {
    let size = (itemSize ?? .unspecifiedItem).scaled(by: textScale)
    let minimum = minimumScaledItemSize.scaled(by: textScale)
    if numberOfColumns > 0 {
      let model = itemSize == nil && minimum.width > 0 ? minimum : size
      let columns = ColumnFit.columns(maximumCount: numberOfColumns, available: available, spacing: spacing)
      return (columns, model.height(scaledToWidth: columns.width))
    }
    if minimum.width > 0 {
      let columns = ColumnFit.columns(minimumWidth: minimum.width, available: available, spacing: spacing)
      return (columns, minimum.height(scaledToWidth: columns.width))
    }
    let columns = ColumnFit.items(
      ofWidth: size.width, available: available, spacing: spacing, isJustified: isLayoutJustified)
    return (columns, size.height)
  }
}

extension CollectionLayout where Self == HorizontalFlowLayout {
  /// A layout that fills lines from the leading edge, with the defaults of the SAP Fiori for iOS documentation
  /// (Collection View).
  public static var horizontalFlow: HorizontalFlowLayout { HorizontalFlowLayout() }
}
