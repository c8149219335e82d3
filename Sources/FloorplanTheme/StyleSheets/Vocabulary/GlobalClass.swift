/// Classes that the design system for iOS defines outside its components.
///
/// Apps assign them to their own texts and buttons.
enum GlobalClass {
  static let names = Set(groups.flatMap(\.self))

  /// Returns the group whose prefix the name has, or nil if there is none.
  static func group(of name: String) -> [String]? { groups.first { name.hasPrefix($0[0].prefix { $0 != "_" } + "_") } }

  /// Text styles, then bar button items.
  private static let groups = [
    [
      "headline", "subheadline", "footnote", "body", "callout", "caption1", "caption2", "title1", "title2", "title3",
      "kpiNumber", "kpiNumber2",
    ].map { "fdlFontStyle_" + $0 }, ["fdlStyle_barButtonItem"],
  ]
}
