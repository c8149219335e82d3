/// A problem in a style sheet, with its position and a remedy.
public struct StyleSheetDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The severity of a problem.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The statement is ignored.
    case error
    /// The statement takes effect, but is probably a mistake, or iOS reads it differently, crashes, or rejects the file.
    case warning
    /// The statement is valid, but has no effect here.
    case note
  }

  /// The severity of the problem.
  public let severity: Severity
  /// The kind of problem.
  public let code: StyleSheetDiagnosticCode
  /// The range of the problem in the source.
  public let range: StyleSheetRange
  /// The problem, in lower case and without a full stop, as in compilers.
  public internal(set) var message: String
  /// The remedy, in the same form; nil if the message suffices.
  public let remedy: String?
  /// The replacement for ``range``: the only correct fix, or the most similar known name; nil if there is neither.
  public let replacement: String?
  /// The number of further occurrences, which have no diagnostics of their own.
  public var repetitions: Int { furtherOccurrences.count }
  /// The further occurrences, each with its replacement.
  package internal(set) var furtherOccurrences: [Occurrence] = []
  /// The source line with the markers below it.
  let excerpt: StyleSheetExcerpt

  /// The place of a problem, and its replacement.
  package struct Occurrence: Sendable, Hashable {
    package let range: StyleSheetRange
    package let replacement: String?

    package init(range: StyleSheetRange, replacement: String?) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The source line, truncated if it is long; empty if the file has no text.
  public var line: String { excerpt.line }

  /// The markers below ``line``: a caret at the start of ``range``, then tildes to its end.
  public var marker: String { excerpt.marker }

  /// The marked text of ``line``: a name or value that stays the same if the line moves.
  package var markedText: String {
    let marked = zip(line.unicodeScalars, marker.unicodeScalars).filter { $1 == "^" || $1 == "~" }.map(\.0)
    return String(String.UnicodeScalarView(marked))
  }

  /// The first line of ``description``: `file:line:column: severity: message; remedy [code]`.
  public var summary: String {
    let advice = remedy.map { "; " + $0 } ?? ""
    let further = repetitions == 0 ? "" : " (\(repetitions) more \(repetitions == 1 ? "occurrence" : "occurrences"))"
    return "\(range): \(severity.rawValue): \(message)\(advice)\(further) [\(code.rawValue)]"
  }

  /// The diagnostic in the format of compilers: ``summary``, then ``line`` and ``marker``, indented by two spaces.
  public var description: String {
    line.isEmpty ? summary : "\(summary)\n  \(line)\n  \(marker)"
  }
}
