public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Registers a closure that creates views of a type.
  ///
  /// For an unregistered type, the collection calls its initializer.
  ///
  /// - Parameters:
  ///   - type: The type of the views.
  ///   - make: A closure that creates a view and configures what all its items share.
  public final func register<View: CollectionReusableView>(
    _ type: View.Type, _ make: @escaping () -> View = { View() }
  ) {
    factories[ObjectIdentifier(type)] = make
  }

  /// Returns a recycled or new cell of a type, to be bound to an item.
  public final func dequeue<Cell: CollectionCell>(_ type: Cell.Type, for index: ItemIndex) -> Cell { dequeue(type) }

  final func dequeue<View: CollectionReusableView>(_ type: View.Type) -> View {
    let id = ObjectIdentifier(type)
    let view = pools[id]?.popLast() as? View ?? factories[id]?() as? View ?? type.init()
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
    guard adopt(view), (view as? CollectionCell)?.index == nil,
      !liveSupplementaryViews.values.contains(where: { $0 === view }),
      transition?.leaving.contains(where: { $0.view === view }) != true
    else { return false }
    // The caller kept the view from before; remove it from the pool so that it isn't dequeued again.
    pools[ObjectIdentifier(type(of: view))]?.removeAll { $0 === view }
    view.sizeClass = sizeClass
    return true
  }

  /// Binds a cell to an item.
  final func bind(_ index: ItemIndex) -> CollectionCell? {
    guard let contents else { return nil }
    let cell = cell(for: index, from: contents)
    if !deferred.isEmpty { staleItems.insert(index) }
    cell.index = index
    // The stored measurement may be of other content.
    cell.lastMeasured = cell is EmptyCell ? nil : engine.measuredSize(ofItemAt: index)
    cell.selectionMode = cell.isInteractive ? selectionMode : .none
    cell.isSelected = cell.isInteractive && displayedSelection.contains(index)
    liveCells[index] = cell
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
    pool(view)
  }

  /// Detaches a view from its element.
  final func release(_ view: CollectionReusableView) {
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
    view.lastMeasured = nil
  }

  /// Stores a view for reuse, or discards it if the pool is full.
  final func pool(_ view: CollectionReusableView) {
    prependToPool(view)
    let type = ObjectIdentifier(type(of: view))
    guard pools[type, default: []].count > Self.maximumPoolSize else { return }
    pools[type]?.removeLast()
    view.removePermanently()
  }

  /// Puts a view into the pool, as the next one to dequeue.
  final func prependToPool(_ view: CollectionReusableView) {
    view.awaitsContent = true
    view.prepareForReuse()
    pools[ObjectIdentifier(type(of: view)), default: []].append(view)
  }

  /// About the number of views on a very large window; a larger pool would only use memory.
  private static let maximumPoolSize = 64

  // MARK: Visible elements

  /// The items that intersect the viewport.
  final var visibleItems: ItemRanges { engine.visibleItems(in: viewport) }

  /// Recycles views that are no longer visible, so newly visible elements can reuse them.
  ///
  /// It keeps one line on each side bound, for small steps back.
  final func recycleInvisibleViews() {
    let kept = engine.visibleItems(in: viewport, linesBefore: 1, linesAfter: 1)
    if kept != keptItems {
      keptItems = kept
      for (index, cell) in liveCells where !kept.contains(index) && !isInUse(cell, of: index) {
        liveCells[index] = nil
        recycle(cell)
      }
    }
    if liveSupplementaryViews.isEmpty { return }
    let visible = viewport
    for (element, view) in liveSupplementaryViews {
      let frame = engine.frame(of: element, contentOffset: visible.origin)
      guard frame.map({ !$0.intersects(visible) }) ?? true, !view.containsFocus else { continue }
      liveSupplementaryViews[element] = nil
      recycle(view)
    }
  }

  /// Binds all visible items and one more line in the scroll direction, and hides unused views.
  final func updateCells() {
    let isMirrored = engine.layout.scrollsHorizontally && engine.environment.layoutDirection == .rightToLeft
    let isForward = scrolling.isForward != isMirrored
    let items = engine.visibleItems(in: viewport, linesBefore: isForward ? 0 : 1, linesAfter: isForward ? 1 : 0)
    for index in items where liveCells[index] == nil && engine.frame(ofItemAt: index)?.hasExtent == true {
      _ = bind(index)
    }
    recycleInvisibleViews()
    if needsSorting || layout.pinsHeaders || layout.pinsFooters { sortChildren() }
    needsSorting = false
    // Unused views stay visible until now, because unmapping and mapping a cell costs more than allocating it.
    hidePooledViews()
  }

  /// Hides the unused views in the pools.
  final func hidePooledViews() {
    for pool in pools.values {
      for view in pool {
        if view.isChildVisible { view.isChildVisible = false }
        // Assistive technology must not report the old content.
        view.awaitsContent = false
      }
    }
  }

  /// Sorts the children in reading order, which Tab and assistive technology follow.
  final func sortChildren() {
    let elements = (liveCells.keys.map(LayoutElement.item) + liveSupplementaryViews.keys).sorted()
    // A floating view is drawn after the others and hit-tested before them.
    let floating = elements.filter(isFloating)
    var previous: CollectionReusableView?
    for element in elements.filter({ !floating.contains($0) }) + floating {
      guard let view = liveView(of: element) else { continue }
      view.insert(in: self, after: previous)
      previous = view
    }
  }

  /// Whether an element is drawn above the others: a dragged item, or a pinned header or footer.
  private func isFloating(_ element: LayoutElement) -> Bool {
    if case .item(let index) = element { return input.lift?.index == index }
    return engine.frame(of: element, contentOffset: viewport.origin) != engine.frame(of: element)
  }

  /// Passes a new size class to the cells.
  final func propagateSizeClass() {
    guard propagatedSizeClass != sizeClass else { return }
    propagatedSizeClass = sizeClass
    for cell in liveCells.values { cell.sizeClass = sizeClass }
    for view in liveSupplementaryViews.values { view.sizeClass = sizeClass }
    onSizeClassChange?()
  }
}

extension Rect {
  /// Whether the rectangle isn't empty; any number of empty elements may be at the same position.
  nonisolated var hasExtent: Bool { size.hasExtent }
}

/// A placeholder for an item without a cell from the provider.
final class EmptyCell: CollectionCell {}
