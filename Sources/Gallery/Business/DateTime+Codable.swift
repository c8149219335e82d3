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
}
