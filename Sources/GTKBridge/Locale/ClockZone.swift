import CGTK

/// What clocks show in some part of the world at a moment, and the other way round: a GTimeZone.
@MainActor
public final class ClockZone {
  private let zone: OpaquePointer

  /// What the clocks of this computer show.
  public static let local = ClockZone(g_time_zone_new_local())
  /// Coordinated universal time.
  public static let utc = ClockZone(g_time_zone_new_utc())

  private init(_ zone: OpaquePointer) { self.zone = zone }

  /// The clocks of a place, by its name in the time zone database, as "Europe/Berlin"; nil where it has none of that name.
  public convenience init?(identifier: String) {
    guard let zone = g_time_zone_new_identifier(identifier) else { return nil }
    self.init(zone)
  }

  isolated deinit { g_time_zone_unref(zone) }

  /// What a clock shows: a day of the Gregorian calendar and a time of day.
  public struct Reading: Equatable, Sendable {
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

    /// Makes a reading, of which nothing is checked.
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

  /// What the clocks show so many seconds after 1970 began in universal time; nil outside of the years 1 to 9999.
  public func reading(at seconds: Int) -> Reading? {
    guard let utc = g_date_time_new_from_unix_utc(gint64(seconds)) else { return nil }
    defer { g_date_time_unref(utc) }
    guard let time = g_date_time_to_timezone(utc, zone) else { return nil }
    defer { g_date_time_unref(time) }
    return Reading(time)
  }

  /// What the time that the clocks show at a moment is called, as "CET"; the moment is given in seconds after 1970 began in
  /// universal time.
  public func abbreviation(at seconds: Int) -> String {
    let interval = g_time_zone_find_interval(zone, G_TIME_TYPE_UNIVERSAL, gint64(seconds))
    guard interval >= 0, let name = g_time_zone_get_abbreviation(zone, interval) else { return "" }
    return String(cString: name)
  }

  /// What the clocks show now.
  public var now: Reading? { reading(at: Int(g_get_real_time()) / 1_000_000) }

  /// The seconds from the beginning of 1970 in universal time until the clocks show something; nil for what is no date.
  ///
  /// Of a time that clocks show twice, as they are put back, it is one of the two.  A time that they pass over, as they are
  /// put forward, counts as the one that they show then in its place.
  public func seconds(at reading: Reading) -> Int? {
    func number(_ value: Int) -> Int32 { Int32(clamping: value) }
    guard
      let time = g_date_time_new(
        zone, number(reading.year), number(reading.month), number(reading.day), number(reading.hour),
        number(reading.minute), 0)
    else { return nil }
    defer { g_date_time_unref(time) }
    return Int(g_date_time_to_unix(time))
  }
}
