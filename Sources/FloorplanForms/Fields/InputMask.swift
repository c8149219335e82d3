import FloorplanUI
import GTKBridge

/// A pattern for a text with a fixed form, such as a postal code or the number of a part.
///
///     FormField("Part No.", \.part, in: TitleFormCell.self).mask("@@-####")
///     InputMask("###-###").formatted("123456")   // “123-456”
///
/// In a pattern, `#` is a digit, `@` a letter, and `*` a letter or a digit. All other characters are literals, which
/// are inserted automatically. A backslash makes the next character a literal. Digits of all scripts are accepted and
/// become Western ones.
public nonisolated struct InputMask: Hashable, Sendable, ExpressibleByStringLiteral {
  private enum Element: Hashable {
    case digit, letter, letterOrDigit
    case literal(Unicode.Scalar)

    /// Returns a typed character as displayed in this position; nil if it doesn't fit.
    func accepted(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
      switch self {
      case .digit: Character(scalar).decimalDigit.map { Unicode.Scalar(UInt8(ascii: "0") + UInt8($0)) }
      case .letter: scalar.isLetter ? scalar : nil
      case .letterOrDigit: Self.digit.accepted(scalar) ?? Self.letter.accepted(scalar)
      case .literal: nil
      }
    }
  }

  private let elements: [Element]
  /// The positions that users fill.
  private let slots: [Int]

  /// Creates a mask from a pattern.
  public init(_ pattern: String) {
    var elements: [Element] = []
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      switch scalar {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "#" where !isEscaped: elements.append(.digit)
      case "@" where !isEscaped: elements.append(.letter)
      case "*" where !isEscaped: elements.append(.letterOrDigit)
      default: elements.append(.literal(scalar))
      }
      isEscaped = false
    }
    self.elements = elements
    slots = elements.indices.filter { if case .literal = elements[$0] { false } else { true } }
  }

  /// Creates a mask from a pattern.
  public init(stringLiteral pattern: String) { self.init(pattern) }

  // MARK: Texts

  /// Returns a text with the literals of the mask, whether it had them or not; nil if it doesn't fit.
  ///
  /// The text may be incomplete. Spaces and punctuation that aren't in the mask are ignored.
  public func formatted(_ text: String) -> String? { content(of: Array(text.unicodeScalars)).map(self.text) }

  /// Returns whether a text fits and has all characters of the mask.
  public func isComplete(_ text: String) -> Bool {
    content(of: Array(text.unicodeScalars))?.count == slots.count
  }

  /// The number of characters that users type.
  var count: Int { slots.count }

  /// Whether users type only digits.
  var isNumeric: Bool { slots.allSatisfy { elements[$0] == .digit } }

  /// The message that asks for a complete text.
  var instruction: String {
    if isNumeric {
      return localized("Enter %1$@ digit.", "Enter all %1$@ digits.", count: slots.count)
    }
    if slots.allSatisfy({ elements[$0] == .letter }) {
      return localized("Enter %1$@ letter.", "Enter all %1$@ letters.", count: slots.count)
    }
    // Translators: %1$@ is an example, such as AB-1234.
    return localized("Use the format %1$@.").filled(with: example)
  }

  /// An example text: consecutive letters and digits, with the literals.
  private var example: String {
    var (letters, digits) = (0, 0)
    return text(
      of: slots.map { slot in
        if elements[slot] == .digit {
          digits += 1
          return Unicode.Scalar(UInt8(ascii: "0") + UInt8(digits % 10))
        }
        letters += 1
        return Unicode.Scalar(UInt8(ascii: "A") + UInt8((letters - 1) % 26))
      })
  }

  /// Returns the reason why a text isn't valid; nil if it is complete or empty.
  func problem(with text: String) -> ValidationMessage? {
    guard !text.isEmpty, !isComplete(text), content(of: Array(text.unicodeScalars)) != [] else { return nil }
    return ValidationMessage(instruction)
  }

  private func text(of content: [Unicode.Scalar]) -> String {
    var rest = content[...]
    // Literals are before the characters that follow them, or at the end of a complete text.
    let end = content.count == slots.count ? elements.count : content.isEmpty ? 0 : slots[content.count - 1] + 1
    var text = String.UnicodeScalarView()
    for element in elements[..<end] {
      if case .literal(let literal) = element { text.append(literal) } else { text.append(rest.removeFirst()) }
    }
    return content.isEmpty ? "" : String(text)
  }

  /// Returns whether each character is in its position.
  private func isConsistent(_ text: [Unicode.Scalar]) -> Bool {
    text.count <= elements.count
      && zip(text, elements).allSatisfy { $1 == .literal($0) || $1.accepted($0) == $0 }
  }

  func content(of text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    if isConsistent(text) { return slots.prefix { $0 < text.count }.map { text[$0] } }
    let parsed = parse(text, at: 0)
    return parsed.isComplete ? parsed.content : nil
  }

  private struct Parsed {
    var content: [Unicode.Scalar] = []
    /// Whether each letter and digit fits.
    var isComplete = true
    /// Whether there are too many characters.
    var isOverflow = false
  }

  /// Returns the characters of a text that starts at a position of the mask, with or without literals.
  private func parse(_ text: some Sequence<Unicode.Scalar>, at start: Int) -> Parsed {
    var parsed = Parsed()
    var position = start
    for scalar in text {
      if position < elements.count, elements[position] == .literal(scalar) {
        position += 1
        continue
      }
      let slot = slots.first { $0 >= position }
      if let slot, let accepted = elements[slot].accepted(scalar) {
        parsed.content.append(accepted)
        position = slot + 1
      } else if Element.letterOrDigit.accepted(scalar) != nil {
        parsed.isComplete = false
        parsed.isOverflow = slot == nil
        return parsed
      }
    }
    return parsed
  }

  private func fits(_ content: [Unicode.Scalar]) -> Bool {
    content.count <= slots.count && zip(content, slots).allSatisfy { elements[$1].accepted($0) != nil }
  }

  // MARK: Typing

  /// The response to a change by the user.
  enum Response: Equatable {
    case outcome(TextEdit.Outcome)
    /// The text isn't inserted because it is too long.
    case overflow
  }

  /// Returns the response to a change.
  ///
  /// Characters after the change shift past literals. Where they don't fit, a deletion leaves a text that isn't valid
  /// until the user completes it, and an insertion is rejected.
  func response(to edit: TextEdit) -> Response {
    let old = Array(edit.text.unicodeScalars)
    let new = Array(edit.result.unicodeScalars)
    if new.isEmpty { return .outcome(.asTyped) }
    if !isConsistent(old) {
      guard let content = content(of: new) else { return .outcome(.asTyped) }
      let end = edit.range.lowerBound + edit.insertion.unicodeScalars.count
      return replaced(content, cursorAfter: self.content(of: Array(new[..<end]))?.count ?? content.count)
    }
    return edit.insertion.isEmpty ? deletion(edit, from: old, to: new) : insertion(edit, in: old, to: new)
  }

  private func insertion(_ edit: TextEdit, in old: [Unicode.Scalar], to new: [Unicode.Scalar]) -> Response {
    if isConsistent(new), new.count == elements.count || slots.last.map({ new.count <= $0 }) ?? false {
      return .outcome(.asTyped)
    }
    let filled = slots.prefix { $0 < old.count }
    let before = filled.filter { $0 < edit.range.lowerBound }.map { old[$0] }
    let after = filled.filter { $0 >= edit.range.upperBound }.map { old[$0] }
    let typed = parse(edit.insertion.unicodeScalars, at: edit.range.lowerBound)
    if typed.isOverflow || before.count + typed.content.count + after.count > slots.count { return .overflow }
    let content = before + typed.content + after
    guard typed.isComplete, !typed.content.isEmpty, fits(content) else { return .outcome(.rejected) }
    return replaced(content, cursorAfter: before.count + typed.content.count)
  }

  private func deletion(_ edit: TextEdit, from old: [Unicode.Scalar], to new: [Unicode.Scalar]) -> Response {
    let filled = slots.prefix { $0 < old.count }
    if isConsistent(new), new.count > slots.first ?? 0 { return .outcome(.asTyped) }
    var range = edit.range
    // Deleting only literals deletes the character next to them.
    if let cursor = edit.cursor, !filled.contains(where: range.contains) {
      if cursor == range.upperBound, let slot = filled.last(where: { $0 < range.lowerBound }) {
        range = slot..<range.upperBound
      } else if cursor == range.lowerBound, let slot = filled.first(where: { $0 >= range.upperBound }) {
        range = range.lowerBound..<slot + 1
      }
    }
    let before = filled.filter { $0 < range.lowerBound }.map { old[$0] }
    let content = before + filled.filter { $0 >= range.upperBound }.map { old[$0] }
    guard fits(content) else { return .outcome(.asTyped) }
    return replaced(content, cursorAfter: before.count)
  }

  private func replaced(_ content: [Unicode.Scalar], cursorAfter count: Int) -> Response {
    let text = text(of: content)
    let cursor =
      count >= content.count ? text.unicodeScalars.count : count > 0 ? slots[count - 1] + 1 : slots.first ?? 0
    return .outcome(.replaced(text, cursor: cursor))
  }
}

extension Unicode.Scalar {
  fileprivate nonisolated var isLetter: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}

extension String {
  fileprivate nonisolated init(_ scalars: [Unicode.Scalar]) { self.init(String.UnicodeScalarView(scalars)) }
}
