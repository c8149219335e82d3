import Floorplan

/// The list of packages with its search, and the record of the chosen one.
final class PackageBrowser {
  let root = Box(.vertical)
  private let context: PageContext
  private let path: String
  private let search: PackageSearch
  private let collection = CollectionView(layout: .autosizingColumnFlow)
  private let list: CollectionPane
  private let detail = Stage()
  private let split: ListDetail
  private var source: CollectionDataSource<Int, Int>?
  private var shown: [Int] = []

  init(_ file: DpkgStatusFile, path: String, _ context: PageContext) {
    self.context = context
    self.path = path
    search = PackageSearch(
      file.records.filter(\.isInstalled).sorted { ($0.name, $0.architecture) < ($1.name, $1.architecture) })
    list = CollectionPane(collection, name: localized("Packages"))
    split = ListDetail(list: list.root, detail: detail.root)
    split.expandsVertically = true
    let problems = file.allProblems
    if !problems.isEmpty { root.append(NoticeBanner(problems, of: path).root) }
    root.append(searchEntry())
    root.append(split)
    // The closures of the tree keep the browser, and go with the tree.
    setUpCollection()
    root.observe { [self] in filter(context.value(ofKnob: "search")) }
    root.observe { [self] in arrange(columns: Int(context.value(ofKnob: "columns")) ?? 1) }
    root.observe { [self] in showRecord(named: context.value(ofKnob: "package")) }
  }

  private func searchEntry() -> Widget {
    let entry = SearchEntry(name: localized("Search packages"))
    entry.setMargins(leading: 16, bottom: 12, trailing: 16)
    entry.text = context.value(ofKnob: "search")
    entry.connect("search-changed") { [unowned entry, context] in context.setValue(entry.text, ofKnob: "search") }
    entry.connect("stop-search") { [unowned entry] in entry.text = "" }
    return entry
  }

  // MARK: List

  private func setUpCollection() {
    collection.register(ObjectCell.self)
    collection.selectionMode = .single
    collection.setAccessibleLabel(localized("Installed packages"))
    source = CollectionDataSource(collection) { [search] collection, index, id in
      let cell = collection.dequeue(ObjectCell.self, for: index)
      cell.show(search.records[id])
      return cell
    }
    // Beside the list the record follows the selection; over it, an arrow key must not open one.
    collection.onSelectionChange = { [self] in
      if !split.isCollapsed, let index = collection.selectedItem { open(index) }
    }
    collection.onActivate = { [self] in open($0) }
    split.onEscape { [self] in closeRecord() }
  }

  private func open(_ index: ItemIndex) {
    guard let id = source?.snapshot.itemID(at: index) else { return }
    context.setValue(search.records[id].id, ofKnob: "package")
  }

  private func filter(_ text: String) {
    shown = search.indices(matching: text)
    context.title = countTitle(localized("Packages"), shown: shown.count, total: search.records.count)
    do throws(SnapshotError) {
      var snapshot = CollectionSnapshot<Int, Int>()
      try snapshot.appendSections([0])
      try snapshot.appendItems(shown)
      try source?.apply(snapshot)
    } catch {
      context.announce("\(error)")
    }
    if shown.isEmpty {
      let (title, message) =
        search.records.isEmpty
        ? (localized("No packages"), localized("%1$@ lists no installed package.").filled(with: path))
        : (localized("No match"), localized("No package matches “%1$@”.").filled(with: text))
      list.show(StatePanel(iconName: "edit-find-symbolic", title: title, message: message))
    } else {
      list.showItems()
    }
  }

  private func arrange(columns: Int) {
    collection.layout = AutosizingColumnFlowLayout(
      numberOfColumns: columns, minimumInteritemSpacing: 8, minimumLineSpacing: 4,
      sectionInset: Insets(top: 0, leading: 8, bottom: 8, trailing: 8))
  }

  // MARK: Record

  private func showRecord(named id: String) {
    guard !id.isEmpty else {
      detail.clear()
      split.showsDetail = false
      return
    }
    // Shown last: the focus goes to what is there then.
    defer { split.showsDetail = true }
    // A link may give the name alone; the first architecture will do.
    guard let record = search.records.first(where: { $0.id == id }) ?? search.records.first(where: { $0.name == id })
    else {
      let close = Button(label: localized("Close"))
      close.onClick { [self] in closeRecord() }
      detail.show(
        StatePanel(
          iconName: "edit-find-symbolic", title: localized("No such package"),
          message: localized("The file lists no installed “%1$@”.").filled(with: id),
          action: close
        ).root)
      return
    }
    detail.show(PackageRecordView(record) { [self] in closeRecord() }.root)
    let position = search.records.firstIndex { $0.id == record.id }
    collection.selectedItem = position.flatMap { source?.snapshot.index(ofItem: $0) }
    if let selected = collection.selectedItem { collection.scrollTo(selected) }
  }

  private func closeRecord() {
    collection.selectedItem = nil
    context.setValue("", ofKnob: "package")
    collection.grabFocus()
  }
}

extension ObjectCell {
  /// Every package shows all parts, so that all cells are of one height.
  fileprivate func show(_ package: PackageRecord) {
    for label in [self.headlineLabel, self.subheadlineLabel, self.footnoteLabel] { label.numberOfLines = 1 }
    self.detailImage = .icon("package-x-generic")
    self.headlineText = package.name
    self.subheadlineText = package.summary.isEmpty ? localized("No description") : package.summary
    let details = [package.version, package.section, package.installedSizeText ?? ""]
    self.footnoteText = details.filter { !$0.isEmpty }.joined(separator: " · ")
    self.statusText = package.priority.isEmpty ? localized("unknown") : package.priority
    self.statusMeaning =
      package.priority == "required" ? .critical : package.priority == "important" ? .informative : nil
  }
}

extension PackageRecord {
  /// "1,234 KiB"; nil where the record doesn't say.
  var installedSizeText: String? { installedSizeKiB.map { "\(groupedDigits($0)) KiB" } }
}
