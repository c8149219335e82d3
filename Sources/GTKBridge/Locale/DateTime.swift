import CGTK

/// A date and a time of day without a time zone.
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

  /// Returns the number of days in a month; 0 if the month isn't in 1...12 or the year isn't valid.
  public static func numberOfDays(inMonth month: Int, ofYear year: Int) -> Int {
    guard 1...12 ~= month, years ~= year else { return 0 }
    return Int(g_date_get_days_in_month(GDateMonth(UInt32(month)), GDateYear(year)))
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
  package var isoDate: String {
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
  public var weekday: Int { (dayNumber + Self.epoch) % 7 }
  /// The number of 1 January 1970 in GLib, where 1 January of the year 1, a Monday, is day 1.
  private static let epoch = 719_163

  /// The number of days since 1 January 1970; negative before that date.
  public var dayNumber: Int {
    var date = GDate()
    g_date_set_dmy(&date, GDateDay(day), GDateMonth(UInt32(month)), GDateYear(year))
    return Int(g_date_get_julian(&date)) - Self.epoch
  }

  /// Creates the date a number of days after 1 January 1970, clamped to the calendar.
  public init(dayNumber: Int, minuteOfDay: Int = 0) {
    let bounded = min(max(dayNumber, Self.earliest.dayNumber), Self.latest.dayNumber)
    var date = GDate()
    g_date_set_julian(&date, guint32(bounded + Self.epoch))
    let day = DateTime(
      checked: Int(g_date_get_year(&date)), Int(g_date_get_month(&date).rawValue), Int(g_date_get_day(&date)), 0, 0)
    self = day.at(minuteOfDay: minuteOfDay)
  }

  /// Returns the same time a number of days later, or earlier if the number is negative, clamped to the calendar.
  public func adding(days: Int) -> DateTime {
    let (sum, didOverflow) = dayNumber.addingReportingOverflow(days)
    return DateTime(dayNumber: didOverflow ? (days < 0 ? .min : .max) : sum, minuteOfDay: minuteOfDay)
  }

  /// Returns the same day a number of months later, or the last day of a shorter month, clamped to the calendar.
  public func adding(months: Int) -> DateTime {
    let (sum, didOverflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    let maximum = Self.years.upperBound * 12 + 11
    let count = didOverflow ? (months < 0 ? 12 : maximum) : min(max(sum, 12), maximum)
    let (year, month) = (count / 12, count % 12 + 1)
    return DateTime(
      checked: year, month, min(day, Self.numberOfDays(inMonth: month, ofYear: year)), hour, minute)
  }

  /// Returns whether both times are on the same day.
  public func isSameDay(as other: DateTime) -> Bool { startOfDay == other.startOfDay }
}

/// Returns a number in at least two digits.
package nonisolated func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
