import CGTK

/// What the locale of the process says of dates, from the C library: no table of its own, and nothing to link.
@MainActor
public enum LocaleDates {
  /// In which order the parts of a date in figures stand.
  public enum Order: Sendable, CaseIterable {
    /// 31.3.2026
    case dayMonthYear
    /// 3/31/2026
    case monthDayYear
    /// 2026-03-31
    case yearMonthDay
  }

  /// In which order the locale writes the parts of a date in figures.
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

  /// Whether the locale counts twelve hours twice a day.
  public static var usesTwelveHours: Bool {
    let format = String(cString: fp_locale_time_format())
    return ["%r", "%I", "%l", "%p", "%P"].contains { format.contains($0) }
  }

  /// The day that weeks begin with: 0 is Sunday, 6 is Saturday.
  public static var firstWeekday: Int { Int(fp_locale_first_weekday()) }

  /// The name of a month as it stands alone; empty for a number that isn't in 1...12.
  public static func monthName(_ month: Int) -> String { text("%OB", month: month, day: 1) }
  /// The name of a month as it stands in a date.
  public static func monthNameInDates(_ month: Int) -> String { text("%B", month: month, day: 1) }
  /// The short name of a month as it stands in a date.
  public static func shortMonthName(_ month: Int) -> String { text("%b", month: month, day: 1) }
  /// The name of a day of the week: 0 is Sunday, 6 is Saturday; empty for another number.
  public static func weekdayName(_ weekday: Int) -> String { weekdayText("%A", weekday) }
  /// The short name of a day of the week.
  public static func shortWeekdayName(_ weekday: Int) -> String { weekdayText("%a", weekday) }
  /// What hours before noon are marked with, where twelve of them are counted: "AM" where the locale has nothing.
  public static var morningMark: String { mark(hour: 6, else: "AM") }
  /// What hours from noon on are marked with, where twelve of them are counted: "PM" where the locale has nothing.
  public static var afternoonMark: String { mark(hour: 18, else: "PM") }

  private static func mark(hour: Int, else standard: String) -> String {
    let mark = text("%p", month: 1, day: 1, hour: hour)
    return mark.isEmpty ? standard : mark
  }

  private static func weekdayText(_ format: String, _ weekday: Int) -> String {
    // The first of February 2026 was a Sunday.
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
