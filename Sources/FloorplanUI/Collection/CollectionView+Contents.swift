public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Replaces the contents.
  final func setContents(_ newContents: any CollectionContents) {
    whenIdle { [unowned self] in
      if isReplacingDataSource { replacement = newContents } else { display(newContents) }
    }
  }

  /// Displays new contents.
  ///
  /// - Parameters:
  ///   - newContents: The contents.
  ///   - keepsItems: Whether they have the same items, so the selection, the focus and the scroll position are kept.
  private func display(_ newContents: any CollectionContents, keepsItems: Bool = false) {
    let before = selected
    let (anchor, wasAtLeadingEnd) = (engine.anchor(in: viewport), isAtLeadingEnd)
    contents = newContents
    resizeStart = nil
    let counts = newContents.itemCounts
    removeViews {
      guard case .item(let index) = $0 else { return $0.section >= counts.count }
      return !keepsItems || !counts.indices.contains(index.section) || index.item >= counts[index.section]
    }
    engine.sections = sectionDescriptions(counts)
    deferred.staleItems = []
    rebind { _ in true }
    focusIndex = keepsItems ? focusIndex.flatMap { engine.frame(ofItemAt: $0) == nil ? nil : $0 } : nil
    // Before the preview of a rubber band ends, which reports the selection.
    selected.items = keepsItems ? permitted(before.items) : ItemSelection()
    resetInput()
    if keepsItems { selected.rangeStart = before.rangeStart }
    showSelection()
    if hasSize {
      if keepsItems {
        restoreScrollPosition(of: anchor, wasAtLeadingEnd: wasAtLeadingEnd, isMeasured: false)
      } else {
        scrolling.correct(to: engine.contentOffset(keeping: nil, in: viewport))
      }
    }
    queueResize()
    if keepsItems { updateLayout(keeping: anchor.flatMap { engine.anchor(at: $0.index) }) } else { layOutImmediately() }
    if selected.items != before.items { reportSelection() }
  }

  /// Updates the displayed items when the collection is idle, unless the source was replaced.
  ///
  /// The closure updates the item counts of the source and returns the changes, or nil to reload all items. It is also
  /// called for a replaced source, to keep its counts up to date.
  final func update(
    _ source: any CollectionContents, animated: Bool, _ update: @escaping () -> CollectionChanges?
  ) {
    whenIdle { [unowned self, weak source] in
      guard let source else { return }
      let changes = update()
      guard contents === source else { return }
      if let changes { apply(changes, animated: animated) } else { setContents(source) }
    }
  }

  /// Replaces the data source with one of the same items, and keeps the selection, the focus and the scroll position.
  ///
  /// - Parameter replace: Creates the new data source and displays the items; they appear afterwards.
  public final func replaceDataSource(_ replace: () -> Void) {
    whenIdle { [unowned self] in isReplacingDataSource = true }
    replace()
    whenIdle { [unowned self] in
      isReplacingDataSource = false
      guard let new = replacement else { return }
      replacement = nil
      display(new, keepsItems: true)
    }
  }

  /// Removes the contents.
  final func removeContents() {
    whenIdle { [unowned self] in
      cancelCopying()
      contents = nil
      removeViews { _ in true }
      engine.sections = []
      (focusIndex, selectedItem, pendingScrollTarget) = (nil, nil, nil)
      scrolling.jump(to: .zero)
      configureAdjustments()
      queueResize()
    }
  }

  private func removeViews(where isRemoved: (LayoutElement) -> Bool) {
    finishTransition()
    let removed = views.removeElements(where: isRemoved)
    keptItems = nil
    for view in removed.values { recycle(view) }
  }

  /// Applies changes of the contents, and keeps an item in place and the focus and the selection on their items.
  final func apply(_ changes: CollectionChanges, animated: Bool) {
    guard let contents else { return }
    let mapping = ItemIndexMapping(changes)
    let counts = contents.itemCounts
    let newTransition = prepareTransition(animated: animated)
    resizeStart = nil
    let isSorted = isSort(changes, mapping)
    let anchor =
      isSorted
      ? focusAnchor(whereItemsGo: mapping)
      : anchor(whereItemsGo: mapping, moved: Set(changes.movedItems.map(\.from)))
    let wasAtLeadingEnd = isAtLeadingEnd
    do {
      try engine.apply(changes, sections: sectionDescriptions(counts, formerSection: mapping.oldSection))
    } catch {
      return setContents(contents)
    }
    if case .item(let index, let position) = pendingScrollTarget {
      pendingScrollTarget = mapping.newIndex(ofItemAt: index).map { .item($0, position) }
    }
    var moved = anchor
    if let held = anchor, let new = mapping.newIndex(ofItemAt: held.index) { moved?.index = new }
    // After a sort, the old position has no meaning.
    if isSorted, anchor == nil { scrolling.jump(to: Point(x: leadingOffset, y: 0)) }
    if hasSize { restoreScrollPosition(of: moved, wasAtLeadingEnd: wasAtLeadingEnd, isMeasured: false) }
    needsSorting = true
    let hadFocus = focusedItem != nil
    let leaving = remapViews(mapping, reloaded: Set(changes.reloadedItems))
    let selectionBefore = selected.items
    follow(changes, mapping, counts, hadFocus: hadFocus)
    let reloadedSections = Set(changes.reloadedSections)
    if !reloadedSections.isEmpty { rebind { reloadedSections.contains($0.section) } }
    for view in leaving { release(view) }
    if newTransition == nil { for view in leaving { views.recycle(view) } }
    queueResize()
    updateLayout(keeping: moved.flatMap { engine.anchor(at: $0.index) })
    if let newTransition {
      beginTransition(newTransition, leaving: leaving) { mapping.oldIndex(ofItemAt: $0) == nil }
    }
    if selected.items != selectionBefore { reportSelection() }
  }

  /// Returns whether most of the remaining items move within their sections.
  private func isSort(_ changes: CollectionChanges, _ mapping: ItemIndexMapping) -> Bool {
    let movedCount = changes.movedItems.count { $0.from.section == mapping.oldSection(ofSectionAt: $0.to.section) }
    guard movedCount > 0 else { return false }
    let counts = engine.sections.enumerated().map { mapping.newSection(ofSectionAt: $0) == nil ? 0 : $1.itemCount }
    var remaining = ItemSelection(all: counts)
    remaining.subtract(ItemSelection(ranges: changes.removedItems))
    return movedCount > remaining.count / 2
  }

  /// Returns the item to keep in place during changes.
  ///
  /// An item that the changes don't move is preferred, because following a moved item would scroll everything else out
  /// of view.
  private func anchor(whereItemsGo mapping: ItemIndexMapping, moved: Set<ItemIndex>) -> ScrollAnchor? {
    guard let first = engine.anchor(in: viewport, where: { mapping.newIndex(ofItemAt: $0) != nil }) else {
      return nil
    }
    guard moved.contains(first.index) else { return first }
    let still = visibleItems.first { !moved.contains($0) && mapping.newIndex(ofItemAt: $0) != nil }
    return still.flatMap { engine.anchor(at: $0) } ?? first
  }

  /// Returns the visible item that has the focus or, if the user has scrolled, had it last.
  private func focusAnchor(whereItemsGo mapping: ItemIndexMapping) -> ScrollAnchor? {
    guard let index = viewport.minY > 0 ? focusIndex : focusedItem, visibleItems.contains(index),
      mapping.newIndex(ofItemAt: index) != nil
    else { return nil }
    return engine.anchor(at: index)
  }

  /// Assigns new indices to the remaining cells, headers and footers.
  ///
  /// - Returns: The views of elements that were removed or need rebinding.
  private func remapViews(_ mapping: ItemIndexMapping, reloaded: Set<ItemIndex>) -> [CollectionReusableView] {
    var leaving: [CollectionReusableView] = []
    for (element, view) in views.removeElements(where: { _ in true }) {
      var new: LayoutElement?
      if let kind = element.supplementaryKind {
        new = mapping.newSection(ofSectionAt: element.section).map { LayoutElement(kind, ofSection: $0) }
      } else if let cell = view as? CollectionCell, let old = cell.index, !deferred.staleItems.contains(old),
        !(cell is EmptyCell), let index = mapping.newIndex(ofItemAt: old), !reloaded.contains(index)
      {
        cell.index = index
        new = .item(index)
      }
      if let new { views[new] = view } else { leaving.append(view) }
    }
    keptItems = nil
    deferred.staleItems = []
    return leaving
  }

  /// Keeps focus and selection with their items.
  private func follow(
    _ changes: CollectionChanges, _ mapping: ItemIndexMapping, _ counts: [Int], hadFocus: Bool
  ) {
    selected.follow(changes, mapping)
    if !input.follow(changes, mapping) { cancelDrag() }
    showSelection()
    let focused = focusIndex
    focusIndex = focused.flatMap(mapping.newIndex)
    // Move the focus before its old cell is removed, so it never leaves the collection; this doesn't scroll.
    if hadFocus, let focused, let new = focusIndex ?? counts.nearestItem(to: focused),
      views[new]?.containsFocus != true
    {
      focusIndex = new
      phase = .settling
      let cell = views[new] ?? bind(new)
      phase = .idle
      if let cell { focus(cell) }
    }
    if let menu = input.menu, focusIndex == nil {
      focusIndex = focused.flatMap(counts.nearestItem)
      // The popover returns the focus; wait until the new cells are allocated.
      MainLoop.idle { menu.popover.popDown() }
    }
  }

  /// Updates the descriptions of the sections.
  final func reloadSections() {
    whenIdle { [unowned self] in
      guard let contents else { return }
      updateGeometry {
        let new = self.sectionDescriptions(contents.itemCounts) { $0 }
        // Keep the measurements that are still usable.
        do { try self.engine.apply(CollectionChanges(), sections: new) } catch { self.engine.sections = new }
      }
      // A section header may align with the items.
      for (_, view) in views.supplements { view.queueResize() }
    }
  }

  /// - Parameters:
  ///   - counts: The number of items in each section.
  ///   - formerSection: Returns the engine's index of a section, or nil if the section is new.
  /// - Returns: The section descriptions for the engine.
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

  /// Changes the layout, and keeps the first visible item visible.
  ///
  /// - Parameters:
  ///   - newLayout: The new layout.
  ///   - animated: Whether to animate the items, unless animations are disabled.
  public final func setLayout(_ newLayout: any CollectionLayout, animated: Bool) {
    whenIdle { [unowned self] in
      let newTransition = prepareTransition(animated: animated)
      updateGeometry {
        self.requestedLayout = newLayout
        self.engine.layout = self.displayedLayout(in: self.engine.environment.containerSize)
      }
      if let newTransition { beginTransition(newTransition, leaving: []) { _ in false } }
      updateScrolledWindow()
      queueResize()
    }
  }

  /// Returns the layout, with the number of columns for the size class if the caller didn't set one.
  static func layout(_ layout: any CollectionLayout, in sizeClass: SizeClass) -> any CollectionLayout {
    guard var columns = layout as? AutosizingColumnFlowLayout, columns.numberOfColumns < 1 else { return layout }
    columns.numberOfColumns = sizeClass == .regular ? 2 : 1
    return columns
  }
}
