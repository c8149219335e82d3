import Floorplan

/// Installed packages in columns, sorted by the one that was asked for.
final class PackageGrid {
  let root = Box(.vertical)
  private let context: PageContext
  private let records: [PackageRecord]
  private let grid = GridView()
  private let list: CollectionPane
  private var source: CollectionDataSource<Int, Int>?

  private static let columns = [
    GridColumn(
      "Name", id: "name", width: .flexible, minimumWidth: 80, isSortable: true, binding: .headline),
    GridColumn("Section", id: "section", width: .fraction(0.15), isSortable: true, binding: .footnote),
    GridColumn("Version", id: "version", width: .fraction(0.25), isSortable: true, binding: .subheadline),
    GridColumn(
      "Size", id: "size", width: .fraction(0.17), isSortable: true, alignment: .trailing, binding: .status,
      showsTitleInCompact: false),
    GridColumn(
      "Priority", id: "priority", width: .fraction(0.15), isSortable: true, binding: .substatus,
      showsTitleInCompact: false),
  ]
  /// What the columns are called in addresses.
  private static let columnIDs = columns.map(\.id)

  init(_ file: DpkgStatusFile, path: String, _ context: PageContext) {
    self.context = context
    records = file.records.filter(\.isInstalled)
    list = CollectionPane(grid, name: "Packages")
    let problems = file.allProblems
    if !problems.isEmpty { root.append(DamageBanner(problems, of: path).root) }
    root.append(list.root)
    context.title = countTitle("Packages", shown: records.count, total: records.count)
    if records.isEmpty {
      list.show(
        StatePanel(
          iconName: "edit-find-symbolic", title: "No packages", message: "\(path) lists no installed package."))
    }
    setUpGrid()
    // The closures of the tree keep the grid's owner, and go with the tree.
    root.observe { [self] in grid.accessory = AccessoryType(knobValue: context.value(ofKnob: "accessory")) }
    root.observe { [self] in sort(by: context.value(ofKnob: "sort"), isDescending: context.isOn("descending")) }
  }

  private func setUpGrid() {
    grid.setAccessibleLabel("Installed packages")
    grid.selectionMode = .single
    // Numbers that end next to words that begin need more than the least gap.
    grid.columnSpacing = 24
    grid.columns = Self.columns
    source = CollectionDataSource(grid) { [records] collection, index, id in
      let row = collection.dequeue(GridRow.self, for: index)
      row.gridItems = records[id].gridItems
      return row
    }
    grid.onSort = { [context] sort in
      context.setValue(Self.columnIDs[sort.column], ofKnob: "sort")
      context.setValue(sort.isAscending ? "off" : "on", ofKnob: "descending")
    }
    grid.onAccessory = { [self] index in
      guard let id = source?.snapshot.itemID(at: index) else { return }
      context.announce(records[id].summary.isEmpty ? records[id].name : records[id].summary)
    }
  }

  private func sort(by column: String, isDescending: Bool) {
    let order = Self.columnIDs.firstIndex(of: column)
    if order == nil {
      context.announce("No column is called “\(column)”: there are \(Self.columnIDs.joined(separator: ", "))")
    }
    grid.sortDescriptor = GridSort(column: order ?? 0, isAscending: !isDescending)
    do throws(SnapshotError) {
      var snapshot = CollectionSnapshot<Int, Int>()
      try snapshot.appendSections([0])
      try snapshot.appendItems(sortedRecords(by: column, isDescending: isDescending))
      try source?.apply(snapshot)
    } catch {
      context.announce("\(error)")
    }
  }

  private func sortedRecords(by column: String, isDescending: Bool) -> [Int] {
    /// Names decide where the column doesn't, in both orders.
    func sorted(_ isBefore: (PackageRecord, PackageRecord) -> Bool) -> [Int] {
      records.indices.sorted { one, other in
        let (first, second) = isDescending ? (records[other], records[one]) : (records[one], records[other])
        if isBefore(first, second) { return true }
        return isBefore(second, first) ? false : (records[one].name, one) < (records[other].name, other)
      }
    }
    return switch column {
    case "section": sorted { $0.section < $1.section }
    case "version": sorted { $0.version < $1.version }
    case "size": sorted { ($0.installedSizeKiB ?? -1) < ($1.installedSizeKiB ?? -1) }
    case "priority": sorted { $0.priorityRank < $1.priorityRank }
    default: sorted { $0.name < $1.name }
    }
  }
}

extension PackageRecord {
  fileprivate var gridItems: [any GridRowItem] {
    [
      GridRowTextItem(text: name), GridRowTextItem(text: section), GridRowTextItem(text: version),
      installedSizeKiB.map { GridRowTextItem(number: Double($0)) { "\(groupedDigits(Int($0))) KiB" } }
        ?? GridRowTextItem(text: ""),
      GridRowTextItem(text: priority),
    ]
  }

  /// The place of the priority among Debian's, the most important first; unknown ones come last.
  fileprivate var priorityRank: Int {
    ["required", "important", "standard", "optional", "extra"].firstIndex(of: priority) ?? Int.max
  }
}
