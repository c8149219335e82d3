/// The items of a section, arranged in lines by a ``LineRule``.
///
/// Coordinates are unsnapped and left to right: horizontal ones from the container's leading edge, vertical ones from
/// the top of the first line. Queries near a span may return slightly too much, but never too little.
///
/// Iteration takes a batch of items with each call; other loops over items are limited to a line.
protocol SectionLines: Sendable {
  /// The number of items, including those without frames.
  var itemCount: Int { get }
  /// The number of items with frames, which are the first ones.
  var framedItemCount: Int { get }
  /// The number of lines with frames.
  var lineCount: Int { get }
  /// The height of these lines, including the gaps between them.
  var extent: Double { get }
  /// The distance from the container's leading edge to the end of lines that may be wider than the container, or nil
  /// for other lines.
  var end: Double? { get }

  /// Returns the line that contains an item.
  func line(ofItem item: Int) -> Int
  /// Returns the items of a line.
  func items(inLine line: Int) -> Range<Int>
  /// Returns the top and the bottom of a line, in points from the top of the first line.
  func span(ofLine line: Int) -> Span
  func edges(ofItem item: Int) -> ItemEdges

  /// Returns the lines that may intersect a span.
  func lines(near span: Span) -> Range<Int>
  /// Returns the items of a line that may intersect a span, from the leading edge.
  func items(inLine line: Int, near span: Span) -> Range<Int>

  /// Whether all lines have the same columns.
  var hasEqualColumns: Bool { get }
  /// Whether any number of lines or items may coincide, so the first and the last of them need a search.
  var mayCoincide: Bool { get }
  /// Returns a cursor to the first item that may intersect two spans, optionally limited to known lines.
  func cursor(from vertical: Span, near horizontal: Span, within lines: Range<Int>?) -> ItemCursor
  /// Appends the following items to a batch until it is full or no items remain.
  func fill(_ batch: inout ItemBatch, from cursor: inout ItemCursor)

  /// Whether the host measures the items.
  ///
  /// If not, changes of measurements and items have no effect, because the lines are recreated.
  var isSelfSizing: Bool { get }
  /// Returns the measurement of an item, valid or outdated, or nil if there is none.
  func measurement(ofItem item: Int) -> ItemMeasurement?
  /// Measures an item at its layout width (rules "measured size" and C2), or returns nil if items aren't measured.
  func measureSize(ofItemAt index: ItemIndex, with measurer: inout some ItemMeasurer) -> Size?
  /// Stores the measured size of an item, rounded up to whole pixels (rule R7).
  mutating func setMeasuredSize(_ size: Size, ofItem item: Int)
  /// Stores the measurement of an item that moved here.
  mutating func store(_ measurement: ItemMeasurement, atItem item: Int)
  /// Turns the measurement of an item into an estimate.
  mutating func invalidate(_ item: Int)
  /// Turns all measurements into estimates.
  mutating func invalidateAll()

  /// Removes items, and then inserts unmeasured items.
  ///
  /// - Parameters:
  ///   - removed: The ranges to remove, ascending, as indices before the edit.
  ///   - inserted: The ranges to insert, ascending, as indices after the edit.
  mutating func edit(removing removed: [Range<Int>], inserting inserted: [Range<Int>])
  /// Returns the same items, arranged by another rule, or nil if nothing changes.
  ///
  /// Measurements stay valid if widths don't change; others become estimates.
  ///
  /// - Complexity: O(1) if the number of columns stays the same and only their widths change, else O(measured items).
  func rearranged(by new: LineRule, of section: SectionDescription) -> (any SectionLines)?
}

extension SectionLines {
  var framedItemCount: Int { itemCount }
  var end: Double? { nil }
  var hasEqualColumns: Bool { false }

  /// Measures an item at its natural width, up to a limit in ticks.
  func measureSize(
    ofItemAt index: ItemIndex, with measurer: inout some ItemMeasurer, in unit: TickUnit, widthLimit: Int
  ) -> Size {
    let natural = Tolerance.length(measurer.naturalWidth(ofItemAt: index))
    // Without snapping, the width isn't rounded before measuring.
    let width =
      unit == .fine
      ? min(natural, unit.points(min(widthLimit, TickUnit.maximumTicks)))
      : unit.points(min(unit.ticks(measured: natural), widthLimit))
    return Size(width: width, height: measurer.height(ofItemAt: index, forWidth: width))
  }
}

/// The measurement of an item, which may move to other lines.
struct ItemMeasurement {
  /// The width, unknown where lines don't store it.
  let width: ExtentCode
  /// The height, whose valid bit applies to both dimensions.
  let height: ExtentCode
  /// The width at which the height was measured, in points, or nil if the layout has no columns.
  var columnWidth: Double?
  /// The limit of the item's width in ticks, or nil for no limit.
  var widthLimit: Int?
  let unit: TickUnit

  /// Returns the number of ticks by which the item grew since another measurement: in height or, at the same height, in
  /// width.
  func growth(since old: ItemMeasurement) -> Int {
    let growth = (height.ticks ?? 0) - (old.height.ticks ?? 0)
    return growth != 0 ? growth : (width.ticks ?? 0) - (old.width.ticks ?? 0)
  }

  /// The size in points, or nil if the measurement isn't valid.
  var validSize: Size? {
    guard height.isValid, let ticks = height.ticks else { return nil }
    return Size(width: columnWidth ?? unit.points(width.ticks ?? 0), height: unit.points(ticks))
  }
}
