/// The classes that the design system on iOS has for what is no component.
///
/// An application gives them to texts and buttons of its own.
enum GlobalClass {
  /// The names.
  static let names = Set(groups.flatMap(\.self))

  /// The names that begin as another one does; nil where none do.
  static func group(of name: String) -> [String]? { groups.first { name.hasPrefix($0[0].prefix { $0 != "_" } + "_") } }

  /// The text styles, and what stands in bars.
  private static let groups = [
    [
      "headline", "subheadline", "footnote", "body", "callout", "caption1", "caption2", "title1", "title2", "title3",
      "kpiNumber", "kpiNumber2",
    ].map { "fdlFontStyle_" + $0 }, ["fdlStyle_barButtonItem"],
  ]
}
