public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and one of a few options, which are chosen from a list below (seeds/004, FUIValuePickerFormCell).
///
///     let cell = ValuePickerFormCell()
///     cell.title = "Maximum Price"
///     cell.valueOptions = ["5", "10", "15", "20", "25"]
///     cell.value = 2
///     cell.onChangeHandler = { order.price = prices[$0] }
///
/// It is for up to about twenty options; ``ListPickerFormCell`` is for more.
///
/// ## CSS nodes
///
///     cell.fdlFUIValuePickerFormCell
///     ├── pickerrow
///     │   ├── pickerbutton.fdlFUIValuePickerFormCell_row        absent while read-only
///     │   ├── label.fdlFUIValuePickerFormCell_keyLabel
///     │   ├── label.fdlFUIValuePickerFormCell_valueLabel[:selected]
///     │   ╰── image.fdlFUIValuePickerFormCell_accessory       absent while read-only
///     ╰── optionlist                                                absent until it was opened once
///         ╰── scrolledwindow … list.fdlFUIValuePickerFormCell_list
///             ╰── row.fdlFUIPickerOption[:selected]
///                 ╰── label.fdlFUIPickerOption_label, image.fdlFUIPickerOption_checkmark
///
/// ## Accessibility
///
/// A group named by the title, with a button that is named by title and value and expands; the options are a list from
/// which assistive technology selects.
@MainActor
open class ValuePickerFormCell: PickerCell<Int> {
  private var list: OptionList?

  /// The parts of the cell and its row.
  open override class var parts: PickerCellParts { ComponentParts.ValuePickerFormCell.parts }

  /// Whether no option is chosen.
  open override class func isMissing(_ value: Int) -> Bool { value < 0 }
  /// The first option.
  open override var defaultValue: Int { 0 }

  /// The texts of the options.
  ///
  /// Where there are fewer of them than ``ValueCell/value`` counts, no option is chosen, and the value stays until
  /// a person chooses one.
  @Setting public final var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      let hadFocus = list?.containsFocus == true
      offered.count = valueOptions.count
      list?.options = []
      showState()
      presentationDidChange()
      // The focus goes with the option that it was on.
      if hadFocus, isPickerVisible { _ = focusPicker() }
      showLoss(of: [value])
    }
  }

  /// Shows the option, and says so where there is none.
  open override func showValue() {
    super.showValue()
    showLoss(of: [value])
  }

  /// What is shown where no option is chosen.
  @Setting public final var emptyValueText: String = localized("No value selected") {
    didSet { if emptyValueText != oldValue { presentationDidChange() } }
  }

  private func optionWasActivated() { if !alwaysShowPicker { isPickerVisible = false } }

  /// Whether there are options.
  open override var canPick: Bool { !valueOptions.isEmpty }

  /// The text of the option.
  open override func text(of value: Int) -> String {
    valueOptions.indices.contains(value) ? valueOptions[value] : emptyValueText
  }

  /// The list of the options.
  open override func makePicker() -> Widget {
    let made = OptionList()
    made.onPick = { [weak self] in self?.pick($0) }
    made.onDone = { [weak self] in self?.optionWasActivated() }
    list = made
    return made
  }

  /// Selects the option.
  open override func showInPicker(_ value: Int) {
    // Made when they are first shown: most pickers stay closed.
    list?.options = valueOptions
    list?.setName(title)
    list?.selected = valueOptions.indices.contains(value) ? value : nil
  }
}
