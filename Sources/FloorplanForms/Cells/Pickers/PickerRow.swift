import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The row of a cell that opens a picker, with title and value side by side if both fit, otherwise stacked.
///
/// A pressable row has a button behind the texts, and a chevron.
final class PickerRow: CustomWidget {
  private let metrics: ComponentPart
  let button: PickerButton
  let keyLabel: PartLabel
  let valueLabel: PartLabel
  let accessory = Image(iconName: "pan-down-symbolic")

  override class var cssName: String { "pickerrow" }
  override class var hasSeveralArrangements: Bool { true }

  init(_ parts: PickerCellParts) {
    metrics = parts.cell
    button = PickerButton(parts.row)
    keyLabel = parts.keyLabel.makeLabel()
    valueLabel = parts.valueLabel.makeLabel()
    super.init()
    accessory.addStyleClasses(of: parts.accessory)
    accessory.setAccessibleRole(.presentation)
    for part in [button, keyLabel, valueLabel, accessory] as [Widget] { part.setParent(self) }
    // The texts must not intercept the pointer.
    for part in [keyLabel, valueLabel, accessory] as [Widget] { part.canTarget = false }
  }

  /// Whether the row is a button; if not, it consists of two texts.
  var isButton = true {
    didSet {
      guard isButton != oldValue else { return }
      button.setVisible(isButton, movingFocusTo: self)
      accessory.isVisible = isButton
      queueResize()
    }
  }

  /// Displays both texts, and labels the button with them because a button has no accessible value.
  func show(title: String, value: String) {
    keyLabel.text = title
    valueLabel.text = value
    button.setAccessibleLabel([title, value].filter { !$0.isEmpty }.localizedList)
  }

  private var layout: PickerRowLayout {
    let cell = parent as? TitledCell
    return PickerRowLayout(
      title: keyLabel, value: valueLabel, trailing: accessory, gaps: metrics.pickerGaps,
      isAlwaysStacked: cell?.titlePlacement == .above, titleColumn: cell?.titleColumn)
  }

  override var requestedWidth: Measurement? { layout.requestedWidth }

  override func arrangement(width: Int, height: Int?) -> Arrangement? {
    guard button.isVisible else { return layout.arrangement(width: width, height: height) }
    let minimumHeight = button.measured(.vertical).minimum
    var arrangement = layout.arrangement(width: width, height: max(height ?? 0, minimumHeight))
    arrangement.overlay(
      button, width: max(width, button.measured(.horizontal).minimum), height: arrangement.height)
    return arrangement
  }
}

extension ComponentPart {
  /// The spacing of a picker's row, if this is the part of its cell.
  var pickerGaps: (columns: Int, lines: Int, ends: Int) {
    (self[.controlGap], self[.lineGap], self[.iconGap])
  }
}

/// The button of a picker's row, behind its texts.
final class PickerButton: CustomWidget {
  /// Called when the user opens or closes the picker.
  var onPress: (() -> Void)?

  override class var cssName: String { "pickerbutton" }
  /// A button, which also reports whether it is expanded.
  override class var accessibleRole: AccessibleRole { .button }
  /// The action for the keyboard and assistive technology.
  override class var actions: [ClassAction] {
    super.actions + [ClassAction(pressAction, of: PickerButton.self) { $0.onPress?() }]
  }
  override class var shortcuts: [ClassShortcut] {
    [.enter, .space].map { ClassShortcut($0, activates: pressAction) }
  }
  private static let pressAction = "picker.toggle"

  init(_ part: ComponentPart) {
    super.init()
    addStyleClasses(of: part)
    isFocusable = true
    let click = ClickGesture()
    click.onPress { [weak self] _, _, _ in self?.setState(.active, true) }
    click.onRelease { [weak self] _, x, y in
      guard let self else { return }
      setState(.active, false)
      // Releasing the pointer outside the button cancels the click.
      if contains(x, y, in: self) { onPress?() }
    }
    click.connect("cancel") { [weak self] in self?.setState(.active, false) }
    addController(click)
  }
}
