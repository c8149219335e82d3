import CGTK

/// A time zone (a GTimeZone), which converts a ``DateTime`` to and from Unix time.
public nonisolated final class ClockZone: Sendable {
  /// A GTimeZone is immutable, and its references are counted atomically.
  nonisolated(unsafe) let zone: OpaquePointer

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

  deinit { g_time_zone_unref(zone) }

  /// Returns the abbreviation of the time zone at a number of seconds since 1970 (UTC), such as "CET".
  public func abbreviation(at seconds: Int) -> String {
    let interval = g_time_zone_find_interval(zone, G_TIME_TYPE_UNIVERSAL, gint64(seconds))
    guard interval >= 0, let name = g_time_zone_get_abbreviation(zone, interval) else { return "" }
    return String(cString: name)
  }
}
