public import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// Names a cell type that the cell provider will ask for.
  public func register<Cell: CollectionCell>(_ type: Cell.Type) {
    factories[ObjectIdentifier(type)] = { type.init() }
  }

  /// A cell of a registered type, to be bound to an item: one that has gone out of sight, or a new one.
  public func dequeue<Cell: CollectionCell>(_ type: Cell.Type, for index: ItemIndex) -> Cell {
    guard let factory = factories[ObjectIdentifier(type)] else {
      preconditionFailure("\(type) is not registered with this collection view: call register(\(type).self) first")
    }
    let pooled = pools[ObjectIdentifier(type)]?.popLast()
    guard let cell = (pooled ?? factory()) as? Cell else { preconditionFailure("a pool holds another type") }
    if pooled == nil {
      cell.collectionView = self
      cell.setParent(self)
    }
    return cell
  }

  private func bind(_ index: ItemIndex, of contents: any CollectionContents) -> CollectionCell {
    let cell = contents.cell(for: index, in: self)
    cell.index = index
    cell.isSelected = index == selectedItem
    cell.isChildVisible = true
    liveCells[index] = cell
    return cell
  }

  private func recycle(_ cell: CollectionCell) {
    if pressedCell === cell { pressedCell = nil }
    // Only where no item is left to take it: the focus must not come back with the cell on another item.
    if cell.containsFocus, let window = cell.window, !window.moveFocus(.tabForward) || cell.containsFocus {
      window.clearFocus()
    }
    cell.index = nil
    cell.isSelected = false
    cell.setState(.active, false)
    cell.isChildVisible = false
    cell.prepareForReuse()
    let type = ObjectIdentifier(type(of: cell))
    if pools[type, default: []].count < Self.largestPool {
      pools[type, default: []].append(cell)
    } else {
      cell.discard()
      cell.unparent()
    }
  }

  /// A screenful on the largest windows; more would only hold memory.
  private static let largestPool = 64

  /// Gives each item near the viewport a cell, and takes the cells of the others back.
  func updateCells() {
    guard let contents, engine.environment.containerSize.width > 0 else { return }
    let near = itemsNearViewport()
    for (index, cell) in liveCells where !near.contains(index) && !cell.containsFocus {
      liveCells[index] = nil
      recycle(cell)
    }
    // Children stand in the order of reading, which is what Tab and assistive technology follow.
    var previous: CollectionCell?
    for index in near {
      let cell = liveCells[index] ?? bind(index, of: contents)
      cell.insert(in: self, after: previous)
      previous = cell
    }
  }

  /// Shows other contents, or the same after they have changed.
  ///
  /// - Parameters:
  ///   - newContents: Where the items come from.
  ///   - moved: Where an item that was at an index is now, nil where it is gone.  Asked only where the contents are those
  ///     shown before.
  ///   - reloaded: Whether the item that was at an index must be bound anew.
  func setContents(
    _ newContents: any CollectionContents, moved: (ItemIndex) -> ItemIndex?,
    reloaded: (ItemIndex) -> Bool = { _ in false }
  ) {
    let isSame = contents === newContents
    func destination(_ index: ItemIndex) -> ItemIndex? { isSame ? moved(index) : nil }
    let focused = liveCells.first { $0.value.containsFocus }?.key
    pendingAnchor = anchor(surviving: destination)
    contents = newContents
    let previous = liveCells
    liveCells = [:]
    var leaving: [CollectionCell] = []
    for (index, cell) in previous {
      if let new = destination(index), !reloaded(index) {
        cell.index = new
        liveCells[new] = cell
      } else {
        leaving.append(cell)
      }
    }
    if let prototype {
      self.prototype = nil
      recycle(prototype)
    }
    engine.sections = newContents.sectionDescriptions
    updatePrototype()
    // Before cells are chosen: what was in sight is to be in sight, wherever it is now.
    followAnchor()
    let newFocus = focused.flatMap { destination($0) ?? newContents.nearestItem(to: $0) }
    focusIndex = newFocus ?? focusIndex.flatMap(destination)
    // The focus moves before its old cell goes, so that it never leaves the collection; nothing scrolls for it.
    if let focused, let newFocus, liveCells[newFocus] !== previous[focused] {
      focus(liveCells[newFocus] ?? bind(newFocus, of: newContents))
    }
    updateCells()
    for cell in leaving { recycle(cell) }
    selectedItem = selectedItem.flatMap(destination)
    queueAllocate()
  }

  /// What is held on to while items change: what was held on to before, or the first item in sight that remains.
  private func anchor(surviving destination: (ItemIndex) -> ItemIndex?) -> ScrollAnchor? {
    if let pendingAnchor, let index = destination(pendingAnchor.index) {
      return ScrollAnchor(index: index, distance: pendingAnchor.distance)
    }
    let seen = viewport
    guard seen.minY > 0 else { return nil }
    for index in engine.visibleItems(in: seen) {
      guard let frame = engine.frame(ofItemAt: index), let new = destination(index) else { continue }
      return ScrollAnchor(index: new, distance: frame.minY - seen.minY)
    }
    return nil
  }

  /// Binds the cell whose height is every item's, where the layout wants one.
  func updatePrototype() {
    guard layout.wantsMeasuredHeight, let contents, let first = contents.firstItem else { return }
    guard prototype == nil else { return }
    let cell = contents.cell(for: first, in: self)
    cell.isChildVisible = false
    prototype = cell
  }
}
