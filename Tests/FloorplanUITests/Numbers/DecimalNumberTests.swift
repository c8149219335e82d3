import Testing

@testable import FloorplanUI

@Suite struct DecimalNumberTests {
  private let greatest = DecimalNumber.greatest
  /// The lowest positive number.
  private let least = DecimalNumber(1, decimals: 36)

  @Test func smallNumbersMatchIntegers() {
    for x in -30...30 {
      for y in -30...30 {
        for (xDecimals, yDecimals) in [(0, 0), (0, 2), (1, 0), (1, 2), (2, 1)] {
          let one = DecimalNumber(Int128(x), decimals: xDecimals)
          let other = DecimalNumber(Int128(y), decimals: yDecimals)
          let (first, second) = (x * [100, 10, 1][xDecimals], y * [100, 10, 1][yDecimals])
          #expect(one + other == DecimalNumber(Int128(first + second), decimals: 2))
          #expect(one - other == DecimalNumber(Int128(first - second), decimals: 2))
          #expect(one * other == DecimalNumber(Int128(first * second), decimals: 4))
          #expect((one < other) == (first < second) && (one == other) == (first == second))
        }
      }
    }
  }

  @Test func resultsHave36Digits() {
    #expect(greatest.description == String(repeating: "9", count: 36))
    #expect(greatest + greatest == greatest && greatest * greatest == greatest && -greatest - greatest == -greatest)
    #expect(greatest + least == greatest && greatest - least == greatest && greatest > least && -greatest < least)
    #expect(least * least == 0 && least * 0.5 == least && least * 0.4 == 0 && least * -0.5 == -least)
    #expect(greatest * least == DecimalNumber(Int128(greatest.significand), decimals: 36))
    #expect(DecimalNumber(15, decimals: -2) == 1500 && DecimalNumber(1, decimals: -100) == greatest)
    #expect(DecimalNumber(1, decimals: 1000) == 0)
    #expect(DecimalNumber(.max, decimals: 38).description == "1.70141183460469231731687303715884106")
    #expect(DecimalNumber(.min, decimals: 0) == -greatest)
  }

  @Test(
    arguments: [
      (1.005, 2, "1.01", "1.01", "1"), (-0.25, 1, "-0.3", "-0.2", "-0.3"), (0.21, 1, "0.2", "0.3", "0.2"),
      (-0.21, 1, "-0.2", "-0.2", "-0.3"), (2.5, 0, "3", "3", "2"), (7, 3, "7", "7", "7"), (1.5, -4, "2", "2", "1"),
    ] as [(DecimalNumber, Int, String, String, String)])
  func numbersAreRounded(row: (DecimalNumber, Int, String, String, String)) {
    let rounded = DecimalNumber.Rounding.allCases.map { "\(row.0.rounded(toDecimals: row.1, $0))" }
    #expect(rounded == [row.2, row.3, row.4])
  }

  @Test func digitsAndQuotientsAreRounded() {
    #expect(DecimalNumber("0.30000000000000004")?.roundingDecimals(toDigits: 15) == 0.3)
    #expect(DecimalNumber("12345678.123456789")?.roundingDecimals(toDigits: 15) == 12345678.1234568)
    #expect((1234.5 as DecimalNumber).roundingDecimals(toDigits: 2) == 1235)
    for count in [Int.max, 36] { #expect((-0.25 as DecimalNumber).roundingDecimals(toDigits: count) == -0.25) }
    #expect((0.25 as DecimalNumber).roundingDecimals(toDigits: .min) == 0.3)
    #expect((0.95 as DecimalNumber).rounded(dividedBy: 0.1) == 10)
    #expect((-0.25 as DecimalNumber).rounded(dividedBy: 0.1) == -3 && (1 as DecimalNumber).rounded(dividedBy: 0) == 0)
  }

  @Test(arguments: [
    "0", "-1", "1.5", "-0.001", "12345678901234567890", "123456789012345678901234567890123456",
    "0.000000000000000000000000000000000001",
  ]) func textsRoundTrip(text: String) {
    #expect(DecimalNumber(text)?.description == text)
  }

  @Test(arguments: [
    "", ".", "1.", ".5", "-", "--1", "+1", "1e", "1e5e5", "1 000", "1,5", "٣", "x",
    "1234567890123456789012345678901234567",
  ]) func otherTextsAreNoNumbers(text: String) {
    #expect(DecimalNumber(text) == nil)
  }

  @Test(
    arguments: [
      (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"), (-1e-7, "-0.0000001"), (1e22, "10000000000000000000000"),
      (.leastNonzeroMagnitude, "0"), (1e36, nil), (.nan, nil), (.infinity, nil), (-0.0, "0"),
    ] as [(Double, String?)])
  func doublesBecomeTheirShortestDecimals(row: (double: Double, text: String?)) {
    #expect(row.double.decimalNumber?.description == row.text)
  }

  @Test func numbersBecomeOtherTypes() {
    #expect(Double(0.1 as DecimalNumber) == 0.1 && Double(greatest) == 1e36)
    #expect(Int(12 as DecimalNumber) == 12 && Int(1.5 as DecimalNumber) == nil && Int(greatest) == nil)
    #expect(Int.min.decimalNumber?.description == "\(Int.min)" && DecimalNumber(exactly: UInt64.max) != nil)
  }
}
