/// Items in one line for each section, which never wraps and is scrolled sideways.
///
/// The layout is the seeds' `FUICollectionViewLayout.horizontalScroll` (seed 002), and with ``estimatedItemSize`` set
/// their `horizontalScrollDynamicSize`. Sections stand below each other and scroll together (rule H1). An item has,
/// first match wins: its natural size where ``estimatedItemSize`` is set, its own of ``SectionDescription/itemSizes``,
/// or ``itemSize`` (rule H2). The content is as wide as the widest section (rule H4). Negative and non-finite lengths
/// count as 0 (rule R1).
public struct HorizontalScrollLayout: CollectionLayout {
  /// The size of an item that has none of its own, in points; nil reads 50 by 50.
  public var itemSize: Size?
  /// The expected size of an item, in points; where a component is above 0, items are measured.
  public var estimatedItemSize: Size
  /// The gap between items, in points.
  ///
  /// UIKit's own flow layout would call it the line spacing, since it counts along the axis of scrolling (rule H3).
  public var minimumInteritemSpacing: Double
  /// The room along the edges of every section.
  public var sectionInset: Insets
  /// Whether items stand at the top of their line; if not, they are centred in it.
  public var isTopAligned: Bool
  /// Whether items are as high as their line, so that the surfaces of all end together.
  public var stretchesItems: Bool
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
  ///   - itemSize: The size of an item that has none of its own; nil reads 50 by 50.
  ///   - estimatedItemSize: The expected size of an item, which is then measured.
  ///   - minimumInteritemSpacing: The gap between items, in points.
  ///   - sectionInset: The room along the edges of every section.
  ///   - isTopAligned: Whether items stand at the top of their line.
  ///   - stretchesItems: Whether items are as high as their line.
  ///   - headerReferenceHeight: The height of a section's header where the section does not say.
  ///   - footerReferenceHeight: The height of a section's footer where the section does not say.
  ///   - pinsHeaders: Whether the header of the section in sight stays at the top.
  ///   - pinsFooters: Whether the footer of the section in sight stays at the bottom.
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

  /// Yes: lines are as long as their items need.
  public var scrollsHorizontally: Bool { true }
  /// No: an item has a size of its own, not one height with all others.
  public var wantsMeasuredHeight: Bool { false }

  /// Finds the line that the items of a section form (rules H1 to H3).
  ///
  /// - Parameters:
  ///   - section: The section, with what it has instead of the layout's values.
  ///   - environment: The place that the layout fills.
  ///   - uniformItemHeight: Not used.
  /// - Returns: The line.
  /// - Complexity: O(1).
  public func lineGeometry(
    of section: SectionDescription, in environment: LayoutEnvironment, uniformItemHeight: Double?
  ) -> LineGeometry {
    let inset = section.inset(or: sectionInset)
    let spacing = section.interitemSpacing(or: minimumInteritemSpacing)
    let estimate = Tolerance.length(estimatedItemSize)
    let size = Tolerance.length(itemSize ?? .unspecifiedItem)
    if estimate.isSet || !section.itemSizes.isEmpty {
      let rule = SingleRule(
        leading: inset.leading, spacing: spacing, isTopAligned: isTopAligned, isStretched: stretchesItems,
        isMeasured: estimate.isSet, itemSize: estimate.isSet ? estimate : size,
        unit: estimate.isSet ? TickUnit(PixelGrid(environment)) : .fine)
      return LineGeometry(.single(rule), inset: inset)
    }
    let lines = UniformLines(
      columns: .oneLine(ofWidth: size.width, spacing: spacing), itemHeight: size.height, lineSpacing: 0,
      leading: inset.leading, maximumLines: nil)
    return LineGeometry(.uniform(lines), inset: inset)
  }
}

extension CollectionLayout where Self == HorizontalScrollLayout {
  /// Items in one line for each section, with the defaults of the seeds (seed 002).
  public static var horizontalScroll: HorizontalScrollLayout { HorizontalScrollLayout() }

  /// Items in one line for each section, each as large as it needs (seed 002).
  public static var horizontalScrollDynamicSize: HorizontalScrollLayout {
    HorizontalScrollLayout(estimatedItemSize: .unspecifiedItem)
  }
}

extension Size {
  /// Whether a component asks for something, which turns self-sizing on.
  var isSet: Bool { width > 0 || height > 0 }
}
