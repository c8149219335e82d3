public import CGTK
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and a switch (seeds/000 and seeds/004, FUISwitchFormCell and FUISwitchCollectionViewCell).
///
/// Where the value may not be changed, the word "On" or "Off" stands in place of the switch.
///
/// ## CSS nodes
///
///     cell.fdlFUISwitchFormCell
///     ├── label.fdlFUISwitchFormCell_title
///     ├── switch.fdlFUISwitchFormCell_switch
///     ╰── label.fdlFUISwitchFormCell_valueLabel        read-only
///
/// ## Accessibility
///
/// A group with a check box, as GTK 4.8 tells a switch, named by the title.  A click anywhere in the row switches.
@MainActor
open class SwitchFormCell: ValueCell<Bool> {
  private typealias Parts = ComponentParts.SwitchFormCell
  private let titleLabel = Parts.title.makeLabel()
  private let switchControl = Switch()
  private let readOnlyLabel = Parts.valueLabel.makeLabel()
  private var isShowing = false
  /// Where title and switch end, and what is said below begins.
  private var contentBottom = 0.0

  /// Makes a cell whose switch is off.
  public required init() {
    super.init()
    become(Parts.cell)
    switchControl.become(Parts.switch)
    switchControl.verticalAlignment = .center
    readOnlyLabel.isVisible = false
    for part in [titleLabel, switchControl, readOnlyLabel] as [Widget] { part.setParent(self) }
    switchControl.setAccessibleLabel(from: titleLabel)
    switchControl.connect("notify::active") { [weak self] in self?.switchDidChange() }
    let click = ClickGesture()
    click.onRelease { [weak self] _, x, y in self?.release(x, y) }
    addController(click)
    let keys = KeyController()
    keys.onPress { [weak self] key, held in self?.press(Int32(bitPattern: key), held) ?? false }
    switchControl.addController(keys)
    showValue()
  }

  /// The title.
  open override var titleView: Widget? { titleLabel }
  /// The switch, while the value may be changed.
  open override var control: Widget? { isEditable ? switchControl : nil }

  /// The line around the switch is in the colour of errors where the value can't be taken.
  open override func showValidity(isInvalid: Bool) {
    switchControl.setStyleClass(StyleVariant.negative.rawValue, isInvalid)
  }

  /// The word in place of the switch.
  open override var valueNodes: [AttributedNode] { [readOnlyLabel.attributedNode] }

  /// Off.
  open override var defaultValue: Bool { false }

  private func switchDidChange() { if !isShowing { personDidChange(to: switchControl.isOn) } }

  private static let keys: Set<Int32> = [
    GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter,
  ]

  /// GTK leaves these keys to the window, and what is around the cell would have them before it.
  private func press(_ key: Int32, _ held: GdkModifierType) -> Bool {
    guard Self.keys.contains(key),
      held.isDisjoint(with: [.controlMask, .shiftMask, .altMask, .superMask, .metaMask])
    else { return false }
    switchControl.isOn.toggle()
    return true
  }

  private func release(_ x: Double, _ y: Double) {
    // A pointer that was dragged out of the row has changed its mind.
    guard isEditable, isEnabled, contains(x, y, in: self), y < contentBottom else { return }
    switchControl.grabFocus()
    switchControl.isOn.toggle()
  }

  /// Turns the switch without calling handlers.
  open override func showValue() {
    isShowing = true
    switchControl.isOn = value
    isShowing = false
    readOnlyLabel.text = value ? localized("On", context: "switch") : localized("Off", context: "switch")
  }

  /// Sets the label, which names the switch for assistive technology too.
  open override func showTitle() { titleLabel.text = shownTitle }

  /// Shows the switch, or the word in its place.
  open override func showState() {
    if isEditable { switchControl.isVisible = true } else { switchControl.hide(givingFocusTo: self) }
    readOnlyLabel.isVisible = !isEditable
  }

  // Measured, a hidden switch has no height.
  private static let controlHeight = Int(Parts.switch.metric(.trackThickness))

  override var arrangement: (any Arrangement)? {
    TitledColumn(
      title: titleLabel, trailing: isEditable ? switchControl : readOnlyLabel, gap: Int(Parts.cell.metric(.controlGap)))
  }

  /// The title beside the switch.
  open override func measureContent(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let size = super.measureContent(orientation, forSize: forSize)
    // The row keeps its height when the word takes the switch's place.
    return orientation == .horizontal ? size : Measurement(max(size.natural, Self.controlHeight))
  }

  /// Places the title at the leading and the control at the trailing end.
  open override func allocateContent(width: Int, height: Int) {
    contentBottom = Double(height)
    super.allocateContent(width: width, height: height)
  }
}
