/// A version of a Debian package, ordered as dpkg does: see deb-version(7).
///
/// A version is `epoch:upstream-revision`; the epoch and the revision are optional. Digits are compared as numbers of
/// any length, letters precede other characters, and `~` precedes everything, even the end. Different texts can be
/// equal versions, such as `1.0` and `0:1.00`. An invalid version also has an order: the text before the first colon is
/// an epoch only if it consists of digits.
nonisolated struct DebianVersion: Sendable, Comparable {
  /// The ranks of characters and the lengths of numbers, whose lexicographic order is that of the versions.
  private var ranks: [Int] = []

  /// Creates the version of a text such as "2:1.0~rc1-3".
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

  /// Appends alternating texts and numbers; the end of a text, 0, follows `~` and precedes everything else.
  private mutating func append(_ part: ArraySlice<UInt8>) {
    var part = part
    repeat {
      let text = part.prefix { !Self.isDigit($0) }
      let number = part.dropFirst(text.count).prefix(while: Self.isDigit)
      // Without leading zeros, the longer number is the larger one.
      let digits = number.drop { $0 == Self.zero }
      ranks += text.map(Self.rank) + [0, digits.count] + digits.map { Int($0) }
      part = part.dropFirst(text.count + number.count)
    } while !part.isEmpty
    ranks.append(0)
  }

  private static let zero = UInt8(ascii: "0")
  private static func isDigit(_ byte: UInt8) -> Bool { zero...UInt8(ascii: "9") ~= byte }

  /// Returns the rank of a character.
  private static func rank(of character: UInt8) -> Int {
    switch character {
    case UInt8(ascii: "~"): -1
    case let letter where UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 0x20: Int(letter)
    case let other: Int(other) + 256
    }
  }
}
