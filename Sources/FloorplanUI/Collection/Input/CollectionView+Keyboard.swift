import FloorplanLayout
import GTKBridge

extension CollectionView {
  /// The directions in which an item can be moved.
  private static let steps: Set<NeighborDirection> = [.up, .down, .left, .right]

  /// The commands by key and modifiers.
  private static let commands: [KeyStroke: Command] = {
    var commands: [KeyStroke: Command] = [:]
    func add(_ keys: [Key], _ modifiers: ModifierKeys, _ command: Command) {
      for key in keys { commands[KeyStroke(key: key, modifiers: modifiers)] = command }
    }
    add([.enter], [], .activate)
    add([.space], [], .activateOrToggle)
    add([.space], .control, .select(.toggling))
    add([.space], .shift, .select(.range))
    add([.space], [.control, .shift], .select(.addingRange))
    add(["a", "/"], .control, .selectAll)
    add(["a"], [.control, .shift], .deselectAll)
    add(["\\"], .control, .deselectAll)
    add(["c", .insert], .control, .copy)
    add([.menu], [], .openMenu)
    add([.function(10)], .shift, .openMenu)
    return commands
  }()

  private nonisolated struct KeyStroke: Hashable {
    let key: Key
    let modifiers: ModifierKeys
  }

  private enum Command {
    case activate, activateOrToggle, selectAll, deselectAll, copy, openMenu
    case select(SelectionStep)
  }

  final func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    let modifiers = modifiers.acceleratorModifiers
    if key == .escape, cancelDrag() || cancelCopying() { return true }
    guard let current = focusedItem else { return false }
    if typeLetter(key, modifiers, at: current) { return true }
    if let command = Self.commands[KeyStroke(key: key, modifiers: modifiers)] { return perform(command, at: current) }
    guard let direction = NeighborDirection(key) else { return false }
    if modifiers == .alt, Self.steps.contains(direction) { return nudgeItem(at: current, direction) }
    return moveFocus(from: current, direction, modifiers)
  }

  /// - Returns: Whether the command applies.
  private func perform(_ command: Command, at index: ItemIndex) -> Bool {
    let isMultiple = selectionMode == .multiple
    switch command {
    case .activate: activateItem(at: index)
    case .activateOrToggle where isMultiple: select(index, .toggling)
    case .activateOrToggle: activateItem(at: index)
    case .select(let step) where isMultiple: select(index, keepsSelection ? step.keepingOthers : step)
    case .selectAll where isMultiple: selectAll()
    case .deselectAll where isMultiple: deselectAll()
    case .copy: return copySelectedItems(orItemAt: index)
    case .openMenu: return openContextMenu(for: index)
    case .select, .selectAll, .deselectAll: return false
    }
    return true
  }

  private func moveFocus(from current: ItemIndex, _ direction: NeighborDirection, _ modifiers: ModifierKeys) -> Bool {
    if modifiers.isEmpty, scrollOn(withinItemAt: current, direction) { return true }
    let allowed: ModifierKeys = selectionMode == .multiple ? [.control, .shift] : .control
    guard modifiers.isSubset(of: allowed) else { return false }
    guard let target = engine.neighbor(of: current, direction: direction, viewportSize: viewport.size),
      target != current
    else {
      // At an edge, the surrounding widget handles the key, except the keys along a line: Tab leaves it.
      return [.left, .right].contains(direction) && engine.isSideBySide(itemAt: current)
    }
    focusItem(at: target, comingFrom: direction)
    let keepsSelection = keepsSelection && selectionMode == .multiple
    // Control alone moves only the focus.
    if modifiers != .control, !keepsSelection || modifiers.contains(.shift) {
      select(target, SelectionStep(modifiers, keepsSelection: keepsSelection), from: current)
    }
    return true
  }

  /// Scrolls by a page within an item that is taller than the viewport, until its end is visible.
  private func scrollOn(withinItemAt index: ItemIndex, _ direction: NeighborDirection) -> Bool {
    guard let frame = engine.frame(ofItemAt: index), !layout.scrollsHorizontally else { return false }
    let visible = viewport
    let rest =
      switch direction {
      case .pageDown where frame.minY <= visible.maxY: frame.maxY - visible.maxY
      case .pageUp where frame.maxY >= visible.minY: visible.minY - frame.minY
      default: 0.0
      }
    guard frame.size.height > visible.size.height, rest >= 1 else { return false }
    let step = min(rest, visible.size.height * Self.pageFraction)
    contentOffset.y += direction == .pageDown ? step : -step
    return true
  }

  // MARK: Type-ahead

  /// Finds an item by typed letters.
  ///
  /// - Returns: Whether the key was handled.
  private func typeLetter(_ key: Key, _ modifiers: ModifierKeys, at current: ItemIndex) -> Bool {
    guard let itemName, modifiers.isSubset(of: .shift), let letter = key.character else { return false }
    let now = input.clock()
    // A space is a command unless it continues a typed name.
    guard letter != " " || input.typeAhead.isTyping(at: now) else { return false }
    let list = FlatItems(itemCounts)
    // A copy, because the caller's closure may access the collection.
    var typeAhead = input.typeAhead
    let found = typeAhead.find(
      String(letter), at: now, current: list.position(of: current), itemCount: list.count
    ) { position in list.index(at: position).flatMap(itemName) }
    input.typeAhead = typeAhead
    guard let index = found.flatMap(list.index) else { return true }
    focusItem(at: index)
    if selectionMode == .single { select(index, .only) }
    return true
  }
}

/// The items of all sections as a flat list.
nonisolated struct FlatItems {
  /// The position of each section's first item in the list, followed by the number of items.
  private let starts: [Int]

  init(_ itemCounts: [Int]) {
    starts = itemCounts.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }
  }

  var count: Int { starts.last ?? 0 }

  func position(of index: ItemIndex) -> Int? {
    starts.indices.contains(index.section) ? starts[index.section] + index.item : nil
  }

  func index(at position: Int) -> ItemIndex? {
    guard (0..<count).contains(position) else { return nil }
    // The last section that starts at or before the position; empty sections start where the next one does.
    let section = firstPosition(below: starts.count) { starts[$0] > position } - 1
    return ItemIndex(section: section, item: position - starts[section])
  }
}
