/// One thing to know about a style sheet: what is wrong, where, and what to write instead.
public struct StyleSheetDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The statement is dropped.
    case error
    /// The statement holds, but iOS drops the file, stops or reads it otherwise, or it hardly says what was meant.
    case warning
    /// The statement is understood, and means nothing here.
    case note
  }

  /// How bad it is.
  public let severity: Severity
  /// What kind of problem it is.
  public let code: StyleSheetDiagnosticCode
  /// Where it is.
  public let range: StyleSheetRange
  /// What is wrong, in sentences.
  public internal(set) var message: String
  /// What to do, in a sentence; nil where the message says it all.
  public let remedy: String?
  /// What to put in place of ``range``, where that is known for sure.
  public let replacement: String?
  /// How often the same is the case in further places, which have no diagnostic of their own.
  public internal(set) var repetitions = 0
  /// The line, and below it the marks.
  let excerpt: StyleSheetExcerpt

  /// The line of the source, cut where it is long; no line where the file has no text.
  public var line: String { excerpt.line }

  /// The marks that stand below ``line``: a caret at the beginning of ``range``, tildes to its end.
  public var marker: String { excerpt.marker }

  /// What ``marker`` marks of ``line``: a name or a value that stays the same wherever it is moved to.
  package var markedText: String {
    let marked = zip(line.unicodeScalars, marker.unicodeScalars).filter { $1 == "^" || $1 == "~" }.map(\.0)
    return String(String.UnicodeScalarView(marked))
  }

  /// The first line of ``description``: `file:line:column: severity: message [code]`.
  public var summary: String {
    let advice = remedy.map { " " + $0 } ?? ""
    let further = repetitions == 0 ? "" : " (The same in \(repetitions) more \(repetitions == 1 ? "place" : "places").)"
    return "\(range): \(severity.rawValue): \(message)\(advice)\(further) [\(code.rawValue)]"
  }

  /// The diagnostic as compilers print it: ``summary``, then ``line`` and ``marker``, indented by two spaces.
  public var description: String {
    line.isEmpty ? summary : "\(summary)\n  \(line)\n  \(marker)"
  }
}
