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
  /// A name is reserved for a switch of a later version.
  case unsupportedKey(Address.Key)
}

nonisolated extension AddressError: CustomStringConvertible {
  /// The problem, its position and the valid values, without a full stop.
  var description: String {
    switch self {
    case .emptyPage:
      "the address has no page; expected PAGE?name=value&name=value"
    case .badEscape(let text, let position):
      "bad escape \(quoted(text)) at character \(position); a percent sign needs two hexadecimal digits, the bytes must be"
        + " UTF-8, and a percent sign itself is %25"
    case .missingName(let position):
      "a name is missing at character \(position); it should be name=value"
    case .missingValue(let name, let position):
      "\(quoted(name)) has no value at character \(position); it should be \(name)=value"
    case .duplicateKey(let name, let position):
      "\(quoted(name)) is a duplicate at character \(position); each name may occur once"
    case .badValue(let key, let value):
      "\(key.rawValue) cannot be \(quoted(value)); \(key.allowed)"
        + (nearestNames(to: value, in: key.words, limit: 1).first.map { "; did you mean \($0)?" } ?? "")
    case .unsupportedKey(let key):
      "\(quoted(key.rawValue)) is reserved and not supported by this version; supported are "
        + Address.Key.allCases.filter(\.isSupported).map(\.rawValue).joined(separator: ", ")
    }
  }
}

nonisolated extension Address.Key {
  /// The valid values of the switch.
  fileprivate var allowed: String {
    let words = "allowed are " + self.words.joined(separator: ", ")
    return switch self {
    case .sheet: words + " and the path of a file, which has a slash in it or ends in \(StyleSheetChoice.fileSuffix)"
    case .scale:
      "allowed is a number from \(plainDecimal(Address.scaleRange.lowerBound)) to"
        + " \(plainDecimal(Address.scaleRange.upperBound)) with at most two decimals, such as 1.5"
    case .size:
      "allowed is WIDTHxHEIGHT in whole points from \(Address.Size.range.lowerBound) to"
        + " \(Address.Size.range.upperBound), such as 360x640"
    case .theme, .dialect, .direction, .motion, .density: words
    }
  }
}
