nonisolated extension Address: CustomStringConvertible {
  /// The address in its canonical form: the page, the knobs in their order, the switches in the order of ``Key``.
  ///
  /// Letters and digits of ASCII and `-._~/:,+@` stand as they are, everything else is an escape, so the text needs
  /// quotes in a shell only for `?` and `&`.
  var description: String {
    let switches = Key.allCases.compactMap { key in text(of: key).map { (key.rawValue, $0) } }
    let items = (knobs.map { ($0.name, $0.value) } + switches).map { "\(encoded($0))=\(encoded($1))" }
    return encoded(page) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  /// The text of an address, canonical or not, as the name of one file without an extension.
  ///
  /// Every byte outside of letters and digits of ASCII and `-._~` is an escape, the separators and the percent
  /// signs of the address included, so different addresses have different names and none leaves its folder. Linux
  /// limits a name to 255 bytes; this one is as long as the address makes it.
  static func fileName(for address: String) -> String { PercentCoding.encoded(address) }

  /// What an address writes for a switch; nil where that isn't set.
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

/// A number as people write it: without an exponent and without a fraction of zero where the standard library has one.
nonisolated func plainDecimal(_ number: Double) -> String {
  if let whole = Int(exactly: number), abs(number) < 1e15 { return String(whole) }
  return "\(number)"
}
