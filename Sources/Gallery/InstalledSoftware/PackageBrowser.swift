import Floorplan

/// A list of the installed packages with a search, and the details of the chosen one.
final class PackageBrowser: RecordBrowser<Int, PackageCell> {
  private let path: String
  private let records: [PackageRecord]
  private let search: SubstringSearch

  init(_ file: DpkgStatusFile, path: String, _ context: PageContext) {
    self.path = path
    records = file.installed
    search = SubstringSearch(records.map { [$0.name, $0.summary] })
    super.init(
      context, title: localized("Packages"), knob: "package", missingTitle: localized("Package Not Found"),
      field: SearchEntry.bound(to: "search", of: context, name: localized("Search packages")), hasHeaders: false)
    start()
    // The closures of the tree keep the browser alive until the tree is discarded.
    root.observe { [self] in
      let count = Int(context.value(ofKnob: "columns")) ?? 1
      // A single column forms a card, which has its own margins.
      collection.layout =
        count == 1
        ? AutosizingColumnFlowLayout(numberOfColumns: 1)
        : AutosizingColumnFlowLayout(
          numberOfColumns: count, minimumInteritemSpacing: 8, minimumLineSpacing: 8,
          sectionInset: Insets(top: 0, leading: 20, bottom: 20, trailing: 20))
    }
  }

  override func fill() {
    let searchText = context.value(ofKnob: "search")
    show(
      [RecordSection(title: "", ids: search.indices(matching: searchText))], of: records.count,
      emptyMessage: records.isEmpty
        ? localized("%1$@ lists no installed packages.").filled(with: path)
        : localized("No packages match “%1$@”.").filled(with: searchText),
      emptyTitle: records.isEmpty ? localized("No Packages") : localized("No Results"))
  }

  override func show(_ id: Int, in cell: PackageCell) { cell.show(records[id]) }

  override func name(of id: Int) -> String { records[id].id }

  /// Accepts a link with the name alone; it finds the first architecture.
  override func id(named name: String) -> Int? {
    records.firstIndex { $0.id == name } ?? records.firstIndex { $0.name == name }
  }

  override func missingMessage(of name: String) -> String {
    localized("“%1$@” isn’t installed.").filled(with: name)
  }

  override func record(of id: Int) -> RecordCard? {
    RecordCard(title: records[id].name, fields: records[id].fields)
  }
}

/// A cell for a package, with all parts on one line each, so all cells have the same height.
final class PackageCell: ObjectCell {
  required init() {
    super.init()
    for label in [self.headlineLabel, self.subheadlineLabel, self.footnoteLabel] { label.numberOfLines = 1 }
  }

  fileprivate func show(_ package: PackageRecord) {
    self.detailImageView.placeholderImage = .icon("package-x-generic-symbolic")
    self.headlineText = package.name
    self.subheadlineText = package.summary.isEmpty ? localized("No description") : package.summary
    let details = [package.version, package.section, package.installedSizeText ?? ""]
    self.footnoteText = details.filter { !$0.isEmpty }.joinedInReadingOrder()
    self.statusText = package.priority.isEmpty ? localized("unknown") : package.priority
    self.semanticStatus =
      package.priority == "required" ? .critical : package.priority == "important" ? .informative : nil
  }
}

extension PackageRecord {
  /// The size, formatted like "1,234 KiB", or nil if the record has none.
  var installedSizeText: String? { installedSizeKiB.map { "\(groupedDigits($0)) KiB" } }
}
