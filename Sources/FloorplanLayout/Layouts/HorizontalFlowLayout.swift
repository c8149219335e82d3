/// Items of one size in lines that fill up from the leading edge and follow each other downwards.
///
/// The layout is the seeds' `FUICollectionViewLayout.horizontalFlow` (seed 002). What decides the size of an item,
/// first match wins (rule F1): ``numberOfColumns``, ``minimumScaledItemSize``, ``itemSize``. No item is wider than the
/// section without its insets (rule R5). Spacings are kept precisely; only ``isLayoutJustified`` lets them grow.
/// Negative and non-finite lengths count as 0 (rule R1).
public struct HorizontalFlowLayout: CollectionLayout {
  /// The size of an item, in points; nil reads 50 by 50.
  ///
  /// With ``numberOfColumns`` only its aspect counts.
  public var itemSize: Size?
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
  /// Lines that are not full use the same gap, so columns stay aligned. Items that are scaled leave no rest to spread.
  public var isLayoutJustified: Bool

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - itemSize: The size of an item, in points; nil reads 50 by 50.
  ///   - minimumScaledItemSize: The size from which items are scaled up; a width of 0 turns scaling off.
  ///   - numberOfColumns: The number of columns that share the width; 0 lets sizes decide.
  ///   - numberOfRows: The number of lines after which a section ends; 0 sets no limit.
  ///   - minimumInteritemSpacing: The gap between neighbours in a line, in points.
  ///   - minimumLineSpacing: The gap between lines, in points.
  ///   - sectionInset: The room along the edges of every section.
  ///   - isLayoutJustified: Whether the gaps grow until a full line reaches the trailing edge.
  public init(
    itemSize: Size? = nil, minimumScaledItemSize: Size = .zero, numberOfColumns: Int = 0, numberOfRows: Int = 0,
    minimumInteritemSpacing: Double = 10, minimumLineSpacing: Double = 10, sectionInset: Insets = .zero,
    isLayoutJustified: Bool = false
  ) {
    self.itemSize = itemSize
    self.minimumScaledItemSize = minimumScaledItemSize
    self.numberOfColumns = numberOfColumns
    self.numberOfRows = numberOfRows
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
    self.sectionInset = sectionInset
    self.isLayoutJustified = isLayoutJustified
  }

  /// No: the sizes above say how high items are.
  public var wantsMeasuredHeight: Bool { false }

  /// Finds the lines that the items of every section form (rules F1 to F8).
  ///
  /// - Parameters:
  ///   - environment: The place that the layout fills.
  ///   - uniformItemHeight: Not used.
  /// - Returns: The lines.
  /// - Complexity: O(1).
  public func lineGeometry(in environment: LayoutEnvironment, uniformItemHeight: Double?) -> LineGeometry {
    let inset = Tolerance.length(sectionInset)
    let (columns, height) = sizing(
      available: inset.availableWidth(in: environment), spacing: Tolerance.length(minimumInteritemSpacing))
    return LineGeometry(
      UniformLines(
        columns: columns, itemHeight: height, lineSpacing: Tolerance.length(minimumLineSpacing), inset: inset,
        maximumLines: numberOfRows > 0 ? numberOfRows : nil))
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
  /// Items of one size in lines that fill up from the leading edge, with the defaults of the seeds (seed 002).
  public static var horizontalFlow: HorizontalFlowLayout { HorizontalFlowLayout() }
}
