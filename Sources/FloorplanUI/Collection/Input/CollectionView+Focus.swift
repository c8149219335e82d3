public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// The item whose cell contains the keyboard focus.
  public final var focusedItem: ItemIndex? {
    guard containsFocus, let focusIndex, views[focusIndex]?.containsFocus == true else { return nil }
    return focusIndex
  }

  /// Moves the keyboard focus to an item and scrolls it into view.
  @discardableResult
  public final func focusItem(at index: ItemIndex) -> Bool { focusItem(at: index, comingFrom: nil) }

  /// Moves the keyboard focus to an item; the direction is that of the arrow key, if any.
  @discardableResult
  final func focusItem(at index: ItemIndex, comingFrom direction: NeighborDirection?) -> Bool {
    scrollTo(index)
    focusIndex = index
    guard hasSize, let cell = views[index] else { return false }
    if let row = cell as? CollectionRow, let direction, row.collectionView.enter(direction) { return true }
    return focus(cell)
  }

  /// Takes the focus at the item nearest to the edge that the focus comes from.
  private func enter(_ direction: NeighborDirection) -> Bool {
    guard hasSize, !containsFocus else { return false }
    // A horizontally scrolling line restores its last focused item.
    if engine.layout.scrollsHorizontally { return moveFocusThroughItems(.tabForward, resuming: true) }
    let items = visibleItems
    let entry =
      switch direction {
      case .up, .pageUp, .last: items.last
      case .down, .pageDown, .first, .left, .right: items.first
      }
    return entry.map { focusItem(at: $0) } ?? false
  }

  /// Moves the keyboard focus to an item that is already visible, without scrolling.
  final func focusVisibleItem() -> Bool {
    let last = focusIndex.flatMap { visibleItems.contains($0) ? $0 : nil }
    return (last ?? firstItemToFocus).flatMap { views[$0] }.map { focus($0) } ?? false
  }

  /// Moves the focus to a cell or, if the cell isn't focusable, to its first control.
  @discardableResult
  final func focus(_ cell: CollectionCell) -> Bool {
    cell.containsFocus || cell.grabFocus() || cell.moveFocus(.tabForward)
  }

  /// Moves the focus with Tab in reading order: the controls in headers and footers, and the items between them.
  final func moveFocusInReadingOrder(_ direction: FocusDirection) -> Bool {
    let supplements = Array(views.supplements)
    guard direction.isTab, hasSize, !supplements.isEmpty || tabStops != .collection else {
      return moveFocusThroughItems(direction)
    }
    let current = supplements.first { $0.value.containsFocus }
    if let current {
      if current.value.moveFocus(direction) { return true }
    } else if containsFocus {
      if moveFocusThroughItems(direction) { return true }
      // Another focused child, such as a context menu, keeps the focus.
      guard focusedItem != nil else { return false }
    }
    let here = current?.key ?? focusedItem.map(LayoutElement.item)
    if tabStops != .collection { return moveFocusThroughSections(beyond: here, direction) }
    var stops = supplements.map(\.key)
    if let item = focusedItem ?? focusIndex ?? visibleItems.first { stops.append(.item(item)) }
    stops.sort()
    if direction == .tabBackward { stops.reverse() }
    let next = here.flatMap(stops.firstIndex).map { stops[($0 + 1)...] } ?? stops[...]
    return next.contains { stop in
      if case .item = stop { return moveFocusThroughItems(direction) }
      return views[stop]?.moveFocus(direction) ?? false
    }
  }

  /// Moves the focus with Tab to the next header, footer, and section or item that accepts it, visible or not.
  ///
  /// - Parameters:
  ///   - here: The element that the focus leaves, or nil if it comes from outside.
  ///   - direction: The direction of the movement.
  /// - Returns: Whether an element has accepted the focus.
  private func moveFocusThroughSections(beyond here: LayoutElement?, _ direction: FocusDirection) -> Bool {
    let (isForward, offset) = (direction == .tabForward, contentOffset)
    var sections = Array(engine.sections.indices)
    if !isForward { sections.reverse() }
    for section in sections.drop(while: { here != nil && $0 != here?.section }) {
      let items = (0..<engine.sections[section].itemCount).lazy.map { ItemIndex(section: section, item: $0) }
      let last = tabStops == .items ? nil : focusIndex.flatMap { $0.section == section ? $0 : nil }
      var stops = [LayoutElement.header(section: section), .footer(section: section)]
      if tabStops == .items {
        stops.insert(contentsOf: items.map { .item($0) }, at: 1)
      } else if let first = last ?? items.first {
        stops.insert(.item(first), at: 1)
      }
      if !canFocusHeader(ofSection: section) { stops.removeFirst() }
      if !isForward { stops.reverse() }
      for stop in stops where here.map({ isForward ? stop > $0 : stop < $0 }) ?? true {
        if case .item(let index) = stop {
          if tabStops == .items {
            if enter(index, direction) { return true }
            continue
          }
          if let last, enter(last, direction) { return true }
          if items.contains(where: { enter($0, direction) }) { return true }
        } else if let frame = engine.frame(of: stop, contentOffset: contentOffset) {
          // Only a visible header or footer has a view.
          contentOffset.y = min(max(viewport.minY, frame.maxY - viewport.size.height), frame.minY)
          if let view = views[stop], moveFocus(into: view, at: stop, direction) { return true }
        }
      }
    }
    if contentOffset != offset { contentOffset = offset }
    return false
  }

  /// Scrolls to an item and moves the focus with Tab into its cell, if it accepts the focus.
  private func enter(_ index: ItemIndex, _ direction: FocusDirection) -> Bool {
    guard canFocusItem(at: index) else { return false }
    scrollTo(index)
    return views[index].map { moveFocus(into: $0, at: .item(index), direction) } ?? false
  }

  /// Moves the focus on from the focused item, or into the collection.
  ///
  /// - Parameters:
  ///   - direction: The direction of the movement.
  ///   - resumes: Whether to focus the item itself, even if the controls of its cell are tab stops.
  /// - Returns: Whether the focus is among the items now.
  final func moveFocusThroughItems(_ direction: FocusDirection, resuming resumes: Bool = false) -> Bool {
    if let focusedItem, let cell = views[focusedItem] { return cell.moveFocus(direction) }
    // GTK starts at the window, even for arrow keys in a menu.
    if let popover = input.menu?.popover, popover.containsFocus { return popover.moveFocus(direction) }
    // Nothing is visible before the first layout, when a new window looks for its initial focus or the focus enters a
    // new cell that contains a collection.
    guard hasSize else {
      guard numberOfItems > 0 else { return false }
      input.pendingFocus = InputState.PendingFocus(left: window?.focusWidget?.pointer)
      return true
    }
    let entry = [focusIndex, selectedItem].compactMap(\.self).first { engine.frame(ofItemAt: $0) != nil }
    guard let index = entry ?? firstItemToFocus else { return false }
    return !resumes && enterInOrder(index, direction) || focusItem(at: index)
  }

  /// Moves the focus with Tab to the first control of a cell with sequential focus or, moving backward, to its last.
  private func enterInOrder(_ index: ItemIndex, _ direction: FocusDirection) -> Bool {
    guard direction.isTab else { return false }
    scrollTo(index)
    guard let cell = views[index], cell.focusesFirstChildOnTab else { return false }
    return moveFocus(into: cell, at: .item(index), direction)
  }

  private func moveFocus(
    into view: CollectionReusableView, at element: LayoutElement, _ direction: FocusDirection
  ) -> Bool {
    // GTK moves the focus among visible children by their positions; a new view doesn't have one yet.
    if !view.isChildVisible, let frame = engine.frame(of: element) {
      place(view, in: frame, pixelViewport, isCut: true)
    }
    return view.moveFocus(direction)
  }

  /// The first fully visible item, which doesn't need scrolling, or else the first visible item.
  private var firstItemToFocus: ItemIndex? {
    let (items, visible) = (visibleItems, viewport)
    let whole = items.first { index in
      engine.frame(ofItemAt: index).map {
        $0.minY >= visible.minY && $0.minX >= visible.minX && views[index] != nil
      }
        ?? false
    }
    return whole ?? items.first
  }

  /// Takes the focus that was requested before the first layout, unless it has moved elsewhere since.
  final func takePendingFocus() {
    guard let awaited = input.pendingFocus else { return }
    input.pendingFocus = nil
    if window?.focusWidget?.pointer == awaited.left { _ = focusVisibleItem() }
  }

  /// Returns whether the cell of an item is kept while it isn't visible, because the user is interacting with it.
  final func isInUse(_ index: ItemIndex) -> Bool {
    views[index].map { $0.containsFocus || $0.hasUnfinishedInput } == true || input.drag.lift?.index == index
      || (input.menu != nil && focusIndex == index)
  }
}
