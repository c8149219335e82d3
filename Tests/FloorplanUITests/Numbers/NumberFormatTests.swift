import Testing

@testable import FloorplanUI

@Suite struct NumberFormatTests {
  private static let usa = NumberSymbols(currencyCode: "USD", currencySymbol: "$")
  private static let germany = NumberSymbols(
    decimalSeparator: ",", groupingSeparator: ".", percentPattern: "#\u{A0}%", currencyPattern: "#\u{A0}¤",
    currencyCode: "EUR", currencySymbol: "€")
  private static let france = NumberSymbols(
    decimalSeparator: ",", groupingSeparator: "\u{202F}", percentPattern: "#\u{202F}%", currencyPattern: "#\u{A0}¤",
    currencyCode: "EUR", currencySymbol: "€")
  private static let switzerland = NumberSymbols(
    groupingSeparator: "’", currencyPattern: "¤\u{A0}#", currencyCode: "CHF", currencySymbol: "CHF")
  private static let emirates = NumberSymbols(
    decimalSeparator: "٫", groupingSeparator: "٬", percentPattern: "%#", currencyCode: "AED",
    currencySymbol: "د.إ.\u{200F}")
  private static let ungrouped = NumberSymbols(decimalSeparator: ",", groupingSeparator: nil)
  private static let locales = [usa, germany, france, switzerland, emirates, ungrouped]

  // MARK: Formatting

  @Test(
    arguments: [
      (.number, 1234.5, "1,234.5", "1.234,5"), (.number, -1_234_567, "-1,234,567", "-1.234.567"),
      (.number, 999, "999", "999"), (.percent, 0.4, "40%", "40\u{A0}%"),
      (.percent, -12.345, "-1,235%", "-1.235\u{A0}%"),
      (.unit("kg"), 12.5, "12.5\u{A0}kg", "12,5\u{A0}kg"), (.unit(""), 12, "12", "12"),
      (.currency("EUR"), 1250, "€1,250.00", "1.250,00\u{A0}€"), (.currency("USD"), -0.5, "-$0.50", "-0,50\u{A0}$"),
      (.currency("JPY"), 1250.5, "¥1,251", "1.251\u{A0}¥"), (.currency("KWD"), 1, "KWD\u{A0}1.000", "1,000\u{A0}KWD"),
      (.currency(""), 1, "1.00", "1,00"),
    ] as [(NumberFormat.Style, DecimalNumber, String, String)])
  func numbersHaveTheNotationOfTheLocale(row: (style: NumberFormat.Style, DecimalNumber, String, String)) {
    #expect(NumberFormat(row.style, symbols: Self.usa).text(row.1) == row.2)
    #expect(NumberFormat(row.style, symbols: Self.germany).text(row.1) == row.3)
  }

  @Test func decimalsAreFixedOrLimited() {
    @MainActor func texts(_ decimals: ClosedRange<Int>?) -> [String] {
      let format = NumberFormat(decimals: decimals, isGrouped: false, symbols: Self.usa)
      return ([0, 1.5, 1.005, -0.004, 1234.1234567] as [DecimalNumber]).map { format.text($0) }
    }
    #expect(texts(nil) == ["0", "1.5", "1.005", "-0.004", "1234.123457"])
    #expect(texts(0...0) == ["0", "2", "1", "0", "1234"])
    #expect(texts(2...2) == ["0.00", "1.50", "1.01", "0.00", "1234.12"])
    #expect(texts(1...3) == ["0.0", "1.5", "1.005", "-0.004", "1234.123"])
    #expect(texts(-5 ... -1) == texts(0...0) && texts(-5...99).last == "1234.1234567")
  }

  @Test func currencyWithTheLocalesSymbolHasItsCode() {
    var symbols = Self.usa
    symbols.currencyCode = "CAD"
    #expect(NumberFormat(.currency("CAD"), symbols: symbols).text(1) == "$1.00")
    #expect(NumberFormat(.currency("USD"), symbols: symbols).text(1) == "USD\u{A0}1.00")
  }

  @Test(
    arguments: [(.nan, "–"), (.infinity, "∞"), (-.infinity, "−∞"), (1e300, "1e+300")] as [(Double, String)])
  func otherDoublesHaveAText(row: (Double, String)) {
    #expect(NumberFormat(.percent, symbols: Self.germany).text(row.0) == row.1)
  }

  @Test func everyFormattedNumberIsParsedAsTheSameNumber() throws {
    let digits = [0, 5, 12, 123, 1000, 1234, 12_345, 123_456, 1_234_567]
    let styles: [NumberFormat.Style] = [
      .number, .percent, .unit("kg"), .unit("m²"), .currency("EUR"), .currency("AED"), .currency("XAU"),
    ]
    var count = 0
    for symbols in Self.locales {
      for style in styles {
        for decimals in [nil, 0...0, 2...2, 0...3, 4...4, 0...36] as [ClosedRange<Int>?] {
          for isGrouped in [true, false] {
            let format = NumberFormat(style, decimals: decimals, isGrouped: isGrouped, symbols: symbols)
            let places = format.maximumDecimals + (style == .percent ? 2 : 0)
            for digit in digits {
              for shift in 0...4 {
                let number = DecimalNumber(Int128((count / 2).isMultiple(of: 2) ? digit : -digit), decimals: shift)
                for includesSymbol in [true, false] {
                  let text = format.text(number, includesSymbol: includesSymbol)
                  let parsed = try? format.number(in: text)
                  if parsed != number.rounded(toDecimals: places) {
                    Issue.record("\(number) is “\(text)”, which is \(String(describing: parsed)); \(format)")
                    return
                  }
                  count += 1
                }
              }
            }
          }
        }
      }
    }
    #expect(count == 6 * 7 * 6 * 2 * 9 * 5 * 2)
  }

  // MARK: Parsing

  enum Outcome: Equatable {
    case number(DecimalNumber?)
    case error(NumberFormat.ParseError)
  }

  private func outcome(_ text: String, _ format: NumberFormat) -> Outcome {
    do throws(NumberFormat.ParseError) {
      return .number(try format.number(in: text))
    } catch {
      return .error(error)
    }
  }

  /// The separators between groups of up to four digits, compared with regular expressions for both readings.
  @Test func separatorsHaveTheirRoleByPositionOrLocale() throws {
    let thousands = #/[1-9][0-9]{0,2}(?:(?:\.[0-9]{3})+|(?:,[0-9]{3})+|(?: [0-9]{3})+)/#
    let decimal = #/(?:[0-9]*|[1-9][0-9]{0,2}(?:(?:,[0-9]{3})+|(?: [0-9]{3})+))\.([0-9]*)/#
    let decimalComma = #/(?:[0-9]*|[1-9][0-9]{0,2}(?:(?:\.[0-9]{3})+|(?: [0-9]{3})+)),([0-9]*)/#
    var texts = [""]
    let groups = [
      ["", "0", "1", "12", "012", "123", "1234"], ["", "12", "123", "500", "1234"], ["", "12", "123", "500", "1234"],
      ["", "123"],
    ]
    for count in 1...3 {
      texts += groups[0].flatMap { first in
        (0..<count).reduce([first]) { texts, index in
          texts.flatMap { text in
            [".", ",", " "].flatMap { mark in groups[index + 1].map { text + mark + $0 } }
          }
        }
      }
    }
    texts += groups[0]
    var count = 0
    for text in texts {
      let trimmed = String(text.trimmingSpaces)
      let digits = trimmed.filter(\.isNumber)
      let isInteger = !digits.isEmpty && digits == trimmed
      let isGrouped = isInteger || trimmed.wholeMatch(of: thousands) != nil
      let point = trimmed.wholeMatch(of: decimal)?.1 ?? trimmed.wholeMatch(of: decimalComma)?.1
      let separator = trimmed.last { ".,".contains($0) }
      for symbols in [Self.usa, Self.germany, Self.france] {
        for maximum in [0, 2, 3] {
          let format = NumberFormat(decimals: 0...maximum, symbols: symbols)
          let whole = DecimalNumber(isNegative: false, digits: digits, decimals: 0) ?? 0
          let fraction = DecimalNumber(isNegative: false, digits: digits, decimals: point?.count ?? 0) ?? 0
          let expected: Outcome =
            if trimmed.isEmpty {
              .number(nil)
            } else if digits.isEmpty {
              .error(.notANumber)
            } else if isGrouped, point == nil {
              .number(whole)
            } else if isGrouped, separator != symbols.decimalSeparator {
              separator == symbols.groupingSeparator || maximum < 3
                ? .number(whole) : .error(.ambiguous(whole, fraction))
            } else if point == nil {
              .error(.misgrouped)
            } else if fraction.decimals > maximum {
              .error(.tooManyDecimals(maximum: maximum))
            } else if isGrouped, maximum < 3 {
              .error(.ambiguous(whole, fraction))
            } else {
              .number(fraction)
            }
          let actual = outcome(text, format)
          count += 1
          if actual != expected {
            Issue.record("“\(text)” in \(symbols), up to \(maximum) decimals: \(actual); expected \(expected)")
            return
          }
        }
      }
    }
    #expect(count == 9 * (1 + 7 + 7 * 15 + 7 * 15 * 15 + 7 * 15 * 15 * 6))
  }

  @Test(
    arguments: [
      // The amount that was once saved as 1,250.00.
      ("12.50", .number(12.5)), ("12,50", .number(12.5)), ("12.50 €", .number(12.5)), ("€ 12,50", .number(12.5)),
      ("1.250,00", .number(1250)), ("1,250.00", .number(1250)), ("1.250", .number(1250)), ("12.5000", .number(12.5)),
      ("12,500", .error(.ambiguous(12_500, 12.5))), ("12,505", .error(.tooManyDecimals(maximum: 2))),
      ("12,5050", .error(.tooManyDecimals(maximum: 2))), ("1.25.0", .error(.misgrouped)),
      ("12 50", .error(.misgrouped)),
      ("EUR 5", .number(5)), ("5 eur", .number(5)), ("-5€", .number(-5)), ("€-5", .number(-5)), ("−5", .number(-5)),
      ("$5", .error(.notANumber)), ("5 USD", .error(.notANumber)), ("€5€", .error(.notANumber)),
      ("-€-5", .error(.notANumber)), ("€", .error(.notANumber)), ("-", .error(.notANumber)), ("", .number(nil)),
      (" \u{200F} ", .number(nil)), ("٣٫٥", .number(3.5)), ("१२", .number(12)), ("1’234", .number(1234)),
      ("1 234 567,8", .number(1_234_567.8)), ("+.5", .number(0.5)), ("5.", .number(5)),
      ("0.125", .error(.tooManyDecimals(maximum: 2))),
      ("abc", .error(.notANumber)), ("1e5", .error(.notANumber)), ("nan", .error(.notANumber)),
      ("0x10", .error(.notANumber)), ("1-2", .error(.notANumber)), ("½", .error(.notANumber)),
      ("²", .error(.notANumber)), ("Ⅳ", .error(.notANumber)),
      (String(repeating: "9", count: 37), .error(.notANumber)),
    ] as [(String, Outcome)])
  func typedAmountsAreParsed(row: (text: String, outcome: Outcome)) {
    #expect(outcome(row.text, NumberFormat(.currency("EUR"), symbols: Self.germany)) == row.outcome)
  }

  @Test(arguments: [390, 5_000_000]) func tooManyDigitsAreRefused(count: Int) {
    #expect(outcome(String(repeating: "9", count: count), .integer) == .error(.notANumber))
  }

  @Test func percentagesAndUnitsCanBeTyped() throws {
    let percent = NumberFormat(.percent, decimals: 0...1, symbols: Self.germany)
    for text in ["40", "40%", "40 %", "% 40", "40٪", "40,0"] { #expect(try percent.number(in: text) == 0.4, "\(text)") }
    #expect(try percent.number(in: "-0,5") == -0.005)
    let unit = NumberFormat(.unit("m²"), symbols: Self.germany)
    for text in ["12,5", "12,5m²", "12,5 m²"] { #expect(try unit.number(in: text) == 12.5, "\(text)") }
    #expect(throws: NumberFormat.ParseError.notANumber) { try unit.number(in: "12 m") }
  }

  @Test func programHasTheNotationOfTheLocaleC() {
    #expect(NumberSymbols.current == NumberSymbols())
    #expect(NumberFormat.integer.text(1_523) == "1,523" && NumberFormat.integer.text(Int.min).hasPrefix("-9,223"))
  }
}
