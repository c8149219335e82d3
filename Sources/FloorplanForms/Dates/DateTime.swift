/// A date and a time of day without a time zone (`Date` of the date pickers in the SAP Fiori for iOS documentation).
///
///     let due = DateTime(year: 2026, month: 3, day: 31, hour: 14, minute: 5)
///
/// Every value exists: ``init(year:month:day:hour:minute:)`` returns nil for 31 February. The calendar is Gregorian,
/// from year 1 to 9999, including the time before its introduction.
///
/// A selected time is a local clock time: an appointment at nine stays at nine when the rules of daylight saving time
/// change. ``secondsSince1970(in:)`` converts it to a moment in a time zone.
public nonisolated struct DateTime: Hashable, Sendable {
  /// The year, 1...9999.
  public let year: Int
  /// The month, 1...12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int
  /// The hour, 0...23.
  public let hour: Int
  /// The minute, 0...59.
  public let minute: Int

  /// Creates a date and a time of day; nil if the date or the time doesn't exist.
  public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    guard Self.years ~= year, 1...12 ~= month, 1...Self.numberOfDays(inMonth: month, ofYear: year) ~= day,
      0...23 ~= hour, 0...59 ~= minute
    else { return nil }
    self.init(checked: year, month, day, hour, minute)
  }

  private init(checked year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// The range of valid years.
  public static let years = 1...9999
  /// The first minute of the year 1.
  public static let earliest = DateTime(checked: years.lowerBound, 1, 1, 0, 0)
  /// The last minute of the year 9999.
  public static let latest = DateTime(checked: years.upperBound, 12, 31, 23, 59)

  /// Returns the number of days in a month; 0 if the month isn't in 1...12.
  public static func numberOfDays(inMonth month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400)) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }
}

nonisolated extension DateTime: Comparable {
  /// Returns whether the first time is earlier.
  public static func < (one: DateTime, other: DateTime) -> Bool {
    (one.year, one.month, one.day, one.minuteOfDay) < (other.year, other.month, other.day, other.minuteOfDay)
  }
}

nonisolated extension DateTime: CustomStringConvertible {
  /// The date and the time in ISO 8601 format, separated by a space: "2026-03-31 14:05".
  public var description: String { "\(isoDate) \(twoDigits(hour)):\(twoDigits(minute))" }
  /// The date in ISO 8601 format: "2026-03-31".
  var isoDate: String {
    let digits = "\(year)"
    return "\(String(repeating: "0", count: 4 - digits.count))\(digits)-\(twoDigits(month))-\(twoDigits(day))"
  }
}

nonisolated extension DateTime {
  /// The minutes since midnight, 0...1439.
  public var minuteOfDay: Int { hour * 60 + minute }
  /// Returns the same day at another minute since midnight, clamped to the day.
  public func at(minuteOfDay: Int) -> DateTime {
    let minutes = min(max(0, minuteOfDay), 24 * 60 - 1)
    return DateTime(checked: year, month, day, minutes / 60, minutes % 60)
  }
  /// The first minute of the day.
  public var startOfDay: DateTime { at(minuteOfDay: 0) }

  /// The day of the week: 0 is Sunday, 6 is Saturday.
  public var weekday: Int { (dayNumber + 4 + 7 * Self.weeks) % 7 }
  /// A number of weeks that makes the dividend positive in every year.
  private static let weeks = 110_000

  /// The number of days since 1 January 1970; negative before that date.
  ///
  /// The algorithm is `days_from_civil` by Howard Hinnant: years begin in March, so the leap day is the last day.
  public var dayNumber: Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  /// Creates the date a number of days after 1 January 1970, clamped to the calendar.
  public init(dayNumber: Int, minuteOfDay: Int = 0) {
    let bounded = min(max(dayNumber, Self.earliest.dayNumber), Self.latest.dayNumber)
    let shifted = bounded + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let date = DateTime(
      checked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1, 0, 0)
    self = date.at(minuteOfDay: minuteOfDay)
  }

  /// Returns the same time a number of days later, or earlier if the number is negative, clamped to the calendar.
  public func adding(days: Int) -> DateTime {
    let (sum, hasOverflown) = dayNumber.addingReportingOverflow(days)
    return DateTime(dayNumber: hasOverflown ? (days < 0 ? .min : .max) : sum, minuteOfDay: minuteOfDay)
  }

  /// Returns the same day a number of months later, or the last day of a shorter month, clamped to the calendar.
  public func adding(months: Int) -> DateTime {
    let (sum, hasOverflown) = (year * 12 + month - 1).addingReportingOverflow(months)
    let maximum = Self.years.upperBound * 12 + 11
    let count = hasOverflown ? (months < 0 ? 12 : maximum) : min(max(sum, 12), maximum)
    let (year, month) = (count / 12, count % 12 + 1)
    return DateTime(
      checked: year, month, min(day, Self.numberOfDays(inMonth: month, ofYear: year)), hour, minute)
  }

  /// Returns whether both times are on the same day.
  public func isSameDay(as other: DateTime) -> Bool { startOfDay == other.startOfDay }
}
