/// The properties of a character in Swift's Unicode tables.
nonisolated struct CharacterRecord: Sendable, Hashable {
  let scalar: Unicode.Scalar

  /// Creates the record of a code point, or nil if it isn't a Unicode scalar.
  init?(_ codePoint: UInt32) {
    guard let scalar = Unicode.Scalar(codePoint) else { return nil }
    self.scalar = scalar
  }

  /// The code point, formatted like "U+20AC".
  var codePoint: String { codePointText(scalar.value) }

  /// The name, or a description with the category for the few characters without a name in these tables.
  var name: String { scalar.properties.name ?? "unnamed \(category)" }

  /// The general category in words.
  var category: String { "\(scalar.properties.generalCategory)".spacedWords }

  /// The text that displays the character alone, or nil if it has no visible form.
  var glyph: String? {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: "\u{25CC}" + String(scalar)
    case .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: nil
    default: String(scalar)
    }
  }

  /// The names and values of the character's properties.
  var fields: [(name: String, value: String)] {
    let properties = scalar.properties
    return [
      (localized("Code Point"), codePoint), (localized("Category"), category),
      (localized("Added in Unicode"), properties.age.map { "\($0.major).\($0.minor)" } ?? ""),
      ("UTF-8", UTF8.encode(scalar)?.map { hexadecimal($0, 2) }.joined(separator: " ") ?? ""),
      ("UTF-16", UTF16.encode(scalar)?.map { hexadecimal($0, 4) }.joined(separator: " ") ?? ""),
      (localized("Uppercase"), other(properties.uppercaseMapping)),
      (localized("Lowercase"), other(properties.lowercaseMapping)),
      (localized("Numeric Value"), properties.numericValue.map(plainDecimal) ?? ""),
      (localized("Alias"), properties.nameAlias ?? ""), ("Swift", "\"\\u{\(hexadecimal(scalar.value, 1))}\""),
    ]
  }

  private func other(_ mapping: String) -> String { mapping == String(scalar) ? "" : mapping }
}
