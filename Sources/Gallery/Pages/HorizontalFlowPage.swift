import Floorplan

/// The page of the layout `horizontalFlow`: items in lines that wrap.
enum HorizontalFlowPage: Page {
  static let entry = PageEntry(
    path: "horizontal-flow", title: localized("Horizontal Flow"), group: localized("Layouts"),
    keywords: [
      "layout", "grid", "wrapping", "justified", "columns", "rows", "scaled", "FUIHorizontalFlowCollectionViewLayout",
    ],
    knobs: LayoutKnob.definitions(
      for: .flow,
      [
        .content, .sizing, .itemWidth, .itemHeight, .columns, .rows, .interitemSpacing, .lineSpacing, .justified,
        .topAligned,
      ]))

  static func body(_ context: PageContext) -> Widget { LayoutSample(context, .flow).root }
}
