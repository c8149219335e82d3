/// Classes that the design system for iOS defines outside its components.
///
/// On iOS, apps assign them to their own texts and buttons. Here, those of text styles set the fonts of the styles.
enum GlobalClass {
  static let names = Set(groups.flatMap(\.self))

  /// Returns the text style whose font the rules for a class set, or nil if the class is another one.
  static func textStyle(of name: String) -> TextStyle? {
    name.hasPrefix(textStylePrefix) ? ValueReader.textStyles[String(name.dropFirst(textStylePrefix.count))] : nil
  }

  /// Returns the property of a text style that a declaration sets, or nil if it sets none.
  static func styleProperty(of property: StyleSheetProperty) -> StyleProperty? {
    guard property.state == .normal else { return nil }
    return property.styleProperty.flatMap { TextStyles.properties.contains($0) ? $0 : nil }
  }

  private static let textStylePrefix = "fdlFontStyle_"

  /// Returns the group whose prefix the name has, or nil if there is none.
  static func group(of name: String) -> [String]? { groups.first { name.hasPrefix($0[0].prefix { $0 != "_" } + "_") } }

  /// Text styles, then bar button items.
  private static let groups = [
    [
      "headline", "subheadline", "footnote", "body", "callout", "caption1", "caption2", "title1", "title2", "title3",
      "kpiNumber", "kpiNumber2", "largeTitle", "extraLargeTitle", "extraLargeTitle2",
    ].map { textStylePrefix + $0 }, ["fdlStyle_barButtonItem"],
  ]
}
