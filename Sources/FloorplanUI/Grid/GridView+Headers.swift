import FloorplanLayout
import GTKBridge

extension GridView {
  func showsHeaders(of columns: [GridColumn]) -> Bool { columns.contains { $0.displayedTitle != nil } }

  /// Returns the height of a section's header, which is 0 in compact and without titles.
  func height(ofHeader section: Int) -> SupplementaryHeight {
    let isShown =
      switch headerPlacement {
      case .hidden: false
      case .firstSection: section == 0
      case .everySection: true
      }
    guard isShown, showsHeaders(of: columns), GridRowRole.header.presentation(in: sizeClass) == .columns else {
      return .points(0)
    }
    return .measured
  }

  func makeHeader(ofSection section: Int) -> GridHeader {
    let header = dequeue(GridHeader.self, for: .header, ofSection: section)
    show(columns, in: header)
    return header
  }

  func show(_ columns: [GridColumn], in header: GridHeader) {
    header.sortDescriptor = sortDescriptor
    header.onSort = { [weak self] in self?.pressTitle(ofColumn: $0) }
    header.gridItems = columns.map { column in
      let item = GridRowHeaderItem(text: column.title)
      item.isSortable = column.isSortable
      return item
    }
  }

  func showSort() {
    for header in liveHeaders { header.sortDescriptor = sortDescriptor }
    // A sort indicator may need another line.
    invalidateLayout()
  }

  /// The visible headers, from the top.
  var liveHeaders: [GridHeader] {
    liveSupplementaryViews.filter { $0.key.kind == .header }.sorted { $0.key.section < $1.key.section }
      .compactMap { $0.value as? GridHeader }
  }

  /// Returns the insets of the rows below a header.
  func margins(of header: GridHeader) -> Insets {
    let section = liveSupplementaryViews.first { $0.value === header }?.key.section
    return section.flatMap { engine.sections[$0].overrides.sectionInset } ?? layout.sectionInset
  }

  /// The header that Tab moves to.
  var headerInSight: GridHeader? { liveHeaders.first { $0.isChildVisible && $0.isMapped } }

  private func pressTitle(ofColumn column: Int) {
    guard columns.indices.contains(column), columns[column].isSortable else { return }
    let sort = sortDescriptor?.afterPressing(column) ?? GridSort(column: column)
    sortDescriptor = sort
    onSort?(sort)
  }
}
