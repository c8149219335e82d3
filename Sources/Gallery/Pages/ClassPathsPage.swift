import Floorplan

/// A page of all class paths, with the properties and current values of their parts.
let classPathsPage = Page(
  path: "class-paths", title: localized("Class Paths"), group: localized("Theming"),
  summary: localized("The class paths of all parts, with the origin of their values"), iconName: "system-run-symbolic",
  documentation: "class-paths",
  keywords:
    localizedKeywords("style sheet, theme, properties, states, provenance, component parts, copy rule, selector")
    + ["nss", "nui", "fdl"],
  knobs: [
    .choice(
      "origin", "Origin", ClassPathBrowser.everywhere,
      of: [ClassPathBrowser.everywhere] + ClassPathEntry.Origin.allCases.map(\.rawValue)),
    .toggle("changed", "Changed only", false),
    .toggle("low-contrast", "Low contrast only", false),
    .text("search", "Search"),
    .text("path", "Class path"),
  ]
) { ClassPathBrowser($0).root }
