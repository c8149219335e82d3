/// A layout with one line for each section, which never wraps and scrolls horizontally.
///
/// The layout corresponds to `FUICollectionViewLayout.horizontalScroll` in the SAP Fiori for iOS documentation
/// (Collection View), and with ``estimatedItemSize`` to `horizontalScrollDynamicSize`. Sections are stacked vertically
/// and scroll together (rule H1). The size of an item is its natural size if ``estimatedItemSize`` is set, else its
/// size in ``SectionDescription/itemSizes``, else ``itemSize`` (rule H2). The content is as wide as the widest section
/// (rule H4). Negative and non-finite lengths count as 0 (rule R1). Sizes grow with the text scale (rule R9).
public struct HorizontalScrollLayout: CollectionLayout {
  /// The size of items without an individual size, in points; nil for 50 by 50.
  public var itemSize: Size?
  /// The estimated size of an item in points; a component above 0 makes items self-sizing.
  public var estimatedItemSize: Size
  /// The gap between items, in points.
  ///
  /// UIKit's flow layout calls this gap the line spacing when it scrolls horizontally (rule H3).
  public var minimumInteritemSpacing: Double
  /// The insets of every section.
  public var sectionInset: Insets
  /// Whether items are aligned at the top of their line rather than centered.
  public var isTopAligned: Bool
  /// Whether items stretch to the height of their line, so their backgrounds align.
  public var stretchesItems: Bool
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
  ///   - itemSize: The size of items without an individual size, in points; nil for 50 by 50.
  ///   - estimatedItemSize: The estimated size of self-sizing items, in points.
  ///   - minimumInteritemSpacing: The gap between items, in points.
  ///   - sectionInset: The insets of every section.
  ///   - isTopAligned: Whether items are aligned at the top of their line rather than centered.
  ///   - stretchesItems: Whether items stretch to the height of their line.
  ///   - headerReferenceHeight: The default height of section headers, in points.
  ///   - footerReferenceHeight: The default height of section footers, in points.
  ///   - pinsHeaders: Whether the header of the visible section stays at the top.
  ///   - pinsFooters: Whether the footer of the visible section stays at the bottom.
  public init(
    itemSize: Size? = nil, estimatedItemSize: Size = .zero, minimumInteritemSpacing: Double = 10,
    sectionInset: Insets = .zero, isTopAligned: Bool = false, stretchesItems: Bool = false,
    headerReferenceHeight: Double = 0, footerReferenceHeight: Double = 0, pinsHeaders: Bool = false,
    pinsFooters: Bool = false
  ) {
    self.itemSize = itemSize
    self.estimatedItemSize = estimatedItemSize
    self.minimumInteritemSpacing = minimumInteritemSpacing
    self.sectionInset = sectionInset
    self.isTopAligned = isTopAligned
    self.stretchesItems = stretchesItems
    self.headerReferenceHeight = headerReferenceHeight
    self.footerReferenceHeight = footerReferenceHeight
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }

  /// True: lines are as long as their items need.
  public var scrollsHorizontally: Bool { true }
  /// False: every item has its own size.
  public var measuresItemHeight: Bool { false }

  /// Returns the line that the items of a section form (rules H1 to H3).
  ///
  /// - Parameters:
  ///   - section: The section, whose overrides replace the layout's values.
  ///   - environment: The environment of the layout.
  /// - Returns: The line.
  /// - Complexity: O(1).
  public func lineGeometry(of section: SectionDescription, in environment: LayoutEnvironment) -> LineGeometry {
    let inset = section.inset(or: sectionInset)
    let spacing = section.interitemSpacing(or: minimumInteritemSpacing)
    let estimate = estimatedItemSize.scaled(by: environment.textScale)
    let size = (itemSize ?? .unspecifiedItem).scaled(by: environment.textScale)
    if estimate.isSpecified || !section.itemSizes.isEmpty {
      let rule = SingleRule(
        leading: inset.leading, spacing: spacing, isTopAligned: isTopAligned, isStretched: stretchesItems,
        isMeasured: estimate.isSpecified, itemSize: estimate.isSpecified ? estimate : size,
        textScale: environment.textScale,
        unit: estimate.isSpecified ? TickUnit(PixelGrid(environment)) : .fine)
      return LineGeometry(rule: .single(rule), inset: inset)
    }
    let lines = UniformLines(
      columns: .singleLine(ofWidth: size.width, spacing: spacing), itemHeight: size.height, lineSpacing: 0,
      leading: inset.leading, maximumLines: nil)
    return LineGeometry(rule: .uniform(lines), inset: inset)
  }
}

extension CollectionLayout where Self == HorizontalScrollLayout {
  /// A layout with one line for each section, with the defaults of the SAP Fiori for iOS documentation (Collection
  /// View).
  public static var horizontalScroll: HorizontalScrollLayout { HorizontalScrollLayout() }

  /// A layout with one line of self-sizing items for each section.
  public static var horizontalScrollDynamicSize: HorizontalScrollLayout {
    HorizontalScrollLayout(estimatedItemSize: .unspecifiedItem)
  }
}

extension Size {
  /// Whether a component is above 0, which turns self-sizing on.
  var isSpecified: Bool { width > 0 || height > 0 }
}
