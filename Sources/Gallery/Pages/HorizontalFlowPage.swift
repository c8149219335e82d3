import Floorplan

/// The page of the layout `horizontalFlow`: items in lines that wrap.
let horizontalFlowPage = Page(
  path: "horizontal-flow", title: localized("Horizontal Flow"), group: localized("Layouts"),
  keywords: [
    "layout", "grid", "wrapping", "justified", "columns", "rows", "scaled", "FUIHorizontalFlowCollectionViewLayout",
  ],
  knobs: LayoutKnob.definitions(
    for: .flow,
    [
      .content, .sizing, .itemWidth, .itemHeight, .columns, .rows, .interitemSpacing, .lineSpacing, .justified,
      .topAligned,
    ])
) { LayoutSample($0, .flow).root }
