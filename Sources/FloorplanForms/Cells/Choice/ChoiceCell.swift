import FloorplanTheme
public import FloorplanUI
import GTKBridge

/// The base class of cells that display all options next to their title, as chips or segments.
///
/// A read-only cell displays the selected options as a text. Use ``FilterFormCell`` or ``SegmentedControlFormCell``.
///
/// ## Accessibility
///
/// A group labeled by the title. It contains another group with the options, which has the same label.
open class ChoiceCell<Value: Equatable>: ControlCell<Value> {
  private let group: ChoiceGroup

  init(_ cell: ComponentPart, title: ComponentPart, valueLabel: ComponentPart, _ group: ChoiceGroup) {
    self.group = group
    super.init(cell, title: title, valueLabel: valueLabel, control: group)
    group.setAccessibleLabel(from: titleLabel)
    group.onSelect = { [weak self] in self?.press($0) }
  }

  /// Unavailable: a subclass creates its options.
  public required init() { preconditionFailure("\(Self.self) must override init()") }

  // MARK: For subclasses

  /// The rules for selecting options.
  var selectionRules: SelectionRules { SelectionRules(count: valueOptions.count) }
  /// Sets the indices that the user selected.
  func userDidSelect(_ indices: [Int]) {}

  // MARK: Options

  /// The texts of the options, which may be equal.
  @Setting public final var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      availableOptions.count = valueOptions.count
      group.show(valueOptions)
      group.show(images: optionImages)
      showValue()
    }
  }
  /// The images before the texts of the options; empty, the default, for none.
  @Setting public final var optionImages: [ImageSource?] = [] {
    didSet { if optionImages != oldValue { group.show(images: optionImages) } }
  }

  private func press(_ index: Int) {
    guard isEditable, isEnabled, let new = selectionRules.value(from: selectedOptions, pressing: index) else { return }
    userDidSelect(new)
    showValue()
  }

  /// Displays the selected options, without calling handlers.
  open override func showValue() {
    let chosen = selectionRules.selectedIndices(of: selectedOptions)
    group.updateSelection(chosen.contains)
    updateUnavailableMessage()
    valueLabel.text = chosen.isEmpty ? Self.emptySelectionText : chosen.sorted().map { valueOptions[$0] }.localizedList
  }

  /// The title and the selected options in one line.
  open override var copyableText: String? { copyText(valueLabel.text) }
}
