import Floorplan

extension CellProperty where Cell: FormCell {
  /// Returns a property for an optional ISO 8601 date, whose time may be missing.
  static func date(
    _ name: String, _ title: String, _ value: String, of path: ReferenceWritableKeyPath<Cell, DateTime?>,
    file: String = #fileID
  ) -> Self {
    Self(.text(name, title, value), of: path, file: file) {
      DateTime(iso: $0)
    } expression: {
      DateTime(iso: $0)?.code
    }
  }
}

extension DateTime {
  /// Creates the date of a text such as "2026-03-31" or "2026-03-31 14:05", or nil if it contains no date.
  init?(iso text: String) {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 3 || numbers.count == 5 else { return nil }
    self.init(
      year: numbers[0], month: numbers[1], day: numbers[2], hour: numbers.count == 5 ? numbers[3] : 0,
      minute: numbers.count == 5 ? numbers[4] : 0)
  }

  /// The Swift expression for the date.
  fileprivate var code: String {
    "DateTime(year: \(year), month: \(month), day: \(day)"
      + (minuteOfDay == 0 ? ")" : ", hour: \(hour), minute: \(minute))")
  }
}
