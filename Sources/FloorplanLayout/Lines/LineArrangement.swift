/// The items of one section in lines: one of the few ways in which all layouts arrange them.
///
/// Places are left to right and not snapped: horizontally from the container's leading edge, vertically from the top of
/// the first line. What is asked near a place may be answered with a little more than what is there, and never with
/// less.
protocol LineArrangement: Sendable {
  /// The number of items that have frames; they are the first ones.
  var shownCount: Int { get }
  /// The number of lines that have frames.
  var lineCount: Int { get }
  /// The height of these lines with the gaps between them.
  var extent: Double { get }

  /// The line that an item stands in.
  func line(ofItem item: Int) -> Int
  /// The items of a line.
  func items(inLine line: Int) -> Range<Int>
  func edges(ofLine line: Int) -> LineEdges
  func edges(ofItem item: Int) -> ItemEdges

  /// The lines that may meet a span.
  func lines(near span: Span) -> Range<Int>
  /// The items of a line that may meet a span, from the leading edge.
  func items(inLine line: Int, near span: Span) -> Range<Int>

  /// Whether countless lines or items may stand at one place, so that the first and the last of them are to be
  /// searched.
  var mayStack: Bool { get }
  /// Where to begin with the items that may meet two spans; within some lines if these are known.
  func cursor(from vertical: Span, near horizontal: Span, within lines: Range<Int>?) -> ItemCursor
  /// Adds the next items to a batch until it is full or there are none.
  func fill(_ batch: inout ItemBatch, from cursor: inout ItemCursor)
}
