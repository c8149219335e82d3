/// What a cell that shows a name and a value says of them.
nonisolated struct PropertyText {
  let key: String?
  let value: String?

  /// An empty text is none.
  init(_ key: String?, _ value: String?) {
    self.key = key?.isEmpty == true ? nil : key
    self.value = value?.isEmpty == true ? nil : value
  }

  /// Whether there is a name of something that has no value.
  var isValueMissing: Bool { key != nil && value == nil }
  /// The value as it is shown: with places to break it at, and with numbers in their order.
  func shownValue(isMirrored: Bool) -> String? {
    guard isMirrored else { return value?.wrappable }
    return value?.wrappable.withNumbersInOrder
  }
  /// What assistive technology reads first.
  var name: String { key ?? value ?? "" }
  /// What it reads then.
  var summary: String {
    guard key != nil else { return "" }
    return value ?? localized("no value")
  }

  /// Both in one line; nil where there is neither.
  func line(empty: String) -> String? {
    guard let key else { return value }
    let shown = value ?? empty
    return shown.isEmpty ? key : "\(key): \(shown)"
  }
}
