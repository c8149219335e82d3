import Floorplan

/// The page of the layout `keyValueColumnFlow`: columns with the wide gaps of key-value cells.
let keyValueColumnFlowPage = Page.layout(
  .keyValue, path: "key-value-column-flow", title: localized("Key-Value Column Flow"),
  keywords: localizedKeywords("columns, key value") + ["FUIKeyValueFlowLayout"],
  knobs: [.content, .columns, .interitemSpacing, .lineSpacing])
