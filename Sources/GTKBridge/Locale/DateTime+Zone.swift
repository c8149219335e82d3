import CGTK

nonisolated extension DateTime {
  /// Creates the local time of a Unix time in a time zone; nil beyond the years 1 to 9999.
  ///
  /// `FloorplanFoundation` converts a `Date`.
  ///
  /// - Parameters:
  ///   - seconds: The Unix time; seconds beyond the full minute are dropped.
  ///   - zone: The time zone.
  public init?(secondsSince1970 seconds: Int, in zone: ClockZone = .local) {
    guard let utc = g_date_time_new_from_unix_utc(gint64(seconds)) else { return nil }
    defer { g_date_time_unref(utc) }
    guard let time = g_date_time_to_timezone(utc, zone.zone) else { return nil }
    defer { g_date_time_unref(time) }
    self.init(
      year: Int(g_date_time_get_year(time)), month: Int(g_date_time_get_month(time)),
      day: Int(g_date_time_get_day_of_month(time)), hour: Int(g_date_time_get_hour(time)),
      minute: Int(g_date_time_get_minute(time)))
  }

  /// Returns the current local time in a time zone.
  public static func now(in zone: ClockZone = .local) -> DateTime {
    DateTime(secondsSince1970: Int(g_get_real_time()) / 1_000_000, in: zone) ?? earliest
  }

  /// Returns the Unix time at which clocks in a time zone show this time.
  ///
  /// If clocks show this time twice, because they are set back, the result is one of the two moments. If they skip it,
  /// because they are set forward, the result is the moment of the change.
  public func secondsSince1970(in zone: ClockZone = .local) -> Int {
    guard let time = g_date_time_new(zone.zone, gint(year), gint(month), gint(day), gint(hour), gint(minute), 0) else {
      // A time that the zone can't convert is treated as UTC.
      return dayNumber * 86_400 + minuteOfDay * 60
    }
    defer { g_date_time_unref(time) }
    return Int(g_date_time_to_unix(time))
  }

  /// Returns the next time that clocks show if a time zone skips this one, otherwise this time.
  public func validTime(in zone: ClockZone) -> DateTime {
    DateTime(secondsSince1970: secondsSince1970(in: zone), in: zone) ?? self
  }
}
