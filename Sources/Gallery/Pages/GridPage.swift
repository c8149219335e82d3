import Floorplan

/// A page of the packages listed by dpkg on this machine, as a grid.
let gridPage = Page(
  path: "grid", title: localized("Grid"), group: localized("Collections"),
  summary: localized("A table with sorting, resizable columns and up to a million rows"),
  iconName: "folder-templates-symbolic",
  documentation: "components/grid-view",
  keywords:
    localizedKeywords("table, columns, sort, resize, header, packages, data table, compact, binding, million rows")
    + ["FUIGridTableViewCell", "FUIGridTableViewHeader"],
  knobs: [
    .choice("rows", "Rows", PackageGrid.Rows.installed),
    .text("sort", "Sort", "name"),
    .toggle("descending", "Descending", false),
    .choice("accessory", "Accessory", AccessoryType.none),
    .toggle("required", "All columns required", false),
    .toggle("objects", "Objects in compact width", false),
    .text("file", "File", "/var/lib/dpkg/status"),
  ]
) { context in
  packageFileView(context) { file, path in PackageGrid(file, path: path, context).root }
}
