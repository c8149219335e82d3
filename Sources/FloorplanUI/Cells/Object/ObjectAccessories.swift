import CGTK
import FloorplanTheme
import GTKBridge

/// The trailing edge of an object cell: an action, a custom view or an accessory, or the editing view.
@MainActor
final class ObjectAccessories {
  private typealias Parts = ComponentParts.ObjectCell
  private unowned let cell: ObjectCell
  private let standard: AccessoryPart
  private var action: SingleActionAccessoryView?

  private static let look = AccessoryLook(
    indicator: Parts.accessory, button: Parts.accessoryButton, gap: Int(Parts.cell.metric(.imageGap)))

  init(in cell: ObjectCell) {
    self.cell = cell
    standard = AccessoryPart(in: cell, Self.look) { [weak cell] in cell?.pressAccessory() }
  }

  var type = AccessoryType.none { didSet { if type != oldValue { update() } } }
  var label = AccessoryPart.standardLabel { didSet { if label != oldValue { describe() } } }
  var onPress: (() -> Void)?
  var view: Widget? { didSet { if view !== oldValue { replace(oldValue, by: view) } } }
  var editingView: Widget? { didSet { if editingView !== oldValue { replace(oldValue, by: editingView) } } }
  var isEditing = false { didSet { if isEditing != oldValue { update() } } }
  var actionType = ActionAccessoryType.none {
    didSet {
      guard actionType != oldValue else { return }
      if action == nil { action = makeAction() }
      action?.type = actionType
      update()
    }
  }
  var actionView: SingleActionAccessoryView? { actionType == .none ? nil : action }

  private func makeAction() -> SingleActionAccessoryView {
    let made = SingleActionAccessoryView()
    made.setParent(cell)
    action = made
    describe()
    return made
  }

  private func replace(_ old: Widget?, by new: Widget?) {
    if let old, old !== view, old !== editingView, old.parent === cell {
      if old.containsFocus { cell.grabFocus() }
      old.isChildVisible = true
      old.unparent()
    }
    // A widget that already has another parent isn't moved.
    if let new, new.parent == nil { new.setParent(cell) }
    update()
  }

  /// The displayed widget, or nil if the standard accessory or nothing is displayed.
  private var displayedWidget: Widget? {
    let shown = isEditing ? editingView : actionView ?? view
    return shown?.parent === cell && shown?.isVisible == true ? shown : nil
  }

  /// Whether further changes follow, so that updates are deferred to the end.
  var awaitsContent = false {
    didSet {
      guard oldValue, !awaitsContent, awaitsUpdate else { return }
      awaitsUpdate = false
      update()
    }
  }
  private var awaitsUpdate = false

  private func update() {
    guard !awaitsContent else {
      awaitsUpdate = true
      return
    }
    let shown = displayedWidget
    for widget in [view, editingView, action] as [Widget?] {
      guard let widget, widget.parent === cell, widget.isChildVisible != (widget === shown) else { continue }
      // Keep the focus in the cell.
      if widget !== shown, widget.containsFocus { cell.grabFocus() }
      widget.isChildVisible = widget === shown
    }
    standard.show(isEditing || actionType != .none || view != nil ? .none : type)
    describe()
    cell.queueResize()
  }

  /// Sets the accessible labels of the buttons, which consist of their action and the object.
  func describe() {
    guard !awaitsContent else {
      awaitsUpdate = true
      return
    }
    let name = cell.headlineText ?? ""
    standard.name(name.isEmpty ? label : "\(label): \(name)")
    action?.subject = name.isEmpty ? nil : name
  }

  // MARK: Arrangement

  /// The width that the accessories take from the other content of the cell.
  var room: Int {
    guard let displayedWidget else { return standard.room }
    return Self.look.gap + displayedWidget.measured(.horizontal).natural
  }

  /// The height in addition to the cell's padding, which is sufficient margin for a button.
  var height: Int {
    let own: Int
    if let displayedWidget {
      own = displayedWidget.measured(.vertical, forSize: displayedWidget.measured(.horizontal).natural).natural
    } else {
      own = standard.height
    }
    return max(0, own - 2 * Int(Parts.cell.metric(.paddingBlock)))
  }

  func allocate(width: Int, height: Int) {
    standard.allocate(width: width, height: height)
    guard let displayedWidget else { return }
    let wide = displayedWidget.measured(.horizontal).natural
    let high = displayedWidget.measured(.vertical, forSize: wide).natural
    displayedWidget.allocate(
      x: cell.direction == .rtl ? 0 : width - wide, y: (height - high) / 2, width: wide, height: high)
  }

  // MARK: Reuse

  func clear() {
    isEditing = false
    view = nil
    editingView = nil
    type = .none
    label = AccessoryPart.standardLabel
    onPress = nil
    action?.prepareForReuse()
    actionType = .none
  }
}
