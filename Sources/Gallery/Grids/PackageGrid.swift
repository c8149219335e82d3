import Floorplan

/// A grid of the installed packages, sorted by a column.
final class PackageGrid {
  let root = Box(.vertical)
  private let context: PageContext
  private let records: [PackageRecord]
  private let model = PackageModel()
  private let grid = GridView()
  private let list: CollectionPane
  /// The rows that the grid was set up for, or nil at first.
  private var rows: Rows?
  /// The data source for snapshots, or nil while the grid follows the model.
  private var source: CollectionDataSource<Int, Int>?

  /// The rows that the knob `rows` selects.
  nonisolated enum Rows: String, CaseIterable {
    /// Each package once.
    case installed
    /// A million rows: the packages repeatedly, with numbers.
    case million

    var count: Int? { self == .million ? 1_000_000 : nil }
  }

  private static let columns = [
    GridColumn(
      localized("Name"), id: PackageOrder.name.rawValue, width: .flexible, minimumWidth: 120, importance: .high,
      isSortable: true, binding: .headline),
    GridColumn(
      localized("Section"), id: PackageOrder.section.rawValue, width: .fraction(0.15), minimumWidth: 80,
      importance: .low, isSortable: true, binding: .footnote),
    GridColumn(
      localized("Version"), id: PackageOrder.version.rawValue, width: .fraction(0.25), minimumWidth: 100,
      isSortable: true, binding: .subheadline),
    GridColumn(
      localized("Size"), id: PackageOrder.size.rawValue, width: .fraction(0.17), importance: .high, isSortable: true,
      alignment: .trailing, binding: .status, showsTitleInCompact: false),
    GridColumn(
      localized("Priority"), id: PackageOrder.priority.rawValue, width: .fraction(0.15), minimumWidth: 80,
      importance: .low, isSortable: true, binding: .substatus, showsTitleInCompact: false),
  ]
  /// The identifiers of the columns in addresses.
  private static let columnIDs = columns.map(\.id)

  init(_ file: DpkgStatusFile, path: String, _ context: PageContext) {
    self.context = context
    records = file.records.filter(\.isInstalled)
    list = CollectionPane(grid, name: localized("Packages"), scrollsSideways: true)
    root.append(list.root)
    if records.isEmpty {
      list.showPlaceholder(localized("No Packages"), localized("%1$@ lists no installed packages.").filled(with: path))
    }
    setUpGrid()
    // The closures of the tree keep the grid's owner alive until the tree is discarded.
    root.observe { [self] in grid.accessory = AccessoryType(rawValue: context.value(ofKnob: "accessory")) ?? .none }
    root.observe { [self] in grid.columns = Self.columns.required(context.isOn("required")) }
    root.observe { [self] in grid.showsObjectsInCompact = context.isOn("objects") }
    root.observe { [self] in
      let rows = Rows(rawValue: context.value(ofKnob: "rows")) ?? .installed
      show(rows, sortedBy: context.value(ofKnob: "sort"), isDescending: context.isOn("descending"))
    }
  }

  private func setUpGrid() {
    grid.setAccessibleLabel(localized("Installed packages"))
    grid.selectionMode = .single
    // A right-aligned number next to a left-aligned text needs more than the minimum gap.
    grid.columnSpacing = 24
    grid.itemName = { [model] index in model.id(at: index.item).map { model.packages.name($0) } }
    grid.onSort = { [context] sort in
      context.setValue(Self.columnIDs[sort.column], ofKnob: "sort")
      context.setValue(sort.isAscending ? "off" : "on", ofKnob: "descending")
    }
    grid.onAccessory = { [self] index in
      guard let id = model.id(at: index.item) else { return }
      let record = model.packages.record(id)
      context.announce(record.summary.isEmpty ? model.packages.name(id) : record.summary)
    }
  }

  /// Sets up the grid to follow snapshots or the model.
  private func connect(for rows: Rows) {
    guard rows != self.rows else { return }
    self.rows = rows
    // Comparing snapshots of a million rows takes seconds; the model instead reports that all rows have changed.
    source = model.connect(grid, GridRow.self, withSnapshots: rows == .installed) { [unowned self] row, id in
      row.gridItems = model.packages.record(id).gridItems(name: model.packages.name(id))
    }
  }

  private func show(_ rows: Rows, sortedBy column: String, isDescending: Bool) {
    let order = PackageOrder(rawValue: column)
    if order == nil {
      context.announce(
        localized("No column “%1$@”. Columns: %2$@").filled(with: column, Self.columnIDs.localizedList))
    }
    let packages = RepeatedPackages(records, count: rows.count)
    context.title = localized("Packages").withCount(nil, of: packages.count)
    grid.sortDescriptor = GridSort(column: Self.columnIDs.firstIndex(of: column) ?? 0, isAscending: !isDescending)
    let positions = (order ?? .name).sorted(records, isDescending: isDescending)
    let ids = packages.indices(of: positions, isDescending: isDescending && order ?? .name == .name)
    connect(for: rows)
    if source == nil {
      let selected = grid.selectedItem.flatMap { model.id(at: $0.item) }
      let focused = grid.focusedItem.flatMap { model.id(at: $0.item) }
      model.show(packages, ids)
      // The model replaces all rows: restore selection and focus. Without a focus, the old position has no meaning.
      grid.selectedItem = selected.flatMap(row(ofID:))
      grid.contentOffset = .zero
      if let focused, let index = row(ofID: focused) { grid.focusItem(at: index) }
    } else {
      model.show(packages, ids)
      showOrder()
    }
  }

  private func row(ofID id: Int) -> ItemIndex? {
    model.order.firstIndex(of: id).map { ItemIndex(section: 0, item: $0) }
  }

  private func showOrder() {
    source?.show([(0, model.order)], announcing: context.announce)
  }
}

extension PackageRecord {
  /// Returns the items of the package's row, with a name for it.
  fileprivate func gridItems(name: String) -> [any GridRowItem] {
    [
      GridRowTextItem(text: name), GridRowTextItem(text: section), GridRowTextItem(text: version),
      installedSizeKiB.map { GridRowTextItem(number: Double($0)) { "\(groupedDigits(Int($0))) KiB" } }
        ?? GridRowTextItem(text: ""),
      GridRowTextItem(text: priority),
    ]
  }
}
