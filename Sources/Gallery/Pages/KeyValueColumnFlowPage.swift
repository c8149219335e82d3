import Floorplan

/// The page of the layout `keyValueColumnFlow`: columns with the wide gaps of key-value cells.
let keyValueColumnFlowPage = Page(
  path: "key-value-column-flow", title: localized("Key-Value Column Flow"), group: localized("Layouts"),
  keywords: [
    "layout", "columns", "key value", "FUIKeyValueFlowLayout",
  ],
  knobs: LayoutKnob.definitions(
    for: .keyValue, [.content, .columns, .interitemSpacing, .lineSpacing])
) { LayoutSample($0, .keyValue).root }
