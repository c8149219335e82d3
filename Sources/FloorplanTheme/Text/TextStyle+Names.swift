extension TextStyle {
  /// The names of the style in style sheets, as in `font-style: headline`.
  ///
  /// The current one comes first.
  public var sheetNames: [String] {
    let others = ValueReader.textStyles.filter { $0.value == self && $0.key != rawValue }.keys.sorted()
    return [rawValue] + others
  }

  /// The names of UIKit's text styles that are also accepted, such as `UIFontTextStyleHeadline`.
  public var platformNames: [String] {
    // After the prefix, the first letter is always uppercase.
    let names = sheetNames.filter { $0.first?.isLowercase == true }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ValueReader.textStylePrefixes.flatMap { prefix in names.map { prefix + $0 } }
  }
}
