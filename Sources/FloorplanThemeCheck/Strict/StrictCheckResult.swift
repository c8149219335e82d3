public import FloorplanTheme

/// The behavior of iOS for a style sheet.
public struct StrictCheckResult: Sendable, Hashable, CustomStringConvertible {
  /// The outcome for the file.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// iOS reads the file.
    case loads
    /// iOS silently rejects the whole file.
    case rejected = "dropped"
    /// The app crashes when it styles a view.
    case crashes
    /// The file is too large for this check.
    case unknown
  }

  /// The outcome for the file.
  public let outcome: Outcome
  /// The range of the first problem, or nil if iOS reads the file.
  public let range: StyleSheetRange?
  /// The reason, in lower case and without a full stop; nil if iOS reads the file.
  public let reason: String?

  /// Whether iOS reads the file.
  public var loads: Bool { outcome == .loads }

  /// The result on one line, `file:line:column: error: reason [strict]`; empty if iOS reads the file.
  public var description: String {
    guard let range, let reason else { return "" }
    return "\(range): error: \(reason) [strict]"
  }
}

extension StrictCheckResult {
  /// Determines the behavior of iOS for a style sheet.
  ///
  /// For `nui`, the check implements exactly the grammar of stock NUI 0.5.5, including undefined variables. For
  /// `fiori`, the names of the palette are also defined. The SwiftUI library never rejects a file.
  ///
  /// - Parameters:
  ///   - source: The text. Imports are not read, because iOS doesn't support them.
  ///   - dialect: The dialect that the sheet is written in.
  public init(_ source: StyleSheetSource, dialect: StyleSheetDialect) {
    guard dialect.rejectsInvalidFiles else {
      self.init(outcome: .loads, range: nil, reason: nil)
      return
    }
    var parser = StrictParser(source, dialect: dialect)
    self = parser.result()
  }
}
