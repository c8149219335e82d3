/// The input of the layout engine for one section.
public struct SectionDescription: Hashable, Sendable {
  /// The number of items, clamped to the range from 0 to 2⁴⁸.
  public var itemCount: Int
  /// The height of the header in points, 0 or less for no header, or nil for
  /// ``CollectionLayout/headerReferenceHeight``.
  public var headerHeight: Double?
  /// The height of the footer in points, 0 or less for no footer, or nil for
  /// ``CollectionLayout/footerReferenceHeight``.
  public var footerHeight: Double?
  /// The values that replace those of the layout in this section.
  public var overrides: SectionOverrides
  /// The sizes of individual items in points, used by ``HorizontalScrollLayout`` (rule H2).
  ///
  /// Items with nil and items beyond the end of the array have the layout's size. Leave the array empty if all items
  /// do.
  public var itemSizes: [Size?]

  /// Creates a section description.
  ///
  /// - Parameters:
  ///   - itemCount: The number of items.
  ///   - headerHeight: The height of the header in points, or nil for the layout's height.
  ///   - footerHeight: The height of the footer in points, or nil for the layout's height.
  ///   - overrides: The values that replace those of the layout.
  ///   - itemSizes: The sizes of individual items in points.
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

/// The values that replace those of the layout in one section.
public struct SectionOverrides: Hashable, Sendable {
  /// The insets of the section, in points, or nil for the layout's insets.
  public var sectionInset: Insets?
  /// The gap between adjacent items in a line, in points, or nil for the layout's gap.
  public var minimumInteritemSpacing: Double?
  /// The gap between lines, in points, or nil for the layout's gap.
  public var minimumLineSpacing: Double?

  /// Creates overrides; nil keeps the value of the layout.
  ///
  /// - Parameters:
  ///   - sectionInset: The insets of the section, in points.
  ///   - minimumInteritemSpacing: The gap between adjacent items in a line, in points.
  ///   - minimumLineSpacing: The gap between lines, in points.
  public init(
    sectionInset: Insets? = nil, minimumInteritemSpacing: Double? = nil, minimumLineSpacing: Double? = nil
  ) {
    self.sectionInset = sectionInset
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.minimumLineSpacing = minimumLineSpacing
  }
}
