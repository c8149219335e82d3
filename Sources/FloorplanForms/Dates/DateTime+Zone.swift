public import GTKBridge

extension DateTime {
  /// What clocks of a zone show so many seconds after 1970 began in universal time; nil beyond the years 1 to 9999.
  ///
  ///     extension Foundation.Date {
  ///       var dateTime: DateTime? { DateTime(secondsSince1970: Int(timeIntervalSince1970.rounded(.down))) }
  ///     }
  ///
  /// - Parameters:
  ///   - seconds: The seconds; those beyond the full minute are left out.
  ///   - zone: Whose clocks.
  public init?(secondsSince1970 seconds: Int, in zone: ClockZone = .local) {
    guard let reading = zone.reading(at: seconds) else { return nil }
    self.init(reading)
  }

  /// What clocks of a zone show now.
  public static func now(in zone: ClockZone = .local) -> DateTime { zone.now.flatMap { DateTime($0) } ?? earliest }

  private init?(_ reading: ClockZone.Reading) {
    self.init(
      year: reading.year, month: reading.month, day: reading.day, hour: reading.hour, minute: reading.minute)
  }

  /// The seconds from the beginning of 1970 in universal time until the clocks of a zone show this.
  ///
  /// Of a time that they show twice, as they are put back, it is one of the two; of one that they pass over, it is the moment
  /// at which they are put forward.
  public func secondsSince1970(in zone: ClockZone = .local) -> Int {
    let reading = ClockZone.Reading(year: year, month: month, day: day, hour: hour, minute: minute)
    // What a clock can't show there is none of.
    return zone.seconds(at: reading) ?? Int(dayNumber) * 86_400 + Int(minuteOfDay) * 60
  }

  /// The next time that clocks of a zone show where they pass over this one, as they are put forward, else itself.
  public func shown(in zone: ClockZone) -> DateTime {
    DateTime(secondsSince1970: secondsSince1970(in: zone), in: zone) ?? self
  }
}
