extension TextStyle {
  /// The names that style sheets have for the style (`font-style: headline`), the one of today first.
  public var sheetNames: [String] {
    let others = ValueReader.textStyles.filter { $0.value == self && $0.key != rawValue }.keys.sorted()
    return [rawValue] + others
  }

  /// The names of the platform's own style that are understood too, as `UIFontTextStyleHeadline`.
  public var platformNames: [String] {
    // Behind the prefix the first letter is a capital, whichever the name has.
    let names = sheetNames.filter { $0.first?.isLowercase == true }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ValueReader.textStylePrefixes.flatMap { prefix in names.map { prefix + $0 } }
  }
}
