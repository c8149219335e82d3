import Floorplan

/// The page of the layout `autosizingColumnFlow`: items in columns, as tall as their content.
let autosizingColumnFlowPage = Page.layout(
  .columns, path: "autosizing-column-flow", title: localized("Autosizing Column Flow"),
  summary: localized("Columns of items whose heights depend on their content"),
  iconName: "orientation-portrait-symbolic",
  keywords: localizedKeywords("table, columns, self-sizing, height") + ["FUIStandardAutoSizingColumnFlowLayout"],
  knobs: [.content, .columns, .interitemSpacing, .lineSpacing],
  defaults: [.content: NumberCell.Content.long.rawValue])
