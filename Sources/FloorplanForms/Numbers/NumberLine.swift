import GTKBridge

/// The numbers that a control can be set to: the bounds, the step and the number of decimals.
///
/// Calculations are decimal, so three steps of 0.1 are 0.3. Invalid bounds and steps are corrected: values that are not
/// numbers, or a lower bound above the upper one.
nonisolated struct NumberLine: Equatable {
  /// The minimum.
  let lower: Double
  /// The maximum, which isn't below the minimum.
  let upper: Double
  /// The distance between two numbers, above 0.
  let step: Double
  /// The maximum number of displayed decimals.
  let decimals: Int
  /// The decimal separator.
  let decimalSeparator: Character

  /// The magnitude beyond which numbers have no visible decimals.
  static let maximumMagnitude = 1e15
  /// The maximum of ``decimals``.
  static let maximumDecimals = 15

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - lower: The minimum, which is rounded up to the displayed decimals.
  ///   - upper: The maximum, which is rounded down to the displayed decimals; at least the minimum.
  ///   - step: The distance between two numbers; 1 if it isn't a finite number above 0.
  ///   - decimals: The number of displayed decimals; at least those of the step.
  ///   - decimalSeparator: The decimal separator; that of the locale by default.
  init(
    _ lower: Double, _ upper: Double, step: Double = 1, decimals: Int = 0,
    decimalSeparator: Character = LocaleNumbers.decimalSeparator
  ) {
    self.decimalSeparator = decimalSeparator
    self.step = step.isFinite && step > 0 ? min(step, Self.maximumMagnitude) : 1
    self.decimals = min(max(decimals, Self.decimals(of: self.step), 0), Self.maximumDecimals)
    let minimum = Self.finite(lower, instead: 0)
    let maximum = max(minimum, Self.finite(upper, instead: minimum))
    let first = Self.displayable(minimum, self.decimals, .up)
    let last = Self.displayable(maximum, self.decimals, .down)
    // If no displayable number is within the bounds, keep the bounds.
    self.lower = first <= last ? first : minimum
    self.upper = first <= last ? last : maximum
  }

  /// Returns the nearest displayable number within a bound.
  private static func displayable(_ bound: Double, _ decimals: Int, _ rule: FloatingPointRoundingRule) -> Double {
    guard Self.decimals(of: bound) > decimals, let power = power(decimals, for: bound) else { return bound }
    return (bound * power).rounded(rule) / power
  }

  private static func finite(_ number: Double, instead: Double) -> Double {
    number.isNaN ? instead : min(max(number, -maximumMagnitude), maximumMagnitude)
  }

  // MARK: Numbers

  /// Returns the nearest number within the bounds; the minimum for NaN.
  func clamped(_ number: Double) -> Double {
    number.isNaN ? lower : min(max(number, lower), upper)
  }

  /// Returns the nearest number that is a whole number of steps from the minimum, or the maximum if that is nearer.
  func snapped(_ number: Double) -> Double {
    let number = clamped(number)
    let steps = Self.steps(step, from: lower, to: number).rounded()
    guard steps.magnitude < Self.maximumMagnitude else { return number }
    let below = clamped(Self.sum(lower, step, times: steps))
    // The maximum may be nearer than the last step before it.
    return (upper - number) < (number - below).magnitude ? upper : below
  }

  /// Returns the number a number of steps away from another one, clamped to the bounds.
  func moved(_ number: Double, by steps: Int) -> Double {
    clamped(Self.sum(clamped(number), step, times: Double(steps)))
  }

  /// The minimum distance between two numbers that are displayed differently.
  var resolution: Double { 1 / (Self.power(decimals, for: 0) ?? 1) }

  /// Returns a number rounded to the displayed decimals.
  func rounded(_ number: Double) -> Double {
    guard number.isFinite, let power = Self.power(decimals, for: number) else { return number }
    let scaled = number.magnitude * power
    // The product of 1.005 and 100 is a little less than 100.5.
    let nearest = (scaled + scaled.ulp).rounded()
    return (number < 0 ? -nearest : nearest) / power
  }

  /// Returns `number + step × times`, calculated in decimals.
  private static func sum(_ number: Double, _ step: Double, times: Double) -> Double {
    let plain = number + step * times
    let decimals = max(Self.decimals(of: number), Self.decimals(of: step))
    guard let power = power(decimals, for: max(number.magnitude, plain.magnitude, step)) else { return plain }
    return ((number * power).rounded() + (step * power).rounded() * times) / power
  }

  /// Returns the number of steps between two numbers, calculated in decimals: 9.5 steps of 0.1 from 0 to 0.95.
  private static func steps(_ step: Double, from one: Double, to other: Double) -> Double {
    let decimals = [one, other, step].map(Self.decimals).max() ?? 0
    guard let power = power(decimals, for: max(one.magnitude, other.magnitude, step)) else {
      return (other - one) / step
    }
    return ((other * power).rounded() - (one * power).rounded()) / (step * power).rounded()
  }

  /// Returns the power of ten that turns a number with these decimals into an integer; nil if that isn't exact.
  private static func power(_ decimals: Int, for number: Double) -> Double? {
    guard decimals <= maximumDecimals else { return nil }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    return number.magnitude * power < 9_007_199_254_740_992 ? power : nil
  }

  /// Returns the number of decimals in the shortest representation of a number.
  static func decimals(of number: Double) -> Int {
    guard number.isFinite else { return 0 }
    let parts = "\(number.magnitude)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1].count : 0
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return max(0, fraction - exponent)
  }

  // MARK: Texts

  /// Returns the text of a number, with up to ``decimals`` decimals.
  func text(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "–" : number < 0 ? "−∞" : "∞" }
    guard number.magnitude < Self.maximumMagnitude, let power = Self.power(decimals, for: number) else {
      return "\(number)"
    }
    let digits = Int((rounded(number).magnitude * power).rounded())
    let sign = number < 0 && digits > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(digits)" }
    let whole = digits / Int(power)
    var fraction = String(String(digits % Int(power) + Int(power)).dropFirst())
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole)\(decimalSeparator)\(fraction)"
  }

  /// The number of characters of the longest text of a number within the bounds.
  var maximumCharacterCount: Int {
    // Of the numbers with all decimals, those near the bounds have the most digits.
    [lower, upper, lower + resolution, upper - resolution].map { text(clamped($0)).count }.max() ?? 0
  }

  /// Returns the text of a number with all of its decimals, for read-only values; the number may be out of bounds.
  func fullText(_ number: Double) -> String {
    var decimals = Self.decimals(of: number)
    // Use one digit fewer than is exact: the last digits of 0.1 + 0.2 and of 100 / 3 are rounding errors.
    while decimals > self.decimals, Self.power(decimals + 1, for: number) == nil { decimals -= 1 }
    return NumberLine(lower, upper, step: step, decimals: decimals, decimalSeparator: decimalSeparator).text(number)
  }

  /// The meaning of a typed text.
  enum ParseResult: Equatable {
    /// An empty text.
    case empty
    /// A number, rounded to the decimals of the line; it may be out of bounds.
    case number(Double)
    /// A number with decimals on a line without decimals.
    case notInteger
    /// A text that isn't a number.
    case invalid
  }

  /// Reads a number in digits of any script, with a point or a comma, and with thousands separators.
  ///
  /// A single separator before three digits is ambiguous: the decimal separator of the line precedes decimals, and
  /// another one separates thousands unless the line has at least three decimals. If the decimals are unlimited, it
  /// precedes decimals only after a zero.
  func read(_ text: String) -> ParseResult {
    let result = readExactly(text)
    guard case .number(let number) = result else { return result }
    if decimals == 0, number != number.rounded() { return .notInteger }
    return .number(rounded(number))
  }

  /// Reads a number without rounding it.
  private func readExactly(_ text: String) -> ParseResult {
    // Users don't type longer numbers, and longer pasted texts aren't numbers.
    guard text.utf8.count <= 400 else { return .invalid }
    var plain = ""
    for character in text {
      if character.isWhitespace || Self.marks.contains(character) { continue }
      if let digit = character.decimalDigit {
        plain += String(digit)
      } else if let known = Self.signs[character] {
        plain.append(known)
      } else {
        return .invalid
      }
    }
    if plain.isEmpty { return .empty }
    let isNegative = plain.first == "-"
    if isNegative || plain.first == "+" { plain.removeFirst() }
    guard let number = number(plain), number.isFinite else { return .invalid }
    return .number(isNegative ? -number : number)
  }

  /// Returns the number of any size in a text; nil if the text is empty or isn't a number.
  static func number(_ text: String) -> Double? {
    guard case .number(let number) = anyNumber.readExactly(text) else { return nil }
    return number
  }

  /// Returns whether a text is empty or a number of any size.
  static func isNumber(_ text: String) -> Bool { number(text) != nil || anyNumber.read(text) == .empty }

  private static var anyNumber: NumberLine {
    NumberLine(-maximumMagnitude, maximumMagnitude, decimals: maximumDecimals)
  }

  /// Directional marks, and apostrophes and other thousands separators.
  private static let marks: Set<Character> = ["\u{200E}", "\u{200F}", "\u{061C}", "'", "’", "٬"]
  private static let signs: [Character: Character] = [
    "-": "-", "−": "-", "–": "-", "+": "+", ".": ".", ",": ",", "٫": ".", "،": ",",
  ]

  private func number(_ text: String) -> Double? {
    guard text.contains(where: \.isNumber), !text.contains("-"), !text.contains("+") else { return nil }
    let separators = text.filter { !$0.isNumber }
    var point: Character?
    if let last = separators.last {
      let isMixed = Set(separators).count == 2
      // Of two different separators, the last one precedes the decimals and occurs only once.
      if isMixed {
        guard separators.filter({ $0 == last }).count == 1 else { return nil }
        point = last
      } else if separators.count == 1 {
        let isGroup =
          last != Self.signs[decimalSeparator] ?? "." && text.split(separator: last).last?.count == 3
          && (decimals < 3 || decimals == Self.maximumDecimals && !text.hasPrefix("0"))
        point = isGroup && text.first != last ? nil : last
      }
    }
    let pieces = point.map { text.split(separator: $0, omittingEmptySubsequences: false) } ?? [text[...]]
    let whole = pieces[0]
    let groups = whole.split(omittingEmptySubsequences: false) { !$0.isNumber }
    if groups.count > 1 {
      guard (1...3).contains(groups[0].count), groups.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
    }
    let digits = groups.joined()
    let fraction = pieces.count > 1 ? pieces[1] : ""
    guard fraction.allSatisfy(\.isNumber) else { return nil }
    return Double("\(digits.isEmpty ? "0" : digits).\(fraction.isEmpty ? "0" : fraction)")
  }
}
