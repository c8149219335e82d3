import FloorplanTheme

/// A syntax error in an address, or an invalid switch.
nonisolated enum AddressError: Error, Hashable, Sendable {
  /// There is no page before the question mark.
  case emptyPage
  /// A percent sign isn't followed by two hexadecimal digits, or the escapes aren't UTF-8.
  case badEscape(String, position: Int)
  /// A name is missing, before a value or between separators.
  case missingName(position: Int)
  /// A name has no equals sign, which even an empty value needs.
  case missingValue(String, position: Int)
  /// A name is a duplicate.
  case duplicateKey(String, position: Int)
  /// A switch has an invalid value.
  case badValue(key: Address.Key, value: String)
}

nonisolated extension AddressError: CustomStringConvertible {
  /// The problem, its position and the valid values, without a full stop.
  var description: String {
    switch self {
    case .emptyPage:
      "the address has no page; expected PAGE?name=value&name=value"
    case .badEscape(let text, let position):
      "invalid escape \(quoted(text)) at character \(position); expected % and two hexadecimal digits of a UTF-8 byte;"
        + " write a percent sign as %25"
    case .missingName(let position):
      "missing name at character \(position); expected name=value"
    case .missingValue(let name, let position):
      "missing value of \(quoted(name)) at character \(position); expected \(name)=value"
    case .duplicateKey(let name, let position):
      "duplicate \(quoted(name)) at character \(position); each name may occur only once"
    case .badValue(let key, let value):
      "invalid value \(quoted(value)) for \(key.rawValue); expected \(key.allowed)"
        + (nearestNames(to: value, in: key.words, limit: 1).first.map { "; did you mean \($0)?" } ?? "")
    }
  }
}

nonisolated extension Address.Key {
  /// The valid values of the switch.
  fileprivate var allowed: String {
    let words = self.words.joined(separator: ", ")
    return switch self {
    case .pick: "the class path of a part"
    case .sheet: StyleSheetChoice.allowed()
    case .scale:
      "a number from \(plainDecimal(Address.scaleRange.lowerBound)) to"
        + " \(plainDecimal(Address.scaleRange.upperBound)) with at most two decimals, such as 1.5"
    case .size:
      "WIDTHxHEIGHT in pixels, from \(Address.Size.range.lowerBound) to"
        + " \(Address.Size.range.upperBound), such as 360x640"
    case .theme, .dialect, .direction, .motion, .density: words
    }
  }
}
