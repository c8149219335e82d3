import CGTK
import FloorplanTheme
import GTKBridge

/// What stands at the trailing edge of an object cell: one of an action, a view, and an accessory, or the view for editing.
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
    // One that stands elsewhere is not torn away from there.
    if let new, new.parent == nil { new.setParent(cell) }
    update()
  }

  /// The widget that is shown; nil where it is the accessory or nothing.
  private var shownWidget: Widget? {
    let shown = isEditing ? editingView : actionView ?? view
    return shown?.parent === cell && shown?.isVisible == true ? shown : nil
  }

  /// Whether more changes come, so that what follows from all of them is done once behind them.
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
    let shown = shownWidget
    for widget in [view, editingView, action] as [Widget?] {
      guard let widget, widget.parent === cell, widget.isChildVisible != (widget === shown) else { continue }
      // The focus doesn't leave the cell with what had it.
      if widget !== shown, widget.containsFocus { cell.grabFocus() }
      widget.isChildVisible = widget === shown
    }
    standard.show(isEditing || actionType != .none || view != nil ? .none : type)
    describe()
    cell.queueResize()
  }

  /// Names what can be pressed: what it does, and for which object.
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

  /// The width that the rest of the cell leaves free.
  var room: Int {
    guard let shownWidget else { return standard.room }
    return Self.look.gap + shownWidget.measured(.horizontal).natural
  }

  /// What they need beyond the cell's padding, which is room enough around a button.
  var height: Int {
    let own: Int
    if let shownWidget {
      own = shownWidget.measured(.vertical, forSize: shownWidget.measured(.horizontal).natural).natural
    } else {
      own = standard.height
    }
    return max(0, own - 2 * Int(Parts.cell.metric(.paddingBlock)))
  }

  func allocate(width: Int, height: Int) {
    standard.allocate(width: width, height: height)
    guard let shownWidget else { return }
    let wide = shownWidget.measured(.horizontal).natural
    let high = shownWidget.measured(.vertical, forSize: wide).natural
    shownWidget.allocate(
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
