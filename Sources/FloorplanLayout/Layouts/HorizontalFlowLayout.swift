/// Items in lines that fill up from the leading edge and follow each other downwards.
///
/// The layout is the seeds' `FUICollectionViewLayout.horizontalFlow` (seed 002). What decides the size of an item,
/// first match wins (rule F1): ``estimatedItemSize``, with which each item is measured; ``numberOfColumns``;
/// ``minimumScaledItemSize``; ``itemSize``. No item is wider than the section without its insets (rule R5). Spacings
/// are kept precisely; only ``isLayoutJustified`` lets them grow. Negative and non-finite lengths count as 0 (rule R1).
public struct HorizontalFlowLayout: CollectionLayout {
  /// The size of an item, in points; nil reads 50 by 50.
  ///
  /// With ``numberOfColumns`` only its aspect counts.
  public var itemSize: Size?
  /// The expected size of an item, in points; where a component is above 0, each item is as large as it is measured.
  ///
  /// An item is measured at its natural width, or at that of its section where it would be wider.
  public var estimatedItemSize: Size
  /// The size from which items are scaled up until they fill the line, in points; a width of 0 turns scaling off.
  ///
  /// The number of columns depends on the width of the container and not on the number of items (rule F3).
  public var minimumScaledItemSize: Size
  /// The number of columns that share the width; 0 or less lets sizes decide.
  ///
  /// There are fewer where a column would be narrower than a point (rule F2). The height of an item keeps the aspect
  /// of ``itemSize`` if given, else of ``minimumScaledItemSize`` if set, else of a square.
  public var numberOfColumns: Int
  /// The number of lines after which a section ends; 0 or less sets no limit.
  ///
  /// Items beyond it have no frames and take no room (rule F7).
  public var numberOfRows: Int
  /// The gap between neighbours in a line, in points.
  public var minimumInteritemSpacing: Double
  /// The gap between lines, in points.
  public var minimumLineSpacing: Double
  /// The room along the edges of every section.
  public var sectionInset: Insets
  /// Whether the gaps grow until a full line reaches the trailing edge (rule F6).
  ///
  /// Where items are of one size, lines that are not full use the same gap, so columns stay aligned; where they are
  /// measured, the last line of a section keeps its gaps, as in text. Items that are scaled leave no rest to spread.
  public var isLayoutJustified: Bool
  /// Whether items stand at the top of their line; if not, they are centred in it (rule F8).
  public var isTopAligned: Bool
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
  ///   - itemSize: The size of an item, in points; nil reads 50 by 50.
  ///   - estimatedItemSize: The expected size of an item, which is then measured.
  ///   - minimumScaledItemSize: The size from which items are scaled up; a width of 0 turns scaling off.
  ///   - numberOfColumns: The number of columns that share the width; 0 lets sizes decide.
  ///   - numberOfRows: The number of lines after which a section ends; 0 sets no limit.
  ///   - minimumInteritemSpacing: The gap between neighbours in a line, in points.
  ///   - minimumLineSpacing: The gap between lines, in points.
  ///   - sectionInset: The room along the edges of every section.
  ///   - isLayoutJustified: Whether the gaps grow until a full line reaches the trailing edge.
  ///   - isTopAligned: Whether items stand at the top of their line.
  ///   - headerReferenceHeight: The height of a section's header where the section does not say.
  ///   - footerReferenceHeight: The height of a section's footer where the section does not say.
  ///   - pinsHeaders: Whether the header of the section in sight stays at the top.
  ///   - pinsFooters: Whether the footer of the section in sight stays at the bottom.
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

  /// No: lines break at the width of the container.
  public var scrollsHorizontally: Bool { false }
  /// No: an item has a size of its own, or the sizes above say how high all are.
  public var wantsMeasuredHeight: Bool { false }

  /// Finds the lines that the items of a section form (rules F1 to F8).
  ///
  /// - Parameters:
  ///   - section: The section, with what it has instead of the layout's values.
  ///   - environment: The place that the layout fills.
  ///   - uniformItemHeight: Not used.
  /// - Returns: The lines.
  /// - Complexity: O(1).
  public func lineGeometry(
    of section: SectionDescription, in environment: LayoutEnvironment, uniformItemHeight: Double?
  ) -> LineGeometry {
    let inset = section.inset(or: sectionInset)
    let available = inset.availableWidth(in: environment)
    let spacing = section.interitemSpacing(or: minimumInteritemSpacing)
    let lineSpacing = section.lineSpacing(or: minimumLineSpacing)
    let maximumLines = numberOfRows > 0 ? numberOfRows : nil
    let estimate = Tolerance.length(estimatedItemSize)
    if estimate.isSet {
      let rule = PackedRule(
        unit: TickUnit(PixelGrid(environment)), available: available, leading: inset.leading, spacing: spacing,
        lineSpacing: lineSpacing, estimate: estimate, isJustified: isLayoutJustified, isTopAligned: isTopAligned,
        maximumLines: maximumLines)
      return LineGeometry(.packed(rule), inset: inset)
    }
    let (columns, height) = sizing(available: available, spacing: spacing)
    let lines = UniformLines(
      columns: columns, itemHeight: height, lineSpacing: lineSpacing, leading: inset.leading,
      maximumLines: maximumLines)
    return LineGeometry(.uniform(lines), inset: inset)
  }

  private func sizing(available: Double, spacing: Double) -> (columns: ColumnFit, height: Double) {
    let size = Tolerance.length(itemSize ?? .unspecifiedItem)
    let minimum = Tolerance.length(minimumScaledItemSize)
    if numberOfColumns > 0 {
      let model = itemSize == nil && minimum.width > 0 ? minimum : size
      let columns = ColumnFit.columns(atMost: numberOfColumns, available: available, spacing: spacing)
      return (columns, model.height(scaledToWidth: columns.width))
    }
    if minimum.width > 0 {
      let columns = ColumnFit.columns(noNarrowerThan: minimum.width, available: available, spacing: spacing)
      return (columns, minimum.height(scaledToWidth: columns.width))
    }
    let columns = ColumnFit.items(
      ofWidth: size.width, available: available, spacing: spacing, isJustified: isLayoutJustified)
    return (columns, size.height)
  }
}

extension CollectionLayout where Self == HorizontalFlowLayout {
  /// Items in lines that fill up from the leading edge, with the defaults of the seeds (seed 002).
  public static var horizontalFlow: HorizontalFlowLayout { HorizontalFlowLayout() }
}
