import Floorplan

/// The page of the layout `horizontalScrollDynamicSize`: one line of items with natural sizes for each section.
let horizontalScrollDynamicSizePage = Page(
  path: "horizontal-scroll-dynamic-size", title: localized("Horizontal Scroll, Dynamic Size"),
  group: localized("Layouts"),
  keywords: [
    "layout", "line", "self-sizing", "measured", "estimated", "FUIHorizontalScrollDynamicSizeCollectionViewLayout",
  ],
  knobs: LayoutKnob.definitions(
    for: .dynamic, [.content, .itemWidth, .itemHeight, .interitemSpacing, .topAligned])
) { LayoutSample($0, .dynamic).root }
