import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A title and a switch (FUISwitchFormCell and FUISwitchCollectionViewCell in the SAP Fiori for iOS documentation).
///
/// A read-only cell displays “On” or “Off” in place of the switch.
///
/// ## CSS nodes
///
///     cell.fdlFUISwitchFormCell
///     ├── label.fdlFUISwitchFormCell_title             absent if empty
///     ├── switch.fdlFUISwitchFormCell_switch
///     ╰── label.fdlFUISwitchFormCell_valueLabel        if read-only
///
/// ## Accessibility
///
/// A group with a check box, which is how GTK 4.8 reports a switch, labeled by the title. A click anywhere in the row
/// toggles the switch.
open class SwitchFormCell: ControlCell<Bool> {
  private typealias Parts = ComponentParts.SwitchFormCell
  private let switchControl = Switch()

  /// Creates a cell with a switch that is off.
  public required init() {
    super.init(Parts.cell, title: Parts.title, valueLabel: Parts.valueLabel, control: switchControl)
    switchControl.addStyleClasses(of: Parts.switch)
    switchControl.verticalAlignment = .center
    switchControl.setAccessibleLabel(from: titleLabel)
    switchControl.connect("notify::active") { [weak self] in if let self { userDidChange(to: switchControl.isOn) } }
    addController(ClickGesture()).onRelease { [weak self] _, x, y in self?.release(x, y) }
    switchControl.onActivationKey { [weak self] in self?.switchControl.isOn.toggle() }
    showValue()
  }

  /// Off.
  open override var defaultValue: Bool { false }

  private func release(_ x: Double, _ y: Double) {
    // Releasing the pointer outside the row cancels the click.
    guard isEditable, isEnabled, contains(x, y, in: self), y < Double(contentHeight) else { return }
    switchControl.grabFocus()
    switchControl.isOn.toggle()
  }

  /// Displays the value without calling handlers.
  open override func showValue() {
    switchControl.isOn = value
    valueLabel.text = value ? localized("On", context: "switch") : localized("Off", context: "switch")
  }

  // From the metrics, because a hidden switch has no height.
  private static var controlHeight: Int { Parts.switch[.trackThickness] }

  override func layout(in width: Int) -> (any CellLayout)? {
    TitledColumn(
      title: titleLabel, trailing: isEditable ? switchControl : valueLabel, gap: Parts.cell[.controlGap],
      titleColumn: titleColumn)
  }

  /// Arranges the title beside the switch.
  open override func contentArrangement(width: Int, height: Int?) -> Arrangement {
    // The row keeps its height if the text replaces the switch.
    super.contentArrangement(width: width, height: max(height ?? 0, Self.controlHeight))
  }
}
