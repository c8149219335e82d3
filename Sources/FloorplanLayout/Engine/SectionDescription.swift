/// What a layout engine knows of a section.
public struct SectionDescription: Hashable, Sendable {
  /// The number of items; a negative one counts as 0, and one above 2⁴⁸ as that.
  public var itemCount: Int
  /// The height of the header in points, 0 or less for none; nil for the layout's
  /// ``CollectionLayout/headerReferenceHeight``.
  public var headerHeight: Double?
  /// The height of the footer in points, 0 or less for none; nil for the layout's
  /// ``CollectionLayout/footerReferenceHeight``.
  public var footerHeight: Double?
  /// What the section has instead of the layout's own values.
  public var overrides: SectionOverrides
  /// The sizes of single items in points, which ``HorizontalScrollLayout`` reads (rule H2).
  ///
  /// An item with nil, and one that the list is too short for, has the layout's size. Leave it empty where all have.
  public var itemSizes: [Size?]

  /// Makes a description.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items.
  ///   - headerHeight: The height of the header in points; nil for the layout's.
  ///   - footerHeight: The height of the footer in points; nil for the layout's.
  ///   - overrides: What the section has instead of the layout's own values.
  ///   - itemSizes: The sizes of single items in points.
  public init(
    itemCount: Int, headerHeight: Double? = nil, footerHeight: Double? = nil,
    overrides: SectionOverrides = SectionOverrides(), itemSizes: [Size?] = []
  ) {
    self.itemCount = itemCount
    self.headerHeight = headerHeight
    self.footerHeight = footerHeight
    self.overrides = overrides
    self.itemSizes = itemSizes
  }
}

/// What one section has instead of its layout's own values.
public struct SectionOverrides: Hashable, Sendable {
  /// The room along the edges, in points; nil for the layout's.
  public var sectionInset: Insets?
  /// The gap between neighbours in a line, in points; nil for the layout's.
  public var minimumInteritemSpacing: Double?
  /// The gap between lines, in points; nil for the layout's.
  public var minimumLineSpacing: Double?

  /// Makes overrides; what is left out is the layout's.
  ///
  /// - Parameters:
  ///   - sectionInset: The room along the edges, in points.
  ///   - minimumInteritemSpacing: The gap between neighbours in a line, in points.
  ///   - minimumLineSpacing: The gap between lines, in points.
  public init(
    sectionInset: Insets? = nil, minimumInteritemSpacing: Double? = nil, minimumLineSpacing: Double? = nil
  ) {
    self.sectionInset = sectionInset
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
  }
}
