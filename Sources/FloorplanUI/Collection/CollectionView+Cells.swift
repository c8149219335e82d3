public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Says how a view type that the providers ask for is made.
  ///
  /// A type that was not registered is made by its own initialiser.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - make: Makes a new view, before it is bound for the first time: the place for what all its items share.
  public final func register<View: CollectionReusableView>(
    _ type: View.Type, _ make: @escaping () -> View = { View() }
  ) {
    factories[ObjectIdentifier(type)] = make
  }

  /// A cell of a type, to be bound to an item: one that has gone out of sight, or a new one.
  public final func dequeue<Cell: CollectionCell>(_ type: Cell.Type, for index: ItemIndex) -> Cell { dequeue(type) }

  final func dequeue<View: CollectionReusableView>(_ type: View.Type) -> View {
    let id = ObjectIdentifier(type)
    let view = pools[id]?.popLast() as? View ?? factories[id]?() as? View ?? type.init()
    _ = adopt(view)
    view.sizeClass = sizeClass
    // Only what asks for a cell tells when it has its content.
    view.awaitsContent = handedOut != nil
    handedOut?.append(view)
    return view
  }

  /// Takes in a view that stands nowhere yet.
  ///
  /// - Returns: Whether it stands here.
  private func adopt(_ view: CollectionReusableView) -> Bool {
    if view.container == nil, view.parent == nil {
      view.container = self
      view.setParent(self)
      // Until it has a place, which it is only given with an item.
      view.isChildVisible = false
    }
    return view.container === self && view.parent === self
  }

  /// Asks a provider for a view, and takes back what it dequeued and did not give.
  ///
  /// - Returns: The view, and whether it may be used: it stands nowhere else, and for nothing else.
  final func provided<View: CollectionReusableView>(
    by provider: () throws -> View?
  ) rethrows -> (view: View?, isFree: Bool) {
    handedOut = []
    var given: View?
    defer {
      // Others may have come out of the pool by themselves.
      given?.awaitsContent = false
      for view in handedOut ?? [] where view !== given { recycle(view) }
      handedOut = nil
    }
    given = try provider()
    guard let given else { return (nil, true) }
    return (given, isFree(given))
  }

  private func isFree(_ view: CollectionReusableView) -> Bool {
    if handedOut?.contains(where: { $0 === view }) == true { return true }
    guard adopt(view), (view as? CollectionCell)?.index == nil,
      !liveSupplementaryViews.values.contains(where: { $0 === view }),
      transition?.leaving.contains(where: { $0.view === view }) != true
    else { return false }
    // The caller has kept it from before: nobody else may be given it now.
    pools[ObjectIdentifier(type(of: view))]?.removeAll { $0 === view }
    view.sizeClass = sizeClass
    return true
  }

  /// Gives an item a cell that shows it.
  final func bind(_ index: ItemIndex) -> CollectionCell? {
    guard let contents else { return nil }
    let cell = cell(for: index, from: contents)
    if !deferred.isEmpty { staleItems.insert(index) }
    cell.index = index
    // What is remembered of the item may be of another content by now.
    cell.lastMeasured = cell is EmptyCell ? nil : engine.measuredSize(ofItemAt: index)
    cell.selectionMode = cell.isInteractive ? selectionMode : .none
    cell.isSelected = cell.isInteractive && shownSelection.contains(index)
    liveCells[index] = cell
    if keptItems?.contains(index) == false { keptItems = nil }
    unsorted.add(index)
    return cell
  }

  final func cell(for index: ItemIndex, from contents: any CollectionContents) -> CollectionCell {
    do {
      let (cell, isFree) = try provided { try contents.cell(for: index, in: self) }
      if let cell, isFree { return cell }
      report(.cellInUse(index))
    } catch let error as MissingItemError where !deferred.isEmpty {
      // The model is ahead of what is shown, and the change that says so waits already.
      _ = error
    } catch {
      report(.noCell(index, error))
    }
    return dequeue(EmptyCell.self)
  }

  final func report(_ error: CollectionError) {
    if let onError { onError(error) } else { logMessage("CollectionView: \(error)") }
  }

  /// Takes a view back, to be used for something else.
  final func recycle(_ view: CollectionReusableView) {
    release(view)
    pool(view)
  }

  /// Takes from a view what it stood for.
  final func release(_ view: CollectionReusableView) {
    // Of cells, only where no item is left to take it: the focus must not come back with the view on something else.
    if view.containsFocus, let window = view.window, !window.moveFocus(.tabForward) || view.containsFocus {
      window.clearFocus()
    }
    if let cell = view as? CollectionCell {
      if pressedCell === cell { pressedCell = nil }
      cell.index = nil
      cell.isSelected = false
      cell.setState(.active, false)
    }
    view.lastMeasured = nil
  }

  /// Keeps a view for the next of its type.
  final func pool(_ view: CollectionReusableView) {
    offer(view)
    let type = ObjectIdentifier(type(of: view))
    guard pools[type, default: []].count > Self.largestPool else { return }
    pools[type]?.removeLast()
    view.discard()
    view.unparent()
  }

  /// Has whoever asks for a view of its type next get this one.
  final func offer(_ view: CollectionReusableView) {
    view.awaitsContent = true
    view.prepareForReuse()
    pools[ObjectIdentifier(type(of: view)), default: []].append(view)
  }

  /// A screenful on the largest windows; more would only hold memory.
  private static let largestPool = 64

  // MARK: In sight

  /// The items that meet the viewport.
  final var itemsInSight: SectionRanges { engine.visibleItems(in: viewport) }

  /// Takes back what has gone out of sight, so that what comes in finds it.
  ///
  /// One line on each side stays: a small step back finds it bound.
  final func recycleViewsOutOfSight() {
    let kept = engine.visibleItems(in: viewport, linesBefore: 1, linesAfter: 1)
    if kept != keptItems {
      keptItems = kept
      for (index, cell) in liveCells where !kept.contains(index) && !isInUse(cell, of: index) {
        liveCells[index] = nil
        recycle(cell)
      }
    }
    if liveSupplementaryViews.isEmpty { return }
    let seen = viewport
    for (place, view) in liveSupplementaryViews {
      let frame = engine.frame(of: place.element, contentOffset: seen.origin)
      guard frame.map({ !$0.intersects(seen) }) ?? true, !view.containsFocus else { continue }
      liveSupplementaryViews[place] = nil
      recycle(view)
    }
  }

  /// Gives each item in sight a cell, and one line more where people are scrolling to; hides what is left over.
  final func updateCells() {
    let isMirrored = engine.layout.scrollsHorizontally && engine.environment.layoutDirection == .rightToLeft
    let goesOn = scrolling.isForward != isMirrored
    let items = engine.visibleItems(in: viewport, linesBefore: goesOn ? 0 : 1, linesAfter: goesOn ? 1 : 0)
    for index in items where liveCells[index] == nil && engine.frame(ofItemAt: index)?.hasExtent == true {
      _ = bind(index)
    }
    recycleViewsOutOfSight()
    if layout.pinsHeaders || layout.pinsFooters { unsorted = .all }
    switch unsorted {
    case .cells(let cells): if !insertInOrder(cells) { sortChildren() }
    case .all: sortChildren()
    }
    unsorted = .cells([])
    // Shown as long as it might be taken again at once: to unmap and map a cell costs more than to place it.
    hidePooledViews()
  }

  /// Hides what nobody has taken from the pools.
  final func hidePooledViews() {
    for pool in pools.values {
      for view in pool {
        if view.isChildVisible { view.isChildVisible = false }
        // Assistive technology must not be told of what it showed.
        view.awaitsContent = false
      }
    }
  }

  /// Puts new cells into the order of reading, right after those of the items before them.
  ///
  /// - Returns: False where that does not tell their places.
  private func insertInOrder(_ cells: [ItemIndex]) -> Bool {
    guard !cells.isEmpty else { return true }
    guard liveSupplementaryViews.isEmpty, input.lift == nil else { return false }
    for index in cells.sorted() {
      guard let cell = liveCells[index] else { continue }
      let previous = liveCells[ItemIndex(section: index.section, item: index.item - 1)]
      guard previous != nil || liveCells.keys.min() == index else { return false }
      cell.insert(in: self, after: previous)
    }
    return true
  }

  /// Puts children into the order of reading, which is what Tab and assistive technology follow.
  final func sortChildren() {
    var previous: CollectionReusableView?
    func append(_ view: CollectionReusableView?) {
      guard let view else { return }
      view.insert(in: self, after: previous)
      previous = view
    }
    var section: Int?
    var floating: [CollectionReusableView] = []
    func appendSupplement(_ kind: SupplementaryKind, _ section: Int) {
      let place = SupplementaryPlace(kind, section: section)
      guard let view = liveSupplementaryViews[place] else { return }
      // What floats over items is drawn after them and found by the pointer before them.
      if isFloating(place) { floating.append(view) } else { append(view) }
    }
    let sections = liveSupplementaryViews.isEmpty ? [] : Set(liveSupplementaryViews.keys.map(\.section)).sorted()
    var waiting = sections[...]
    func openSections(before limit: Int) {
      while let next = waiting.first, next < limit {
        waiting.removeFirst()
        appendSupplement(.header, next)
        appendSupplement(.footer, next)
      }
    }
    for index in liveCells.keys.sorted() {
      if section != index.section {
        if let section { appendSupplement(.footer, section) }
        openSections(before: index.section)
        if waiting.first == index.section { waiting.removeFirst() }
        appendSupplement(.header, index.section)
        section = index.section
      }
      if input.lift?.index == index, let cell = liveCells[index] {
        floating.append(cell)
      } else {
        append(liveCells[index])
      }
    }
    if let section { appendSupplement(.footer, section) }
    openSections(before: .max)
    for view in floating { append(view) }
  }

  private func isFloating(_ place: SupplementaryPlace) -> Bool {
    engine.frame(of: place.element, contentOffset: viewport.origin) != engine.frame(of: place.element)
  }

  /// Tells the cells that they have more or less room than before.
  final func tellSizeClass() {
    guard toldSizeClass != sizeClass else { return }
    toldSizeClass = sizeClass
    for cell in liveCells.values { cell.sizeClass = sizeClass }
    for view in liveSupplementaryViews.values { view.sizeClass = sizeClass }
    onSizeClassChange?()
  }
}

extension Rect {
  /// Whether there is anything to see: countless elements without may stand at one place.
  nonisolated var hasExtent: Bool { size.hasExtent }
}

/// Stands for an item whose provider gave no cell.
final class EmptyCell: CollectionCell {}
