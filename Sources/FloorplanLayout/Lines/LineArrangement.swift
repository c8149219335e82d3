/// The items of a section arranged in lines.
///
/// Coordinates are unsnapped and left to right: horizontal ones from the container's leading edge, vertical ones from
/// the top of the first line. Queries near a span may return slightly too much, but never too little.
protocol LineArrangement: Sendable {
  /// The number of items with frames, which are the first ones.
  var framedItemCount: Int { get }
  /// The number of lines with frames.
  var lineCount: Int { get }
  /// The height of these lines, including the gaps between them.
  var extent: Double { get }

  /// Returns the line that contains an item.
  func line(ofItem item: Int) -> Int
  /// Returns the items of a line.
  func items(inLine line: Int) -> Range<Int>
  func edges(ofLine line: Int) -> LineEdges
  func edges(ofItem item: Int) -> ItemEdges

  /// Returns the lines that may intersect a span.
  func lines(near span: Span) -> Range<Int>
  /// Returns the items of a line that may intersect a span, from the leading edge.
  func items(inLine line: Int, near span: Span) -> Range<Int>

  /// Whether any number of lines or items may coincide, so that the first and the last of them need a search.
  var mayCoincide: Bool { get }
  /// Returns a cursor to the first item that may intersect two spans, optionally limited to known lines.
  func cursor(from vertical: Span, near horizontal: Span, within lines: Range<Int>?) -> ItemCursor
  /// Appends the following items to a batch until it is full or no items remain.
  func fill(_ batch: inout ItemBatch, from cursor: inout ItemCursor)
}
