import FloorplanUI
import GTKBridge

/// A parser for typed dates: numbers in the order of the locale or with the year first, or with the name of the month.
struct DateParser {
  /// The order of the numbers if the year isn't first.
  var order = LocaleDates.order
  /// The date whose year is used if none is typed.
  var reference: DateTime

  /// The maximum number of characters, more than any date has; pasted text may have any length.
  static let maximumCharacterCount = 64

  /// Returns the date of a text, at midnight.
  func date(of text: String) throws(ValidationMessage) -> DateTime {
    guard text.utf8.count <= 4 * Self.maximumCharacterCount,
      let words = Words(text.prefix(Self.maximumCharacterCount + 1)),
      let parts = parts(of: words)
    else {
      throw Self.problem(
        localized("%1$@ isn’t a date. Enter it as %2$@ or %3$@.").filled(
          with: text.inQuotes, reference.dateText, reference.isoDate))
    }
    return try Self.check(parts)
  }

  private typealias Parts = (year: Int, month: Int, day: Int)

  /// The numbers and month names of a text.
  private struct Words {
    var numbers: [(value: Int, digits: Int)] = []
    var months: [Int] = []

    /// Returns nil if the text contains other words, or a number of more than eight digits.
    init?(_ text: Substring) {
      for run in text.split(whereSeparator: { $0.decimalDigit == nil }) {
        let figures = run.compactMap(\.decimalDigit).map(String.init).joined()
        guard figures.count <= 8, let number = Int(figures) else { return nil }
        numbers.append((number, figures.count))
      }
      for name in text.split(whereSeparator: { !$0.isLetter }).map({ $0.lowercased() }) {
        if let month = DateParser.month(named: name) {
          months.append(month)
        } else if !DateParser.isNoise(name) {
          return nil
        }
      }
    }
  }

  private static let english = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
  ]

  private static func month(named name: String) -> Int? {
    guard name.count >= 3 else { return nil }
    return (1...12).first { month in
      let names = [
        LocaleDates.standaloneMonthName(month), LocaleDates.monthName(month), LocaleDates.shortMonthName(month),
      ].map { $0.lowercased().filter(\.isLetter) }
      return (names + [english[month - 1]]).contains { !$0.isEmpty && ($0.hasPrefix(name) || $0 == name) }
    }
  }

  /// Returns whether a word may accompany a date: a weekday, an ordinal suffix or a connecting word.
  private static func isNoise(_ name: String) -> Bool {
    ["st", "nd", "rd", "th", "of", "de", "t", "z"].contains(name)
      || (0...6).contains { day in
        [LocaleDates.weekdayName(day), LocaleDates.shortWeekdayName(day)].contains {
          let own = $0.lowercased().filter(\.isLetter)
          return !own.isEmpty && (own == name || name.count >= 3 && own.hasPrefix(name))
        }
      }
  }

  private func parts(of words: Words) -> Parts? {
    let numbers = words.numbers
    if let month = words.months.first {
      guard words.months.count == 1 else { return nil }
      switch numbers.count {
      case 1: return (reference.year, month, numbers[0].value)
      case 2 where numbers[0].digits > 2: return (numbers[0].value, month, numbers[1].value)
      case 2: return (Self.year(numbers[1]), month, numbers[0].value)
      default: return nil
      }
    }
    switch numbers.count {
    case 1 where numbers[0].digits == 8:
      let value = numbers[0].value
      return (value / 10_000, value / 100 % 100, value % 100)
    case 2:
      let (first, second) = (numbers[0].value, numbers[1].value)
      return order == .dayMonthYear ? (reference.year, second, first) : (reference.year, first, second)
    case 3 where numbers[0].digits > 2: return (numbers[0].value, numbers[1].value, numbers[2].value)
    case 3:
      switch order {
      case .dayMonthYear: return (Self.year(numbers[2]), numbers[1].value, numbers[0].value)
      case .monthDayYear: return (Self.year(numbers[2]), numbers[0].value, numbers[1].value)
      case .yearMonthDay: return (Self.year(numbers[0]), numbers[1].value, numbers[2].value)
      }
    default: return nil
    }
  }

  /// Returns the year of a number; two digits up to 68 are in the 2000s, as in POSIX.
  private static func year(_ number: (value: Int, digits: Int)) -> Int {
    number.digits > 2 ? number.value : number.value + (number.value < 69 ? 2000 : 1900)
  }

  private static func check(_ parts: Parts) throws(ValidationMessage) -> DateTime {
    if let date = DateTime(year: parts.year, month: parts.month, day: parts.day) { return date }
    guard DateTime.years ~= parts.year else {
      throw problem(
        localized("The year %1$@ isn’t valid: it must be from 1 to %2$@.").filled(
          with: "\(parts.year)", "\(DateTime.years.upperBound)"))
    }
    guard 1...12 ~= parts.month else {
      throw problem(localized("Month %1$@ doesn’t exist.").filled(with: "\(parts.month)"))
    }
    let count = DateTime.numberOfDays(inMonth: parts.month, ofYear: parts.year)
    throw problem(
      localized("%1$@ %2$@ has %3$@ days, not %4$@.").filled(
        with: LocaleDates.standaloneMonthName(parts.month), "\(parts.year)", "\(count)", "\(parts.day)"))
  }

  private static func problem(_ text: String) -> ValidationMessage { ValidationMessage(text, style: .hint) }
}
