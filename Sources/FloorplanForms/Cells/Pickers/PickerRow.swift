import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The row of a cell that opens a picker: title and value, side by side where both fit, else one below the other.
///
/// Where it can be pressed, a button lies behind the texts, and there is a chevron.
@MainActor
final class PickerRow: CustomWidget {
  private let metrics: ComponentPart
  let button: PickerButton
  let keyLabel: PartLabel
  let valueLabel: PartLabel
  let accessory = Image(iconName: "pan-down-symbolic")

  /// `pickerrow`.
  override class var cssName: String { "pickerrow" }
  override class var arrangesByWidth: Bool { true }

  init(_ parts: PickerCellParts) {
    metrics = parts.cell
    button = PickerButton(parts.row)
    keyLabel = parts.keyLabel.makeLabel()
    valueLabel = parts.valueLabel.makeLabel()
    super.init()
    accessory.become(parts.accessory)
    accessory.setAccessibleRole(.presentation)
    for part in [button, keyLabel, valueLabel, accessory] as [Widget] { part.setParent(self) }
    // What covers the button must not keep the pointer from it.
    for part in [keyLabel, valueLabel, accessory] as [Widget] { part.canBeTarget = false }
  }

  /// Whether people can press the row; else it is two texts.
  var isPressable = true {
    didSet {
      guard isPressable != oldValue else { return }
      if isPressable { button.isVisible = true } else { button.hide(givingFocusTo: self) }
      accessory.isVisible = isPressable
      queueResize()
    }
  }

  /// Title and value are spoken together, since a button has no value of its own.
  func show(title: String, value: String) {
    keyLabel.text = title
    valueLabel.text = value
    button.setAccessibleLabel([title, value].filter { !$0.isEmpty }.asList)
  }

  private var layout: PickerRowLayout {
    PickerRowLayout(title: keyLabel, value: valueLabel, trailing: accessory, gaps: metrics.gapsOfPicker)
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    var size = layout.measure(orientation, forSize)
    guard orientation == .vertical, button.isVisible else { return size }
    size.natural = max(size.natural, button.measured(.vertical).minimum)
    size.minimum = size.natural
    return size
  }

  override func sizeAllocate(width: Int, height: Int) {
    if button.isVisible {
      button.allocate(width: max(width, button.measured(.horizontal).minimum), height: height)
    }
    layout.allocate(in: self, width: width, height: height)
  }
}

extension ComponentPart {
  /// The gaps of a row that opens a picker, of which this is the cell.
  var gapsOfPicker: (beside: Int, below: Int, ends: Int) {
    (Int(metric(.controlGap)), Int(metric(.lineGap)), Int(metric(.iconGap)))
  }
}

/// What is pressed to open a picker, which lies behind the texts of a row.
@MainActor
final class PickerButton: CustomWidget {
  /// Called when a person wants the picker opened or closed.
  var onPress: (() -> Void)?

  /// `pickerbutton`.
  override class var cssName: String { "pickerbutton" }
  /// A button, which tells whether it is expanded.
  override class var accessibleRole: GtkAccessibleRole { .button }
  /// Pressing, for the keyboard and for assistive technology.
  override class var actions: [ClassAction] {
    super.actions + [ClassAction(pressAction, of: PickerButton.self) { $0.onPress?() }]
  }
  /// The keys that press a button.
  override class var shortcuts: [ClassShortcut] {
    [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space].map {
      ClassShortcut($0, activates: pressAction)
    }
  }
  private static let pressAction = "picker.toggle"

  init(_ part: ComponentPart) {
    super.init()
    become(part)
    isFocusable = true
    let click = ClickGesture()
    click.onPress { [weak self] _, _, _ in self?.setState(.active, true) }
    click.onRelease { [weak self] _, x, y in
      guard let self else { return }
      setState(.active, false)
      // A pointer that was dragged out of the button has changed its mind.
      if contains(x, y, in: self) { onPress?() }
    }
    click.connect("cancel") { [weak self] in self?.setState(.active, false) }
    addController(click)
  }
}
