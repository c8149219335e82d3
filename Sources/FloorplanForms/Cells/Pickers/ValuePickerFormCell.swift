public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and one of a few options, with a list of options below (FUIValuePickerFormCell in the SAP Fiori for iOS
/// documentation).
///
///     let cell = ValuePickerFormCell()
///     cell.title = "Maximum Price"
///     cell.valueOptions = ["5", "10", "15", "20", "25"]
///     cell.value = 2
///     cell.onChangeHandler = { order.price = prices[$0] }
///
/// Use it for up to about twenty options, and ``ListPickerFormCell`` for more.
///
/// ## CSS nodes
///
///     cell.fdlFUIValuePickerFormCell
///     ├── pickerbutton.fdlFUIValuePickerFormCell_row                absent if read-only
///     ├── label.fdlFUIValuePickerFormCell_keyLabel
///     ├── label.fdlFUIValuePickerFormCell_valueLabel[:selected]
///     ├── image.fdlFUIValuePickerFormCell_accessory                 absent if read-only
///     ╰── optionlist                                                absent until it is first opened
///         ╰── scrolledwindow … list.fdlFUIValuePickerFormCell_list
///             ╰── row.fdlFUIPickerOption[:selected]
///                 ╰── image.fdlFUIPickerOption_image, label.fdlFUIPickerOption_label,
///                     image.fdlFUIPickerOption_checkmark
///
/// ## Accessibility
///
/// A group labeled by the title, with an expandable button labeled by the title and the value. The options are a list
/// that assistive technology can select from.
open class ValuePickerFormCell: PickerCell<Int> {
  private var list: OptionList?

  /// The parts of the cell and its row.
  open override class var parts: PickerCellParts { ComponentParts.ValuePickerFormCell.parts }

  /// Returns whether no option is selected.
  open override class func isMissing(_ value: Int) -> Bool { value < 0 }
  /// The first option.
  open override var defaultValue: Int { 0 }

  /// The texts of the options.
  ///
  /// If ``ValueCell/value`` is not the index of an option, none is selected, and the value stays until the user selects
  /// one.
  @Setting public final var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      let hadFocus = list?.containsFocus == true
      availableOptions.count = valueOptions.count
      list?.options = []
      showState()
      updateDisplay()
      // Keep the focus in the picker although its row was removed.
      if hadFocus, isPickerVisible { _ = focusPicker() }
      updateUnavailableMessage()
    }
  }

  override var selectedOptions: [Int] { [value] }

  /// The images before the texts of the options; empty, the default, for none.
  @Setting public final var optionImages: [ImageSource?] = [] { didSet { list?.images = optionImages } }

  /// Displays the selected option, or a message if it doesn't exist.
  open override func showValue() {
    super.showValue()
    updateUnavailableMessage()
  }

  /// The text for an empty selection.
  @Setting public final var emptyValueText: String = localized("No value selected") { didSet { updateDisplay() } }

  /// Whether there are options.
  open override var hasOptions: Bool { !valueOptions.isEmpty }

  /// Returns the text of an option, or of an empty selection.
  open override func text(of value: Int) -> String {
    valueOptions.indices.contains(value) ? valueOptions[value] : emptyValueText
  }

  /// Creates the list of options.
  open override func makePicker() -> Widget {
    let newList = OptionList()
    newList.onPick = { [weak self] in self?.pick($0) }
    newList.onActivate = { [weak self] in if let self, !alwaysShowsPicker { isPickerVisible = false } }
    list = newList
    return newList
  }

  /// Selects the option.
  open override func showInPicker(_ value: Int) {
    // The rows are created on first display, because most pickers stay closed.
    list?.options = valueOptions
    list?.images = optionImages
    list?.setName(title)
    list?.selected = valueOptions.indices.contains(value) ? value : nil
  }
}
