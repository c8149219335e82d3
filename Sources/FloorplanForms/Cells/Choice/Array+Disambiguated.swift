import FloorplanUI

extension [String] {
  /// The texts as accessible labels, with a number for equal ones, such as “Open, 2 of 3”.
  ///
  /// - Complexity: O(*n*).
  nonisolated var disambiguated: [String] {
    let counts = Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
    var positions: [String: Int] = [:]
    return map { text in
      guard let count = counts[text], count > 1 else { return text }
      positions[text, default: 0] += 1
      // Translators: a duplicate text, its position, and the number of duplicates: Pump, 2 of 3.
      return localized("%1$@, %2$@ of %3$@").filled(with: text, "\(positions[text] ?? 0)", "\(count)")
    }
  }
}
