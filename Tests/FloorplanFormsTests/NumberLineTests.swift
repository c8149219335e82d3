import FloorplanUI
import Testing

@testable import FloorplanForms

@Suite struct NumberLineTests {
  @Test func stepsAreExactDecimals() {
    let tenths = NumberLine(0, 1, step: 0.1)
    var number = 0.0
    var texts: [String] = []
    for _ in 0..<12 {
      number = tenths.moved(number, by: 1)
      texts.append(tenths.text(number))
    }
    #expect(texts == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7", "0.8", "0.9", "1", "1", "1"])
    #expect(tenths.moved(0, by: 3) == 0.3 && tenths.moved(0.3, by: -3) == 0)
    #expect(NumberLine(-1, 1, step: 0.1).moved(-0.3, by: 1) == -0.2)
    #expect(NumberLine(0, 1e-3, step: 1e-5).moved(0, by: 3) == 3e-5)
    // Steps start at the current number.
    #expect(NumberLine(0, 10).moved(2.5, by: 1) == 3.5)
  }

  @Test(
    arguments: [
      (0.24, 0.2), (0.25, 0.3), (0.3, 0.3), (-5, 0), (99, 1), (.nan, 0), (.infinity, 1), (0.95, 1),
    ] as [(Double, Double)])
  func numbersSnapToSteps(pair: (Double, Double)) {
    #expect(NumberLine(0, 1, step: 0.1).snapped(pair.0) == pair.1)
  }

  @Test(arguments: [(0, 1), (-1, 1), (-2, 12), (-10.5, 9), (0, 100), (10, 10)] as [(Double, Double)], [0, 1, 2])
  func longestTextIsCounted(bounds: (Double, Double), decimals: Int) {
    let line = NumberLine(bounds.0, bounds.1, decimals: decimals)
    let count = Int(((line.upper - line.lower) / line.resolution).rounded())
    let texts = (0...count).map { line.text(line.lower + Double($0) * line.resolution) }
    #expect(line.maximumCharacterCount == texts.map(\.count).max())
  }

  @Test func upperBoundIsAValidNumber() {
    let line = NumberLine(0, 10, step: 4)
    #expect([5, 7, 8.9, 9.1, 10].map(line.snapped) == [4, 8, 8, 10, 10])
  }

  @Test(
    arguments: [
      (0, 0, "0"), (-0.001, 2, "0"), (1, 2, "1"), (0.5, 2, "0.5"), (0.05, 2, "0.05"), (1.005, 2, "1.01"),
      (-1.5, 0, "-2"), (1.999, 2, "2"), (123456789.125, 3, "123456789.125"), (-0.25, 1, "-0.3"), (.nan, 2, "–"),
      (.infinity, 2, "∞"), (-.infinity, 0, "−∞"), (1e300, 2, "1e+300"), (0.1, 15, "0.1"),
      (.leastNonzeroMagnitude, 15, "0"),
    ] as [(Double, Int, String)])
  func formatsNumbersWithoutGroups(row: (Double, Int, String)) {
    #expect(NumberLine(0, 1, decimals: row.1).text(row.0) == row.2)
    let comma = NumberSymbols(decimalSeparator: ",", groupingSeparator: ".")
    #expect(NumberLine(0, 1, decimals: row.1, symbols: comma).text(row.0) == row.2.replacing(".", with: ","))
  }

  @Test(
    arguments: [
      (0.25, 9.75, 0, 1, 9), (-273.155, 1, 2, -273.15, 1), (1.1, 2.2, 1, 1.1, 2.2), (0.2, 0.4, 0, 0.2, 0.4),
    ] as [(Double, Double, Int, Double, Double)])
  func boundsAreRoundedIntoTheRange(row: (Double, Double, Int, Double, Double)) {
    let line = NumberLine(row.0, row.1, decimals: row.2)
    #expect(line.lower == row.3 && line.upper == row.4)
  }

  @Test(
    arguments: [
      (7.5, "7.5"), (120, "120"), (0.1 + 0.2, "0.3"), (-0.25, "-0.25"), (12345678.123456789, "12345678.1234568"),
      (100.0 / 3, "33.3333333333333"), (1e17, "100000000000000000"), (.nan, "–"), (.infinity, "∞"),
    ] as [(Double, String)])
  func wholeTextIgnoresDecimalsAndBounds(row: (number: Double, text: String)) {
    #expect(NumberLine(0, 3).fullText(row.number) == row.text)
  }

  @Test func finestDifferenceIsTheLastDecimal() {
    #expect([0, 2, 15].map { NumberLine(0, 1, decimals: $0).resolution } == [1, 0.01, 1e-15])
  }

  @Test func invalidBoundsAndStepsAreCorrected() {
    #expect(NumberLine(5, 2).upper == 5)
    #expect(NumberLine(.nan, 2).lower == 0 && NumberLine(3, .nan).upper == 3)
    #expect(NumberLine(-.infinity, .infinity).lower == -NumberLine.maximumMagnitude)
    for step in [0, -1, Double.nan, .infinity] { #expect(NumberLine(0, 1, step: step).step == 1) }
    #expect(NumberLine(0, 1, step: .leastNonzeroMagnitude).step == 1e-15)
    #expect(NumberLine(0, 1, decimals: -3).decimals == 0 && NumberLine(0, 1, decimals: 99).decimals == 15)
    #expect(NumberLine(0, 1, step: 0.25).decimals == 2)
  }

  @Test(arguments: [
    -Double.greatestFiniteMagnitude, -1e15, -1, -Double.leastNonzeroMagnitude, -0.0, 0, .leastNonzeroMagnitude, 0.1, 1,
    1e15, 1e17, .greatestFiniteMagnitude,
    .nan, .infinity, -.infinity,
  ])
  func extremeNumbersDoNotTrap(number: Double) {
    for other in [number, 0, 1, -.infinity, .infinity] {
      for step in [number, 1, 1e-9] {
        let line = NumberLine(number, other, step: step, decimals: 15)
        for value in [number, other, 0.3] {
          let snapped = line.snapped(value)
          #expect(snapped >= line.lower && snapped <= line.upper)
          let moved = line.moved(value, by: .max)
          #expect(moved >= line.lower && moved <= line.upper)
          #expect(!line.text(value).isEmpty)
          #expect(line.text(line.moved(value, by: .min)).isEmpty == false)
        }
      }
    }
  }
}
