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
    if engine.layout.scrollsHorizontally { return moveFocusThroughItems(.tabForward) }
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

  final func moveFocusThroughItems(_ direction: GtkDirectionType) -> Bool {
    if let focusedItem, let cell = liveCells[focusedItem] {
      return cell.moveFocus(direction) || itemsAreTabStops && moveFocus(from: focusedItem, direction)
    }
    // GTK asks from the window down, also for the arrows in a menu.
    if let popover = input.menu?.popover, popover.containsFocus { return popover.moveFocus(direction) }
    // A window that opens looks for a focus before the first layout: nothing is in sight then.
    guard hasSize else {
      input.awaitsFocus = numberOfItems > 0
      return input.awaitsFocus
    }
    let entry = [focusIndex, selectedItem].compactMap(\.self).first { engine.frame(ofItemAt: $0) != nil }
    guard let index = entry ?? firstItemToFocus else { return false }
    return focusItem(at: index)
  }

  /// Goes on with Tab to the next item that takes the focus, in sight or not.
  private func moveFocus(from index: ItemIndex, _ direction: GtkDirectionType) -> Bool {
    guard direction == .tabForward || direction == .tabBackward else { return false }
    let step = direction == .tabForward ? 1 : -1
    var next = item(beside: index, step)
    while let candidate = next {
      if canFocusItem(at: candidate) {
        scrollTo(candidate)
        if liveCells[candidate]?.moveFocus(direction) == true { return true }
      }
      next = item(beside: candidate, step)
    }
    return false
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

  /// Takes the focus that a window looked for before the first layout, unless something else has it by now.
  final func takeAwaitedFocus() {
    guard input.awaitsFocus else { return }
    input.awaitsFocus = false
    if window?.focusWidget == nil { _ = focusItemInSight() }
  }

  /// Whether the cell of an item stays although it is out of sight: people are doing something with it.
  final func isInUse(_ cell: CollectionCell, of index: ItemIndex) -> Bool {
    cell.containsFocus || input.lift?.index == index || (input.menu != nil && focusIndex == index)
  }
}
