import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The row of a cell that opens a picker: title and value, side by side where both fit, else one below the other.
@MainActor
final class PickerRow: CustomWidget {
  private let metrics: ComponentPart
  let keyLabel: PartLabel
  let valueLabel: PartLabel
  /// Called when a person wants the picker opened or closed.
  var onPress: (() -> Void)?

  /// `pickerrow`.
  override class var cssName: String { "pickerrow" }
  /// A button, which tells whether it is expanded.
  override class var accessibleRole: GtkAccessibleRole { .button }
  /// Pressing, for the keyboard and for assistive technology.
  override class var actions: [ClassAction] {
    super.actions + [ClassAction(pressAction, of: PickerRow.self) { $0.onPress?() }]
  }
  /// The keys that press a button.
  override class var shortcuts: [ClassShortcut] {
    [GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter, GDK_KEY_space, GDK_KEY_KP_Space].map {
      ClassShortcut($0, activates: pressAction)
    }
  }
  private static let pressAction = "picker.toggle"

  init(_ parts: PickerCellParts) {
    metrics = parts.cell
    keyLabel = parts.keyLabel.makeLabel()
    valueLabel = parts.valueLabel.makeLabel()
    super.init()
    become(parts.row)
    for label in [keyLabel, valueLabel] {
      // The row's name says both.
      label.setAccessibleRole(.presentation)
      label.setParent(self)
    }
    isPressable = true
    // No observer is called in here.
    isFocusable = true
    addInput()
  }

  private func addInput() {
    let click = ClickGesture()
    click.onPress { [weak self] _, _, _ in self?.setState(.active, true) }
    click.onRelease { [weak self] _, x, y in
      guard let self else { return }
      setState(.active, false)
      // A pointer that was dragged out of the row has changed its mind.
      if x >= 0, y >= 0, Int(x) < width, Int(y) < height { onPress?() }
    }
    click.connect("cancel") { [weak self] in self?.setState(.active, false) }
    addController(click)
  }

  /// Whether people can press the row; else it is a text.
  var isPressable = false {
    didSet {
      guard isPressable != oldValue else { return }
      if !isPressable, hasFocus { window?.clearFocus() }
      isFocusable = isPressable
      // What can't be pressed isn't pointed at.
      canBeTarget = isPressable
      setActionEnabled(Self.pressAction, isPressable)
    }
  }

  /// Title and value are spoken together, since a button has no value of its own.
  func show(title: String, value: String) {
    keyLabel.text = title
    valueLabel.text = value
    setAccessibleLabel([title, value].filter { !$0.isEmpty }.joined(separator: ", "))
  }

  override func dispose() {
    onPress = nil
    super.dispose()
  }

  // MARK: Arrangement

  private var gap: Int { Int(metrics.metric(.controlGap)) }
  private var lineGap: Int { Int(metrics.metric(.lineGap)) }

  private func isStacked(in width: Int) -> Bool {
    width >= 0 && keyLabel.measured(.horizontal).natural + gap + valueLabel.measured(.horizontal).natural > width
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let (key, value) = (keyLabel.measured(.horizontal), valueLabel.measured(.horizontal))
      return Measurement(minimum: max(key.minimum, value.minimum), natural: key.natural + gap + value.natural)
    case .vertical:
      let isStacked = isStacked(in: forSize)
      let width = isStacked ? forSize : -1
      let heights = [keyLabel, valueLabel].map { $0.measured(.vertical, forSize: width).natural }
      var result = Measurement(isStacked ? heights[0] + lineGap + heights[1] : heights.max() ?? 0)
      result.arrangement = isStacked ? 1 : 0
      return result
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    guard isStacked(in: width) else {
      for label in [keyLabel, valueLabel] {
        let size = label.measured(.horizontal).natural
        let labelHeight = label.measured(.vertical, forSize: size).natural
        let isAtLeft = (label === keyLabel) != isMirrored
        label.allocate(
          x: isAtLeft ? 0 : width - size, y: max(0, height - labelHeight) / 2, width: size, height: labelHeight)
      }
      return
    }
    var y = 0
    for label in [keyLabel, valueLabel] {
      let labelHeight = label.measured(.vertical, forSize: width).natural
      label.allocate(y: y, width: width, height: labelHeight)
      y += labelHeight + lineGap
    }
  }
}
