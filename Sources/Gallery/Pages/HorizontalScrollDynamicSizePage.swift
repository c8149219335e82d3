import Floorplan

/// Items in one line for each section, each as large as it wants to be: the layout `horizontalScrollDynamicSize`.
final class HorizontalScrollDynamicSizePage: Page {
  static let entry = PageEntry(
    path: "horizontal-scroll-dynamic-size", title: "Horizontal scroll, dynamic size", group: "Layouts",
    keywords: [
      "layout", "line", "self-sizing", "measured", "estimated", "FUIHorizontalScrollDynamicSizeCollectionViewLayout",
    ],
    knobs: LayoutKnob.definitions(
      for: .dynamic, [.content, .itemWidth, .itemHeight, .interitemSpacing, .topAligned]))

  let root: Widget

  init(_ context: PageContext) { root = LayoutSample(context, .dynamic).root }
}
