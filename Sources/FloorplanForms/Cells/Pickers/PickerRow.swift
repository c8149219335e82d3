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
      button.isPressable = isPressable
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

  // MARK: Arrangement

  private var gap: Int { Int(metrics.metric(.controlGap)) }
  private var lineGap: Int { Int(metrics.metric(.lineGap)) }
  /// What the chevron takes of a width.
  private var accessoryRoom: Int {
    accessory.isVisible ? Int(metrics.metric(.iconGap)) + accessory.measured(.horizontal).natural : 0
  }

  private func isStacked(in room: Int) -> Bool {
    room >= 0 && keyLabel.measured(.horizontal).natural + gap + valueLabel.measured(.horizontal).natural > room
  }

  /// What the texts have of a width.
  private func room(in width: Int) -> Int {
    guard width >= 0 else { return width }
    let least = max(keyLabel.measured(.horizontal).minimum, valueLabel.measured(.horizontal).minimum)
    return max(width - accessoryRoom, least)
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let (key, value) = (keyLabel.measured(.horizontal), valueLabel.measured(.horizontal))
      return Measurement(
        minimum: max(key.minimum, value.minimum) + accessoryRoom,
        natural: key.natural + gap + value.natural + accessoryRoom)
    case .vertical:
      let room = room(in: forSize)
      let isStacked = isStacked(in: room)
      let heights = [keyLabel, valueLabel].map { $0.measured(.vertical, forSize: isStacked ? room : -1).natural }
      let texts = isStacked ? heights[0] + lineGap + heights[1] : max(heights[0], heights[1])
      var result = Measurement(button.isVisible ? max(texts, button.measured(.vertical).minimum) : texts)
      result.arrangement = isStacked ? 1 : 0
      return result
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    if button.isVisible {
      button.allocate(width: max(width, button.measured(.horizontal).minimum), height: height)
    }
    if accessory.isVisible {
      let (wide, high) = (accessory.measured(.horizontal).natural, accessory.measured(.vertical).natural)
      accessory.allocate(x: isMirrored ? 0 : width - wide, y: (height - high) / 2, width: wide, height: high)
    }
    let room = room(in: width)
    let left = isMirrored ? width - room : 0
    guard isStacked(in: room) else {
      for label in [keyLabel, valueLabel] {
        let size = label.measured(.horizontal).natural
        let labelHeight = label.measured(.vertical, forSize: size).natural
        let isAtLeft = (label === keyLabel) != isMirrored
        label.allocate(
          x: left + (isAtLeft ? 0 : room - size), y: max(0, height - labelHeight) / 2, width: size,
          height: labelHeight)
      }
      return
    }
    var y = 0
    for label in [keyLabel, valueLabel] {
      let labelHeight = label.measured(.vertical, forSize: room).natural
      label.allocate(x: left, y: y, width: room, height: labelHeight)
      y += labelHeight + lineGap
    }
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
      if x >= 0, y >= 0, Int(x) < width, Int(y) < height { onPress?() }
    }
    click.connect("cancel") { [weak self] in self?.setState(.active, false) }
    addController(click)
  }

  /// Whether there is anything to press; else it is absent.
  var isPressable = true {
    didSet {
      if !isPressable, containsFocus { window?.clearFocus() }
      isFocusable = isPressable
      isVisible = isPressable
      setActionEnabled(Self.pressAction, isPressable)
    }
  }
}
