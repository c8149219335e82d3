import FloorplanUI
public import GTKBridge

/// The numbering of the hours of a day.
public enum HourCycle: String, Sendable, CaseIterable {
  /// The hour cycle of the locale.
  case locale
  /// The hours 1 to 12, twice a day.
  case twelveHours
  /// The hours 0 to 23.
  case twentyFourHours

  /// Whether the hours are from 1 to 12, twice a day.
  public var uses12HourClock: Bool {
    switch self {
    case .locale: LocaleDates.uses12HourClock
    case .twelveHours: true
    case .twentyFourHours: false
    }
  }

  /// Returns the text of an hour, such as "5 PM" or "17".
  func text(ofHour hour: Int) -> String {
    uses12HourClock ? "\((hour + 11) % 12 + 1) \(dayPeriodSymbol(ofHour: hour))" : twoDigits(hour)
  }

  func dayPeriodSymbol(ofHour hour: Int) -> String { hour < 12 ? LocaleDates.amSymbol : LocaleDates.pmSymbol }

  /// Returns the hour of a text such as "5 PM", "5pm" or "17"; nil if there is none.
  func hour(of text: String) -> Int? {
    let figures = text.compactMap(\.decimalDigit).map(String.init).joined()
    guard let number = Int(figures), 0...23 ~= number else { return nil }
    let mark = text.filter(\.isLetter).lowercased()
    guard uses12HourClock, !mark.isEmpty, 1...12 ~= number else { return number }
    let afternoon = LocaleDates.pmSymbol.filter(\.isLetter).lowercased()
    let isAfternoon = mark == "p" || mark == "pm" || mark == afternoon
    return number % 12 + (isAfternoon ? 12 : 0)
  }
}

extension DateTime {
  /// The date with the name of the month, in the order of the locale, such as "31 Mar 2026" or "Mar 31, 2026".
  ///
  /// If the locale begins with the year, the date is in ISO 8601 format.
  public var dateText: String {
    switch LocaleDates.order {
    case .dayMonthYear:
      localized("%1$@ %2$@ %3$@", context: "day, month as a word, year").filled(
        with: "\(day)", monthText, "\(year)")
    case .monthDayYear:
      localized("%1$@ %2$@, %3$@", context: "month as a word, day, year").filled(
        with: monthText, "\(day)", "\(year)")
    case .yearMonthDay: isoDate
    }
  }

  private var monthText: String {
    let (full, short) = (LocaleDates.monthName(month), LocaleDates.shortMonthName(month))
    // Translators: “short” (Jan, Jun), “full” (January, June), or “dotted” (Jan., June), which shortens names of more
    // than four letters.
    return switch localizedKeyword("short", context: "month names in dates") {
    case "full": full
    // The short names of some locales end with a period.
    case "dotted": full.count <= 4 ? full : short.hasSuffix(".") ? short : "\(short)."
    default: short
    }
  }

  /// The date and time with the zone, in the format “MM/dd/YYYY hh:mma zzz” of the SAP Fiori for iOS documentation, or
  /// in the format of the locale if its dates don't begin with the month.
  public var timestampText: String {
    let zone = ClockZone.local.abbreviation(at: secondsSince1970())
    guard LocaleDates.order == .monthDayYear else {
      return [dateText, timeText(), zone].filter { !$0.isEmpty }.joinedInReadingOrder(separator: " ")
    }
    let date = "\(twoDigits(month))/\(twoDigits(day))/\(year)"
    let clock = "\(twoDigits((hour + 11) % 12 + 1)):\(twoDigits(minute))\(hour < 12 ? "AM" : "PM")"
    return zone.isEmpty ? "\(date) \(clock)" : "\(date) \(clock) \(zone)"
  }

  /// Returns the time, such as "14:05" or "2:05 PM".
  public func timeText(_ cycle: HourCycle = .locale) -> String {
    guard cycle.uses12HourClock else { return "\(twoDigits(hour)):\(twoDigits(minute))" }
    return "\((hour + 11) % 12 + 1):\(twoDigits(minute)) \(cycle.dayPeriodSymbol(ofHour: hour))"
  }

  /// The date in words, such as "Tuesday, 31 March 2026".
  var fullDateText: String {
    localized("%1$@, %2$@ %3$@ %4$@", context: "day of the week, day, month, year").filled(
      with: LocaleDates.weekdayName(weekday), "\(day)", LocaleDates.monthName(month), "\(year)")
  }
}
