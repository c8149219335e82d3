nonisolated extension Address: CustomStringConvertible {
  /// The address in its canonical form: the page, the knobs in their order, the switches in the order of ``Key``.
  ///
  /// Letters and digits of ASCII and `-._~/:,+@` stand as they are, everything else is an escape, so the text needs
  /// quotes in a shell only for `?` and `&`.
  var description: String {
    let items = (knobs.map { ($0.name, $0.value) } + switches).map { "\(encoded($0))=\(encoded($1))" }
    return encoded(page) + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  /// The whole canonical address as the name of one file, without an extension.
  ///
  /// Every byte outside of letters and digits of ASCII and `-._~` is an escape, the separators and the percent
  /// signs of the address included, so different addresses have different names and none leaves its folder. Linux
  /// limits a name to 255 bytes; this one is as long as the address makes it.
  var fileName: String { Self.fileName(for: description) }

  /// The name of one file for the text of an address as somebody wrote it, canonical or not.
  static func fileName(for address: String) -> String { PercentCoding.encoded(address) }

  /// The switches that are set, as an address writes them.
  private var switches: [(String, String)] {
    let values: [(Key, String?)] = [
      (.theme, theme?.rawValue),
      (.sheet, sheet?.description),
      (.dialect, dialect?.rawValue),
      (.direction, direction?.rawValue),
      (.scale, scale.map(plainDecimal)),
      (.size, size.map { "\($0.width)x\($0.height)" }),
      (.motion, motion?.rawValue),
    ]
    return values.compactMap { key, value in value.map { (key.rawValue, $0) } }
  }

  private func encoded(_ part: String) -> String { PercentCoding.encoded(part, keeping: "/:,+@") }
}

/// A number as people write it: without an exponent and without a fraction of zero where the standard library has one.
nonisolated func plainDecimal(_ number: Double) -> String {
  if let whole = Int(exactly: number), abs(number) < 1e15 { return String(whole) }
  return "\(number)"
}
