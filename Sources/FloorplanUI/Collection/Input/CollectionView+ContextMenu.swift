package import FloorplanLayout
import GTKBridge

/// An open context menu.
@MainActor
final class OpenContextMenu {
  let popover: PopoverMenu
  private let actions = ActionGroup()
  private weak var cellWithoutTooltip: CollectionCell?

  init(_ items: [ContextMenuItem], of cell: CollectionCell?) {
    let menu = Menu()
    for (number, item) in items.enumerated() {
      menu.append(item.title, action: "\(Self.prefix).\(number)")
      actions.addAction("\(number)", item.perform).isEnabled = item.isEnabled
    }
    popover = PopoverMenu(menu, name: localized("Context menu"))
    popover.insertActionGroup(actions, prefix: Self.prefix)
    popover.hasArrow = false
    // A tooltip would cover the menu.
    if let cell, cell.tooltip != nil {
      cell.isTooltipEnabled = false
      cellWithoutTooltip = cell
    }
  }

  private static let prefix = "menu"

  func remove() {
    if let cellWithoutTooltip, cellWithoutTooltip.tooltip != nil { cellWithoutTooltip.isTooltipEnabled = true }
    popover.discard()
    // Unparenting a visible popover would leave its pointer grab.
    popover.popDown()
    popover.insertActionGroup(nil, prefix: Self.prefix)
    actions.dispose()
    popover.unparent()
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
    let menu = OpenContextMenu(items, of: views[index])
    input.menu = menu
    let visible = viewport
    let middle = Point(
      x: (frame.minX + frame.maxX) / 2 - visible.minX,
      y: min(max((frame.minY + frame.maxY) / 2 - visible.minY, 0), visible.size.height))
    let target = position ?? middle
    menu.popover.setParent(self)
    menu.popover.point(toX: Int(target.x), y: Int(target.y))
    menu.popover.connect("closed") { [weak self, weak menu] in
      guard let self, let menu else { return }
      contextMenuDidClose(menu)
    }
    menu.popover.popUp()
    return true
  }

  private func contextMenuDidClose(_ menu: OpenContextMenu) {
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

  /// - Returns: Whether there was text to copy.
  final func copySelectedItems(orItemAt index: ItemIndex) -> Bool {
    copy(selectionMode == .multiple && !selection.isEmpty ? selection : ItemSelection([index]))
  }

  @discardableResult
  private func copy(_ items: ItemSelection) -> Bool {
    let texts = items.compactMap(textToCopy)
    if !texts.isEmpty { clipboard.set(text: texts.joined(separator: "\n")) }
    return !texts.isEmpty
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
