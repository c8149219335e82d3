import Floorplan

/// The page of the layout `horizontalScrollDynamicSize`: one line of items with natural sizes for each section.
let horizontalScrollDynamicSizePage = Page.layout(
  .dynamic, path: "horizontal-scroll-dynamic-size", title: localized("Horizontal Scroll, Dynamic Size"),
  summary: localized("One line of self-sizing items that scrolls sideways"),
  iconName: "gesture-two-finger-swipe-left-symbolic",
  keywords: localizedKeywords("line, self-sizing, measured, estimated")
    + ["FUIHorizontalScrollDynamicSizeCollectionViewLayout"],
  knobs: [.content, .itemWidth, .itemHeight, .interitemSpacing, .topAligned])
