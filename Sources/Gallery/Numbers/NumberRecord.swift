/// Facts about an integer, computed on demand: real content for a million items.
nonisolated struct NumberRecord: Sendable, Hashable {
  /// The number, 1 or more.
  let number: Int

  init(_ number: Int) { self.number = max(1, number) }

  /// The prime factors in ascending order, with their exponents; none for 1.
  ///
  /// - Complexity: O(√number).
  var primeFactors: [(prime: Int, exponent: Int)] {
    var factors: [(prime: Int, exponent: Int)] = []
    var rest = number
    var divisor = 2
    while divisor <= rest / divisor {
      var exponent = 0
      while rest.isMultiple(of: divisor) {
        rest /= divisor
        exponent += 1
      }
      if exponent > 0 { factors.append((divisor, exponent)) }
      divisor += divisor == 2 ? 1 : 2
    }
    if rest > 1 { factors.append((rest, 1)) }
    return factors
  }

  /// The divisors in ascending order.
  ///
  /// - Complexity: O(√number), and O(d log d) for d divisors.
  var divisors: [Int] {
    primeFactors.reduce([1]) { known, factor in
      var power = 1
      var all = known
      for _ in 0..<factor.exponent {
        power *= factor.prime
        all += known.map { $0 * power }
      }
      return all
    }.sorted()
  }

  /// The factorization, formatted like "2³ × 3² × 5"; "prime" for a prime, "one" for 1.
  var factorization: String {
    let factors = primeFactors
    guard let first = factors.first else { return "one" }
    if factors.count == 1, first.exponent == 1 { return "prime" }
    return factors.map { "\(groupedDigits($0.prime))\($0.exponent > 1 ? Self.superscript($0.exponent) : "")" }
      .joined(separator: " × ")
  }

  var square: Int { number.multipliedReportingOverflow(by: number).partialValue }

  /// The square and the divisors; the number of lines grows with the number of divisors.
  var details: String {
    let divisors = divisors.map(groupedDigits)
    let lines = stride(from: 0, to: divisors.count, by: Self.divisorsPerLine).map { start in
      divisors[start..<min(start + Self.divisorsPerLine, divisors.count)].joined(separator: ", ")
    }
    return "Square \(groupedDigits(square))\nDivisors \(lines.joined(separator: ",\n"))"
  }

  private static let divisorsPerLine = 4

  /// The number of ones in binary, which is fast to compute for a million numbers.
  var setBitCount: Int { number.nonzeroBitCount }

  private static func superscript(_ number: Int) -> String {
    String(String(number).compactMap { $0.wholeNumberValue.map { superscripts[$0] } })
  }

  private static let superscripts: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
}
