public import Foundation
public import GTKBridge

nonisolated extension DateTime {
  /// Creates the local time of a date in a time zone; nil beyond the years 1 to 9999.
  ///
  /// Seconds beyond the full minute are dropped.
  public init?(_ date: Date, in zone: ClockZone = .local) {
    guard let seconds = Int(exactly: date.timeIntervalSince1970.rounded(.down)) else { return nil }
    self.init(secondsSince1970: seconds, in: zone)
  }
}

nonisolated extension Date {
  /// Creates the moment at which clocks in a time zone show a time.
  ///
  /// If clocks skip the time because they are set forward, it is the moment of the change.
  public init(_ time: DateTime, in zone: ClockZone = .local) {
    self.init(timeIntervalSince1970: TimeInterval(time.secondsSince1970(in: zone)))
  }

  /// The time on the clocks of this computer; setting it to nil has no effect.
  var localTime: DateTime? {
    get { DateTime(self) }
    set { if let newValue { self = Date(newValue) } }
  }
}

nonisolated extension Date? {
  /// The time on the clocks of this computer.
  var localTime: DateTime? {
    get { flatMap { DateTime($0) } }
    set { self = newValue.map { Date($0) } }
  }
}
