import CGTK
public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Which items people can select.
  public enum SelectionMode: Sendable {
    /// No item is ever selected.
    case none
    /// At most one item is selected.
    ///
    /// A click selects and activates; the selection follows the focus, unless Control is held.
    case single
    /// Any number of items is selected.
    ///
    /// A click selects that item alone, with Control it selects or deselects it beside the others, with Shift it selects
    /// all items from the one that was selected last; a double click activates.  A rectangle can be drawn around items
    /// with the pointer.
    case multiple
  }

  /// The selected items.
  ///
  /// They follow their items when others come, go or move.  What ``selectionMode`` does not allow is left out when it is
  /// set, and so are places without an item.
  ///
  /// - Complexity: O(ranges + cells) to set.
  public final var selection: ItemSelection {
    get { storedSelection }
    set {
      input.rangeStart = newValue.count == 1 ? newValue.first : nil
      select(newValue)
    }
  }

  /// The selected item, or the first of several in the order of the document.
  public final var selectedItem: ItemIndex? {
    get { selection.first }
    set { selection = ItemSelection(newValue.map { [$0] } ?? []) }
  }

  /// Which items can be selected; nil for all but those whose cells only hold other things, as far as they are in sight.
  ///
  /// Asked for each item that is to be selected.
  public final var canSelect: ((ItemIndex) -> Bool)? {
    get { inputHandlers.canSelect }
    set {
      inputHandlers.canSelect = newValue
      select(storedSelection)
    }
  }

  /// What cells show: while a rectangle is drawn around items, what will be selected.
  final var shownSelection: ItemSelection { input.band?.selection ?? storedSelection }

  final func select(_ wanted: ItemSelection) {
    let new = permitted(wanted)
    guard new != storedSelection else { return }
    let changed = new.symmetricDifference(storedSelection)
    storedSelection = new
    showSelection(of: changed)
    tellSelection()
  }

  /// Tells the caller of another selection, and again if it selects something else itself.
  final func tellSelection() {
    input.selectionChanges += 1
    // The call that goes on tells it.
    guard input.selectionChanges == 1 else { return }
    var told = 0
    while told < input.selectionChanges, told < Self.mostSelectionChanges {
      told += 1
      onSelectionChange?()
    }
    input.selectionChanges = 0
  }

  /// More than anybody needs to come to an end.
  private static let mostSelectionChanges = 128

  /// Tells cells whether they are selected.
  ///
  /// - Parameter items: The items for which it may be otherwise than before; nil for all.
  final func showSelection(of items: ItemSelection? = nil) {
    let shown = shownSelection
    for (index, cell) in liveCells where items?.contains(index) ?? true {
      cell.isSelected = cell.isInteractive && shown.contains(index)
    }
  }

  final var itemCounts: [Int] { contents?.itemCounts ?? [] }

  /// The items among these that exist and can be selected together.
  private func permitted(_ wanted: ItemSelection) -> ItemSelection {
    guard selectionMode != .none else { return ItemSelection() }
    var outside = wanted
    outside.subtract(ItemSelection(all: itemCounts))
    var items = wanted
    items.subtract(outside)
    items.subtract(ItemSelection(liveCells.lazy.filter { !$0.value.isInteractive }.map(\.key)))
    if let canSelect = inputHandlers.canSelect { items = ItemSelection(items.filter(canSelect)) }
    return selectionMode == .single ? ItemSelection(items.first.map { [$0] } ?? []) : items
  }

  final func selectionModeDidChange() {
    cancelDrag()
    setAccessibleMultiSelectable(selectionMode == .multiple)
    for cell in liveCells.values { cell.selectionMode = cell.isInteractive ? selectionMode : .none }
    select(storedSelection)
  }

  // MARK: Step by step

  /// Selects an item by a click, a key or an action, as far as the mode allows.
  ///
  /// - Parameters:
  ///   - index: The item.
  ///   - step: What becomes of the other items.
  ///   - start: Where a range begins if none was begun.
  final func select(_ index: ItemIndex, _ step: SelectionStep, from start: ItemIndex? = nil) {
    switch selectionMode {
    case .none: break
    case .single: select(step == .toggling && selection.contains(index) ? ItemSelection() : ItemSelection([index]))
    case .multiple:
      let start = input.rangeStart ?? start ?? selection.first ?? index
      input.rangeStart = step.isRange ? start : index
      var items = step.keepsOthers ? selection : ItemSelection()
      switch step {
      case .only: items.insert(index)
      case .toggling: items.toggle(index)
      case .range, .addingRange: items.insert(from: start, through: index, itemCounts: itemCounts)
      }
      select(items)
    }
  }

  /// Selects all items, where several can be selected.
  public final func selectAll() {
    guard selectionMode == .multiple else { return }
    select(ItemSelection(all: itemCounts))
  }

  /// Deselects all items.
  public final func deselectAll() { select(ItemSelection()) }

  /// Selects an item that is not selected, and deselects one that is; the others stay as they are as far as the mode
  /// allows.
  public final func toggleSelection(at index: ItemIndex) { select(index, .toggling) }

  // MARK: Activation

  /// Selects the item where at most one is selected, and tells the caller that it was activated.
  final func activateItem(at index: ItemIndex) {
    if selectionMode == .single { select(index, .only) }
    onActivate?(index)
  }
}

/// What becomes of the other selected items when one is selected.
nonisolated enum SelectionStep {
  /// They are not selected any more.
  case only
  /// They stay; the item itself is deselected if it is selected.
  case toggling
  /// They go, and all items from where the range began are selected.
  case range
  /// They stay, and all items from where the range began are selected.
  case addingRange

  /// What the keys ask for that are held.
  init(_ held: GdkModifierType) {
    switch (held.contains(.controlMask), held.contains(.shiftMask)) {
    case (false, false): self = .only
    case (true, false): self = .toggling
    case (false, true): self = .range
    case (true, true): self = .addingRange
    }
  }

  var isRange: Bool { self == .range || self == .addingRange }
  var keepsOthers: Bool { self == .toggling || self == .addingRange }
}
