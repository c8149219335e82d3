/// The displayed and accessible texts of a key-value pair.
nonisolated struct PropertyText {
  let key: String?
  let value: String?

  /// Creates the texts; an empty string counts as absent.
  init(_ key: String?, _ value: String?) {
    self.key = key?.isEmpty == true ? nil : key
    self.value = value?.isEmpty == true ? nil : value
  }

  /// Whether there is a key without a value.
  var isValueMissing: Bool { key != nil && value == nil }
  /// Returns the displayed value, with line break opportunities and with numbers in their order.
  func displayedValue(isMirrored: Bool) -> String? {
    guard isMirrored else { return value?.wrappable }
    return value?.wrappable.withLeftToRightMark
  }
  /// Whether lines may break within words of the value, because one is an address, a number or very long.
  var breaksWords: Bool {
    value?.split(whereSeparator: \.isWhitespace).contains { word in
      word.utf8.count > 64 || word.dropLast().contains { "@/._".contains($0) || $0.isNumber }
    } ?? false
  }
  /// The accessible label.
  var name: String { key ?? value ?? "" }
  /// The accessible description.
  var summary: String {
    guard key != nil else { return "" }
    return [value ?? localized("no value")].accessibleSummary()
  }

  /// Returns both texts in one line, or nil if both are absent.
  func line(empty: String) -> String? {
    guard let key else { return value }
    let displayed = value ?? empty
    return displayed.isEmpty ? key : "\(key): \(displayed)"
  }
}
