import Floorplan

/// The page of the layout `autosizingColumnFlow`: items in columns, as tall as their content.
let autosizingColumnFlowPage = Page(
  path: "autosizing-column-flow", title: localized("Autosizing Column Flow"), group: localized("Layouts"),
  keywords: [
    "layout", "table", "columns", "self-sizing", "height", "FUIStandardAutoSizingColumnFlowLayout",
  ],
  knobs: LayoutKnob.definitions(
    for: .columns, [.content, .columns, .interitemSpacing, .lineSpacing],
    defaults: [.content: NumberCell.Content.long.rawValue])
) { LayoutSample($0, .columns).root }
