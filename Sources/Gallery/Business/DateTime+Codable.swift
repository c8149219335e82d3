import Floorplan

/// Encoded in ISO 8601 to the minute: "2026-03-02T09:00".
nonisolated extension DateTime: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = DateTime(isoText: text) else {
      throw InvalidValue(
        at: container.codingPath,
        localized("invalid date and time “%1$@”; expected a value such as “%2$@”").filled(
          with: onOneLine(text), "2026-03-02T09:00"))
    }
    self = date
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(isoText)
  }

  /// The date and time, separated by a T.
  var isoText: String { description.replacing(" ", with: "T") }

  /// Creates a date from ``isoText``, or nil for any other format.
  init?(isoText: String) {
    let parts = isoText.split(omittingEmptySubsequences: false) { "-T:".contains($0) }.map { Int($0) ?? -1 }
    guard parts.count == 5,
      let date = DateTime(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4]),
      // `Int` also accepts "+5" and a missing leading zero.
      date.isoText == isoText
    else { return nil }
    self = date
  }
}
