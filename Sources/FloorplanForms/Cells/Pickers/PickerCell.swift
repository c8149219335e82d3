public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// The base class of cells with a title and a value that open a picker below them.
///
/// A click, Enter or Space on the row opens the picker in place and focuses it; assistive technology has the same
/// action. Repeating the action closes the picker and returns the focus. Escape in the picker does the same, and
/// discards unfinished input. While the picker is open, the value has the tint color.
///
/// A subclass formats the value, creates its picker when it is first opened, and calls ``pick(_:)`` when the user
/// selects a value.
///
/// ## CSS nodes
///
///     cell
///     ├── pickerbutton                       absent if read-only
///     ├── label                              title
///     ├── label[:selected]                   value
///     ├── image                              a chevron, absent if read-only
///     ╰── …                                  the picker, absent until it is first opened
///
/// ## Accessibility
///
/// A group labeled by the title, with an expandable button labeled by the title and the value. A read-only cell has
/// only the texts.
open class PickerCell<Value: Equatable>: DisclosureCell<Value> {
  private var picker: Widget?
  private var pending: Value?
  private var isUpdating = false

  /// The parts of the cell and its row.
  open class var parts: PickerCellParts { preconditionFailure("\(self) must override parts") }

  /// Creates a cell with a closed picker.
  public required init() {
    let (parts, button) = (Self.parts, PickerButton(Self.parts.row))
    super.init(
      parts.cell, title: parts.keyLabel, valueLabel: parts.valueLabel, button: button, icon: "pan-down-symbolic",
      parts.accessory)
    button.setAccessibleExpanded(false)
    button.onPress = { [weak self] in self?.press() }
    onEscape { [weak self] in
      guard let self, isPickerVisible else { return false }
      guard !alwaysShowsPicker else {
        guard ancestor(ofType: FormView.self)?.keepsInputOnEscape != true else { return false }
        return inputFields.map { $0.cancelEditing() }.contains(true)
      }
      cancelEditing()
      isPickerVisible = false
      return true
    }
    showValue()
  }

  // MARK: For subclasses

  /// Returns the text of a value.
  open func text(of value: Value) -> String { "\(value)" }
  /// Creates the picker; called once.
  open func makePicker() -> Widget { Box(.vertical) }
  /// Displays a value in the picker; changes that its controls report meanwhile are ignored.
  open func showInPicker(_ value: Value) {}
  /// Focuses the control that the user selects with.
  open func focusPicker() -> Bool { picker.map { $0.grabFocus() || $0.moveFocus(.tabForward) } ?? false }
  /// Commits the unfinished input of the picker; typed text has been committed before.
  open func finishPicking() {}
  /// Discards the unfinished input of the picker; typed text has been discarded before.
  open func cancelPicking() {}
  /// The fields of the picker that the user types in.
  var fields: [PickerField] { [] }
  /// Whether there are options to select.
  open var hasOptions: Bool { true }

  /// Selects a value; a subclass calls it when the user has selected one in the picker.
  public final func pick(_ choice: Value) {
    guard !isUpdating, isEditable, isEnabled else { return }
    if tracksLiveChanges {
      pending = nil
      userDidChange(to: choice)
    } else {
      pending = choice == value ? nil : choice
    }
    showText()
    // The model may reject the value, or another control of the picker depends on it.
    updatePicker()
  }

  /// Updates the display; a subclass calls it when the text for the same value or the bounds have changed.
  public final func updateDisplay() {
    showText()
    updatePicker()
  }

  /// The displayed value: the value, or a selection that is reported when the picker closes.
  public final var displayedValue: Value { pending ?? value }

  // MARK: Properties

  /// Whether each selection in the picker changes the value; the default is true.
  ///
  /// If not, the value changes when the picker closes or the focus leaves the cell.
  @Setting public final var tracksLiveChanges: Bool = true {
    didSet { if tracksLiveChanges { reportPending() } }
  }

  /// Whether the picker is always open; the default is false.
  @Setting public final var alwaysShowsPicker: Bool = false {
    didSet { if alwaysShowsPicker != oldValue { showState() } }
  }

  /// Whether the picker is open.
  ///
  /// Setting it moves the focus only if it would be lost.
  public final var isPickerVisible: Bool {
    get { picker?.isVisible ?? false }
    set { if newValue { open() } else { close() } }
  }

  /// Called after the picker was opened or closed, by the user or in code.
  @Setting public final var onPickerVisibilityChange: ((_ isVisible: Bool) -> Void)?

  private func press() {
    guard !alwaysShowsPicker else { return }
    if isPickerVisible { return close() }
    inputMessage = nil
    open()
    guard isPickerVisible else { return }
    _ = focusPicker()
    inSecondFrame { [weak self] in
      if let self, isPickerVisible, let index { container?.scrollTo(index) }
    }
  }

  private func open() {
    guard isEditable, isEnabled, hasOptions, !isPickerVisible else { return }
    // The field displays the message.
    if fieldProblem != nil { inputMessage = nil }
    let openedPicker = picker ?? addPicker()
    // Notices explain corrections of an earlier input, or of another item.
    for field in fields { field.notice = nil }
    openedPicker.isVisible = true
    updatePicker()
    showExpansion()
    onPickerVisibilityChange?(true)
  }

  private func addPicker() -> Widget {
    let newPicker = makePicker()
    newPicker.isVisible = false
    newPicker.insert(in: self, after: accessory)
    picker = newPicker
    for field in inputFields { observe(field) }
    return newPicker
  }

  final override var inputFields: [any InputField] { fields.map(\.input) }
  /// A visible field displays its message itself.
  final override var fieldProblem: ValidationMessage? { isPickerVisible ? nil : super.fieldProblem }

  final override var refusingField: Widget? { isPickerVisible ? super.refusingField : nil }

  final override func makeFields() {
    if picker == nil { _ = addPicker() }
    updatePicker(evenIfHidden: true)
  }

  private func close() {
    guard isPickerVisible, !alwaysShowsPicker || !isEditable || !isEnabled || !hasOptions else { return }
    commit()
    picker?.hide(movingFocusTo: editor)
    if let fieldProblem { inputMessage = fieldProblem }
    showExpansion()
    onPickerVisibilityChange?(false)
  }

  private func showExpansion() {
    editor.setAccessibleExpanded(isPickerVisible)
    valueLabel.setState(.selected, isPickerVisible)
  }

  /// Commits unfinished input in the picker, and a selection that is reported when it closes.
  @discardableResult
  open override func commit() -> Bool {
    let isTaken = super.commit()
    if isPickerVisible { finishPicking() }
    reportPending()
    return isTaken
  }

  /// Discards unfinished input and an unreported selection.
  open override func cancelEditing() {
    super.cancelEditing()
    cancelPicking()
    pending = nil
    showText()
    updatePicker()
  }

  final override func discardPendingInput() {
    cancelPicking()
    updatePicker()
  }

  private func reportPending() {
    guard let choice = pending else { return }
    pending = nil
    userDidChange(to: choice)
    showText()
  }

  // MARK: Display

  /// Styles the value as invalid, in addition to the title.
  open override func showValidity(isInvalid: Bool) {
    valueLabel.isInvalid = isInvalid
    for field in fields { field.showMessage() }
  }

  /// Displays the value, and discards an unreported selection.
  open override func showValue() {
    pending = nil
    showText()
    updatePicker()
  }

  /// Displays the text of the value, or of a selection that is reported when the picker closes.
  open override func showText() { show(text(of: displayedValue)) }

  private func updatePicker(evenIfHidden isForced: Bool = false) {
    // A new value discards a refused text, even if the picker is closed.
    guard isPickerVisible || isForced || fieldProblem != nil, !isUpdating else { return }
    isUpdating = true
    showInPicker(displayedValue)
    isUpdating = false
    // The picker may have new children.
    propagateDirection()
  }

  override var isOpenable: Bool { isEditable && hasOptions && !alwaysShowsPicker }

  /// Displays the button, or only the title and the value, and closes or opens the picker.
  open override func showState() {
    super.showState()
    if !isEditable || !hasOptions || !isEnabled { close() } else if alwaysShowsPicker { open() }
  }

  /// Resets the cell for reuse; an unreported selection is reported before.
  open override func prepareForReuse() {
    // Remove the handlers before the settings are reset, because resetting must not call them.
    onPickerVisibilityChange = nil
    alwaysShowsPicker = false
    close()
    super.prepareForReuse()
  }

  /// Reports a pending selection when the focus leaves the cell.
  open override func stateDidChange(from old: StateFlags) {
    super.stateDidChange(from: old)
    guard pending != nil, old.contains(.focusWithin), !isFocusWithin else { return }
    // GTK also reports this while the focus moves within the cell.
    MainLoop.idle { [weak self] in
      if let self, !isFocusWithin { reportPending() }
    }
  }

  /// Focuses the row, or a picker that is always open.
  open override func takeFocus() -> Bool {
    guard alwaysShowsPicker, isPickerVisible, refusingField == nil else { return super.takeFocus() }
    return focusPicker()
  }

  // MARK: Arrangement

  private var lineGap: Int { Self.parts.cell[.columnGap] }
  private var visiblePicker: Widget? { isPickerVisible ? picker : nil }

  /// The requested width of the row, or of the picker below it.
  open override var contentWidth: Measurement {
    .maximum(of: [super.contentWidth] + [visiblePicker].compactMap { $0?.measured(.horizontal) })
  }

  /// Arranges the row, and below it the picker up to its maximum width.
  open override func contentArrangement(width: Int, height: Int?) -> Arrangement {
    guard let picker = visiblePicker else { return super.contentArrangement(width: width, height: height) }
    let pickerWidth = max(picker.measured(.horizontal).minimum, min(width, Self.parts.cell[.maximumWidth]))
    let below = lineGap + picker.measured(.vertical, forSize: pickerWidth).natural
    var arrangement = super.contentArrangement(width: width, height: height.map { $0 - below })
    arrangement.add(picker, y: arrangement.height + lineGap, width: pickerWidth)
    return arrangement
  }
}
