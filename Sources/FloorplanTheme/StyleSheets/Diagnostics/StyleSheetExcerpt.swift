/// A source line with the markers below it.
struct StyleSheetExcerpt: Sendable, Hashable {
  /// The maximum number of Unicode scalars displayed from a line, with about the same number before and after the
  /// markers.
  static let limit = 160

  let line: String
  let marker: String

  static let none = StyleSheetExcerpt(line: "", marker: "")

}

extension StyleSheetExcerpt {
  /// Takes the line in which a range begins.
  ///
  /// - Complexity: O(1): at most ``limit`` scalars are read in each direction.
  init(of range: StyleSheetRange, in source: StyleSheetSource) {
    let bytes = source.bytes
    let start = min(max(range.lowerBound.offset, source.byteOrderMarkLength), bytes.count)
    let first = Self.walk(from: start, in: bytes, by: -1, atMost: Self.limit / 2)
    let last = Self.walk(from: start, in: bytes, by: 1, atMost: Self.limit / 2)
    let end = min(max(range.upperBound.offset, start), last)
    let isCutBefore = first > source.byteOrderMarkLength && !bytes[first - 1].endsLine
    let isCutAfter = last < bytes.count && !bytes[last].endsLine
    // A byte that belongs to no scalar is displayed as one scalar, although it isn't counted above.
    let before = Self.printable(source.text(max(first, source.byteOrderMarkLength)..<start), last: Self.limit / 2)
    let marked = Self.printable(source.text(start..<end), first: Self.limit / 2)
    let after = Self.printable(source.text(end..<last), first: Self.limit / 2 - marked.unicodeScalars.count)
    line = (isCutBefore ? "…" : "") + before + marked + after + (isCutAfter ? "…" : "")
    let indent = before.unicodeScalars.map { $0 == "\t" ? "\t" : " " }.joined()
    let tildes = String(repeating: "~", count: max(0, marked.unicodeScalars.count - 1))
    marker = (isCutBefore ? " " : "") + indent + "^" + tildes
  }

  /// Returns the end of the line, or of the part to display if that comes first.
  private static func walk(from start: Int, in bytes: [UInt8], by step: Int, atMost limit: Int) -> Int {
    var index = start
    var scalars = 0
    while true {
      let next = step < 0 ? index - 1 : index
      guard bytes.indices.contains(next), !bytes[next].endsLine else { return index }
      // Scalars are counted at their first byte, so the walk never stops inside one.
      let begins = bytes[next] & 0xC0 != 0x80
      if step > 0, begins, scalars == limit { return index }
      if begins { scalars += 1 }
      index += step
      if step < 0, begins, scalars == limit { return index }
      // A run of continuation bytes has no first byte.
      if abs(index - start) >= limit * 4 { return index }
    }
  }

  /// Returns the start or the end of a text for display.
  ///
  /// Tabs stay; other control characters, and those of bidirectional text, are replaced.
  private static func printable(_ text: String, first: Int = .max, last: Int = .max) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(first).suffix(last) {
      kept.append(scalar.disturbsLine && scalar != "\t" ? "\u{FFFD}" : scalar)
    }
    return String(kept)
  }
}

extension UInt8 {
  fileprivate var endsLine: Bool { self == .lineFeed || self == .carriageReturn }
}
