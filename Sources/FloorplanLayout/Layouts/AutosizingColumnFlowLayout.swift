/// Items in columns of equal width, as high as their content needs.
///
/// The layout is the seeds' `FUICollectionViewLayout.autosizingColumnFlow`, and with ``keyValue`` their
/// `keyValueColumnFlow` (seed 002). The first and the last column abut the section's insets (rule C1). The host
/// measures a cell at ``CollectionLayout/columnWidth(in:)`` and gives the height to
/// ``LayoutEngine/uniformItemHeight``. Negative and non-finite lengths count as 0 (rule R1).
public struct AutosizingColumnFlowLayout: CollectionLayout {
  /// The number of columns; 0 or less reads 1, and there are fewer where one would be narrower than a point (rule F2).
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

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - numberOfColumns: The number of columns; 0 reads 1.
  ///   - itemSize: The size of an item where nothing was measured or estimated.
  ///   - estimatedItemSize: The expected size of an item until one is measured.
  ///   - minimumInteritemSpacing: The gap between columns, in points.
  ///   - minimumLineSpacing: The gap between rows, in points.
  ///   - sectionInset: The room along the edges of every section.
  public init(
    numberOfColumns: Int = 1, itemSize: Size? = nil, estimatedItemSize: Size = .zero,
    minimumInteritemSpacing: Double = 10, minimumLineSpacing: Double = 10, sectionInset: Insets = .zero
  ) {
    self.numberOfColumns = numberOfColumns
    self.itemSize = itemSize
    self.estimatedItemSize = estimatedItemSize
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
    self.sectionInset = sectionInset
  }

  /// The layout for key value cells: gaps of 80 and 24 points, 8 points beside every section (seed 002).
  public static var keyValue: AutosizingColumnFlowLayout {
    AutosizingColumnFlowLayout(
      minimumInteritemSpacing: 80, minimumLineSpacing: 24,
      sectionInset: Insets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }

  /// Yes: an item is as high as its content needs (rule C2).
  public var wantsMeasuredHeight: Bool { true }

  /// Finds the rows that the items of every section form (rules C1 and C2).
  ///
  /// - Parameters:
  ///   - environment: The place that the layout fills.
  ///   - uniformItemHeight: The height in points that the host measured, rounded up to whole pixels (rule R7). Without
  ///     one, the estimate counts, else the height of ``itemSize``, else 50.
  /// - Returns: The rows.
  /// - Complexity: O(1).
  public func lineGeometry(in environment: LayoutEnvironment, uniformItemHeight: Double?) -> LineGeometry {
    let inset = Tolerance.length(sectionInset)
    let columns = ColumnFit.columns(
      atMost: numberOfColumns, available: inset.availableWidth(in: environment),
      spacing: Tolerance.length(minimumInteritemSpacing))
    let estimate = Tolerance.length(estimatedItemSize.height)
    let unmeasured = estimate > 0 ? estimate : Tolerance.length((itemSize ?? .unspecifiedItem).height)
    let measured = uniformItemHeight.map { PixelGrid(environment).roundUp(Tolerance.length($0)) }
    return LineGeometry(
      UniformLines(
        columns: columns, itemHeight: measured ?? unmeasured, lineSpacing: Tolerance.length(minimumLineSpacing),
        inset: inset, maximumLines: nil))
  }
}

extension CollectionLayout where Self == AutosizingColumnFlowLayout {
  /// One column of items as high as their content needs, with the defaults of the seeds (seed 002).
  public static var autosizingColumnFlow: AutosizingColumnFlowLayout { AutosizingColumnFlowLayout() }

  /// The layout for key value cells, ``AutosizingColumnFlowLayout/keyValue`` (seed 002).
  public static var keyValueColumnFlow: AutosizingColumnFlowLayout { .keyValue }
}
