public import FloorplanTheme

/// A replacement in the text of a style sheet, which leaves all other bytes unchanged.
public struct StyleSheetEdit: Sendable, Hashable {
  /// The bytes to replace; an empty range to insert.
  public let range: Range<Int>
  /// The new text.
  public let text: String

  /// Makes an edit.
  public init(range: Range<Int>, text: String) {
    self.range = range
    self.text = text
  }
}

extension StyleSheetSource {
  /// Returns the source with edits applied.
  ///
  /// - Parameter edits: The edits, in any order. Of those that overlap, only the first one in the text is applied.
  /// - Returns: The source, and the number of applied edits.
  /// - Complexity: O(*n*) in the bytes, and O(*m* log *m*) in the edits.
  public func applying(_ edits: [StyleSheetEdit]) -> (source: StyleSheetSource, count: Int) {
    var result: [UInt8] = []
    var (end, count) = (0, 0)
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    })
    where edit.range.lowerBound >= end && edit.range.upperBound <= bytes.count {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
      count += 1
    }
    return (StyleSheetSource(name: name, bytes: result + bytes[end...]), count)
  }

  /// Returns the edits that restore the source after others were applied to it.
  ///
  /// - Parameter edits: Edits of this source that don't overlap.
  /// - Returns: Edits of the result, or nil if a replaced text isn't valid UTF-8.
  package func inverse(of edits: [StyleSheetEdit]) -> [StyleSheetEdit]? {
    var (inverse, offset): ([StyleSheetEdit], Int) = ([], 0)
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let old = String(validating: bytes[edit.range], as: UTF8.self) else { return nil }
      let start = edit.range.lowerBound + offset
      inverse.append(StyleSheetEdit(range: start..<start + edit.text.utf8.count, text: old))
      offset += edit.text.utf8.count - edit.range.count
    }
    return inverse
  }

  /// Returns the source with all problems fixed that have a replacement.
  ///
  /// A fix can reveal another problem, so the result is read again until it has no more fixes.
  ///
  /// - Parameter read: A closure that reads a version of the source, with its imports.
  /// - Returns: The source, and the number of fixed places.
  public func fixed(read: (StyleSheetSource) -> StyleSheetReading) -> (source: StyleSheetSource, count: Int) {
    var (source, total) = (self, 0)
    for _ in 0..<Self.fixPassLimit {
      let edits = read(source).diagnostics.filter { $0.range.source == name }.flatMap(\.edits)
      let (edited, count) = source.applying(edits)
      guard count > 0, edited.bytes != source.bytes else { break }
      (source, total) = (edited, total + count)
    }
    return (source, total)
  }

  /// The maximum number of passes, against fixes that undo each other.
  private static let fixPassLimit = 32
}

extension StyleSheetDiagnostic {
  /// The fixes of all occurrences in the same source; empty if there is no replacement.
  public var edits: [StyleSheetEdit] {
    ([Occurrence(range: range, replacement: replacement)] + furtherOccurrences).compactMap { occurrence in
      let range = occurrence.range.lowerBound.offset..<occurrence.range.upperBound.offset
      return occurrence.replacement.map { StyleSheetEdit(range: range, text: $0) }
    }
  }
}
