import FloorplanTheme

/// What is wrong with an address by itself, before any page is looked up.
nonisolated enum AddressError: Error, Hashable, Sendable {
  /// Nothing stands before the question mark.
  case emptyPage
  /// A percent sign without two hexadecimal digits, or escapes that are not UTF-8.
  case badEscape(String, position: Int)
  /// A value, or nothing at all, where a name should begin.
  case missingName(position: Int?)
  /// A name without an equals sign; an empty value needs one too.
  case missingValue(String, position: Int)
  /// A name that stood there before.
  case duplicateKey(String, position: Int?)
  /// A switch that cannot have this value.
  case badValue(key: Address.Key, value: String, allowed: AllowedValues)
  /// A name that is kept for a switch of a later version.
  case unsupportedKey(Address.Key)
  /// A knob that was given the name of a switch; only code can do this, never a text.
  case reservedName(String)

  /// What a switch of an address accepts.
  nonisolated enum AllowedValues: Hashable, Sendable {
    /// One of these words.
    case words([String])
    /// One of these built-in themes, or the path of a file.
    case styleSheet(names: [String])
    /// A text scale.
    case scale
    /// A size in points.
    case size
  }
}

nonisolated extension AddressError: CustomStringConvertible {
  /// Where the address is wrong and what is allowed there, as a sentence part without a full stop.
  var message: String {
    switch self {
    case .emptyPage:
      "the address names no page; it should look like PAGE?name=value&name=value"
    case .badEscape(let text, let position):
      "bad escape \(quoted(text)) at character \(position); a percent sign needs two hexadecimal digits, the bytes must be"
        + " UTF-8, and a percent sign itself is %25"
    case .missingName(let position):
      "a name is missing\(place(position)); it should be name=value"
    case .missingValue(let name, let position):
      "\(quoted(name)) has no value\(place(position)); it should be \(name)=value"
    case .duplicateKey(let name, let position):
      "\(quoted(name)) is given twice\(place(position)); each name may stand once"
    case .badValue(let key, let value, let allowed):
      "\(key.rawValue) cannot be \(quoted(value)); \(allowed.description)\(allowed.suggestion(for: value))"
    case .unsupportedKey(let key):
      "\(quoted(key.rawValue)) is reserved and not supported by this version; supported are "
        + Address.Key.allCases.filter(\.isSupported).map(\.rawValue).joined(separator: ", ")
    case .reservedName(let name):
      "a knob cannot be called \(quoted(name)); reserved are "
        + Address.Key.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }

  /// The same as ``message``.
  var description: String { message }

  private func place(_ position: Int?) -> String {
    position.map { " at character \($0)" } ?? ""
  }
}

nonisolated extension AddressError.AllowedValues: CustomStringConvertible {
  /// What is allowed, as a part of a sentence.
  var description: String {
    switch self {
    case .words(let words): "allowed are " + words.joined(separator: ", ")
    case .styleSheet(let names):
      "allowed are " + names.joined(separator: ", ")
        + " and the path of a file, which has a slash in it or ends in \(StyleSheetChoice.fileSuffix)"
    case .scale:
      "allowed is a number from \(plainDecimal(Address.scaleRange.lowerBound)) to"
        + " \(plainDecimal(Address.scaleRange.upperBound)) with at most two decimals, such as 1.5"
    case .size:
      "allowed is WIDTHxHEIGHT in whole points from \(Address.Size.range.lowerBound) to"
        + " \(Address.Size.range.upperBound), such as 360x640"
    }
  }

  /// The allowed word that was most likely meant, as a question behind the message.
  fileprivate func suggestion(for value: String) -> String {
    let words: [String]
    switch self {
    case .words(let allowed), .styleSheet(let allowed): words = allowed
    case .scale, .size: return ""
    }
    guard let nearest = nearestNames(to: value, in: words, limit: 1).first else { return "" }
    return "; did you mean \(nearest)?"
  }
}
