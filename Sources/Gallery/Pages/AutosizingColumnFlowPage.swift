import Floorplan

/// Items in columns, each as high as its content needs: the layout `autosizingColumnFlow`.
enum AutosizingColumnFlowPage: Page {
  static let entry = PageEntry(
    path: "autosizing-column-flow", title: localized("Autosizing column flow"), group: localized("Layouts"),
    keywords: [
      "layout", "table", "columns", "self-sizing", "height", "FUIStandardAutoSizingColumnFlowLayout",
    ],
    knobs: LayoutKnob.definitions(
      for: .columns, [.content, .columns, .interitemSpacing, .lineSpacing],
      defaults: [.content: NumberCell.Content.long.rawValue]))

  static func body(_ context: PageContext) -> Widget { LayoutSample(context, .columns).root }
}
