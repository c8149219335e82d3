import CGTK

/// The conversion between clock times and seconds in a time zone: a GTimeZone.
@MainActor
public final class ClockZone {
  private let zone: OpaquePointer

  /// The time zone of this computer.
  public static let local = ClockZone(g_time_zone_new_local())
  /// Coordinated universal time.
  public static let utc = ClockZone(g_time_zone_new_utc())

  private init(_ zone: OpaquePointer) { self.zone = zone }

  /// Creates a time zone from an identifier such as "Europe/Berlin", or returns nil if the time zone database doesn't
  /// contain it.
  public convenience init?(identifier: String) {
    guard let zone = g_time_zone_new_identifier(identifier) else { return nil }
    self.init(zone)
  }

  isolated deinit { g_time_zone_unref(zone) }

  /// A clock time: a date of the Gregorian calendar and a time of day.
  public struct LocalDateTime: Equatable, Sendable {
    /// The year, 1...9999.
    public var year: Int
    /// The month, 1...12.
    public var month: Int
    /// The day, 1...31.
    public var day: Int
    /// The hour, 0...23.
    public var hour: Int
    /// The minute, 0...59.
    public var minute: Int

    /// Creates a clock time without validating it.
    public nonisolated init(year: Int, month: Int, day: Int, hour: Int, minute: Int) {
      self.year = year
      self.month = month
      self.day = day
      self.hour = hour
      self.minute = minute
    }

    fileprivate init(_ time: OpaquePointer) {
      year = Int(g_date_time_get_year(time))
      month = Int(g_date_time_get_month(time))
      day = Int(g_date_time_get_day_of_month(time))
      hour = Int(g_date_time_get_hour(time))
      minute = Int(g_date_time_get_minute(time))
    }
  }

  /// Returns the clock time at a number of seconds since 1970 (UTC), or nil outside the years 1 to 9999.
  public func localDateTime(at seconds: Int) -> LocalDateTime? {
    guard let utc = g_date_time_new_from_unix_utc(gint64(seconds)) else { return nil }
    defer { g_date_time_unref(utc) }
    guard let time = g_date_time_to_timezone(utc, zone) else { return nil }
    defer { g_date_time_unref(time) }
    return LocalDateTime(time)
  }

  /// Returns the abbreviation of the time zone at a number of seconds since 1970 (UTC), such as "CET".
  public func abbreviation(at seconds: Int) -> String {
    let interval = g_time_zone_find_interval(zone, G_TIME_TYPE_UNIVERSAL, gint64(seconds))
    guard interval >= 0, let name = g_time_zone_get_abbreviation(zone, interval) else { return "" }
    return String(cString: name)
  }

  /// The current clock time.
  public var now: LocalDateTime? { localDateTime(at: Int(g_get_real_time()) / 1_000_000) }

  /// Returns the number of seconds since 1970 (UTC) at a clock time, or nil for an invalid date.
  ///
  /// A clock time that occurs twice, when clocks are set back, yields one of the two times. A clock time that is
  /// skipped, when clocks are set forward, counts as the clock time that replaces it.
  public func seconds(at time: LocalDateTime) -> Int? {
    func number(_ value: Int) -> Int32 { Int32(clamping: value) }
    guard
      let time = g_date_time_new(
        zone, number(time.year), number(time.month), number(time.day), number(time.hour),
        number(time.minute), 0)
    else { return nil }
    defer { g_date_time_unref(time) }
    return Int(g_date_time_to_unix(time))
  }
}
