import GTKBridge

/// The numbers that a control can be set to: bounds, the step between two of them, and how many decimals are shown.
///
/// It counts in decimals, so that three steps of 0.1 are 0.3.  Whatever it is made of is made into something: bounds and
/// steps that are no numbers, a lower bound above the upper one.
nonisolated struct NumberLine: Equatable {
  /// The least number, which can be shown.
  let lower: Double
  /// The greatest number, which can be shown and is not below the least one.
  let upper: Double
  /// The distance between two numbers, above 0.
  let step: Double
  /// How many decimals are shown.
  let decimals: Int
  /// What stands before the decimals.
  let decimalMark: Character

  /// Beyond these, numbers have no decimals that anybody could see.
  static let largest = 1e15
  /// The most decimals that are shown.
  static let mostDecimals = 15

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - lower: The least number; where it has more decimals than are shown, the line begins at the next that has not.
  ///   - upper: The greatest number, likewise; one below the least is read as that one.
  ///   - step: The distance between two numbers; what is not above 0 is read as 1.
  ///   - decimals: The least number of decimals that are shown; those that the step has are shown in any case.
  ///   - decimalMark: What stands before them; the locale's by itself.
  init(
    _ lower: Double, _ upper: Double, step: Double = 1, decimals: Int = 0,
    decimalMark: Character = LocaleNumbers.decimalMark
  ) {
    self.decimalMark = decimalMark
    self.step = step.isFinite && step > 0 ? min(step, Self.largest) : 1
    self.decimals = min(max(decimals, Self.decimals(of: self.step), 0), Self.mostDecimals)
    let least = Self.finite(lower, instead: 0)
    let greatest = max(least, Self.finite(upper, instead: least))
    let first = Self.shown(least, self.decimals, .up)
    let last = Self.shown(greatest, self.decimals, .down)
    // Where no number between the bounds can be shown, the bounds hold.
    self.lower = first <= last ? first : least
    self.upper = first <= last ? last : greatest
  }

  /// The nearest number within a bound that can be shown.
  private static func shown(_ bound: Double, _ decimals: Int, _ rule: FloatingPointRoundingRule) -> Double {
    guard Self.decimals(of: bound) > decimals, let power = power(decimals, for: bound) else { return bound }
    return (bound * power).rounded(rule) / power
  }

  private static func finite(_ number: Double, instead: Double) -> Double {
    number.isNaN ? instead : min(max(number, -largest), largest)
  }

  // MARK: Numbers of the line

  /// The number within the bounds that is nearest to another one; the lower bound for what is no number.
  func clamped(_ number: Double) -> Double {
    number.isNaN ? lower : min(max(number, lower), upper)
  }

  /// The nearest number that is some steps from the lower bound, or the upper bound.
  func snapped(_ number: Double) -> Double {
    let number = clamped(number)
    let steps = Self.steps(step, from: lower, to: number).rounded()
    guard steps.magnitude < Self.largest else { return number }
    let below = clamped(Self.sum(lower, step, times: steps))
    // The upper bound may be nearer than the last step before it.
    return (upper - number) < (number - below).magnitude ? upper : below
  }

  /// The number some steps from another one, within the bounds.
  func moved(_ number: Double, by steps: Int) -> Double {
    clamped(Self.sum(clamped(number), step, times: Double(steps)))
  }

  /// The least distance between two numbers that are shown as different ones.
  var finest: Double { 1 / (Self.power(decimals, for: 0) ?? 1) }

  /// A number as it is shown, with at most that many decimals.
  func rounded(_ number: Double) -> Double {
    guard number.isFinite, let power = Self.power(decimals, for: number) else { return number }
    let scaled = number.magnitude * power
    // The product of 1.005 and 100 is a little less than 100.5.
    let nearest = (scaled + scaled.ulp).rounded()
    return (number < 0 ? -nearest : nearest) / power
  }

  /// `number + step × times` as one would count it on paper.
  private static func sum(_ number: Double, _ step: Double, times: Double) -> Double {
    let plain = number + step * times
    let decimals = max(Self.decimals(of: number), Self.decimals(of: step))
    guard let power = power(decimals, for: max(number.magnitude, plain.magnitude, step)) else { return plain }
    return ((number * power).rounded() + (step * power).rounded() * times) / power
  }

  /// How many steps there are from one number to another, counted on paper too: from 0 to 0.95 there are 9.5 of 0.1.
  private static func steps(_ step: Double, from one: Double, to other: Double) -> Double {
    let decimals = [one, other, step].map(Self.decimals).max() ?? 0
    guard let power = power(decimals, for: max(one.magnitude, other.magnitude, step)) else {
      return (other - one) / step
    }
    return ((other * power).rounded() - (one * power).rounded()) / (step * power).rounded()
  }

  /// A power of ten that makes a number of that size and with that many decimals a whole one; nil where it isn't exact.
  private static func power(_ decimals: Int, for number: Double) -> Double? {
    guard decimals <= mostDecimals else { return nil }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    return number.magnitude * power < 9_007_199_254_740_992 ? power : nil
  }

  /// How many decimals a number has where it is written as short as possible.
  static func decimals(of number: Double) -> Int {
    guard number.isFinite else { return 0 }
    let parts = "\(number.magnitude)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let fraction = mantissa.count > 1 && mantissa[1] != "0" ? mantissa[1].count : 0
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    return max(0, fraction - exponent)
  }

  // MARK: Texts

  /// A number with the decimals that it has, up to those of the line.
  func text(_ number: Double) -> String {
    guard number.isFinite else { return number.isNaN ? "–" : number < 0 ? "−∞" : "∞" }
    guard number.magnitude < Self.largest, let power = Self.power(decimals, for: number) else { return "\(number)" }
    let digits = Int((rounded(number).magnitude * power).rounded())
    let sign = number < 0 && digits > 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(digits)" }
    let whole = digits / Int(power)
    var fraction = String(String(digits % Int(power) + Int(power)).dropFirst())
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole)\(decimalMark)\(fraction)"
  }

  /// A number with all the decimals that it has, as the text of what nobody can change; it may be out of bounds.
  func wholeText(_ number: Double) -> String {
    var decimals = Self.decimals(of: number)
    // One digit less than can be exact: the last ones of 0.1 + 0.2 and of 100 / 3 are nobody's.
    while decimals > self.decimals, Self.power(decimals + 1, for: number) == nil { decimals -= 1 }
    return NumberLine(lower, upper, step: step, decimals: decimals, decimalMark: decimalMark).text(number)
  }

  /// What a typed text means.
  enum Reading: Equatable {
    /// Nothing was typed.
    case nothing
    /// A number, in the decimals of the line; it may be out of bounds.
    case number(Double)
    /// A number with decimals where there are none.
    case notWhole
    /// No number.
    case none
  }

  /// Reads a number in the digits of any script, with a point or a comma, and with separators between thousands.
  ///
  /// Where one mark stands before three digits, the line's own stands before decimals, and the other one between thousands
  /// unless three decimals are asked for.
  func read(_ text: String) -> Reading {
    // Nobody types more, and what is pasted is no number then.
    guard text.utf8.count <= 400 else { return .none }
    var plain = ""
    for character in text {
      if character.isWhitespace || Self.marks.contains(character) { continue }
      if let digit = character.decimalDigit {
        plain += String(digit)
      } else if let known = Self.signs[character] {
        plain.append(known)
      } else {
        return .none
      }
    }
    if plain.isEmpty { return .nothing }
    let isNegative = plain.first == "-"
    if isNegative || plain.first == "+" { plain.removeFirst() }
    guard let number = number(plain), number.isFinite else { return .none }
    let signed = isNegative ? -number : number
    if decimals == 0, signed != signed.rounded() { return .notWhole }
    return .number(rounded(signed))
  }

  /// Whether a text is a number of whatever size, or nothing at all.
  static func isNumber(_ text: String) -> Bool {
    switch NumberLine(-largest, largest, decimals: mostDecimals).read(text) {
    case .nothing, .number: true
    case .notWhole, .none: false
    }
  }

  /// Marks of direction, and apostrophes between thousands.
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
      // Of two kinds the last one stands before the decimals, and once only.
      if isMixed {
        guard separators.filter({ $0 == last }).count == 1 else { return nil }
        point = last
      } else if separators.count == 1 {
        let isGroup =
          last != Self.signs[decimalMark] ?? "." && text.split(separator: last).last?.count == 3 && decimals < 3
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
