public import FloorplanTheme

/// What iOS does with a style sheet as it is.
public struct StyleSheetVerdict: Sendable, Hashable, CustomStringConvertible {
  /// What becomes of the file.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// The file is read.
    case loads
    /// The file is dropped as a whole, without a word.
    case isDropped = "dropped"
    /// The application stops when it styles a view.
    case crashes
    /// The file was too large to be looked at here.
    case unknown
  }

  /// What becomes of the file.
  public let outcome: Outcome
  /// Where that is decided; nil where the file is read.
  public let range: StyleSheetRange?
  /// Why, in a sentence; nil where the file is read.
  public let reason: String?

  /// Whether the file is read.
  public var loads: Bool { outcome == .loads }

  /// The verdict in one line, `file:line:column: error: reason [strict]`; empty where the file is read.
  public var description: String {
    guard let range, let reason else { return "" }
    return "\(range): error: \(reason) [strict]"
  }

  /// Asks what iOS would do with a style sheet as it is.
  ///
  /// For `nui` this is the grammar of stock NUI 0.5.5 to the letter, variables that are not defined included; for
  /// `fiori` it is the same with the names of the palette defined. The SwiftUI library drops no file.
  ///
  /// - Parameters:
  ///   - source: The text. What it imports is not looked at, as iOS knows no imports.
  ///   - dialect: Which reader would read it.
  public init(_ source: StyleSheetSource, dialect: StyleSheetDialect) {
    guard dialect.dropsFiles else {
      self.init(outcome: .loads, range: nil, reason: nil)
      return
    }
    var recogniser = StrictRecogniser(source, dialect: dialect)
    self = recogniser.verdict()
  }

  init(outcome: Outcome, range: StyleSheetRange?, reason: String?) {
    self.outcome = outcome
    self.range = range
    self.reason = reason
  }
}
