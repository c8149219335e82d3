import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// The base class of cells with a title, a value and a chevron over a button that opens a picker.
///
/// Title and value are side by side if both fit, otherwise stacked.
open class DisclosureCell<Value: Equatable>: ControlCell<Value> {
  private let metrics: ComponentPart
  let accessory: Image

  init(
    _ cell: ComponentPart, title: ComponentPart, valueLabel: ComponentPart, button: Widget, icon: String,
    _ accessoryPart: ComponentPart
  ) {
    metrics = cell
    accessory = Image(iconName: icon)
    super.init(cell, title: title, valueLabel: valueLabel, control: button)
    insertChildren([button, titleLabel, self.valueLabel, accessory])
    self.valueLabel.isVisible = true
    accessory.addStyleClasses(of: accessoryPart)
    accessory.setAccessibleRole(.presentation)
    // The texts must not intercept the pointer.
    for part in [titleLabel, self.valueLabel, accessory] as [Widget] { part.canTarget = false }
  }

  /// Unavailable: a subclass creates its button.
  public required init() { preconditionFailure("\(Self.self) must override init()") }

  /// Whether the button is displayed.
  var isOpenable: Bool { isEditable }
  /// The distance by which the button extends beyond the texts on each side, within the cell.
  var overhang: (inline: Int, block: Int) { (0, 0) }
  override var bottomOverhang: Int { editor.isVisible ? overhang.block : 0 }

  /// Updates the title, which also labels the button.
  open override func showTitle() {
    titleLabel.text = displayedTitle
    nameButton()
  }

  /// Displays the text of the value, which also labels the button, because a button has no accessible value.
  final func show(_ text: String) {
    valueLabel.text = text
    nameButton()
  }

  private func nameButton() {
    editor.setAccessibleLabel([displayedTitle, valueLabel.text].filter { !$0.isEmpty }.localizedList)
  }

  /// Displays the button and the chevron, or only the texts.
  open override func showState() {
    editor.setVisible(isOpenable, movingFocusTo: self)
    accessory.isVisible = isOpenable
    queueResize()
  }

  override func layout(in width: Int) -> (any CellLayout)? {
    PickerRowLayout(
      title: titleLabel, value: valueLabel, trailing: accessory,
      gaps: (metrics[.controlGap], metrics[.lineGap], metrics[.iconGap]),
      isAlwaysStacked: titlePlacement.map { $0 == .above } ?? isAlwaysStacked, titleColumn: titleColumn)
  }

  /// Arranges the title and the value, the chevron after them, and the button over all of them.
  open override func contentArrangement(width: Int, height: Int?) -> Arrangement {
    guard editor.isVisible else { return super.contentArrangement(width: width, height: height) }
    let (size, minimumHeight) = (editor.measured(.horizontal), editor.measured(.vertical).minimum)
    var arrangement = super.contentArrangement(
      width: width, height: max(height ?? 0, minimumHeight - 2 * overhang.block))
    arrangement.overlay(
      editor, x: -overhang.inline, y: -overhang.block, width: max(size.minimum, width + 2 * overhang.inline),
      height: max(minimumHeight, arrangement.height + 2 * overhang.block))
    return arrangement
  }
}
