import Floorplan

/// The page of the layout `horizontalFlow`: items in lines that wrap.
let horizontalFlowPage = Page.layout(
  .flow, path: "horizontal-flow", title: localized("Horizontal Flow"),
  summary: localized("Items in lines that wrap"), iconName: "orientation-landscape-symbolic",
  keywords: localizedKeywords("grid, wrapping, justified, columns, rows, scaled")
    + ["FUIHorizontalFlowCollectionViewLayout"],
  knobs: [
    .content, .sizing, .itemWidth, .itemHeight, .columns, .rows, .interitemSpacing, .lineSpacing, .justified,
    .topAligned,
  ])
