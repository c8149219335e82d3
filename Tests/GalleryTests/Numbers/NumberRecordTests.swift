import Testing

@testable import Gallery

@Suite struct NumberRecordTests {
  @Test func factorsArePrimeAndMultiplyToTheNumber() {
    for number in Array(1...2000) + [999_983, 999_999, 1_000_000, 1 << 40, 999_983 * 999_979] {
      let factors = NumberRecord(number).primeFactors
      let product = factors.reduce(1) { product, factor in
        (0..<factor.exponent).reduce(product) { value, _ in value * factor.prime }
      }
      #expect(product == number)
      #expect(factors.map(\.prime) == factors.map(\.prime).sorted())
      #expect(Set(factors.map(\.prime)).count == factors.count)
      for (prime, exponent) in factors where prime < 10_000 {
        #expect(exponent > 0 && prime > 1 && (2..<prime).allSatisfy { !prime.isMultiple(of: $0) })
      }
    }
  }

  @Test func divisorsMatchBruteForce() {
    for number in 1...1500 {
      #expect(NumberRecord(number).divisors == (1...number).filter { number.isMultiple(of: $0) })
    }
  }

  @Test(arguments: [
    (1, "one"), (2, "prime"), (4, "2²"), (12, "2² × 3"), (360, "2³ × 3² × 5"), (1024, "2¹⁰"), (999_983, "prime"),
    (2 * 999_983, "2 × 999,983"),
  ]) func formatsFactorization(number: Int, text: String) {
    #expect(NumberRecord(number).factorization == text)
  }

  @Test func detailsContainSquareAndDivisors() {
    #expect(NumberRecord(6).details == "Square 36\nDivisors 1, 2, 3, 6")
    #expect(NumberRecord(1).details == "Square 1\nDivisors 1")
    #expect(NumberRecord(12).details == "Square 144\nDivisors 1, 2, 3, 4,\n6, 12")
    #expect(NumberRecord(1000).details.hasPrefix("Square 1,000,000\nDivisors 1, 2, 4, 5,\n8, 10, 20, 25,\n"))
  }

  @Test func numbersBelowOneAreClamped() {
    for number in [0, -1, .min] { #expect(NumberRecord(number).number == 1) }
    #expect(NumberRecord(.max).setBitCount == 63)
  }
}
