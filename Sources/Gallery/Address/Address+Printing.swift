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

  /// Returns the file name, without an extension, for an address that needn't be canonical.
  ///
  /// Every byte is escaped except ASCII letters, digits and `-._~`. The separators and percent signs of the address are
  /// escaped too. So different addresses have different names, and no name leaves its folder. The length isn't limited,
  /// but Linux limits file names to 255 bytes.
  static func fileName(for address: String) -> String { PercentCoding.encoded(address) }

  /// Returns the value of a switch in an address; nil if it isn't set.
  func text(of key: Key) -> String? {
    switch key {
    case .theme: theme?.rawValue
    case .sheet: sheet?.description
    case .dialect: dialect?.rawValue
    case .direction: direction?.rawValue
    case .scale: scale.map(plainDecimal)
    case .size: size.map { "\($0.width)x\($0.height)" }
    case .motion: motion?.rawValue
    case .density: nil
    }
  }

  private func encoded(_ part: String) -> String { PercentCoding.encoded(part, keeping: "/:,+@") }
}

/// Returns the usual notation of a number: without an exponent, and without a fraction of zero.
nonisolated func plainDecimal(_ number: Double) -> String {
  if let whole = Int(exactly: number), abs(number) < 1e15 { return String(whole) }
  return "\(number)"
}
