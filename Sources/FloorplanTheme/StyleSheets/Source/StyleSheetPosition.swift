/// A place in the text of a style sheet.
public struct StyleSheetPosition: Sendable, Hashable, Comparable {
  /// How many bytes stand before the place.
  public let offset: Int
  /// The line, from 1.
  ///
  /// LF, CR and CR LF end a line.
  public let line: Int
  /// The column, from 1, in Unicode scalars: a tab is one, an accented letter is as many as it is made of.
  ///
  /// A byte order mark at the beginning of the text has no column.
  public let column: Int

  /// The beginning of a text.
  public static let start = StyleSheetPosition(offset: 0, line: 1, column: 1)

  /// Whether one place stands before another.
  public static func < (one: StyleSheetPosition, other: StyleSheetPosition) -> Bool { one.offset < other.offset }
}

/// A stretch of the text of a style sheet, with the name of where the text comes from.
public struct StyleSheetRange: Sendable, Hashable, CustomStringConvertible {
  /// The name of the source.
  public let source: String
  /// Where it begins.
  public let lowerBound: StyleSheetPosition
  /// Where it has ended; the same as ``lowerBound`` where something is missing.
  public let upperBound: StyleSheetPosition

  package init(source: String, lowerBound: StyleSheetPosition, upperBound: StyleSheetPosition) {
    self.source = source
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// The form that tools understand: source, line and column, with colons between them.
  public var description: String { "\(source.onOneLine()):\(lowerBound.line):\(lowerBound.column)" }

  /// From the beginning of this one to the end of another.
  func through(_ other: StyleSheetRange) -> StyleSheetRange {
    StyleSheetRange(source: source, lowerBound: lowerBound, upperBound: max(lowerBound, other.upperBound))
  }

  /// The place where this one begins, with nothing in it.
  var beginning: StyleSheetRange {
    StyleSheetRange(source: source, lowerBound: lowerBound, upperBound: lowerBound)
  }

  /// The place where this one has ended, with nothing in it.
  var end: StyleSheetRange { StyleSheetRange(source: source, lowerBound: upperBound, upperBound: upperBound) }
}
