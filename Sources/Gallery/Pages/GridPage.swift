import Floorplan

/// The packages that the machine's dpkg lists, as a grid.
final class GridPage: Page {
  static let entry = PageEntry(
    path: "grid", title: localized("Grid"), group: localized("Collections"),
    keywords: [
      "table", "columns", "sort", "resize", "header", "packages", "data table", "compact", "binding", "million rows",
      "FUIGridTableViewCell", "FUIGridTableViewHeader",
    ],
    knobs: [
      KnobDefinition(
        name: "rows", title: "Rows", kind: .choice(PackageGrid.Rows.allCases.map(\.rawValue)),
        defaultValue: PackageGrid.Rows.installed.rawValue),
      KnobDefinition(name: "sort", title: "Sort", kind: .text(), defaultValue: "name"),
      KnobDefinition(name: "descending", title: "Descending", kind: .toggle, defaultValue: "off"),
      KnobDefinition(
        name: "accessory", title: "Accessory", kind: .choice(["none", "chevron", "info", "both"]), defaultValue: "none"),
      KnobDefinition(name: "file", title: "File", kind: .text(), defaultValue: "/var/lib/dpkg/status"),
    ])

  let root: Widget
  private let packages: PackageFileStage

  init(_ context: PageContext) {
    packages = PackageFileStage(context) { file, path in PackageGrid(file, path: path, context).root }
    root = packages.root
  }
}
