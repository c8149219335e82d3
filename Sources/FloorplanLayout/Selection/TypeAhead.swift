/// Type-ahead search for list items by the first letters of their names.
///
/// Characters typed without a pause form a search text, which finds the next item whose name starts with it. Repeating
/// a single letter cycles through the items; otherwise the current item stays current while its name matches. The
/// search wraps around at the end of the list and ignores case and diacritics: “e” finds “École”.
///
/// ```swift
/// var typeAhead = TypeAhead()
/// let found = typeAhead.find("b", at: now, current: focused, itemCount: names.count) { names[$0] }
/// ```
public struct TypeAhead: Sendable {
  /// The pause in seconds after which a character starts a new search text.
  public let timeout: Double
  /// The search text; after a pause it remains until the next character is typed.
  public private(set) var text = ""

  /// The folded search text.
  private var letters: [Unicode.Scalar] = []
  /// The folded first character if the text repeats a single character.
  private var repeatedLetters: [Unicode.Scalar]?
  private var lastTime: Double?

  /// Creates a search with an empty text.
  ///
  /// - Parameter timeout: The pause in seconds after which a character starts a new search text.
  public init(timeout: Double = 1) {
    self.timeout = timeout
  }

  /// Returns whether a character continues the search text, in which case a space isn't a command.
  ///
  /// - Parameter time: The time in seconds, always of the same clock.
  /// - Returns: Whether there is a text and its last character was typed within the ``timeout``.
  public func isTyping(at time: Double) -> Bool {
    guard let lastTime else { return false }
    return time >= lastTime && time - lastTime <= timeout
  }

  /// Clears the search text.
  public mutating func reset() {
    self = TypeAhead(timeout: timeout)
  }

  /// Appends characters to the search text, and returns the matching item.
  ///
  /// Control characters and a leading space are ignored. If no characters remain, nothing is found, and the text and
  /// its time don't change. A text without a match also continues until a pause.
  ///
  /// - Parameters:
  ///   - characters: The typed character, or the characters from an input method.
  ///   - time: The time in seconds, always of the same clock. A clock that went backward or returns NaN starts a new
  ///     text.
  ///   - current: The index of the current item; nil or an index out of range starts at the first item.
  ///   - itemCount: The number of items.
  ///   - limit: The maximum number of items to examine.
  ///   - name: A closure that returns the name of the item at an index, or nil to skip the item.
  /// - Returns: The index of the matching item, possibly the current one, or nil if no examined item matches.
  /// - Complexity: O(limit) calls of `name`, and as many comparisons of first letters.
  public mutating func find(
    _ characters: String, at time: Double, current: Int?, itemCount: Int, limit: Int = 100_000,
    name: (Int) -> String?
  ) -> Int? {
    guard collect(characters, at: time), itemCount > 0 else { return nil }
    let prefix = repeatedLetters ?? letters
    var start = 0
    if let current, current >= 0, current < itemCount {
      // Further letters narrow the search, and the current item may still match.
      start = repeatedLetters == nil ? current : current + 1
    }
    for step in 0..<max(0, min(limit, itemCount)) {
      let position = step < itemCount - start ? start + step : step - (itemCount - start)
      if let name = name(position), name.startsWithLetters(prefix) { return position }
    }
    return nil
  }

  /// Appends characters to the text.
  ///
  /// - Returns: Whether any characters were appended.
  private mutating func collect(_ characters: String, at time: Double) -> Bool {
    var next = isTyping(at: time) ? self : TypeAhead(timeout: timeout)
    var hasMore = false
    for character in characters where !character.isControl && !(next.text.isEmpty && character.isWhitespace) {
      let letters = String(character).letters
      guard !letters.isEmpty else { continue }
      hasMore = true
      next.repeatedLetters = next.text.isEmpty || next.repeatedLetters == letters ? letters : nil
      next.text.append(character)
      next.letters += letters
    }
    guard hasMore else { return false }
    next.lastTime = time
    self = next
    return true
  }
}
