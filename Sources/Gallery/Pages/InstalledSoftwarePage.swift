import Floorplan

/// A page of the packages listed by dpkg on this machine, as object cells.
let installedSoftwarePage = Page(
  path: "installed-software", title: localized("Installed Software"), group: localized("Collections"),
  summary: localized("The packages of this machine as object cells"), iconName: "application-x-executable-symbolic",
  documentation: "components/object-cell",
  keywords: localizedKeywords("packages, object cell, table, columns, list, search")
    + ["dpkg", "debian", "FUIObjectTableViewCell"],
  knobs: [
    .choice("columns", "Columns", "1", of: ["1", "2", "3"]),
    .text("search", "Search"),
    .text("package", "Package"),
    .text("file", "File", "/var/lib/dpkg/status"),
  ]
) { context in
  packageFileView(context) { file, path in PackageBrowser(file, path: path, context).root }
}
