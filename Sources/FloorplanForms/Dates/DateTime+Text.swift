import FloorplanUI
import GTKBridge

/// How the hours of a day are counted.
public enum HourCycle: String, Sendable, CaseIterable {
  /// As the locale does.
  case locale
  /// Twice from 1 to 12.
  case twelveHours
  /// From 0 to 23.
  case twentyFourHours

  /// Whether it is twice from 1 to 12.
  public var isTwelveHours: Bool {
    switch self {
    case .locale: LocaleDates.usesTwelveHours
    case .twelveHours: true
    case .twentyFourHours: false
    }
  }

  /// An hour of the day as it is counted: "5 PM" or "17".
  func text(ofHour hour: Int) -> String {
    isTwelveHours ? "\((hour + 11) % 12 + 1) \(mark(ofHour: hour))" : twoDigits(hour)
  }

  func mark(ofHour hour: Int) -> String { hour < 12 ? LocaleDates.morningMark : LocaleDates.afternoonMark }

  /// The hour of a text as ``text(ofHour:)`` writes it, "5pm" and "17" alike; nil for what is none.
  func hour(of text: String) -> Int? {
    let figures = text.compactMap(\.decimalDigit).map(String.init).joined()
    guard let number = Int(figures), 0...23 ~= number else { return nil }
    let mark = text.filter(\.isLetter).lowercased()
    guard isTwelveHours, !mark.isEmpty, 1...12 ~= number else { return number }
    let afternoon = LocaleDates.afternoonMark.filter(\.isLetter).lowercased()
    let isAfternoon = mark == "p" || mark == "pm" || mark == afternoon
    return number % 12 + (isAfternoon ? 12 : 0)
  }
}

nonisolated func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

extension DateTime {
  /// The date with its month as a word, in the order of the locale: "31 Mar 2026", "Mar 31, 2026"; in figures where the
  /// locale begins with the year.
  public var dateText: String {
    switch LocaleDates.order {
    case .dayMonthYear:
      localized("%1$@ %2$@ %3$@", context: "day, month as a word, year").filled(
        with: "\(day)", LocaleDates.shortMonthName(month), "\(year)")
    case .monthDayYear:
      localized("%1$@ %2$@, %3$@", context: "month as a word, day, year").filled(
        with: LocaleDates.shortMonthName(month), "\(day)", "\(year)")
    case .yearMonthDay: isoDate
    }
  }

  /// The time: "14:05" or "2:05 PM".
  public func timeText(_ cycle: HourCycle = .locale) -> String {
    guard cycle.isTwelveHours else { return "\(twoDigits(hour)):\(twoDigits(minute))" }
    return "\((hour + 11) % 12 + 1):\(twoDigits(minute)) \(cycle.mark(ofHour: hour))"
  }

  /// The date in words: "Tuesday, 31 March 2026".
  var spokenDate: String {
    localized("%1$@, %2$@ %3$@ %4$@", context: "day of the week, day, month, year").filled(
      with: LocaleDates.weekdayName(weekday), "\(day)", LocaleDates.monthNameInDates(month), "\(year)")
  }
}
