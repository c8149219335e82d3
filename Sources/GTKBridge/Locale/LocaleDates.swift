import CGTK

/// Date conventions of the process's locale, from the C library, which needs no additional data or libraries.
@MainActor
public enum LocaleDates {
  /// The order of the parts in a numeric date.
  public enum Order: Sendable, CaseIterable {
    /// 31.3.2026
    case dayMonthYear
    /// 3/31/2026
    case monthDayYear
    /// 2026-03-31
    case yearMonthDay
  }

  /// The order of the parts in the locale's numeric dates.
  public static var order: Order {
    for letter in String(cString: fp_locale_date_format()) {
      switch letter {
      case "d", "e": return .dayMonthYear
      case "m", "b", "B", "D": return .monthDayYear
      case "Y", "y", "F": return .yearMonthDay
      default: continue
      }
    }
    return .yearMonthDay
  }

  /// Whether the locale uses a 12-hour clock.
  public static var uses12HourClock: Bool {
    let format = String(cString: fp_locale_time_format())
    return ["%r", "%I", "%l", "%p", "%P"].contains { format.contains($0) }
  }

  /// The first day of the week, from 0 for Sunday to 6 for Saturday.
  public static var firstWeekday: Int { Int(fp_locale_first_weekday()) }

  /// Returns the standalone name of a month, or an empty string for a number outside 1...12.
  public static func standaloneMonthName(_ month: Int) -> String { text("%OB", month: month, day: 1) }
  /// Returns the name of a month as used in dates.
  public static func monthName(_ month: Int) -> String { text("%B", month: month, day: 1) }
  /// Returns the short name of a month as used in dates.
  public static func shortMonthName(_ month: Int) -> String { text("%b", month: month, day: 1) }
  /// Returns the name of a weekday, from 0 for Sunday to 6 for Saturday, or an empty string for other numbers.
  public static func weekdayName(_ weekday: Int) -> String { weekdayText("%A", weekday) }
  /// Returns the short name of a weekday.
  public static func shortWeekdayName(_ weekday: Int) -> String { weekdayText("%a", weekday) }
  /// The AM symbol of a 12-hour clock, "AM" if the locale has none.
  public static var amSymbol: String { symbol(hour: 6, else: "AM") }
  /// The PM symbol of a 12-hour clock, "PM" if the locale has none.
  public static var pmSymbol: String { symbol(hour: 18, else: "PM") }

  private static func symbol(hour: Int, else standard: String) -> String {
    let symbol = text("%p", month: 1, day: 1, hour: hour)
    return symbol.isEmpty ? standard : symbol
  }

  private static func weekdayText(_ format: String, _ weekday: Int) -> String {
    // February 1, 2026 is a Sunday.
    0...6 ~= weekday ? text(format, month: 2, day: 1 + weekday) : ""
  }

  private static func text(_ format: String, month: Int, day: Int, hour: Int = 0) -> String {
    guard let time = g_date_time_new_utc(2026, Int32(clamping: month), Int32(clamping: day), Int32(hour), 0, 0) else {
      return ""
    }
    defer { g_date_time_unref(time) }
    return String(taking: g_date_time_format(time, format)) ?? ""
  }
}
