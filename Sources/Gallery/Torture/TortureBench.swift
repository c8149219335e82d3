import Floorplan

/// A collection whose rows change at random while the user scrolls, with a check of their movements.
final class TortureBench {
  let root = Box(.vertical)
  private let context: PageContext
  private let collection: CollectionView
  private let scrolled = ScrolledWindow(name: localized("Rows"), horizontal: .never)
  private let startButton = Button(label: localized("Start"))
  private let counters = Label("", .footnote)
  private var source: CollectionDataSource<Int, Int>?
  private var rows = TortureRows(count: 0, sections: 1, seed: 0)
  private var check = MovementCheck()
  /// A cell that is never reused, to measure rows.
  private let measuringCell = TortureCell()
  /// The rows that had a wrong height.
  private var wrongRows: Set<Int> = []
  private var events = MovementCheck.Events()
  private var timer: LoopSource?
  private var frameHandler: SignalHandle?
  private var isStepRequested = false
  private var scrollDirection = 1.0
  private var steps = 0
  private var binds = 0
  private var shownBinds = 0
  private var cellsBefore = TortureCell.createdCount
  /// The end of the transition, until which only the anchor keeps its position.
  private var settledAt = MainLoop.time
  private var wasSettled = true
  private static let maximumTransitionDuration = 0.4

  init(_ context: PageContext) {
    self.context = context
    collection = CollectionView(
      layout: AutosizingColumnFlowLayout(
        numberOfColumns: 1, minimumLineSpacing: 8, sectionInset: Insets(top: 0, leading: 16, bottom: 16, trailing: 16),
        headerReferenceHeight: 44, pinsHeaders: true))
    // Connect before the collection does, to distinguish scrolling by the user from its own.
    scrolled.verticalAdjustment.connect("value-changed") { [unowned self] in recordScroll() }
    scrolled.child = collection
    scrolled.expandsVertically = true
    setUpCollection()
    root.append(controls())
    root.append(PageInset.list(scrolled))
    // The closures of the tree keep the bench alive until the tree is discarded.
    root.observe { [self] in
      reset(count: number("rows"), sections: number("sections"), seed: number("seed"))
    }
    root.observe { [self] in
      _ = number("rate")
      if isRunning { start() }
    }
    collection.connect("map") { [self] in followFrames() }
    collection.onFocusChange = { [weak self] in self?.events.hasJumped = true }
  }

  private func number(_ knob: String) -> Int { Int(Double(context.value(ofKnob: knob)) ?? 0) }

  // MARK: Content

  private func setUpCollection() {
    collection.selectionMode = .single
    collection.setAccessibleLabel(localized("Rows"))
    // Unowned: the collection must not retain its owner.
    source = CollectionDataSource(collection, TortureCell.self) { [unowned self] cell, row in
      cell.show(row, of: rows)
      if binds == shownBinds { MainLoop.idle { [weak self] in self?.showCounters() } }
      binds += 1
    }
    collection.showHeaders { [self] section in
      rows.sections.indices.contains(section) ? ("Section \(section + 1)", nil) : nil
    }
  }

  private func controls() -> Widget {
    startButton.onClick { [self] in if isRunning { stop() } else { start() } }
    let step = Button(localized("One Step")) { [self] in request() }
    counters.wraps = true
    let bar = WrappingBox(spacing: 8, lineSpacing: 8)
    for part in [startButton, step, counters] as [Widget] { bar.append(part) }
    bar.setMargins(bottom: 12)
    return PageInset(bar)
  }

  private func reset(count: Int, sections: Int, seed: Int) {
    rows = TortureRows(count: count, sections: sections, seed: seed)
    (steps, binds, cellsBefore) = (0, 0, TortureCell.createdCount)
    check = MovementCheck()
    wrongRows = []
    events = MovementCheck.Events()
    show(reloading: [], animated: false)
    // In the middle, there are rows on both sides of the anchor.
    let middle = rows.sections.count / 2
    collection.scrollTo(ItemIndex(section: middle, item: (rows.sections[middle].count) / 2), .leading)
    showCounters()
  }

  private func show(reloading: [Int], animated: Bool) {
    guard let source else { return }
    do throws(SnapshotError) {
      let new = try rows.snapshot(reloading: reloading)
      // If two rows are swapped, the collection decides which of them moves.
      let changes = CollectionChanges(from: source.snapshot, to: new)
      events.displaced.formUnion(changes.movedItems.compactMap { source.snapshot.itemID(at: $0.from) })
      events.displaced.formUnion(
        changes.removedItems.flatMap { range in
          range.items.compactMap { source.snapshot.itemID(at: ItemIndex(section: range.section, item: $0)) }
        })
      try source.apply(new, animated: animated)
    } catch {
      context.announce("\(error)")
    }
  }

  /// The counters as text, which the page displays and tests read.
  var summary: String {
    let parts = [
      ("Rows", rows.count), ("steps", steps), ("cells created", TortureCell.createdCount - cellsBefore),
      ("binds", binds), ("heights wrong", wrongRows.count),
      ("movements checked", check.comparisons), ("wrong", check.wrongMovements),
    ]
    let text = parts.map { "\($0) \(groupedDigits($1))" }.joined(separator: " · ")
    if check.wrongMovements == 0 { return text }
    return check.maximumError.isFinite
      ? "\(text), by up to \(plainDecimal(check.maximumError.rounded())) pixels" : "\(text), row disappeared"
  }

  private func showCounters() {
    shownBinds = binds
    counters.text = summary
    let isWrong = check.wrongMovements > 0 || !wrongRows.isEmpty
    counters.setStyleClass(UtilityClass.negative.rawValue, isWrong)
    counters.setStyleClass(UtilityClass.secondary.rawValue, !isWrong)
  }

  // MARK: Running

  private var isRunning: Bool { timer != nil }

  private func start() {
    stop()
    let rate = max(1, number("rate"))
    let new = MainLoop.every(milliseconds: UInt32(1000 / rate)) { [weak self] in
      self?.request()
      return self != nil
    }
    // Leaving the page stops the timer.
    timer = root.addCancellable(new)
    startButton.label = localized("Stop")
  }

  private func stop() {
    if let timer { root.removeCancellable(timer) }
    timer = nil
    startButton.label = localized("Start")
  }

  /// Requests a step right after the next frame, when the screen matches the state of the collection.
  private func request() {
    guard frameHandler?.isConnected == true, collection.isMapped else { return step() }
    isStepRequested = true
    collection.queueDraw()
  }

  private func step() {
    isStepRequested = false
    steps += 1
    let step = rows.step(visible: collection.boundItems)
    events.hasChanged = true
    let isAnimated = context.isOn("animated")
    if step.change == .grow || step.change == .reload { events.resized.formUnion(step.rows) }
    switch step.change {
    case .grow:
      for (row, cell) in cells where step.rows.contains(row) { cell.show(row, of: rows) }
    case .insert, .remove, .move, .reload:
      show(reloading: step.change == .reload ? step.rows : [], animated: isAnimated)
    }
    if isAtEnd { events.isAtEnd = true }
    if isAnimated, step.change != .grow { settledAt = MainLoop.time + Self.maximumTransitionDuration }
    showCounters()
  }

  // MARK: Watching

  private func recordScroll() {
    let adjustment = scrolled.verticalAdjustment
    // If the collection has set the value, its viewport already matches.
    events.scrolled += adjustment.value - adjustment.lower - collection.viewport.minY
  }

  private func followFrames() {
    frameHandler?.disconnect()
    frameHandler = collection.frameClock?.connect("after-paint") { [weak self] in self?.framePainted() }
    if let frameHandler { root.addCancellable(frameHandler) }
  }

  private func framePainted() {
    guard collection.isMapped else { return }
    let isAtEnd = isAtEnd
    if isAtEnd { events.isAtEnd = true }
    let (comparisons, wrongBefore) = (check.comparisons, wrongRows.count)
    let isSettled = MainLoop.time >= settledAt
    if isSettled || (events.hasChanged && wasSettled) {
      check.compare(rowsOnScreen, after: events)
    } else {
      check.skip(rowsOnScreen)
    }
    if isSettled { checkHeights() }
    wasSettled = isSettled
    events = MovementCheck.Events()
    if check.comparisons != comparisons || wrongRows.count != wrongBefore || binds != shownBinds { showCounters() }
    if isStepRequested { step() }
    if isRunning { continueScrolling(reversing: isAtEnd) }
  }

  /// Whether the collection is scrolled to its top or its bottom.
  private var isAtEnd: Bool {
    let adjustment = scrolled.verticalAdjustment
    return adjustment.value <= adjustment.lower + 1
      || adjustment.value >= adjustment.upper - adjustment.pageSize - 1
  }

  private func continueScrolling(reversing: Bool) {
    let adjustment = scrolled.verticalAdjustment
    let pixels = Double(number("scroll"))
    guard pixels != 0 else { return }
    // Scroll back and forth while the bench runs.
    if reversing { scrollDirection = adjustment.value <= adjustment.lower + 1 ? 1 : -1 }
    adjustment.value += abs(pixels) * scrollDirection
    // Rows that have grown are measured later, which can move the end away again.
    if isAtEnd { events.isAtEnd = true }
  }

  private var cells: [(id: Int, cell: TortureCell)] { source?.cells(ofType: TortureCell.self) ?? [] }

  private var rowsOnScreen: [MovementCheck.Row] {
    cellsOnScreen.map { MovementCheck.Row(id: $0.id, top: $0.bounds.y) }
  }

  private var cellsOnScreen: [(id: Int, bounds: (x: Double, y: Double, width: Double, height: Double))] {
    cells.compactMap { row, cell in
      guard cell.isMapped, let bounds = cell.bounds(in: collection), bounds.y + bounds.height > 0,
        bounds.y < Double(collection.height)
      else { return nil }
      return (row, bounds)
    }
  }

  /// Compares the rows on the screen with a new measurement of their content.
  private func checkHeights() {
    measuringCell.sizeClass = collection.sizeClass
    for (row, bounds) in cellsOnScreen {
      measuringCell.show(row, of: rows)
      let measured = measuringCell.measured(.vertical, forSize: Int(bounds.width)).natural
      if Double(measured) != bounds.height { wrongRows.insert(row) }
    }
  }
}
