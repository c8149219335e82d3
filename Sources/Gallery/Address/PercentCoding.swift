/// Percent-encoding of UTF-8, as in RFC 3986 section 2.1, with upper-case digits.
nonisolated enum PercentCoding {
  /// Appends a text in which every byte that is neither unreserved nor listed became an escape.
  ///
  /// - Parameters:
  ///   - text: The text to encode.
  ///   - kept: The bytes to keep besides the unreserved ones (letters and digits of ASCII, `-`, `.`, `_`, `~`).
  ///   - output: What to append to.
  static func encode(_ text: String, keeping kept: StaticString, into output: inout String) {
    let keptBytes = UnsafeBufferPointer(start: kept.utf8Start, count: kept.utf8CodeUnitCount)
    for byte in text.utf8 {
      if isUnreserved(byte) || keptBytes.contains(byte) {
        output.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        output.append("%")
        output.unicodeScalars.append(Unicode.Scalar(digit(byte >> 4)))
        output.unicodeScalars.append(Unicode.Scalar(digit(byte & 15)))
      }
    }
  }

  /// The byte that two hexadecimal digits of either case stand for, or `nil` when one of them is none.
  static func byte(_ high: UInt8, _ low: UInt8) -> UInt8? {
    guard let high = value(high), let low = value(low) else { return nil }
    return high << 4 | low
  }

  private static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
