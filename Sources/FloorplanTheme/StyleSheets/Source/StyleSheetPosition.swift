/// A position in the text of a style sheet.
public struct StyleSheetPosition: Sendable, Hashable, Comparable {
  /// The number of bytes before the position.
  public let offset: Int
  /// The line, starting at 1.
  ///
  /// LF, CR and CR LF end a line.
  public let line: Int
  /// The column in Unicode scalars, starting at 1.
  ///
  /// A tab is one column; an accented letter has a column for each scalar.
  ///
  /// A byte order mark at the start of the text has no column.
  public let column: Int

  /// The start of a text.
  public static let start = StyleSheetPosition(offset: 0, line: 1, column: 1)

  /// Returns whether a position precedes another one.
  public static func < (one: StyleSheetPosition, other: StyleSheetPosition) -> Bool { one.offset < other.offset }
}

/// A range in the text of a style sheet, with the name of its source.
public struct StyleSheetRange: Sendable, Hashable, CustomStringConvertible {
  /// The name of the source.
  public let source: String
  /// The start of the range.
  public let lowerBound: StyleSheetPosition
  /// The end of the range; equal to ``lowerBound`` if something is missing there.
  public let upperBound: StyleSheetPosition

  package init(source: String, lowerBound: StyleSheetPosition, upperBound: StyleSheetPosition) {
    self.source = source
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// The position in the usual format of tools: source, line and column, separated by colons.
  public var description: String { "\(source.onOneLine()):\(lowerBound.line):\(lowerBound.column)" }

  /// Returns the range from the start of this one to the end of another.
  func through(_ other: StyleSheetRange) -> StyleSheetRange {
    StyleSheetRange(source: source, lowerBound: lowerBound, upperBound: max(lowerBound, other.upperBound))
  }

  /// The empty range at the start.
  var beginning: StyleSheetRange {
    StyleSheetRange(source: source, lowerBound: lowerBound, upperBound: lowerBound)
  }

  /// The empty range at the end.
  var end: StyleSheetRange { StyleSheetRange(source: source, lowerBound: upperBound, upperBound: upperBound) }
}
