nonisolated extension Address: CustomStringConvertible {
  /// The canonical form of the address: the page, the knobs in their order, and the switches in the order of ``Key``.
  ///
  /// ASCII letters, digits and `-._~/:,+@` aren't escaped, everything else is. In a shell, only `?` and `&` need
  /// quotes.
  var description: String {
    let switches = Key.allCases.compactMap { key in text(of: key).map { (key.rawValue, $0) } }
    let items = (knobs.map { ($0.name, $0.value) } + switches).map { "\(encoded($0))=\(encoded($1))" }
    return encoded(page) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  /// The address as a URI.
  var link: String { Self.scheme + description }

  /// Returns the file name, without an extension, for an address that needn't be canonical.
  ///
  /// Every byte is escaped except ASCII letters, digits and `-._~`. The separators and percent signs of the address are
  /// escaped too. So different addresses have different names, and no name leaves its folder. A name longer than
  /// ``maximumFileNameLength`` ends in a hash of the whole address instead of its rest.
  static func fileName(for address: String) -> String {
    let name = PercentCoding.encoded(address)
    guard name.utf8.count > maximumFileNameLength else { return name }
    // FNV-1a, which is the same in each run.
    let hash = address.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    let ending = "-" + String(repeating: "0", count: 16 - digits.count) + digits
    var start = name.prefix(maximumFileNameLength - ending.utf8.count)
    // An escape of three characters stays whole.
    if let percent = start.suffix(2).firstIndex(of: "%") { start = start[..<percent] }
    return start + ending
  }

  /// The maximum length of a file name without its extension, in bytes.
  ///
  /// Linux limits file names to 255 bytes; a temporary file has a longer name until it is complete.
  static let maximumFileNameLength = 200

  /// Returns the value of a switch in an address; nil if it isn't set.
  func text(of key: Key) -> String? { key.format.text(self) }

  private func encoded(_ part: String) -> String { PercentCoding.encoded(part, keeping: "/:,+@") }
}

/// Returns the usual notation of a number: without an exponent, and without a fraction of zero.
nonisolated func plainDecimal(_ number: Double) -> String {
  if let whole = Int(exactly: number), abs(number) < 1e15 { return String(whole) }
  return "\(number)"
}
