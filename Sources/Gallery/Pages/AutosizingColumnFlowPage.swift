import Floorplan

/// The page of the layout `autosizingColumnFlow`: items in columns, as tall as their content.
enum AutosizingColumnFlowPage: Page {
  static let entry = PageEntry(
    path: "autosizing-column-flow", title: localized("Autosizing Column Flow"), group: localized("Layouts"),
    keywords: [
      "layout", "table", "columns", "self-sizing", "height", "FUIStandardAutoSizingColumnFlowLayout",
    ],
    knobs: LayoutKnob.definitions(
      for: .columns, [.content, .columns, .interitemSpacing, .lineSpacing],
      defaults: [.content: NumberCell.Content.long.rawValue]))

  static func body(_ context: PageContext) -> Widget { LayoutSample(context, .columns).root }
}
