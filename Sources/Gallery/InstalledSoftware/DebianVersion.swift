/// A version of a Debian package, in the order in which dpkg takes one for newer than another: deb-version(7).
///
/// A version is `epoch:upstream-revision`; the epoch and the revision may be missing.  Digits count as numbers, however
/// long they are, letters come before other characters, and `~` before everything, even before the end.  Two versions
/// can be written differently and be equal, such as `1.0` and `0:1.00`.  A text that is no version has an order, too:
/// what stands before the first colon is no epoch then unless it is all digits.
nonisolated struct DebianVersion: Sendable, Comparable {
  private let epoch: ArraySlice<UInt8>
  private let upstream: ArraySlice<UInt8>
  private let revision: ArraySlice<UInt8>

  /// The version that a text such as "2:1.0~rc1-3" writes.
  init(_ text: String) {
    let bytes = ArraySlice(text.utf8)
    let colon = bytes.firstIndex(of: UInt8(ascii: ":")).flatMap { colon in
      bytes[..<colon].allSatisfy(Self.isDigit) ? colon : nil
    }
    epoch = colon.map { bytes[..<$0] } ?? []
    let rest = colon.map { bytes[($0 + 1)...] } ?? bytes
    let hyphen = rest.lastIndex(of: UInt8(ascii: "-"))
    upstream = hyphen.map { rest[..<$0] } ?? rest
    revision = hyphen.map { rest[($0 + 1)...] } ?? []
  }

  /// Whether the first version is older.
  static func < (one: Self, other: Self) -> Bool { one.order(to: other) < 0 }
  /// Whether neither version is older.
  static func == (one: Self, other: Self) -> Bool { one.order(to: other) == 0 }

  /// Below 0 where this version is older than the other one, above 0 where it is newer.
  private func order(to other: Self) -> Int {
    var order = Self.order(epoch, other.epoch)
    if order == 0 { order = Self.order(upstream, other.upstream) }
    return order == 0 ? Self.order(revision, other.revision) : order
  }

  /// The order of two parts: texts and numbers in turn, until they differ.
  private static func order(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Int {
    var (one, other) = (one, other)
    while !one.isEmpty || !other.isEmpty {
      let (text, otherText) = (one.prefix { !isDigit($0) }, other.prefix { !isDigit($0) })
      for offset in 0..<max(text.count, otherText.count) {
        let (rank, otherRank) = (rank(of: text, at: offset), rank(of: otherText, at: offset))
        if rank != otherRank { return rank - otherRank }
      }
      (one, other) = (one.dropFirst(text.count), other.dropFirst(otherText.count))
      let (number, otherNumber) = (one.prefix(while: isDigit), other.prefix(while: isDigit))
      // Without zeros in front the longer number is the larger one.
      let (digits, otherDigits) = (number.drop { $0 == zero }, otherNumber.drop { $0 == zero })
      if digits.count != otherDigits.count { return digits.count - otherDigits.count }
      for (digit, otherDigit) in zip(digits, otherDigits) where digit != otherDigit {
        return Int(digit) - Int(otherDigit)
      }
      (one, other) = (one.dropFirst(number.count), other.dropFirst(otherNumber.count))
    }
    return 0
  }

  private static let zero = UInt8(ascii: "0")
  private static func isDigit(_ byte: UInt8) -> Bool { zero...UInt8(ascii: "9") ~= byte }

  /// The place of a character among all others; 0 is behind the end.
  private static func rank(of text: ArraySlice<UInt8>, at offset: Int) -> Int {
    guard offset < text.count else { return 0 }
    switch text[text.startIndex + offset] {
    case UInt8(ascii: "~"): return -1
    case let letter where UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 0x20: return Int(letter)
    case let other: return Int(other) + 256
    }
  }
}
