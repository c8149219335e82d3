package import FloorplanLayout
import GTKBridge

/// The texts of items for the clipboard, which are collected in several turns of the main loop.
final class PendingCopy {
  /// The items whose texts aren't collected yet.
  var items: ItemSelection
  let total: Int
  private(set) var text = ""
  var nextTurn: LoopSource?

  init(_ items: ItemSelection) { (self.items, total) = (items, items.count) }

  /// Adds a line; an empty text isn't copied.
  func append(_ line: String) {
    if !text.isEmpty { text += "\n" }
    text += line.withoutIsolates
  }
}

extension CollectionView {
  // MARK: Menu

  /// Opens the context menu of the item at a viewport position.
  ///
  /// - Returns: Whether the menu has items.
  final func openContextMenu(at position: Point) -> Bool {
    guard let index = item(at: position), let cell = views[index], cell.isInteractive else { return false }
    cancelPress()
    cancelDrag()
    focus(cell)
    guard openContextMenu(for: index, at: position) else { return false }
    // GTK sets the active state on all widgets under a pressed button, up to the window, and clears it where the button
    // is released, which is now the menu.
    var marked = pick(x: position.x, y: position.y)
    while let widget = marked {
      widget.setState(.active, false)
      marked = widget.parent
    }
    return true
  }

  /// Opens the context menu of an item.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - position: The position in the viewport, or nil for the center of the item.
  /// - Returns: Whether the menu has items.
  @discardableResult
  package final func openContextMenu(for index: ItemIndex, at position: Point? = nil) -> Bool {
    let items = contextMenuItems(for: index)
    guard !items.isEmpty, isMapped, let frame = engine.frame(ofItemAt: index) else { return false }
    if selectionMode == .multiple, !keepsSelection, !selection.contains(index) { select(index, .only) }
    focusIndex = index
    input.menu?.remove()
    let menu = OpenMenu(items, name: localized("Context menu"))
    // A tooltip would cover the menu.
    views[index].map(menu.disableTooltip)
    input.menu = menu
    let visible = viewport
    let middle = Point(
      x: (frame.minX + frame.maxX) / 2 - visible.minX,
      y: min(max((frame.minY + frame.maxY) / 2 - visible.minY, 0), visible.size.height))
    var target = position ?? middle
    // An item of an embedded collection can be outside of the window, where GDK 4.8 can't position a menu.
    if let bounds = window?.bounds(in: self) {
      target.x = min(max(target.x, bounds.x), bounds.x + bounds.width)
      target.y = min(max(target.y, bounds.y), bounds.y + bounds.height)
    }
    menu.popover.setParent(self)
    menu.popover.point(toX: Int(target.x), y: Int(target.y))
    menu.popover.connect("closed") { [weak self, weak menu] in
      guard let self, let menu else { return }
      contextMenuDidClose(menu)
    }
    menu.popover.popUp()
    return true
  }

  private func contextMenuDidClose(_ menu: OpenMenu) {
    // The action of the chosen item follows, and may move the focus.
    if menu.popover.containsFocus || window?.focusWidget == nil, let focusIndex, let cell = views[focusIndex] {
      focus(cell)
    }
    // The menu closes before GTK activates the chosen action.
    MainLoop.idle { [weak self] in
      guard let self, input.menu === menu else { return }
      input.menu = nil
      menu.remove()
    }
  }

  private func contextMenuItems(for index: ItemIndex) -> [ContextMenuItem] {
    var items = contextMenu?(index) ?? []
    if textToCopy(at: index) != nil {
      items.insert(ContextMenuItem(Self.copyTitle) { [weak self] in self?.copyFromMenu() }, at: 0)
    }
    return items
  }

  private static let copyTitle = localized("Copy")

  // MARK: Copying

  /// Copies the item of the menu, or all selected items if it is one of them.
  private func copyFromMenu() {
    guard let index = focusIndex else { return }
    copy(selection.contains(index) ? selection : ItemSelection([index]))
  }

  /// - Returns: Whether there is text to copy, as far as known.
  final func copySelectedItems(orItemAt index: ItemIndex) -> Bool {
    copy(selectionMode == .multiple && !selection.isEmpty ? selection : ItemSelection([index]))
  }

  @discardableResult
  private func copy(_ items: ItemSelection) -> Bool {
    cancelCopying()
    let copy = PendingCopy(items)
    input.copy = copy
    collectTexts(for: copy)
    if copy.items.isEmpty { return !copy.text.isEmpty }
    // The pointer tells that the clipboard isn't ready.
    setCursor("progress")
    return true
  }

  /// Collects the texts of the next items for some milliseconds, and copies them after the last one.
  private func collectTexts(for copy: PendingCopy) {
    let end = MainLoop.time + Self.copyingSeconds
    var last: ItemIndex?
    for (position, index) in copy.items.enumerated() {
      if let text = textToCopy(at: index) { copy.append(text) }
      last = index
      if position == Self.maximumCopyCount || MainLoop.time > end { break }
    }
    if let first = copy.items.first, let last {
      var collected = ItemSelection()
      collected.insert(from: first, through: last, itemCounts: itemCounts)
      copy.items.subtract(collected)
    }
    if copy.items.isEmpty {
      if !copy.text.isEmpty {
        clipboard.set(text: copy.text)
        onCopy?(copy.total)
      }
      cancelCopying()
    } else {
      copy.nextTurn = MainLoop.idle { [weak self, weak copy] in
        if let self, let copy { collectTexts(for: copy) }
      }
      onCopyProgress?()
    }
  }

  /// The time for which texts are collected in a turn of the main loop, shorter than a frame.
  private static let copyingSeconds = 0.008
  private static let maximumCopyCount = 5000

  /// Ends the copying of many items; unless it is complete, the clipboard keeps its content.
  ///
  /// - Returns: Whether items were being copied.
  @discardableResult
  public final func cancelCopying() -> Bool {
    guard let copy = input.copy else { return false }
    input.copy = nil
    guard let nextTurn = copy.nextTurn else { return false }
    nextTurn.cancel()
    setCursor(nil)
    onCopyProgress?()
    return true
  }

  /// The number of items whose text has been collected, and of all items to copy, or nil if no items are being copied.
  public final var copyProgress: (collected: Int, total: Int)? {
    input.copy.map { ($0.total - $0.items.count, $0.total) }
  }

  private func textToCopy(at index: ItemIndex) -> String? {
    let text: String? =
      if let cell = views[index] { cell.textToCopy } else if let copyableText {
        copyableText(index)
      } else { textOfNewCell(at: index) }
    return text?.isEmpty == false ? text : nil
  }

  private func textOfNewCell(at index: ItemIndex) -> String? {
    guard phase == .idle, let contents else { return nil }
    phase = .settling
    let cell = cell(for: index, from: contents)
    let text = cell.textToCopy
    recycle(cell)
    cell.isChildVisible = false
    phase = .idle
    return text
  }
}

extension CollectionCell {
  fileprivate final var textToCopy: String? { isInteractive && isContentCopyable ? copyableText : nil }
}
