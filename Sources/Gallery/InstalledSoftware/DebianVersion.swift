/// A version of a Debian package, in the order in which dpkg takes one for newer than another: deb-version(7).
///
/// A version is `epoch:upstream-revision`; the epoch and the revision may be missing.  Digits count as numbers, however
/// long they are, letters come before other characters, and `~` before everything, even before the end.  Two versions
/// can be written differently and be equal, such as `1.0` and `0:1.00`.  A text that is no version has an order, too:
/// what stands before the first colon is no epoch then unless it is all digits.
nonisolated struct DebianVersion: Sendable, Comparable {
  /// The ranks of characters and the lengths of numbers, which are in the order of the versions.
  private var ranks: [Int] = []

  /// The version that a text such as "2:1.0~rc1-3" writes.
  init(_ text: String) {
    let bytes = ArraySlice(text.utf8)
    let colon = bytes.firstIndex(of: UInt8(ascii: ":")).flatMap { colon in
      bytes[..<colon].allSatisfy(Self.isDigit) ? colon : nil
    }
    let rest = colon.map { bytes[($0 + 1)...] } ?? bytes
    let hyphen = rest.lastIndex(of: UInt8(ascii: "-")) ?? rest.endIndex
    append(bytes[..<(colon ?? bytes.startIndex)])
    append(rest[..<hyphen])
    append(rest[hyphen...].dropFirst())
  }

  static func < (one: Self, other: Self) -> Bool { one.ranks.lexicographicallyPrecedes(other.ranks) }

  /// Appends texts and numbers in turn; the end of a text, 0, comes behind `~` and before all else.
  private mutating func append(_ part: ArraySlice<UInt8>) {
    var part = part
    repeat {
      let text = part.prefix { !Self.isDigit($0) }
      let number = part.dropFirst(text.count).prefix(while: Self.isDigit)
      // Without zeros in front the longer number is the larger one.
      let digits = number.drop { $0 == Self.zero }
      ranks += text.map(Self.rank) + [0, digits.count] + digits.map { Int($0) }
      part = part.dropFirst(text.count + number.count)
    } while !part.isEmpty
    ranks.append(0)
  }

  private static let zero = UInt8(ascii: "0")
  private static func isDigit(_ byte: UInt8) -> Bool { zero...UInt8(ascii: "9") ~= byte }

  /// The place of a character among all others.
  private static func rank(of character: UInt8) -> Int {
    switch character {
    case UInt8(ascii: "~"): -1
    case let letter where UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 0x20: Int(letter)
    case let other: Int(other) + 256
    }
  }
}
