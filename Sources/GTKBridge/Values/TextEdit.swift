/// A change of a text by the user, which a program can replace by another one.
///
/// Positions are in Unicode scalars.
public nonisolated struct TextEdit: Hashable, Sendable {
  /// The text before the change.
  public let text: String
  /// The deleted or replaced range.
  public let range: Range<Int>
  /// The inserted text; empty for a deletion.
  public let insertion: String
  /// The cursor before a deletion without a selection: the end of the range for Backspace, its start for Delete.
  public let cursor: Int?

  /// Creates a change of a range within the text.
  public init(_ text: String, _ range: Range<Int>, _ insertion: String = "", cursor: Int? = nil) {
    (self.text, self.range, self.insertion, self.cursor) = (text, range, insertion, cursor)
  }

  /// The text after the change.
  public var result: String {
    var scalars = Array(text.unicodeScalars)
    scalars.replaceSubrange(range, with: insertion.unicodeScalars)
    return String(String.UnicodeScalarView(scalars))
  }

  /// The response to a change.
  public enum Outcome: Hashable, Sendable {
    /// Make the change.
    case asTyped
    /// Display another text, with the cursor at a position.
    case replaced(String, cursor: Int)
    /// Keep the text as it was, including a selection that was typed over.
    case rejected
  }
}
