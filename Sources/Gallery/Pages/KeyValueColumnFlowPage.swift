import Floorplan

/// The page of the layout `keyValueColumnFlow`: columns with the wide gaps of key-value cells.
let keyValueColumnFlowPage = Page.layout(
  .keyValue, path: "key-value-column-flow", title: localized("Key-Value Column Flow"),
  summary: localized("Keys and values in columns of equal width"), iconName: "view-list-symbolic",
  keywords: localizedKeywords("columns, key value") + ["FUIKeyValueFlowLayout"],
  knobs: [.content, .columns, .interitemSpacing, .lineSpacing])
