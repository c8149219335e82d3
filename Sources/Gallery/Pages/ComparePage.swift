import Floorplan

/// A page that compares any other page in two themes or appearances.
let comparePage = Page(
  path: "compare", title: localized("Compare"), group: localized("Theming"),
  summary: localized("Any page in two themes or appearances, with the values that differ"),
  iconName: "object-flip-horizontal-symbolic", documentation: "gallery",
  keywords: localizedKeywords(
    "differences, split, side by side, overlay, flicker, before, after, base, candidate, style sheet"),
  knobs: [.text("page", "Page", "object-cell").grouped(in: .page)] + ComparedSheet.knobs(.first, "First", .base)
    + ComparedSheet.knobs(.second, "Second", .candidate) + [
      .choice("mode", "Mode", ComparisonView.Mode.split).grouped(in: .page),
      .number("position", "Position", 50, in: 0...100).grouped(in: .page),
      .text("value", "Value").grouped(in: .page),
    ]
) { ComparisonBrowser($0).root }
