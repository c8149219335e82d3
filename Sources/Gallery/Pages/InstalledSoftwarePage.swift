import Floorplan

/// The packages that the machine's dpkg lists, as object cells.
final class InstalledSoftwarePage: Page {
  static let entry = PageEntry(
    path: "installed-software", title: localized("Installed software"), group: localized("Collections"),
    keywords: [
      "packages", "dpkg", "debian", "object cell", "table", "columns", "list", "search",
      "FUIObjectTableViewCell",
    ],
    knobs: [
      KnobDefinition(name: "columns", title: "Columns", kind: .choice(["1", "2", "3"]), defaultValue: "1"),
      KnobDefinition(name: "search", title: "Search", kind: .text(), defaultValue: ""),
      KnobDefinition(name: "package", title: "Package", kind: .text(), defaultValue: ""),
      KnobDefinition(name: "file", title: "File", kind: .text(), defaultValue: "/var/lib/dpkg/status"),
    ])

  let root: Widget
  private let packages: PackageFileStage

  init(_ context: PageContext) {
    packages = PackageFileStage(context) { file, path in PackageBrowser(file, path: path, context).root }
    root = packages.root
  }
}
