import GTKBridge

/// The notation of numbers, which formats and parses them.
///
///     let format = NumberFormat(.currency("EUR"))
///     format.text(1234.5)                      // “1.234,50 €” in Germany, “€1,234.50” in the USA
///     try format.number(in: "12,50")           // 12.5
///
/// The conventions are those of the program's locale, regardless of the languages of the desktop. A formatted number
/// has ASCII digits, and is parsed as the same number, rounded to its decimals.
public nonisolated struct NumberFormat: Hashable, Sendable {
  /// The type of a number.
  public enum Style: Hashable, Sendable {
    /// A number without a symbol.
    case number
    /// A fraction as a percentage: 0.4 is “40%”.
    case percent
    /// A number with a unit after it, such as “kg”.
    case unit(String)
    /// An amount in a currency with an ISO 4217 code, such as “EUR”.
    case currency(String)
  }

  /// The type of the number.
  public var style: Style
  /// The minimum and maximum number of decimals, from 0 to 36.
  ///
  /// Decimals beyond the minimum have no trailing zeros. `2...2` always displays two decimals. Nil stands for the
  /// decimals of the currency, none in a percentage, and otherwise up to six.
  public var decimals: ClosedRange<Int>?
  /// Whether there are separators between thousands; the default is true.
  public var isGrouped: Bool
  /// The conventions of the locale.
  public var symbols: NumberSymbols

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - style: The type of the number.
  ///   - decimals: The minimum and maximum number of decimals; nil for those of the type.
  ///   - isGrouped: Whether there are separators between thousands.
  ///   - symbols: The conventions of the locale.
  public init(
    _ style: Style = .number, decimals: ClosedRange<Int>? = nil, isGrouped: Bool = true,
    symbols: NumberSymbols = .current
  ) {
    self.style = style
    self.decimals = decimals
    self.isGrouped = isGrouped
    self.symbols = symbols
  }

  /// A format for integers with separators between thousands.
  public static var integer: NumberFormat { NumberFormat(decimals: 0...0) }

  private var validDecimals: ClosedRange<Int> {
    (decimals ?? style.decimals).clamped(to: 0...DecimalNumber.maximumDigitCount)
  }
  /// The maximum number of decimals, within the digits of a number.
  package var maximumDecimals: Int { validDecimals.upperBound }

  // MARK: Formatting

  /// Returns the text of a number, rounded to the decimals of the format.
  ///
  /// - Parameters:
  ///   - number: The number. The text is “–” for NaN.
  ///   - includesSymbol: Whether the text contains the percent sign, the unit or the currency.
  /// - Returns: The text.
  public func text(_ number: some DecimalConvertible, includesSymbol: Bool = true) -> String {
    guard let decimal = number.decimalNumber else {
      let double = number as? Double ?? .nan
      return double.isNaN ? "–" : double.isInfinite ? (double < 0 ? "−∞" : "∞") : "\(double)"
    }
    let rounded = (style == .percent ? decimal * 100 : decimal).rounded(toDecimals: maximumDecimals)
    let parts = rounded.magnitude.description.split(separator: ".")
    let fraction = parts.count > 1 ? parts[1] : ""
    let zeros = String(repeating: "0", count: max(0, validDecimals.lowerBound - fraction.utf8.count))
    var text = isGrouped ? grouped(parts[0]) : String(parts[0])
    if !fraction.isEmpty || !zeros.isEmpty { text += "\(symbols.decimalSeparator)\(fraction)\(zeros)" }
    if includesSymbol { text = affixes.before + text + affixes.after }
    return rounded < 0 ? "-" + text : text
  }

  private func grouped(_ digits: Substring) -> String {
    guard let mark = symbols.groupingSeparator, digits.utf8.count > 3 else { return String(digits) }
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { result.append(mark) }
      result.append(digit)
    }
    return result
  }

  /// The texts before and after the digits, with their spaces.
  package var affixes: (before: String, after: String) {
    let pattern: String
    switch style {
    case .number: return ("", "")
    case .unit(let unit): return ("", unit.isEmpty ? "" : "\u{A0}" + unit)
    case .percent: pattern = symbols.percentPattern
    case .currency(let code):
      let symbol = symbols.symbol(ofCurrency: code)
      if symbol.isEmpty { return ("", "") }
      // Letters are never next to digits.
      let before = symbol.last?.isLetter == true ? "\u{A0}" : ""
      let after = symbol.first?.isLetter == true ? "\u{A0}" : ""
      pattern = symbols.currencyPattern.replacing("¤#", with: "¤\(before)#").replacing("#¤", with: "#\(after)¤")
        .replacing("¤", with: symbol)
    }
    let parts = pattern.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }
}

nonisolated extension NumberFormat.Style {
  /// The minimum and maximum number of decimals of the type.
  fileprivate var decimals: ClosedRange<Int> {
    switch self {
    case .number, .unit: return 0...6
    case .percent: return 0...0
    case .currency(let code):
      let count = NumberSymbols.decimals(ofCurrency: code)
      return count...count
    }
  }

  /// The texts that can be typed before or after the number.
  fileprivate func typedSymbols(_ symbols: NumberSymbols) -> [String] {
    switch self {
    case .number: []
    case .percent: ["%", "٪"]
    case .unit(let unit): [unit]
    case .currency(let code): [symbols.symbol(ofCurrency: code), code, code.lowercased()]
    }
  }
}

// MARK: Parsing

nonisolated extension NumberFormat {
  /// The reason why a text isn't a number of a format.
  public enum ParseError: Error, Hashable, Sendable {
    /// The text contains other characters than those of a number, or too many digits.
    case notANumber
    /// Separators divide the digits into other groups than thousands.
    case misgrouped
    /// The text stands for one number with a separator between thousands, and for another one with decimals.
    case ambiguous(DecimalNumber, DecimalNumber)
    /// The number has more decimals than the format.
    case tooManyDecimals(maximum: Int)
  }

  /// Returns the number in a text that a user has typed, or nil if the text is blank.
  ///
  /// The digits can be those of any script. The percent sign, the unit, or the symbol or code of the currency can be
  /// before or after them. Spaces and apostrophes only separate thousands. A point or a comma
  ///
  /// - separates thousands if it occurs more than once,
  /// - is the decimal separator if it follows other separators, or if the number of digits around it is impossible for
  ///   thousands, as in 12.50 and 0.125,
  /// - otherwise, as in 1.234, has its role in the locale. If it has none there, it separates thousands if the format
  ///   has fewer than three decimals, and is ambiguous if not.
  ///
  /// A decimal separator with three decimals is refused if the format has fewer decimals, even if they are zeros,
  /// because users of another locale may have separated thousands.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number.
  /// - Throws: The reason why the text isn't a number of the format.
  public func number(in text: String) throws(ParseError) -> DecimalNumber? {
    // Users don't type longer numbers.
    guard text.utf8.count <= 400 else { throw .notANumber }
    var rest = Substring(Self.withoutMarks(text)).trimmingSpaces
    guard !rest.isEmpty else { return nil }
    var sign = Self.takeSign(&rest)
    if takeSymbol(&rest), sign == nil { sign = Self.takeSign(&rest) }
    let number = try unsignedNumber(in: rest, isNegative: sign == "-")
    return style == .percent ? DecimalNumber(number.significand, decimals: number.decimals + 2) : number
  }

  private static let directionalMarks = Set<Character>(
    "\u{061C}\u{200E}\u{200F}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}")

  private static func withoutMarks(_ text: String) -> String { text.filter { !directionalMarks.contains($0) } }

  private static func takeSign(_ text: inout Substring) -> Character? {
    guard let sign = text.first.flatMap({ signs[$0] }) else { return nil }
    text = text.dropFirst().trimmingSpaces
    return sign
  }
  private static let signs: [Character: Character] = ["-": "-", "−": "-", "–": "-", "+": "+"]

  private func takeSymbol(_ text: inout Substring) -> Bool {
    for symbol in style.typedSymbols(symbols).map(Self.withoutMarks) where !symbol.isEmpty {
      if text.hasPrefix(symbol) {
        text = text.dropFirst(symbol.count).trimmingSpaces
      } else if text.hasSuffix(symbol) {
        text = text.dropLast(symbol.count).trimmingSpaces
      } else {
        continue
      }
      return true
    }
    return false
  }

  /// Returns the separator that a character stands for; nil if it separates no digits.
  private static func separator(_ character: Character) -> Character? {
    switch character {
    case ".", "٫", "٬": character
    case ",", "،": ","
    case "'", "’": "'"
    default: character.isWhitespace ? " " : nil
    }
  }

  private func unsignedNumber(in text: Substring, isNegative: Bool) throws(ParseError) -> DecimalNumber {
    var groups = [""]
    var separators: [Character] = []
    for character in text {
      if let digit = character.decimalDigit {
        groups[groups.count - 1] += "\(digit)"
      } else if let separator = Self.separator(character) {
        separators.append(separator)
        groups.append("")
      } else {
        throw .notANumber
      }
    }
    guard groups.contains(where: { !$0.isEmpty }) else { throw .notANumber }
    func number(withDecimals count: Int) throws(ParseError) -> DecimalNumber {
      guard let number = DecimalNumber(isNegative: isNegative, digits: groups.joined(), decimals: count) else {
        throw .notANumber
      }
      return number
    }
    guard let last = separators.last, let fraction = groups.last else { return try number(withDecimals: 0) }
    let others = separators.dropLast()
    let isGrouped = last != "٫" && others.allSatisfy { $0 == last } && Self.areThousands(groups)
    let hasDecimals =
      [".", ",", "٫"].contains(last) && others.allSatisfy { $0 == others.first && $0 != last }
      && (others.isEmpty || Self.areThousands(groups.dropLast()))
    let isDecimalSeparator = last == Self.separator(symbols.decimalSeparator)
    guard isGrouped || hasDecimals else { throw .misgrouped }
    guard hasDecimals else { return try number(withDecimals: 0) }
    if isGrouped, !isDecimalSeparator {
      let isGroupingSeparator = last == symbols.groupingSeparator.flatMap(Self.separator)
      if isGroupingSeparator || maximumDecimals < 3 { return try number(withDecimals: 0) }
      throw .ambiguous(try number(withDecimals: 0), try number(withDecimals: 3))
    }
    let decimal = try number(withDecimals: fraction.utf8.count)
    if decimal.decimals > maximumDecimals { throw .tooManyDecimals(maximum: maximumDecimals) }
    if isGrouped, maximumDecimals < 3 { throw .ambiguous(try number(withDecimals: 0), decimal) }
    return decimal
  }

  private static func areThousands(_ groups: some BidirectionalCollection<String>) -> Bool {
    guard let first = groups.first, 1...3 ~= first.utf8.count, !first.hasPrefix("0") else { return false }
    return groups.dropFirst().allSatisfy { $0.utf8.count == 3 }
  }
}

extension StringProtocol {
  /// The text without whitespace at both ends.
  package nonisolated var trimmingSpaces: SubSequence {
    guard let start = firstIndex(where: { !$0.isWhitespace }), let end = lastIndex(where: { !$0.isWhitespace }) else {
      return self[startIndex..<startIndex]
    }
    return self[start...end]
  }
}
