/// Percent-encoding of UTF-8 according to RFC 3986, section 2.1, with uppercase digits.
nonisolated enum PercentCoding {
  private static let unreserved = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

  /// Escapes every byte that is neither unreserved nor in `kept`.
  static func encoded(_ text: String, keeping kept: String = "") -> String {
    let kept = unreserved.union(kept.utf8)
    return text.utf8.map { byte in
      if kept.contains(byte) { return String(Unicode.Scalar(byte)) }
      return (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Returns the byte for two hexadecimal digits, or nil if one of them is invalid.
  static func byte(_ high: UInt8, _ low: UInt8) -> UInt8? {
    let digits = [high, low].compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return digits.count == 2 ? UInt8(digits[0] << 4 | digits[1]) : nil
  }
}
