import CGTK
public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// The item whose cell contains the keyboard focus.
  public final var focusedItem: ItemIndex? {
    guard containsFocus, let focusIndex, liveCells[focusIndex]?.containsFocus == true else { return nil }
    return focusIndex
  }

  /// Moves the keyboard focus to an item and brings it into sight.
  @discardableResult
  public final func focusItem(at index: ItemIndex) -> Bool { focusItem(at: index, comingFrom: nil) }

  /// Moves the keyboard focus to an item; a direction says how people came there, where arrows brought them.
  @discardableResult
  final func focusItem(at index: ItemIndex, comingFrom direction: NeighborDirection?) -> Bool {
    scrollTo(index)
    focusIndex = index
    guard hasSize, let cell = liveCells[index] else { return false }
    if let row = cell as? CollectionRow, let direction, row.collectionView.enter(direction) { return true }
    return focus(cell)
  }

  /// Takes the focus at the item that stands nearest to where people come from.
  private func enter(_ direction: NeighborDirection) -> Bool {
    guard hasSize, !containsFocus else { return false }
    // In a line that scrolls sideways people find the item again that they left.
    if engine.layout.scrollsHorizontally { return moveFocusThroughItems(.tabForward, resuming: true) }
    let items = itemsInSight
    let entry =
      switch direction {
      case .up, .pageUp, .last: items.last
      case .down, .pageDown, .first, .left, .right: items.first
      }
    return entry.map { focusItem(at: $0) } ?? false
  }

  /// Moves the keyboard focus to an item that is in sight already, so that nothing scrolls.
  final func focusItemInSight() -> Bool {
    let last = focusIndex.flatMap { itemsInSight.contains($0) ? $0 : nil }
    return (last ?? firstItemToFocus).flatMap { liveCells[$0] }.map { focus($0) } ?? false
  }

  /// Gives the focus to a cell or, where it takes none itself, to the first control inside.
  @discardableResult
  final func focus(_ cell: CollectionCell) -> Bool {
    cell.containsFocus || cell.grabFocus() || cell.moveFocus(.tabForward)
  }

  /// Moves the focus on from the item that has it, or gives it to one.
  ///
  /// - Parameters:
  ///   - direction: Where people go.
  ///   - resumes: Whether they find the item again that they left, also where items are stops of Tab.
  /// - Returns: Whether the focus is among the items now.
  final func moveFocusThroughItems(_ direction: GtkDirectionType, resuming resumes: Bool = false) -> Bool {
    if let focusedItem, let cell = liveCells[focusedItem] {
      return cell.moveFocus(direction) || itemsAreTabStops && moveFocus(from: focusedItem, direction)
    }
    // GTK asks from the window down, also for the arrows in a menu.
    if let popover = input.menu?.popover, popover.containsFocus { return popover.moveFocus(direction) }
    // A window that opens looks for a focus before the first layout, and so do people who come to a cell that has just
    // been made and has a collection inside: nothing is in sight then.
    guard hasSize else {
      guard numberOfItems > 0 else { return false }
      input.awaitedFocus = InputState.AwaitedFocus(left: window?.focusWidget?.pointer)
      return true
    }
    if itemsAreTabStops, !resumes, direction == .tabForward || direction == .tabBackward {
      return moveFocus(toFirstFrom: outermostItem(direction), direction)
    }
    let entry = [focusIndex, selectedItem].compactMap(\.self).first { engine.frame(ofItemAt: $0) != nil }
    guard let index = entry ?? firstItemToFocus else { return false }
    return !resumes && enterInOrder(index, direction) || focusItem(at: index)
  }

  /// Comes with Tab to the first control of a cell that is gone through in order, or going back to its last.
  private func enterInOrder(_ index: ItemIndex, _ direction: GtkDirectionType) -> Bool {
    guard direction == .tabForward || direction == .tabBackward else { return false }
    scrollTo(index)
    guard let cell = liveCells[index], cell.entersInOrder else { return false }
    return moveFocus(into: cell, at: index, direction)
  }

  /// Goes on with Tab to the next item that takes the focus, in sight or not.
  private func moveFocus(from index: ItemIndex, _ direction: GtkDirectionType) -> Bool {
    guard direction == .tabForward || direction == .tabBackward else { return false }
    return moveFocus(toFirstFrom: item(beside: index, direction == .tabForward ? 1 : -1), direction)
  }

  /// Goes with Tab to the first item from one on that takes the focus.
  private func moveFocus(toFirstFrom start: ItemIndex?, _ direction: GtkDirectionType) -> Bool {
    let offset = contentOffset
    var next = start
    while let candidate = next {
      if canFocusItem(at: candidate) {
        scrollTo(candidate)
        if let cell = liveCells[candidate], moveFocus(into: cell, at: candidate, direction) { return true }
      }
      next = item(beside: candidate, direction == .tabForward ? 1 : -1)
    }
    // Only a cell that is there can be asked; where all refuse, nobody has gone anywhere.
    if contentOffset != offset { contentOffset = offset }
    return false
  }

  private func moveFocus(into cell: CollectionCell, at index: ItemIndex, _ direction: GtkDirectionType) -> Bool {
    // GTK goes through what is shown, in the order of its places: a cell that has just come has none yet.
    if !cell.isChildVisible, let frame = engine.frame(ofItemAt: index) {
      place(cell, in: frame, pixelViewport, isCut: true)
    }
    return cell.moveFocus(direction)
  }

  /// The item that people come to first from outside.
  private func outermostItem(_ direction: GtkDirectionType) -> ItemIndex? {
    if direction == .tabForward { return item(beside: ItemIndex(section: 0, item: -1), 1) }
    guard let last = engine.sections.indices.last else { return nil }
    return item(beside: ItemIndex(section: last, item: engine.sections[last].itemCount), -1)
  }

  /// The item before or behind another one, in whatever section.
  private func item(beside index: ItemIndex, _ step: Int) -> ItemIndex? {
    let counts = engine.sections.map(\.itemCount)
    var next = ItemIndex(section: index.section, item: index.item + step)
    while counts.indices.contains(next.section) {
      if 0..<counts[next.section] ~= next.item { return next }
      next.section += step
      next.item = step > 0 ? 0 : (counts.indices.contains(next.section) ? counts[next.section] - 1 : 0)
    }
    return nil
  }

  /// The first item that is wholly in sight, so that nothing scrolls for it, or else the first in sight.
  private var firstItemToFocus: ItemIndex? {
    let (items, seen) = (itemsInSight, viewport)
    let whole = items.first { index in
      engine.frame(ofItemAt: index).map { $0.minY >= seen.minY && $0.minX >= seen.minX && liveCells[index] != nil }
        ?? false
    }
    return whole ?? items.first
  }

  /// Takes the focus that somebody looked for here before the first layout, unless it has gone elsewhere by now.
  final func takeAwaitedFocus() {
    guard let awaited = input.awaitedFocus else { return }
    input.awaitedFocus = nil
    if window?.focusWidget?.pointer == awaited.left { _ = focusItemInSight() }
  }

  /// Whether the cell of an item stays although it is out of sight: people are doing something with it.
  final func isInUse(_ cell: CollectionCell, of index: ItemIndex) -> Bool {
    cell.containsFocus || cell.holdsUnfinishedInput || input.lift?.index == index
      || (input.menu != nil && focusIndex == index)
  }
}
