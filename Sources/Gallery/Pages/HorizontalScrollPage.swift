import Floorplan

/// The page of the layout `horizontalScroll`: one line of items for each section, which scrolls horizontally.
let horizontalScrollPage = Page.layout(
  .scroll, path: "horizontal-scroll", title: localized("Horizontal Scroll"),
  summary: localized("One line of items that scrolls sideways"), iconName: "gesture-swipe-left-symbolic",
  keywords: localizedKeywords("line, carousel, preview, see all, section header")
    + ["FUIHorizontalScrollCollectionViewLayout"],
  knobs: [.itemWidth, .itemHeight, .individualSizes, .interitemSpacing, .topAligned])
