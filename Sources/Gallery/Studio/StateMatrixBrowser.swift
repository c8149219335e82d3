import Floorplan

/// A grid of all components in all states, in the versions of the theme and all appearances.
final class StateMatrixBrowser {
  let root = Box(.vertical)
  private let context: PageContext
  private let matrix: StateMatrix
  private let review: MatrixReview
  private let search: SubstringSearch
  private let grid = GridView()
  private let pane: CollectionPane
  private let status = Label("", .footnote, .secondary, wraps: true)
  private var source: CollectionDataSource<Int, Int>?
  /// The index of the column whose cell the keyboard opens.
  private var currentColumn = 0
  private var update: LoopSource?
  /// The row of the cell that the user rates.
  private var ratedRow: Int?
  /// Whether the pointer has chosen the cell that is activated next.
  private var isPressed = false
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
    review = MatrixReview(matrix, context.switches, context.undoHistory)
    search = SubstringSearch(matrix.samples.map { [$0.page.title, $0.page.path, $0.title] })
    pane = CollectionPane(grid, name: context.entry.title, scrollsSideways: true)
    root.append(context.chrome.part(filterBar()))
    root.append(context.chrome.part(reviewBar()))
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
      _ = (context.value(ofKnob: "search"), onlyDifferences, onlyFailures, onlyUnreviewed)
      _ = review.readyTheme
      fill()
    }
    root.observe { [self] in
      if isReviewing { review.follow() }
    }
    root.observe { [self] in
      _ = (isReviewing, review.revision, review.stored.revision, review.stored.readingProblem)
      chooseReviewedColumn()
      refresh()
    }
  }

  private func filterBar() -> Widget {
    let field = SearchEntry.bound(to: "search", of: context, name: localized("Search by component or state"))
    let bar = WrappingBox(
      spacing: 8, lineSpacing: 8,
      [
        field, toggle("differences", localized("Only Differences")), toggle("failures", localized("Only Failures")),
        toggle("review", localized("Review")),
      ])
    let column = Box(.vertical, spacing: 8, [bar, status])
    column.setMargins(top: 4, bottom: 12)
    return PageInset(column)
  }

  private func reviewBar() -> Widget {
    let bar = ReviewBar(review, context, filter: toggle("unreviewed", localized("Only Unreviewed")))
    bar.setMargins(bottom: 12)
    let inset = PageInset(bar)
    inset.observe { [unowned inset, self] in inset.isVisible = isReviewing }
    return inset
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
  private var isReviewing: Bool { context.isOn("review") }
  private var onlyUnreviewed: Bool { isReviewing && context.isOn("unreviewed") }

  private var isFiltered: Bool { onlyDifferences || onlyFailures || onlyUnreviewed }
  private var isWaiting: Bool {
    matrix.isDrawingVisibleRows || (isFiltered && (!matrix.undecidedRows.isEmpty || isListOutdated))
      || isReviewing && !review.isReady
  }

  // MARK: Grid

  private func setUpGrid() {
    grid.setAccessibleLabel(context.entry.title)
    grid.selectionMode = .none
    grid.onFocusChange = { [self] in focusDidChange() }
    grid.itemName = { [self] in source?.snapshot.itemID(at: $0).map { matrix.samples[$0].name } }
    // The grid retains its callbacks until it is discarded.
    source = CollectionDataSource(grid, MatrixRow.self) { [unowned self] row, id in show(id, in: row) }
    grid.onActivate = { [self] in open($0) }
    grid.onKeyPress(phase: .capture) { [unowned self] key, modifiers in
      isPressed = false
      guard modifiers.acceleratorModifiers.isEmpty, let focused = grid.focusedItem,
        grid.cell(at: focused)?.hasFocus == true
      else { return false }
      switch key {
      case .left, .right:
        let isForward = (key == .right) != (grid.direction == .rtl)
        moveColumn(isForward ? 1 : -1)
        grid.scrollToColumn(currentColumn + 1)
      case "0", "1", "2", "3":
        guard isReviewing, let number = key.character?.wholeNumberValue else { return false }
        review.rate(ReviewBar.choices[number])
      default: return false
      }
      return true
    }
  }

  // MARK: Review

  /// Moves to the next column or, in a review, to that of the next appearance.
  private func moveColumn(_ distance: Int) {
    var column = currentColumn + distance
    while isReviewing, matrix.columns.indices.contains(column), matrix.columns[column].version != review.version {
      column += distance
    }
    setCurrentColumn(column)
  }

  /// Makes the column of the theme under review the current one, in the same appearance.
  private func chooseReviewedColumn() {
    guard isReviewing, matrix.columns.indices.contains(currentColumn) else { return }
    let reviewed = MatrixColumn(appearance: matrix.columns[currentColumn].appearance, version: review.version)
    if let column = matrix.columns.firstIndex(of: reviewed) { setCurrentColumn(column) }
  }

  private func focusDidChange() {
    guard let index = grid.focusedItem, let id = source?.snapshot.itemID(at: index) else { return }
    chooseRow(id)
  }

  /// Makes the cell of a row in the current column the one that the user rates.
  private func chooseRow(_ id: Int) {
    guard matrix.columns.indices.contains(currentColumn) else { return }
    ratedRow = id
    review.current = (id, matrix.columns[currentColumn].appearance)
    showCurrentCell()
  }

  private func press(_ id: Int, _ column: Int) {
    isPressed = isReviewing
    guard matrix.columns.indices.contains(column) else { return }
    setCurrentColumn(column)
    chooseReviewedColumn()
    chooseRow(id)
  }

  private func showCurrentCell() {
    for (id, row) in source?.cells(ofType: MatrixRow.self) ?? [] {
      row.showCurrent(currentColumn, isRated: isRated(id))
    }
  }

  private func isRated(_ id: Int) -> Bool { isReviewing && ratedRow == id }

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
    chooseReviewedColumn()
    refresh()
  }

  private func show(_ id: Int, in row: MatrixRow) {
    row.onPress = { [weak self] in self?.press(id, $0) }
    let columns = matrix.columns
    let contents = columns.map { column in
      var content = matrix.content(id, column)
      if isReviewing, column.version == review.version { content.review = review.status(id, column.appearance) }
      return content
    }
    row.show(matrix.samples[id], contents, columns, current: currentColumn, isRated: isRated(id))
  }

  private func refresh() {
    for (id, row) in source?.cells(ofType: MatrixRow.self) ?? [] { show(id, in: row) }
  }

  private func setCurrentColumn(_ column: Int) {
    guard matrix.columns.indices.contains(column), column != currentColumn else { return }
    currentColumn = column
    if let ratedRow { chooseRow(ratedRow) } else { showCurrentCell() }
  }

  /// Opens the page of a row, in the state and the appearance of the current cell.
  private func open(_ index: ItemIndex) {
    // In a review, a click on a picture only chooses the cell.
    guard !isPressed else {
      isPressed = false
      return
    }
    guard let id = source?.snapshot.itemID(at: index), matrix.columns.indices.contains(currentColumn) else { return }
    var address = matrix.samples[id].address
    address.theme = matrix.columns[currentColumn].appearance
    context.open(ResolvedAddress(address: address, entry: matrix.samples[id].page))
  }

  private func rowDidChange(_ id: Int) {
    if isReviewing { review.didDraw(id) }
    for (bound, row) in source?.cells(ofType: MatrixRow.self) ?? [] where bound == id { show(id, in: row) }
    if isFiltered, matrix.undecidedRows.contains(id) { isListOutdated = true }
    guard update == nil else { return }
    update = MainLoop.after(milliseconds: Self.updateInterval) { [weak self] in
      guard let self else { return }
      update = nil
      if isReviewing { review.didDrawRows() }
      if isListOutdated { fill() } else { showStatus() }
    }
  }

  // MARK: Filter

  /// Returns whether enough is known about a row to filter it.
  private func isDecided(_ row: Int) -> Bool {
    matrix.isDecided(row) && (!onlyUnreviewed || review.isUnreviewed(row) != nil)
  }

  private func fill() {
    let text = context.value(ofKnob: "search")
    let found = search.indices(matching: text)
    matrix.undecidedRows = isFiltered ? found.filter { !isDecided($0) } : []
    isListOutdated = false
    matrix.draw()
    let rows = found.filter { row in
      (!onlyDifferences || matrix.differs(row) == true) && (!onlyFailures || matrix.fails(row))
        && (!onlyUnreviewed || review.isUnreviewed(row) == true)
    }
    source?.show([(0, rows)], announcing: context.announce, animated: false)
    context.title = context.entry.title.withCount(rows.count, of: matrix.samples.count)
    showStatus()
    guard rows.isEmpty else { return pane.showItems() }
    if onlyDifferences, context.switches.theme == .standard {
      pane.showMissingStyleSheet()
    } else if isFiltered, found.contains(where: { !isDecided($0) }) {
      pane.showPlaceholder(
        localized("Comparing…"), localized("States that match appear here."), iconName: "content-loading-symbolic")
    } else if !found.isEmpty, onlyUnreviewed {
      pane.showPlaceholder(
        localized("No Unreviewed States"), localized("All cells of these states have a verdict."))
    } else if !found.isEmpty, onlyDifferences, onlyFailures {
      pane.showPlaceholder(
        localized("No Results"), localized("None of the differing states has text with low contrast."))
    } else if !found.isEmpty {
      pane.showPlaceholder(
        onlyDifferences ? localized("No Differences") : localized("No Failures"),
        onlyDifferences
          ? localized("None of the states differs from the standard theme.")
          : localized("None of the states has text with low contrast."))
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
