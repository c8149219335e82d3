/// A decimal number with up to 36 digits, such as an amount of money.
///
///     let price: DecimalNumber = 12.5
///     let total = price * 3 + 0.1          // 37.6
///
/// The magnitude is below 10³⁶, and there are up to 36 decimals. A result of an operation with more digits is rounded
/// to 36 digits; a result beyond the greatest number is the greatest number.
///
/// A literal with a point is a `Double` first, so it has up to 15 exact digits. Use ``init(_:)-(String)`` for longer
/// numbers.
public nonisolated struct DecimalNumber: Hashable, Sendable {
  /// The digits as an integer, without trailing zeros after the decimal separator.
  public let significand: Int128
  /// The number of digits of the significand after the decimal separator, from 0 to 36.
  public let decimals: Int

  /// The maximum number of digits.
  public static let maximumDigitCount = 36
  /// The greatest number.
  public static let greatest = DecimalNumber(Int128(powers[maximumDigitCount] - 1), decimals: 0)

  /// The powers of ten in an unsigned integer of 128 bits.
  private static let powers: [UInt128] = (0...38).map { (0..<$0).reduce(1) { power, _ in power * 10 } }

  /// Creates the number `significand` × 10^−`decimals`.
  ///
  /// - Parameters:
  ///   - significand: The digits as an integer.
  ///   - decimals: The number of digits after the decimal separator; a negative number appends zeros.
  public init(_ significand: Int128, decimals: Int) {
    var (digits, places) = (significand.magnitude, decimals)
    while places < 0, digits != 0, digits < Self.powers[Self.maximumDigitCount] {
      (digits, places) = (digits * 10, places + 1)
    }
    self.init(isNegative: significand < 0, (0, digits), decimals: max(0, places))
  }

  /// Creates a number from an integer.
  public init(_ integer: Int) { self.init(Int128(integer), decimals: 0) }

  /// Creates a number from an unsigned integer of 256 bits, rounded to the maximum number of digits.
  private init(isNegative: Bool, _ digits: (high: UInt128, low: UInt128), decimals: Int, _ rule: Rounding = .nearest) {
    var (quotient, places) = (digits.low, decimals)
    let limit = Self.powers[Self.maximumDigitCount]
    // The number of digits to drop.
    var drop = max(0, decimals - Self.maximumDigitCount)
    if drop >= Self.powers.count {
      (quotient, places) = (0, 0)
    } else if drop > 0 || digits.high > 0 || digits.low >= limit {
      repeat {
        (quotient, places) = (limit, decimals - drop)
        if Self.powers[drop] > digits.high {
          quotient = Self.quotient(digits, Self.powers[drop], isNegative: isNegative, rule)
        }
        drop += 1
      } while quotient >= limit && drop <= decimals && drop < Self.powers.count
      if quotient >= limit { (quotient, places) = (limit - 1, 0) }
    }
    while places > 0, quotient.isMultiple(of: 10) { (quotient, places) = (quotient / 10, places - 1) }
    significand = isNegative ? -Int128(quotient) : Int128(quotient)
    self.decimals = places
  }
}

// MARK: Rounding

nonisolated extension DecimalNumber {
  /// The direction in which a number is rounded.
  public enum Rounding: Sendable, CaseIterable {
    /// To the nearest number; halves away from zero.
    case nearest
    /// To the next greater number.
    case up
    /// To the next lower number.
    case down
  }

  /// Returns the number rounded to a number of decimals, from 0.
  public func rounded(toDecimals count: Int, _ rule: Rounding = .nearest) -> DecimalNumber {
    let drop = decimals - max(0, count)
    guard drop > 0 else { return self }
    let quotient = Self.quotient((0, significand.magnitude), Self.powers[drop], isNegative: significand < 0, rule)
    return DecimalNumber(significand < 0 ? -Int128(quotient) : Int128(quotient), decimals: decimals - drop)
  }

  /// Returns the number with as many decimals as fit into a number of significant digits, from 1 to 36.
  ///
  /// Digits before the decimal separator are kept.
  package func roundingDecimals(toDigits count: Int) -> DecimalNumber {
    rounded(toDecimals: decimals - digitCount + min(max(1, count), Self.maximumDigitCount))
  }

  /// The number of digits of the significand.
  private var digitCount: Int { Self.powers.firstIndex { $0 > significand.magnitude } ?? Self.maximumDigitCount }

  private static func quotient(
    _ digits: (high: UInt128, low: UInt128), _ divisor: UInt128, isNegative: Bool, _ rule: Rounding
  ) -> UInt128 {
    let (quotient, rest) = divisor.dividingFullWidth(digits)
    let isIncremented =
      switch rule {
      case .nearest: rest >= divisor - rest
      case .up: rest > 0 && !isNegative
      case .down: rest > 0 && isNegative
      }
    return isIncremented ? quotient + 1 : quotient
  }
}

// MARK: Arithmetic

nonisolated extension DecimalNumber: Comparable, SignedNumeric {
  /// Creates a number from an integer; nil from 10³⁶.
  public init?(exactly source: some BinaryInteger) {
    guard let digits = Int128(exactly: source), digits.magnitude < Self.powers[Self.maximumDigitCount] else {
      return nil
    }
    self.init(digits, decimals: 0)
  }

  /// The magnitude.
  public var magnitude: DecimalNumber { significand < 0 ? -self : self }

  /// Returns the significand of the number with more decimals; nil if it has too many digits.
  private func significand(withDecimals count: Int) -> Int128? {
    let (digits, didOverflow) = significand.multipliedReportingOverflow(by: Int128(Self.powers[count - decimals]))
    // The sum of two such numbers fits.
    return didOverflow || digits.magnitude >= 8 * Self.powers[37] ? nil : digits
  }

  /// Returns both significands with the same number of decimals.
  private static func aligned(
    _ one: DecimalNumber, _ other: DecimalNumber
  ) -> (one: Int128, other: Int128, decimals: Int) {
    let decimals = max(one.decimals, other.decimals)
    if let first = one.significand(withDecimals: decimals), let second = other.significand(withDecimals: decimals) {
      return (first, second, decimals)
    }
    // The number with fewer decimals has no space for those of the other one.
    let longer = one.decimals < other.decimals ? one : other
    let common = min(decimals, longer.decimals + maximumDigitCount - longer.digitCount)
    func cut(_ number: DecimalNumber) -> Int128 {
      number.rounded(toDecimals: common).significand(withDecimals: common) ?? 0
    }
    return (cut(one), cut(other), common)
  }

  /// Returns the sum.
  public static func + (one: DecimalNumber, other: DecimalNumber) -> DecimalNumber {
    let (first, second, decimals) = aligned(one, other)
    return DecimalNumber(first + second, decimals: decimals)
  }
  /// Returns the difference.
  public static func - (one: DecimalNumber, other: DecimalNumber) -> DecimalNumber { one + -other }
  /// Returns the number with the other sign.
  public static prefix func - (number: DecimalNumber) -> DecimalNumber {
    DecimalNumber(-number.significand, decimals: number.decimals)
  }
  /// Returns the product.
  public static func * (one: DecimalNumber, other: DecimalNumber) -> DecimalNumber {
    DecimalNumber(
      isNegative: (one.significand < 0) != (other.significand < 0),
      one.significand.magnitude.multipliedFullWidth(by: other.significand.magnitude),
      decimals: one.decimals + other.decimals)
  }
  /// Replaces a number by its product with another one.
  public static func *= (one: inout DecimalNumber, other: DecimalNumber) { one = one * other }

  /// Returns whether the first number is lower.
  public static func < (one: DecimalNumber, other: DecimalNumber) -> Bool {
    let (first, second, _) = aligned(one, other)
    return first < second
  }

  /// Returns how often a positive number fits into this one, rounded to an integer; 0 if the other number isn't
  /// positive.
  public func rounded(dividedBy other: DecimalNumber) -> DecimalNumber {
    let (dividend, divisor, _) = Self.aligned(self, other)
    guard divisor > 0 else { return 0 }
    let (quotient, rest) = dividend.magnitude.quotientAndRemainder(dividingBy: divisor.magnitude)
    let nearest = Int128(rest >= divisor.magnitude - rest ? quotient + 1 : quotient)
    return DecimalNumber(dividend < 0 ? -nearest : nearest, decimals: 0)
  }
}

// MARK: Texts

nonisolated extension DecimalNumber: ExpressibleByFloatLiteral, LosslessStringConvertible, Codable {
  /// Creates a number from a literal.
  public init(integerLiteral value: Int) { self.init(value) }
  /// Creates a number from a literal with a point; 0 from 10³⁶.
  public init(floatLiteral value: Double) { self = Self(value) ?? Self(0) }

  /// Creates the number of a text such as "-12.50" or "1e6", as in Swift's source code; nil for other texts and too
  /// large numbers.
  ///
  /// ``NumberFormat/number(in:)`` parses texts that users type.
  public init?(_ text: String) {
    let parts = text.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
    let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let exponent = parts.count > 1 ? Int(parts[1]) : 0, exponent.magnitude < 1000 else { return nil }
    let isNegative = text.hasPrefix("-")
    let whole = isNegative ? mantissa[0].dropFirst() : mantissa[0]
    let fraction = mantissa.count > 1 ? mantissa[1] : ""
    guard !whole.isEmpty, mantissa.count == 1 || !fraction.isEmpty else { return nil }
    self.init(isNegative: isNegative, digits: whole + fraction, decimals: fraction.utf8.count - exponent)
  }

  /// Creates a number from ASCII digits; nil if there are other characters, or if it is too large.
  init?(isNegative: Bool, digits: some StringProtocol, decimals: Int) {
    guard digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    // More digits are decimals that are rounded.
    let kept = digits.utf8.drop { $0 == 0x30 }
    let count = min(kept.count, Self.maximumDigitCount + 1)
    let significand = kept.prefix(count).reduce(Int128(0)) { $0 * 10 + Int128($1 - 0x30) }
    let places = decimals - (kept.count - count)
    guard significand == 0 || count - places <= Self.maximumDigitCount else { return nil }
    self.init(isNegative ? -significand : significand, decimals: significand == 0 ? 0 : places)
  }

  /// The number with a decimal point and without separators between thousands, such as "-12.5".
  public var description: String {
    let digits = String(significand.magnitude)
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
    let sign = significand < 0 ? "-" : ""
    return decimals == 0 ? sign + digits : "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }

  /// Decodes the number from a text such as "12.5", or from a number.
  ///
  /// A number that isn't an `Int` is decoded as a `Double`, so up to 15 digits are exact.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = (try? "\(container.decode(Int.self))") ?? (try? "\(container.decode(Double.self))")
    let text = try number ?? container.decode(String.self)
    guard let number = Self(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(text)” isn’t a number; expected a text such as “12.5”")
    }
    self = number
  }

  /// Encodes the number as a text such as "12.5", because JSON numbers are often read as binary ones.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

// MARK: Other types of numbers

/// A type of number that can be formatted, parsed and typed: `Int`, `Double` or ``DecimalNumber``.
public nonisolated protocol DecimalConvertible: Comparable, Sendable {
  /// Creates the nearest number; nil if the type has none, such as an `Int` with decimals.
  init?(_ decimal: DecimalNumber)
  /// The number in decimals; nil if it isn't a number or too large.
  var decimalNumber: DecimalNumber? { get }
}

nonisolated extension DecimalNumber: DecimalConvertible {
  /// Creates the same number.
  public init(_ decimal: DecimalNumber) { self = decimal }
  /// The number itself.
  public var decimalNumber: DecimalNumber? { self }

  /// Creates the shortest decimal number that stands for a binary one; nil for NaN and from 10³⁶.
  ///
  /// The result for 0.1 is 0.1.
  public init?(_ number: Double) {
    guard number.isFinite else { return nil }
    self.init("\(number)")
  }
}

nonisolated extension Int: DecimalConvertible {
  /// Creates an integer; nil for a number with decimals, or out of range.
  public init?(_ decimal: DecimalNumber) {
    guard decimal.decimals == 0 else { return nil }
    self.init(exactly: decimal.significand)
  }
  /// The same number.
  public var decimalNumber: DecimalNumber? { DecimalNumber(self) }
}

nonisolated extension Double: DecimalConvertible {
  /// Creates the nearest binary number.
  public init(_ decimal: DecimalNumber) { self = Double(decimal.description) ?? 0 }
  /// The shortest decimal number that stands for this one; nil for NaN and from 10³⁶.
  public var decimalNumber: DecimalNumber? { DecimalNumber(self) }
}
