import Floorplan

/// As ISO 8601 writes it, to the minute: "2026-03-02T09:00".
nonisolated extension DateTime: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = DateTime(isoText: text) else {
      throw BusinessFormatError.Problem.value(
        at: container.codingPath,
        localized("%1$@ isn’t a date and time such as %2$@").filled(with: quoted(text), quoted("2026-03-02T09:00")))
    }
    self = date
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(isoText)
  }

  /// The date and the time with a T between.
  var isoText: String { description.replacing(" ", with: "T") }

  /// Reads ``isoText``; nil for anything that it doesn't write.
  init?(isoText: String) {
    let parts = isoText.split(omittingEmptySubsequences: false) { "-T:".contains($0) }.map { Int($0) ?? -1 }
    guard parts.count == 5,
      let date = DateTime(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4]),
      // "+5" and a missing zero are numbers, and no part of a date.
      date.isoText == isoText
    else { return nil }
    self = date
  }
}
