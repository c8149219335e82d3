public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// The number of items that users can select.
  public enum SelectionMode: Sendable {
    /// Items aren't selectable.
    case none
    /// At most one item is selected.
    ///
    /// A click selects and activates the item; the selection follows the focus unless Control is held.
    case single
    /// Any number of items is selected. Each item has a check circle, which a click on it toggles.
    ///
    /// A click elsewhere selects only that item, with Control it toggles the item's selection, and with Shift it selects the
    /// range from the last selected item; a double click activates the item. Users can also draw a rubber band with the
    /// pointer. ``CollectionView/keepsSelection`` changes that.
    case multiple
  }

  /// The selected items.
  ///
  /// The selection follows its items through insertions, removals and moves. Setting it ignores indices without an
  /// item, and items that ``selectionMode`` doesn't allow.
  ///
  /// - Complexity: O(ranges + cells) for setting.
  public final var selection: ItemSelection {
    get { selected.items }
    set {
      selected.rangeStart = newValue.count == 1 ? newValue.first : nil
      select(newValue)
    }
  }

  /// The selected item, or the first of several in document order.
  public final var selectedItem: ItemIndex? {
    get { selection.first }
    set { selection = ItemSelection(newValue.map { [$0] } ?? []) }
  }

  /// The selection displayed by the cells: while the user draws a rubber band, the one that it would result in, else
  /// ``selection``.
  public final var displayedSelection: ItemSelection { input.drag.band?.selection ?? selected.items }

  final func select(_ requested: ItemSelection) {
    let new = permitted(requested)
    guard new != selected.items else { return }
    selected.items = new
    showSelection()
    reportSelection()
  }

  /// Reports a selection change to the caller, and again for each change that the handler makes.
  final func reportSelection() {
    input.selectionChanges += 1
    // The running loop reports it.
    guard input.selectionChanges == 1 else { return }
    var reportedChanges = 0
    while reportedChanges < input.selectionChanges, reportedChanges < Self.maximumSelectionChangeCount {
      reportedChanges += 1
      onSelectionChange?()
    }
    input.selectionChanges = 0
  }

  /// A limit for handlers that change the selection again and again.
  private static let maximumSelectionChangeCount = 128

  /// Updates the selected state of cells.
  final func showSelection() {
    let displayed = displayedSelection
    for (index, cell) in views.cells {
      cell.isSelected = cell.isInteractive && displayed.contains(index)
    }
  }

  final var itemCounts: [Int] { contents?.itemCounts ?? [] }

  /// Returns the items that exist and can be selected together.
  final func permitted(_ requested: ItemSelection) -> ItemSelection {
    guard selectionMode != .none else { return ItemSelection() }
    var items = requested
    items.formIntersection(ItemSelection(all: itemCounts))
    items.subtract(ItemSelection(views.cells.filter { !$0.cell.isInteractive }.map(\.index)))
    if let canSelect { items = ItemSelection(items.filter(canSelect)) }
    return selectionMode == .single ? ItemSelection(items.first.map { [$0] } ?? []) : items
  }

  final func selectionModeDidChange() {
    cancelDrag()
    setAccessibleMultiSelectable(selectionMode == .multiple)
    updateSelectableCells()
    select(selected.items)
    // The check circles of multiple selection take space from the cells, and from the titles of a grid.
    reloadSupplementaryViews()
    invalidateLayout()
  }

  /// Updates the selection mode of the cells.
  final func updateSelectableCells() {
    for (index, cell) in views.cells { cell.selectionMode = selectionMode(of: cell, at: index) }
  }

  final func selectionMode(of cell: CollectionCell, at index: ItemIndex) -> SelectionMode {
    cell.isInteractive && canSelect?(index) != false ? selectionMode : .none
  }

  // MARK: User selection

  /// Selects an item by a click, a key or an action, as the mode allows.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - step: The effect on the other items.
  ///   - start: The start of a range if there is none.
  final func select(_ index: ItemIndex, _ step: SelectionStep, from start: ItemIndex? = nil) {
    switch selectionMode {
    case .none: break
    case .single: select(step == .toggling && selection.contains(index) ? ItemSelection() : ItemSelection([index]))
    case .multiple: select(selected.selecting(index, step, from: start, itemCounts: itemCounts))
    }
  }

  /// Selects all items in multiple selection.
  public final func selectAll() {
    guard selectionMode == .multiple else { return }
    select(ItemSelection(all: itemCounts))
  }

  /// Deselects all items.
  public final func deselectAll() { select(ItemSelection()) }

  /// Toggles the selection of an item; the others stay selected if the mode allows it.
  public final func toggleSelection(at index: ItemIndex) { select(index, .toggling) }

  // MARK: Activation

  /// Selects the item in single selection, and calls the activation handler.
  final func activateItem(at index: ItemIndex) {
    if selectionMode == .single { select(index, .only) }
    onActivate?(index)
  }
}

/// The effect of selecting an item on the other selected items.
nonisolated enum SelectionStep {
  /// Deselects the others.
  case only
  /// Toggles the item and keeps the others.
  case toggling
  /// Selects the range to the item and deselects the others.
  case range
  /// Selects the range to the item and keeps the others.
  case addingRange

  /// Creates the step for the held modifier keys.
  ///
  /// - Parameters:
  ///   - modifiers: The held modifier keys.
  ///   - keepsSelection: Whether the others always stay selected.
  init(_ modifiers: ModifierKeys, keepsSelection: Bool = false) {
    let step: Self =
      switch (modifiers.contains(.control), modifiers.contains(.shift)) {
      case (false, false): .only
      case (true, false): .toggling
      case (false, true): .range
      case (true, true): .addingRange
      }
    self = keepsSelection ? step.keepingOthers : step
  }

  /// The corresponding step that keeps the others.
  var keepingOthers: Self { isRange ? .addingRange : .toggling }

  var isRange: Bool { self == .range || self == .addingRange }
  var keepsOthers: Bool { self == .toggling || self == .addingRange }
}
