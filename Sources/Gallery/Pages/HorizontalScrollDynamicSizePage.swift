import Floorplan

/// The page of the layout `horizontalScrollDynamicSize`: one line of items with natural sizes for each section.
enum HorizontalScrollDynamicSizePage: Page {
  static let entry = PageEntry(
    path: "horizontal-scroll-dynamic-size", title: localized("Horizontal Scroll, Dynamic Size"),
    group: localized("Layouts"),
    keywords: [
      "layout", "line", "self-sizing", "measured", "estimated", "FUIHorizontalScrollDynamicSizeCollectionViewLayout",
    ],
    knobs: LayoutKnob.definitions(
      for: .dynamic, [.content, .itemWidth, .itemHeight, .interitemSpacing, .topAligned]))

  static func body(_ context: PageContext) -> Widget { LayoutSample(context, .dynamic).root }
}
