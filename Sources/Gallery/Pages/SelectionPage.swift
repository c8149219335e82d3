import Floorplan

/// What people do with the items of a collection: select, activate, find, copy, move and mark them.
final class SelectionPage: Page {
  static let entry = PageEntry(
    path: "selection", title: localized("Selection and reordering"), group: localized("Collections"),
    keywords: [
      "select", "single", "multiple", "range", "rubber band", "activate", "double click", "context menu", "copy",
      "type-ahead", "drag", "reorder", "move", "undo", "keyboard", "list model", "GListModel",
    ],
    knobs: [
      KnobDefinition(
        name: "mode", title: "Selection", kind: .choice(ReviewBrowser.modes.map(\.name)), defaultValue: "multiple"),
      KnobDefinition(
        name: "layout", title: "Layout", kind: .choice(ReviewBrowser.Arrangement.allCases.map(\.rawValue)),
        defaultValue: ReviewBrowser.Arrangement.list.rawValue),
      KnobDefinition(
        name: "source", title: "Source", kind: .choice(ReviewBrowser.Feed.allCases.map(\.rawValue)),
        defaultValue: ReviewBrowser.Feed.snapshots.rawValue),
      KnobDefinition(name: "reorder", title: "Reordering", kind: .toggle, defaultValue: "on"),
      KnobDefinition(name: "count", title: "Items", kind: .number(0...1_000_000, step: 100), defaultValue: "200"),
      KnobDefinition(name: "file", title: "File", kind: .text(), defaultValue: "/var/lib/dpkg/status"),
    ])

  let root: Widget
  private let packages: PackageFileStage

  init(_ context: PageContext) {
    packages = PackageFileStage(context) { file, path in ReviewBrowser(file, path: path, context).root }
    root = packages.root
  }
}
