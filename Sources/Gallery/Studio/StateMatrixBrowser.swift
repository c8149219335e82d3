import Floorplan

/// A grid of all components in all states, in the versions of the theme and all appearances.
final class StateMatrixBrowser {
  let root = Box(.vertical)
  private let context: PageContext
  private let matrix: StateMatrix
  private let search: SubstringSearch
  private let grid = GridView()
  private let pane: CollectionPane
  private let status = Label("", .footnote, .secondary, wraps: true)
  private var source: CollectionDataSource<Int, Int>?
  /// The index of the column whose cell the keyboard opens.
  private var currentColumn = 0
  private var update: LoopSource?
  /// Whether rows that the filter waited for have been drawn since it was applied.
  private var isListOutdated = false

  private static let titleWidth = 120.0
  private static let pictureWidth = 300.0
  /// The time between updates of the progress, in milliseconds.
  private static let updateInterval: UInt32 = 200

  init(_ context: PageContext) {
    self.context = context
    let matrix = StateMatrix(StateSample.all(context.switches))
    self.matrix = matrix
    search = SubstringSearch(matrix.samples.map { [$0.page.title, $0.page.path, $0.title] })
    pane = CollectionPane(grid, name: context.entry.title, scrollsSideways: true)
    root.append(context.chrome.part(filterBar()))
    // The names and notes are legible in any theme.
    let list = context.chrome.part(PageInset.list(pane.root))
    list.expandsVertically = true
    root.append(list)
    root.addCancellable(matrix)
    setUpGrid()
    context.isWaiting = { [weak self] in self?.isWaiting == true }
    matrix.onDraw = { [unowned self] in rowDidChange($0) }
    matrix.onThemeChange = { [unowned self] in showColumns() }
    matrix.visibleRows = { [unowned self] in
      guard let snapshot = source?.snapshot else { return [] }
      return grid.boundItems.compactMap(snapshot.itemID)
    }
    // The closures of the tree keep the browser alive until the tree is discarded.
    root.observe { [context, matrix] in matrix.show(context.switches.theme, previous: context.switches.previousTheme) }
    root.observe { [context, matrix] in
      let switches = context.switches
      _ = (switches.scale, switches.direction, switches.selectedDensity, switches.deviceDensity)
      matrix.redraw()
    }
    root.observe { [self] in
      _ = (context.value(ofKnob: "search"), onlyDifferences, onlyFailures)
      fill()
    }
  }

  private func filterBar() -> Widget {
    let field = SearchEntry.bound(to: "search", of: context, name: localized("Search by component or state"))
    let bar = WrappingBox(
      spacing: 8, lineSpacing: 8,
      [field, toggle("differences", localized("Only Differences")), toggle("failures", localized("Only Failures"))])
    let column = Box(.vertical, spacing: 8, [bar, status])
    column.setMargins(top: 4, bottom: 12)
    return PageInset(column)
  }

  private func toggle(_ knob: String, _ title: String) -> Widget {
    let button = ToggleButton(toggling: title)
    button.observe { [unowned button, context] in
      let isOn = context.isOn(knob)
      if button.isActive != isOn { button.isActive = isOn }
    }
    button.connect("toggled") { [unowned button, context] in
      context.setValue(KnobDefinition.toggleValues[button.isActive ? 0 : 1], ofKnob: knob)
    }
    return button
  }

  private var onlyDifferences: Bool { context.isOn("differences") }
  private var onlyFailures: Bool { context.isOn("failures") }

  private var isFiltered: Bool { onlyDifferences || onlyFailures }
  private var isWaiting: Bool {
    matrix.isDrawingVisibleRows || (isFiltered && (!matrix.undecidedRows.isEmpty || isListOutdated))
  }

  // MARK: Grid

  private func setUpGrid() {
    grid.setAccessibleLabel(context.entry.title)
    grid.selectionMode = .none
    grid.itemName = { [self] in source?.snapshot.itemID(at: $0).map { matrix.samples[$0].name } }
    // The grid retains its callbacks until it is discarded.
    source = CollectionDataSource(grid, MatrixRow.self) { [unowned self] row, id in show(id, in: row) }
    grid.onActivate = { [self] in open($0) }
    grid.onKeyPress(phase: .capture) { [unowned self] key, modifiers in
      guard modifiers.acceleratorModifiers.isEmpty, [.left, .right].contains(key),
        let focused = grid.focusedItem, grid.cell(at: focused)?.hasFocus == true
      else { return false }
      let isForward = (key == .right) != (grid.direction == .rtl)
      setCurrentColumn(currentColumn + (isForward ? 1 : -1))
      grid.scrollToColumn(currentColumn + 1)
      return true
    }
  }

  private func showColumns() {
    // Columns disappear when the style sheet is closed.
    currentColumn = min(currentColumn, matrix.columns.count - 1)
    grid.columns =
      [
        GridColumn(
          localized("State"), width: .points(Self.titleWidth), minimumWidth: Self.titleWidth, importance: .required,
          isResizable: false)
      ]
      + matrix.columns.map {
        GridColumn(
          $0.title, width: .points(Self.pictureWidth), minimumWidth: Self.pictureWidth, importance: .required,
          isResizable: false)
      }
    fill()
    refresh()
  }

  private func show(_ id: Int, in row: MatrixRow) {
    row.onPress = { [weak self] in self?.setCurrentColumn($0) }
    let columns = matrix.columns
    row.show(matrix.samples[id], columns.map { matrix.content(id, $0) }, columns, current: currentColumn)
  }

  private func refresh() {
    for (id, row) in source?.cells(ofType: MatrixRow.self) ?? [] { show(id, in: row) }
  }

  private func setCurrentColumn(_ column: Int) {
    guard matrix.columns.indices.contains(column), column != currentColumn else { return }
    currentColumn = column
    for (_, row) in source?.cells(ofType: MatrixRow.self) ?? [] { row.showCurrent(column) }
  }

  /// Opens the page of a row, in the state and the appearance of the current cell.
  private func open(_ index: ItemIndex) {
    guard let id = source?.snapshot.itemID(at: index), matrix.columns.indices.contains(currentColumn) else { return }
    var address = matrix.samples[id].address
    address.theme = matrix.columns[currentColumn].appearance
    context.open(ResolvedAddress(address: address, entry: matrix.samples[id].page))
  }

  private func rowDidChange(_ id: Int) {
    for (bound, row) in source?.cells(ofType: MatrixRow.self) ?? [] where bound == id { show(id, in: row) }
    if isFiltered, matrix.undecidedRows.contains(id) { isListOutdated = true }
    guard update == nil else { return }
    update = MainLoop.after(milliseconds: Self.updateInterval) { [weak self] in
      guard let self else { return }
      update = nil
      if isListOutdated { fill() } else { showStatus() }
    }
  }

  // MARK: Filter

  private func fill() {
    let text = context.value(ofKnob: "search")
    let found = search.indices(matching: text)
    matrix.undecidedRows = isFiltered ? found.filter { !matrix.isDecided($0) } : []
    isListOutdated = false
    matrix.draw()
    let rows = found.filter { row in
      (!onlyDifferences || matrix.differs(row) == true) && (!onlyFailures || matrix.fails(row))
    }
    source?.show([(0, rows)], announcing: context.announce, animated: false)
    context.title = context.entry.title.withCount(rows.count, of: matrix.samples.count)
    showStatus()
    guard rows.isEmpty else { return pane.showItems() }
    if onlyDifferences, context.switches.theme == .standard {
      pane.showPlaceholder(
        localized("No Style Sheet"), localized("Open a style sheet to compare it with the standard theme."),
        iconName: "document-open-symbolic",
        action: (
          localized("Open Style Sheet…"),
          { [root] in
            _ = root.activateAction(GalleryWindow.openSheetAction)
          }
        ))
    } else if isFiltered, found.contains(where: { !matrix.isDecided($0) }) {
      pane.showPlaceholder(
        localized("Comparing…"), localized("States that match appear here."), iconName: "content-loading-symbolic")
    } else if !found.isEmpty, onlyDifferences, onlyFailures {
      pane.showPlaceholder(
        localized("No Results"), localized("None of the states that differ has a text with a low contrast."))
    } else if !found.isEmpty {
      pane.showPlaceholder(
        onlyDifferences ? localized("No Differences") : localized("No Failures"),
        onlyDifferences
          ? localized("None of the states differs from the standard theme.")
          : localized("None of the states has a text with a low contrast."))
    } else {
      pane.showPlaceholder(
        localized("No Results"), localized("No component or state matches “%1$@”.").filled(with: text))
    }
  }

  private func showStatus() {
    let (finished, count) = (matrix.finishedCount, matrix.samples.count)
    status.text = localized("%1$@ of %2$@ states drawn").filled(with: groupedDigits(finished), groupedDigits(count))
    status.isVisible = !matrix.isFinished
  }
}
