public import FloorplanLayout
import GTKBridge

/// A context menu on the screen.
@MainActor
final class OpenContextMenu {
  let popover: PopoverMenu
  private let actions = ActionGroup()
  private weak var quietCell: CollectionCell?

  init(_ items: [ContextMenuItem], of cell: CollectionCell?) {
    let menu = Menu()
    for (number, item) in items.enumerated() {
      menu.append(item.title, action: "\(Self.prefix).\(number)")
      actions.addAction("\(number)", item.perform).isEnabled = item.isEnabled
    }
    popover = PopoverMenu(menu, name: localized("Context menu"))
    popover.insert(actions, prefix: Self.prefix)
    popover.hasArrow = false
    // It would cover the menu.
    if let cell, cell.tooltip != nil {
      cell.showsTooltip = false
      quietCell = cell
    }
  }

  private static let prefix = "menu"

  func remove() {
    if let quietCell, quietCell.tooltip != nil { quietCell.showsTooltip = true }
    popover.discard()
    // One that is torn off while it is shown keeps the pointer.
    popover.popDown()
    popover.insert(nil, prefix: Self.prefix)
    actions.dispose()
    popover.unparent()
  }
}

extension CollectionView {
  /// What the context menu of an item offers beside copying; nil for nothing.
  public final var contextMenu: ((ItemIndex) -> [ContextMenuItem])? {
    get { inputHandlers.contextMenu }
    set { inputHandlers.contextMenu = newValue }
  }

  /// What is copied for an item that has no cell now, because it is out of sight; nil to make a cell and ask that.
  ///
  /// Set it where people can select many items, and say nil for an item that is not to be copied.
  public final var copyableText: ((ItemIndex) -> String?)? {
    get { inputHandlers.copyableText }
    set { inputHandlers.copyableText = newValue }
  }

  // MARK: Menu

  /// Opens the context menu of what is at a place of the viewport.
  ///
  /// - Returns: Whether there is something to offer.
  final func openContextMenu(at place: Point) -> Bool {
    guard let index = item(at: place), let cell = liveCells[index], cell.isInteractive else { return false }
    forgetPress()
    cancelDrag()
    focus(cell)
    guard openContextMenu(for: index, at: place) else { return false }
    // GTK marks all that a button goes down on as pressed, up to the window, and unmarks what it goes up over: that is
    // the menu now.
    var marked = pick(x: place.x, y: place.y)
    while let widget = marked {
      widget.setState(.active, false)
      marked = widget.parent
    }
    return true
  }

  /// Opens the context menu of an item.
  ///
  /// - Parameters:
  ///   - index: The item.
  ///   - place: Where in the viewport; nil for the item's middle.
  /// - Returns: Whether there is something to offer.
  @discardableResult
  package final func openContextMenu(for index: ItemIndex, at place: Point? = nil) -> Bool {
    let items = contextMenuItems(for: index)
    guard !items.isEmpty, isMapped, let frame = engine.frame(ofItemAt: index) else { return false }
    if selectionMode == .multiple, !selection.contains(index) { select(index, .only) }
    focusIndex = index
    input.menu?.remove()
    let menu = OpenContextMenu(items, of: liveCells[index])
    input.menu = menu
    let seen = viewport
    let middle = Point(
      x: (frame.minX + frame.maxX) / 2 - seen.minX,
      y: min(max((frame.minY + frame.maxY) / 2 - seen.minY, 0), seen.size.height))
    let target = place ?? middle
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
    // What the chosen item does comes next, and may take the focus somewhere else.
    if menu.popover.containsFocus || window?.focusWidget == nil, let focusIndex, let cell = liveCells[focusIndex] {
      focus(cell)
    }
    // The menu closes before GTK performs what was chosen.
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

  /// Copies the item that the menu is for, or all that are selected with it.
  private func copyFromMenu() {
    guard let index = focusIndex else { return }
    copy(selection.contains(index) ? selection : ItemSelection([index]))
  }

  /// - Returns: Whether there was something to copy.
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
      if let cell = liveCells[index] { cell.textToCopy } else if let copyableText {
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
