import Floorplan

/// The page of the layout `horizontalScroll`: one line of items for each section, which scrolls horizontally.
let horizontalScrollPage = Page(
  path: "horizontal-scroll", title: localized("Horizontal Scroll"), group: localized("Layouts"),
  keywords: [
    "layout", "line", "carousel", "preview", "see all", "section header", "FUIHorizontalScrollCollectionViewLayout",
  ],
  knobs: LayoutKnob.definitions(
    for: .scroll, [.itemWidth, .itemHeight, .individualSizes, .interitemSpacing, .topAligned])
) { LayoutSample($0, .scroll).root }
