import GTKBridge

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
    guard isMirrored else { return value?.wrappable() }
    return value?.wrappable().withLeftToRightMark
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

extension Label {
  /// Lets lines break within those words of the text that are addresses, numbers or very long.
  final func allowBreaksInAddresses() {
    let text = text
    let words = text.split(whereSeparator: \.isWhitespace).filter { word in
      word.utf8.count > 64 || word.dropLast().contains { "@/._".contains($0) || $0.isNumber }
    }
    breakableRanges = words.map { word in
      let start = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      return start..<start + word.utf8.count
    }
    breaksWords = !words.isEmpty
  }
}
