import Floorplan

/// A page of all components in all states, in all appearances of the standard theme and the style sheet.
let stateMatrixPage = Page(
  path: "state-matrix", title: localized("State Matrix"), group: localized("Theming"),
  summary: localized("All components in all states and appearances, compared with the standard theme"),
  iconName: "view-grid-symbolic", documentation: "gallery",
  keywords: localizedKeywords("compare, differences, contrast, states, hover, pressed, dark, appearance, style sheet"),
  knobs: [
    .text("search", "Search"),
    .toggle("differences", "Only differences", false).grouped(in: .page),
    .toggle("failures", "Only failures", false).grouped(in: .page),
    .toggle("review", "Review", false).grouped(in: .page),
    .toggle("unreviewed", "Only unreviewed", false).grouped(in: .page),
  ]
) { StateMatrixBrowser($0).root }
