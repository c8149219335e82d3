import Floorplan

/// A page for selecting, activating, finding, copying, moving and marking the items of a collection.
let selectionPage = Page(
  path: "selection", title: localized("Selection and Reordering"), group: localized("Collections"),
  summary: localized("Select, copy and reorder up to a million items"), iconName: "object-select-symbolic",
  documentation: "components/collection-view",
  keywords:
    localizedKeywords("select, single, multiple, range, rubber band, activate, double click, context menu, copy")
    + localizedKeywords("type-ahead, drag, reorder, move, undo, keyboard, list model")
    + ["GListModel"],
  knobs: [
    .choice("mode", "Selection", "multiple", of: ReviewBrowser.modes.map(\.name)),
    .choice("layout", "Layout", ReviewBrowser.Arrangement.list),
    .choice("source", "Source", ReviewBrowser.ItemSource.snapshots),
    .toggle("reorder", "Reordering", true),
    .number("count", "Items", 200, in: 0...1_000_000, step: 100),
    .text("file", "File", "/var/lib/dpkg/status"),
  ]
) { context in
  packageFileView(context) { file, path in ReviewBrowser(file, path: path, context).root }
}
