import FloorplanTheme
import GTKBridge

/// The trailing edge of an object cell: an action, a custom view or an accessory, or the editing view.
final class ObjectAccessories {
  private typealias Parts = ComponentParts.ObjectCell
  private unowned let cell: ObjectCell
  private let standard: AccessoryPart
  private var action: SingleActionAccessoryView?

  private static let style = AccessoryStyle(
    indicator: Parts.accessory, button: Parts.accessoryButton, cell: Parts.cell, gapMetric: .imageGap)

  init(in cell: ObjectCell) {
    self.cell = cell
    standard = AccessoryPart(in: cell, Self.style) { [weak cell] in cell?.performAccessoryAction() }
  }

  /// The view of the action, or nil if there is none.
  var actionView: SingleActionAccessoryView? { cell.actionAccessoryType == .none ? nil : action }

  func showAction() {
    let action = action ?? makeAction()
    action.type = cell.actionAccessoryType
    update()
  }

  private func makeAction() -> SingleActionAccessoryView {
    let newView = SingleActionAccessoryView()
    newView.setParent(cell)
    action = newView
    return newView
  }

  func replace(_ old: Widget?, by new: Widget?) {
    if let old, old !== cell.accessoryView, old !== cell.editingAccessoryView, old.parent === cell {
      if old.containsFocus { cell.grabFocus() }
      old.isChildVisible = true
      old.unparent()
    }
    // A widget that already has another parent isn't moved.
    if let new, new.parent == nil { new.setParent(cell) }
    update()
  }

  /// The displayed view, or nil if the standard accessory or nothing is displayed.
  private var displayedWidget: Widget? {
    let displayed = cell.isEditing ? cell.editingAccessoryView : actionView ?? cell.accessoryView
    return displayed?.parent === cell && displayed?.isVisible == true ? displayed : nil
  }

  /// Performs the updates that were deferred while the cell awaited its content.
  func settle() { if awaitsUpdate { update() } }
  private var awaitsUpdate = false

  func update() {
    guard !cell.awaitsContent else {
      awaitsUpdate = true
      return
    }
    awaitsUpdate = false
    let displayed = displayedWidget
    for widget in [cell.accessoryView, cell.editingAccessoryView, action] as [Widget?] {
      guard let widget, widget.parent === cell, widget.isChildVisible != (widget === displayed) else { continue }
      // Keep the focus in the cell.
      if widget !== displayed, widget.containsFocus { cell.grabFocus() }
      widget.isChildVisible = widget === displayed
    }
    let isReplaced = cell.isEditing || cell.actionAccessoryType != .none || cell.accessoryView != nil
    standard.show(isReplaced ? .none : cell.displayed(cell.accessoryType))
    describe()
    cell.queueResize()
  }

  /// Sets the accessible labels of the buttons, which consist of their action and the object.
  func describe() {
    guard !cell.awaitsContent else {
      awaitsUpdate = true
      return
    }
    let name = cell.headlineText ?? ""
    standard.name(name.isEmpty ? cell.accessoryLabel : "\(cell.accessoryLabel): \(name)")
    action?.subject = name.isEmpty ? nil : name
  }

  // MARK: Arrangement

  /// Whether there is anything to display.
  var isVisible: Bool { displayedWidget != nil || standard.displayedType != .none }

  /// The width that the accessories take from the other content of the cell.
  var reservedWidth: Int {
    guard let displayedWidget else { return standard.reservedWidth }
    return Self.style.gap + displayedWidget.measured(.horizontal).natural
  }

  /// The height in addition to the cell's padding, which is sufficient margin for a button.
  var height: Int {
    let own: Int
    if let displayedWidget {
      own = displayedWidget.measured(.vertical, forSize: displayedWidget.measured(.horizontal).natural).natural
    } else {
      own = standard.height
    }
    return max(0, own - 2 * Parts.cell[.paddingBlock])
  }

  func allocate(width: Int, height: Int) {
    standard.allocate(width: width, height: height)
    guard let displayedWidget else { return }
    let wide = displayedWidget.measured(.horizontal).natural
    let high = displayedWidget.measured(.vertical, forSize: wide).natural
    displayedWidget.allocate(
      x: cell.direction == .rtl ? 0 : width - wide, y: (height - high) / 2, width: wide, height: high)
  }

  /// Resets the action for reuse; the cell resets its properties.
  func prepareForReuse() { action?.prepareForReuse() }
}
