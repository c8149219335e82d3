import Floorplan

/// Columns with the wide gaps of key value cells: the layout `keyValueColumnFlow`.
final class KeyValueColumnFlowPage: Page {
  static let entry = PageEntry(
    path: "key-value-column-flow", title: localized("Key value column flow"), group: localized("Layouts"),
    keywords: [
      "layout", "columns", "key value", "FUIKeyValueFlowLayout",
    ],
    knobs: LayoutKnob.definitions(
      for: .keyValue, [.content, .columns, .interitemSpacing, .lineSpacing]))

  let root: Widget

  init(_ context: PageContext) { root = LayoutSample(context, .keyValue).root }
}
