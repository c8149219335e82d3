/// A text that compares without regard to case and diacritics (see ``SearchFolding``).
public nonisolated struct FoldedText: Hashable, Comparable, Sendable {
  private let text: String

  /// Creates the folded form of a text.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public init(_ text: String) {
    // Folding ASCII only lowercases it, which is much faster.
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    self.text = isASCII ? text.lowercased() : String(String.UnicodeScalarView(SearchFolding.folded(text)))
  }

  /// Compares the folded texts by their Unicode scalars.
  public static func < (one: Self, other: Self) -> Bool { one.text < other.text }
}
