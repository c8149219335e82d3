import Floorplan

/// The page of the layout `horizontalScroll`: one line of items for each section, which scrolls horizontally.
enum HorizontalScrollPage: Page {
  static let entry = PageEntry(
    path: "horizontal-scroll", title: localized("Horizontal Scroll"), group: localized("Layouts"),
    keywords: [
      "layout", "line", "carousel", "preview", "see all", "section header", "FUIHorizontalScrollCollectionViewLayout",
    ],
    knobs: LayoutKnob.definitions(
      for: .scroll, [.itemWidth, .itemHeight, .individualSizes, .interitemSpacing, .topAligned]))

  static func body(_ context: PageContext) -> Widget { LayoutSample(context, .scroll).root }
}
