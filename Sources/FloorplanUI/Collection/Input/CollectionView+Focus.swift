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
  public final func focusItem(at index: ItemIndex) -> Bool {
    scrollToItem(at: index)
    focusIndex = index
    guard hasSize else { return false }
    return liveCells[index].map(focus) ?? false
  }

  /// Gives the focus to a cell or, where it takes none itself, to the first control inside.
  @discardableResult
  final func focus(_ cell: CollectionCell) -> Bool {
    cell.containsFocus || cell.grabFocus() || cell.moveFocus(.tabForward)
  }

  final func moveFocusThroughItems(_ direction: GtkDirectionType) -> Bool {
    if let focusedItem, let cell = liveCells[focusedItem] { return cell.moveFocus(direction) }
    // GTK asks from the window down, also for the arrows in a menu.
    if let popover = input.menu?.popover, popover.containsFocus { return popover.moveFocus(direction) }
    // A window that opens looks for a focus before the first layout: nothing is in sight then.
    guard hasSize else { return false }
    let entry = [focusIndex, selectedItem].compactMap(\.self).first { engine.frame(ofItemAt: $0) != nil }
    guard let index = entry ?? engine.visibleItems(in: viewport).first else { return false }
    return focusItem(at: index)
  }

  /// Whether the cell of an item stays although it is out of sight: people are doing something with it.
  final func isInUse(_ cell: CollectionCell, of index: ItemIndex) -> Bool {
    cell.containsFocus || input.lift?.index == index || (input.menu != nil && focusIndex == index)
  }
}
