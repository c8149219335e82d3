public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Registers a closure that creates views of a type.
  ///
  /// For an unregistered type, the collection calls its initializer.
  ///
  /// - Parameters:
  ///   - type: The type of the views.
  ///   - make: A closure that creates a view. The maximum number of lines, the colors and the fonts that it sets for
  ///     labels stay when the view is reused.
  public final func register<View: CollectionReusableView>(
    _ type: View.Type, _ make: @escaping () -> View = { View() }
  ) {
    views.register(type, make)
  }

  /// Returns a recycled or new cell of a type, to be bound to an item.
  public final func dequeue<Cell: CollectionCell>(_ type: Cell.Type, for index: ItemIndex) -> Cell { dequeue(type) }

  final func dequeue<View: CollectionReusableView>(_ type: View.Type) -> View {
    let view = views.take(type)
    _ = adopt(view)
    view.sizeClass = sizeClass
    // Only a provider call signals that the content is complete.
    view.awaitsContent = dequeuedViews != nil
    dequeuedViews?.append(view)
    return view
  }

  /// Adds a view without a parent to the collection.
  ///
  /// - Returns: Whether the view is now in this collection.
  private func adopt(_ view: CollectionReusableView) -> Bool {
    if view.container == nil, view.parent == nil {
      view.container = self
      view.setParent(self)
      // Hidden until the cell is allocated with its item.
      view.isChildVisible = false
    }
    return view.container === self && view.parent === self
  }

  /// Calls a provider for a view, and recycles views that it dequeued but didn't return.
  ///
  /// - Returns: The view, and whether it is free: not in use for another element or in another container.
  final func requestView<View: CollectionReusableView>(
    from provider: () throws -> View?
  ) rethrows -> (view: View?, isFree: Bool) {
    dequeuedViews = []
    var provided: View?
    defer {
      // The provider may have returned a pooled view that it kept.
      provided?.awaitsContent = false
      for view in dequeuedViews ?? [] where view !== provided { recycle(view) }
      dequeuedViews = nil
    }
    provided = try provider()
    guard let provided else { return (nil, true) }
    return (provided, isFree(provided))
  }

  private func isFree(_ view: CollectionReusableView) -> Bool {
    if dequeuedViews?.contains(where: { $0 === view }) == true { return true }
    guard adopt(view), (view as? CollectionCell)?.index == nil, !views.contains(view),
      transition?.leaving.contains(where: { $0.view === view }) != true
    else { return false }
    views.removeFromPool(view)
    view.sizeClass = sizeClass
    return true
  }

  /// Binds a cell to an item.
  final func bind(_ index: ItemIndex) -> CollectionCell? {
    guard let contents else { return nil }
    let cell = cell(for: index, from: contents)
    if !deferred.isEmpty { deferred.staleItems.insert(index) }
    cell.index = index
    // The stored measurement may be of other content.
    cell.lastMeasured = cell is EmptyCell ? nil : engine.measuredSize(ofItemAt: index)
    cell.selectionMode = selectionMode(of: cell, at: index)
    cell.isSelected = cell.isInteractive && displayedSelection.contains(index)
    views[.item(index)] = cell
    if keptItems?.contains(index) == false { keptItems = nil }
    needsSorting = true
    return cell
  }

  final func cell(for index: ItemIndex, from contents: any CollectionContents) -> CollectionCell {
    do {
      let (cell, isFree) = try requestView { try contents.cell(for: index, in: self) }
      if let cell, isFree { return cell }
      report(.cellInUse(index))
    } catch let error as MissingItemError where !deferred.isEmpty {
      // The model is ahead of the displayed content; the pending change covers this item.
      _ = error
    } catch {
      report(.cellProviderFailed(index, error))
    }
    return dequeue(EmptyCell.self)
  }

  final func report(_ error: CollectionError) {
    if let onError { onError(error) } else { logMessage("CollectionView: \(error)") }
  }

  /// Releases a view and makes it available for reuse.
  final func recycle(_ view: CollectionReusableView) {
    release(view)
    views.recycle(view)
  }

  /// Detaches a view from its element.
  final func release(_ view: CollectionReusableView) {
    view.endContentObservation()
    // A cell has the focus here only if no other item can take it; the focus must not return when the view displays
    // something else.
    if view.containsFocus, let window = view.window, !window.moveFocus(.tabForward) || view.containsFocus {
      window.clearFocus()
    }
    if let cell = view as? CollectionCell {
      if pressedCell === cell { pressedCell = nil }
      cell.index = nil
      cell.isSelected = false
      cell.setState(.active, false)
    }
    (view.lastMeasured, view.lastAllocation) = (nil, 0)
  }

  /// Rebinds elements, in the same views unless the provider returns others; a cell keeps the focus.
  final func rebind(_ isIncluded: (LayoutElement) -> Bool) {
    views.elementsWithoutView = views.elementsWithoutView.filter { !isIncluded($0) }
    phase = .settling
    defer { phase = .idle }
    for (element, view) in views.live.sorted(by: { $0.key < $1.key }) where isIncluded(element) {
      let hadFocus = view is CollectionCell && view.containsFocus
      // The focused widget inside the cell may be removed.
      if hadFocus { view.grabFocus() }
      views[element] = nil
      (view as? CollectionCell)?.index = nil
      views.store(view)
      let bound = bind(element)
      guard bound !== view else { continue }
      if hadFocus, let cell = bound as? CollectionCell { focus(cell) }
      release(view)
    }
  }

  /// Binds an element, unless the provider has no view for it.
  final func bind(_ element: LayoutElement) -> CollectionReusableView? {
    if case .item(let index) = element { bind(index) } else { bindSupplement(element) }
  }

  // MARK: Visible elements

  /// The items that intersect the viewport.
  final var visibleItems: ItemRanges { engine.visibleItems(in: viewport) }

  /// Recycles views that are no longer visible, so newly visible elements can reuse them.
  ///
  /// It keeps one line on each side bound, for small steps back.
  final func recycleInvisibleViews() {
    let kept = engine.visibleItems(in: viewport, linesBefore: 1, linesAfter: 1)
    let areItemsKept = kept == keptItems
    keptItems = kept
    let visible = viewport
    for (element, view) in views.live {
      let isKept =
        if case .item(let index) = element {
          areItemsKept || kept.contains(index) || isInUse(index)
        } else {
          engine.frame(of: element, contentOffset: visible.origin)?.intersects(visible) == true || view.containsFocus
        }
      guard !isKept else { continue }
      views[element] = nil
      recycle(view)
    }
  }

  /// Binds all visible items and one more line in the scroll direction, and hides unused views.
  final func updateCells() {
    let isMirrored = engine.layout.scrollsHorizontally && engine.environment.layoutDirection == .rightToLeft
    let isForward = scrolling.isForward != isMirrored
    let items = engine.visibleItems(in: viewport, linesBefore: isForward ? 0 : 1, linesAfter: isForward ? 1 : 0)
    for index in items where views[index] == nil && engine.frame(ofItemAt: index)?.size.hasExtent == true {
      _ = bind(index)
    }
    recycleInvisibleViews()
    updateGroups()
    if needsSorting || layout.pinsHeaders || layout.pinsFooters { sortChildren() }
    needsSorting = false
    // Unused views stay visible until now, because unmapping and mapping a cell costs more than allocating it.
    views.hidePooledViews()
  }

  /// Sorts the children in reading order, which Tab and assistive technology follow.
  final func sortChildren() {
    let elements = views.live.keys.sorted()
    // A floating view is drawn after the others and hit-tested before them.
    let floating = elements.filter(isFloating)
    var previous: CollectionReusableView?
    for element in elements.filter({ !floating.contains($0) }) + floating {
      guard let view = views[element] else { continue }
      view.insert(in: self, after: previous)
      previous = view
    }
  }

  /// Whether an element is drawn above the others: a dragged item, or a pinned header or footer.
  final func isFloating(_ element: LayoutElement) -> Bool {
    if case .item(let index) = element { return input.drag.lift?.index == index }
    return engine.frame(of: element, contentOffset: viewport.origin) != engine.frame(of: element)
  }

  /// Passes a new size class to the cells.
  final func propagateSizeClass() {
    guard propagatedSizeClass != sizeClass else { return }
    propagatedSizeClass = sizeClass
    for view in views.live.values { view.sizeClass = sizeClass }
    onSizeClassChange?()
  }
}

/// A placeholder for an item without a cell from the provider.
final class EmptyCell: CollectionCell {}
