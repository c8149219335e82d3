public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Shows other contents.
  final func setContents(_ newContents: any CollectionContents) {
    whenSettled { [weak self] in
      guard let self else { return }
      contents = newContents
      let counts = newContents.itemCounts
      takeAllCells(keepingViewsOf: counts.count)
      engine.sections = sectionDescriptions(counts)
      (staleItems, frozenItems) = ([], [])
      rebindSupplementaryViews { _ in true }
      focusIndex = nil
      forgetInput()
      let hadSelection = !storedSelection.isEmpty
      storedSelection = ItemSelection()
      if hasSize { scrolling.correct(to: engine.contentOffset(keeping: nil, in: viewport)) }
      queueResize()
      settle()
      if hadSelection { onSelectionChange?() }
    }
  }

  /// Shows nothing any more.
  final func removeContents() {
    whenSettled { [weak self] in
      guard let self else { return }
      contents = nil
      takeAllCells()
      engine.sections = []
      (focusIndex, selectedItem, pendingPlace) = (nil, nil, nil)
      scrolling.jump(to: .zero)
      configureAdjustments()
      queueResize()
    }
  }

  /// - Parameter sectionCount: How many sections there will be: who is in the header or footer of one stays there.
  private func takeAllCells(keepingViewsOf sectionCount: Int = 0) {
    finishTransition()
    let gone = liveSupplementaryViews.filter { $0.key.section >= sectionCount }
    let views: [CollectionReusableView] = Array(liveCells.values) + Array(gone.values)
    for place in gone.keys { liveSupplementaryViews[place] = nil }
    (liveCells, emptySupplementaryPlaces, keptItems) = ([:], [], nil)
    for view in views { recycle(view) }
  }

  /// Follows changes of the contents while the first item in sight, the focus and the selection stay with their items.
  final func apply(_ changes: CollectionChanges, animated: Bool) {
    guard let contents else { return }
    let mapping = ItemIndexMapping(changes)
    let counts = contents.itemCounts
    let frames = framesOnScreen(animated: animated)
    let anchor = anchor(whereItemsGo: mapping, moved: Set(changes.movedItems.map(\.from)))
    let wasAtLeadingEnd = isAtLeadingEnd
    do {
      try engine.apply(changes, sections: sectionDescriptions(counts, formerSection: mapping.oldSection))
    } catch {
      return setContents(contents)
    }
    if case .item(let index, let position) = pendingPlace {
      pendingPlace = mapping.newIndex(ofItemAt: index).map { .item($0, position) }
    }
    var moved = anchor
    if let held = anchor, let new = mapping.newIndex(ofItemAt: held.index) { moved?.index = new }
    if hasSize { hold(moved, wasAtLeadingEnd: wasAtLeadingEnd, isMeasured: false) }
    unsorted = .all
    frozenItems = []
    let hadFocus = focusedItem != nil
    let leaving = takeLeavingCells(mapping, reloaded: Set(changes.reloadedItems))
    let selectionBefore = storedSelection
    follow(changes, mapping, counts, hadFocus: hadFocus)
    rebind(changes.reloadedSections)
    for view in leaving { release(view) }
    if frames == nil { for view in leaving { pool(view) } }
    queueResize()
    settle(holding: moved.flatMap { engine.anchor(at: $0.index) })
    if let frames {
      beginTransition(from: frames, leaving: leaving) { mapping.oldIndex(ofItemAt: $0) == nil }
    }
    if storedSelection != selectionBefore { tellSelection() }
  }

  /// The item to hold on to while others come, go and move.
  ///
  /// To follow an item that goes elsewhere would take everything else in sight away, so one that only the changes around
  /// it move is better, if there is one in sight.
  private func anchor(whereItemsGo mapping: ItemIndexMapping, moved: Set<ItemIndex>) -> ScrollAnchor? {
    guard let first = engine.anchor(in: viewport, surviving: { mapping.newIndex(ofItemAt: $0) != nil }) else {
      return nil
    }
    guard moved.contains(first.index) else { return first }
    let still = itemsInSight.first { !moved.contains($0) && mapping.newIndex(ofItemAt: $0) != nil }
    return still.flatMap { engine.anchor(at: $0) } ?? first
  }

  /// Gives the cells that stay their items' new places, and those of the headers and footers.
  ///
  /// - Returns: The views of what is gone, or has to be bound anew.
  private func takeLeavingCells(_ mapping: ItemIndexMapping, reloaded: Set<ItemIndex>) -> [CollectionReusableView] {
    var leaving: [CollectionReusableView] = []
    let (cells, supplementaryViews) = (liveCells, liveSupplementaryViews)
    (liveCells, liveSupplementaryViews, emptySupplementaryPlaces) = ([:], [:], [])
    keptItems = nil
    for (index, cell) in cells {
      if let new = mapping.newIndex(ofItemAt: index), !reloaded.contains(new), !staleItems.contains(index),
        !(cell is EmptyCell)
      {
        cell.index = new
        liveCells[new] = cell
      } else {
        leaving.append(cell)
      }
    }
    for (place, view) in supplementaryViews {
      if let section = mapping.newSection(ofSectionAt: place.section) {
        liveSupplementaryViews[SupplementaryPlace(place.kind, section: section)] = view
      } else {
        leaving.append(view)
      }
    }
    staleItems = []
    return leaving
  }

  /// Has the cells, headers and footers of sections show what has become of these.
  private func rebind(_ sections: [Int]) {
    guard !sections.isEmpty else { return }
    let sections = Set(sections)
    phase = .settling
    for (index, cell) in liveCells where sections.contains(index.section) { rebind(cell, of: index) }
    phase = .idle
    rebindSupplementaryViews { sections.contains($0) }
  }

  /// Binds an item anew, in the cell that it has unless the provider takes another one: the focus stays with it.
  private func rebind(_ cell: CollectionCell, of index: ItemIndex) {
    let hadFocus = cell.containsFocus
    // What is inside may have to go.
    if hadFocus { cell.grabFocus() }
    liveCells[index] = nil
    cell.index = nil
    offer(cell)
    let bound = bind(index)
    guard bound !== cell else { return }
    if hadFocus, let bound { focus(bound) }
    release(cell)
  }

  /// Keeps focus and selection with their items.
  private func follow(
    _ changes: CollectionChanges, _ mapping: ItemIndexMapping, _ counts: [Int], hadFocus: Bool
  ) {
    storedSelection.apply(changes)
    if !input.follow(changes, mapping) { cancelDrag() }
    showSelection()
    let focused = focusIndex
    focusIndex = focused.flatMap(mapping.newIndex)
    // The focus moves before its old cell goes, so that it never leaves the collection; nothing scrolls for it.
    if hadFocus, let focused, let new = focusIndex ?? counts.nearestItem(to: focused),
      liveCells[new]?.containsFocus != true
    {
      focusIndex = new
      phase = .settling
      let cell = liveCells[new] ?? bind(new)
      phase = .idle
      if let cell { focus(cell) }
    }
    if let menu = input.menu, focusIndex == nil {
      focusIndex = focused.flatMap(counts.nearestItem)
      // The focus comes back from it once everything has its place.
      MainLoop.idle { menu.popover.popDown() }
    }
  }

  /// Asks anew what sections are like.
  final func reloadSections() {
    whenSettled { [weak self] in
      guard let self, let contents else { return }
      change {
        let new = self.sectionDescriptions(contents.itemCounts) { $0 }
        // What was measured stays, as far as it is of use.
        do { try self.engine.apply(CollectionChanges(), sections: new) } catch { self.engine.sections = new }
      }
      // What heads a section may stand in line with its items.
      for view in liveSupplementaryViews.values { view.queueResize() }
    }
  }

  /// - Parameters:
  ///   - counts: How many items each section has.
  ///   - formerSection: Which of the engine's sections one is; nil for none.
  /// - Returns: What the engine is told.
  private func sectionDescriptions(
    _ counts: [Int], formerSection: (Int) -> Int? = { _ in nil }
  ) -> [SectionDescription] {
    let known = engine.sections
    return counts.enumerated().map { section, count in
      let former = formerSection(section).flatMap { known.indices.contains($0) ? known[$0] : nil }
      let heights = supplementaryHeights(ofSection: section, knownFrom: former)
      return SectionDescription(
        itemCount: count, headerHeight: heights.header, footerHeight: heights.footer,
        overrides: sectionOverrides?(section) ?? SectionOverrides(),
        itemSizes: itemSize.map { size in (0..<count).map { size(ItemIndex(section: section, item: $0)) } } ?? [])
    }
  }

  // MARK: Layout

  /// Places the items in another way, while the first item in sight stays in sight.
  ///
  /// - Parameters:
  ///   - newLayout: How items are placed from now on.
  ///   - animated: Whether they are shown moving, unless animations are off.
  public final func setLayout(_ newLayout: any CollectionLayout, animated: Bool) {
    whenSettled { [weak self] in
      guard let self else { return }
      let frames = framesOnScreen(animated: animated)
      change {
        self.requestedLayout = newLayout
        self.engine.layout = Self.layout(newLayout, in: self.sizeClass)
      }
      if let frames { beginTransition(from: frames, leaving: []) { _ in false } }
      updateScrolledWindow()
      queueResize()
    }
  }

  /// The layout with as many columns as there is room for, where the caller leaves that open.
  static func layout(_ layout: any CollectionLayout, in sizeClass: SizeClass) -> any CollectionLayout {
    guard var columns = layout as? AutosizingColumnFlowLayout, columns.numberOfColumns < 1 else { return layout }
    columns.numberOfColumns = sizeClass == .regular ? 2 : 1
    return columns
  }
}
