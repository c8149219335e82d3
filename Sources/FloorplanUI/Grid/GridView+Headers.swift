import FloorplanLayout
import GTKBridge

extension GridView {
  func showsHeaders(of columns: [GridColumn]) -> Bool { columns.contains { $0.displayedTitle != nil } }

  func show(_ columns: [GridColumn], in header: GridHeader) {
    header.sortDescriptor = sortDescriptor
    header.onSort = { [weak self] in self?.activateTitle(ofColumn: $0) }
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
    views.supplements.sorted { $0.key < $1.key }.compactMap { $0.value as? GridHeader }
  }

  /// Displays the shadow of a header while rows are scrolled below it.
  func showHeaderShadows() {
    for (element, view) in views.supplements { (view as? GridHeader)?.isPinned = isFloating(element) }
  }

  /// Returns the insets of the rows below a header.
  func margins(of header: GridHeader) -> Insets {
    let section = views.supplements.first { $0.value === header }?.key.section
    return section.flatMap { engine.sections[$0].overrides.sectionInset } ?? layout.sectionInset
  }

  /// The width of the grid without the widest insets of a section and without check circles.
  ///
  /// - Complexity: O(sections) if the sections have their own insets.
  var availableRowWidth: Double {
    let common = layout.sectionInset
    let insets = sectionOverrides == nil ? [common] : engine.sections.map { $0.overrides.sectionInset ?? common }
    let widest = insets.lazy.map { $0.leading + $0.trailing }.filter(\.isFinite).max() ?? 0
    return engine.environment.containerSize.width - widest - Double(selectionMarkWidth)
  }

  /// The header that Tab moves to.
  var visibleHeader: GridHeader? { liveHeaders.first { $0.isChildVisible && $0.isMapped } }

  private func activateTitle(ofColumn column: Int) {
    guard columns.indices.contains(column), columns[column].isSortable else { return }
    let sort = sortDescriptor?.toggling(column) ?? GridSort(column: column)
    sortDescriptor = sort
    onSort?(sort)
  }
}
