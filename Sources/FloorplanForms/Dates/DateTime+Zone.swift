public import GTKBridge

extension DateTime {
  /// Creates the local time of a Unix time in a time zone; nil beyond the years 1 to 9999.
  ///
  ///     extension Foundation.Date {
  ///       var dateTime: DateTime? { DateTime(secondsSince1970: Int(timeIntervalSince1970.rounded(.down))) }
  ///     }
  ///
  /// - Parameters:
  ///   - seconds: The Unix time; seconds beyond the full minute are dropped.
  ///   - zone: The time zone.
  public init?(secondsSince1970 seconds: Int, in zone: ClockZone = .local) {
    guard let reading = zone.localDateTime(at: seconds) else { return nil }
    self.init(reading)
  }

  /// Returns the current local time in a time zone.
  public static func now(in zone: ClockZone = .local) -> DateTime { zone.now.flatMap { DateTime($0) } ?? earliest }

  private init?(_ reading: ClockZone.LocalDateTime) {
    self.init(
      year: reading.year, month: reading.month, day: reading.day, hour: reading.hour, minute: reading.minute)
  }

  /// Returns the Unix time at which clocks in a time zone show this time.
  ///
  /// If clocks show this time twice, because they are set back, the result is one of the two moments. If they skip it,
  /// because they are set forward, the result is the moment of the change.
  public func secondsSince1970(in zone: ClockZone = .local) -> Int {
    let reading = ClockZone.LocalDateTime(year: year, month: month, day: day, hour: hour, minute: minute)
    // A time that the zone can't convert is treated as UTC.
    return zone.seconds(at: reading) ?? Int(dayNumber) * 86_400 + Int(minuteOfDay) * 60
  }

  /// Returns the next time that clocks show if a time zone skips this one, otherwise this time.
  public func validTime(in zone: ClockZone) -> DateTime {
    DateTime(secondsSince1970: secondsSince1970(in: zone), in: zone) ?? self
  }
}
