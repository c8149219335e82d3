/// Finds items of a list by the first letters of their names, as somebody types them.
///
/// What is typed without a pause is one text, and the next item is found whose name starts with it. One letter, and
/// the same one again, goes from the current item to the next; with another letter the current item stays if its name
/// still fits. Behind the last item the search goes on with the first one. Capitals and diacritics make no difference:
/// “e” finds “École”.
///
/// ```swift
/// var typeAhead = TypeAhead()
/// let found = typeAhead.find("b", at: now, current: focused, itemCount: names.count) { names[$0] }
/// ```
public struct TypeAhead: Sendable {
  /// The time in seconds after which a character starts a new text.
  public let pause: Double
  /// What was typed so far; after a pause it still is the old text, until something is typed.
  public private(set) var text = ""

  /// The text as it is compared.
  private var letters: [Unicode.Scalar] = []
  /// The first character as it is compared, if all are the same one.
  private var repeatedLetters: [Unicode.Scalar]?
  private var lastTime: Double?

  /// Makes a value with nothing typed.
  ///
  /// - Parameter pause: The time in seconds after which a character starts a new text.
  public init(pause: Double = 1) {
    self.pause = pause
  }

  /// Says whether a character belongs to the text that was typed before, so that a space is not a command.
  ///
  /// - Parameter time: The time in seconds, of any clock that is always the same one.
  /// - Returns: Whether there is a text, and its last character was typed within the ``pause``.
  public func isTyping(at time: Double) -> Bool {
    guard let lastTime else { return false }
    return time >= lastTime && time - lastTime <= pause
  }

  /// Forgets what was typed.
  public mutating func reset() {
    self = TypeAhead(pause: pause)
  }

  /// Adds to the text what was typed, and finds the item that is meant.
  ///
  /// A space starts no text, and control characters are left out. If nothing is left, nothing is found, and the text
  /// and its time stay as they are. A text that no name starts with goes on too: it ends with a pause.
  ///
  /// - Parameters:
  ///   - characters: What was typed: one character, or those of an input method.
  ///   - time: The time in seconds, of any clock that is always the same one. A clock that went backwards, or that
  ///     gives no number, starts a new text.
  ///   - current: The position of the current item; nil, or a position without an item, to search from the first one.
  ///   - itemCount: The number of items.
  ///   - limit: The number of items that are looked at, at most.
  ///   - name: Gives the name of an item by its position; nil for an item that is not to be found.
  /// - Returns: The position of the item, which may be the current one; nil if none of those that were looked at fits.
  /// - Complexity: O(limit) calls of `name`, and as many comparisons of first letters.
  public mutating func find(
    _ characters: String, at time: Double, current: Int?, itemCount: Int, limit: Int = 100_000,
    name: (Int) -> String?
  ) -> Int? {
    guard collect(characters, at: time), itemCount > 0 else { return nil }
    let wanted = repeatedLetters ?? letters
    var start = 0
    if let current, current >= 0, current < itemCount {
      // More letters only say better which item is meant, and it may be this one.
      start = repeatedLetters == nil ? current : current + 1
    }
    for step in 0..<max(0, min(limit, itemCount)) {
      let position = step < itemCount - start ? start + step : step - (itemCount - start)
      if let name = name(position), name.startsWithLetters(wanted) { return position }
    }
    return nil
  }

  /// Adds characters to the text.
  ///
  /// - Returns: Whether there was anything to add.
  private mutating func collect(_ characters: String, at time: Double) -> Bool {
    var next = isTyping(at: time) ? self : TypeAhead(pause: pause)
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
