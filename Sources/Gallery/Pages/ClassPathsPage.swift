import Floorplan

/// Every class path that a style sheet can address, with what its part takes and has in the shown theme.
final class ClassPathsPage: Page {
  static let entry = PageEntry(
    path: "class-paths", title: localized("Class paths"), group: localized("Theming"),
    keywords: [
      "style sheet", "nss", "nui", "theme", "properties", "states", "provenance", "component parts", "copy rule",
      "selector", "fdl",
    ],
    knobs: [
      KnobDefinition(
        name: "origin", title: "Origin",
        kind: .choice([ClassPathBrowser.everywhere] + ClassPathEntry.Origin.allCases.map(\.rawValue)),
        defaultValue: ClassPathBrowser.everywhere),
      KnobDefinition(name: "changed", title: "Changed only", kind: .toggle, defaultValue: "off"),
      KnobDefinition(name: "search", title: "Search", kind: .text(), defaultValue: ""),
      KnobDefinition(name: "path", title: "Class path", kind: .text(), defaultValue: ""),
    ])

  let root: Widget

  init(_ context: PageContext) { root = ClassPathBrowser(context).root }
}
