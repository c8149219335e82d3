public import CGTK
public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and a value that open a picker below them: what the cells for values, durations and dates have in common
/// (seeds/004).
///
/// A click, Enter or Space on the row opens the picker in place and gives it the focus; so does assistive technology.
/// Doing it again closes it and gives the focus back; so does Escape in the picker, which forgets what was begun there.
/// While it is open, the value is shown in the tint.
///
/// A subclass says how a value is written, makes its picker when it is first opened, and calls ``pick(_:)`` with what
/// a person has chosen there.
///
/// ## CSS nodes
///
///     cell
///     ├── pickerrow
///     │   ├── pickerbutton                   absent while read-only
///     │   ├── label                          title
///     │   ├── label[:selected]               value
///     │   ╰── image                          a chevron, absent while read-only
///     ╰── …                                  the picker, absent until it was opened once
///
/// ## Accessibility
///
/// A group named by the title, with a button that is named by title and value and tells whether it is expanded.  While
/// read-only there are the texts alone.
@MainActor
open class PickerCell<Value: Equatable>: ValueCell<Value> {
  private let row: PickerRow
  private var picker: Widget?
  private var pending: Value?
  private var isShowing = false

  /// The parts of the cell and its row.
  open class var parts: PickerCellParts { preconditionFailure("\(self) overrides parts") }

  /// Makes a cell whose picker is closed.
  public required init() {
    row = PickerRow(Self.parts)
    super.init()
    become(Self.parts.cell)
    row.setParent(self)
    row.button.setAccessibleExpanded(false)
    row.button.onPress = { [weak self] in self?.press() }
    let keys = KeyController()
    keys.onPress { [weak self] key, modifiers in
      guard let self, Int32(bitPattern: key) == GDK_KEY_Escape, isPickerVisible, !alwaysShowPicker else { return false }
      cancelEditing()
      isPickerVisible = false
      return true
    }
    addController(keys)
    showState()
    showValue()
  }

  // MARK: For subclasses

  /// The text of a value.
  open func text(of value: Value) -> String { "\(value)" }
  /// Makes the picker, once.
  open func makePicker() -> Widget { Box(.vertical) }
  /// Makes the picker show a value; what its controls tell meanwhile is nobody's choice.
  open func showInPicker(_ value: Value) {}
  /// Gives the focus to what people choose with.
  open func focusPicker() -> Bool { picker.map { $0.grabFocus() || $0.moveFocus(.tabForward) } ?? false }
  /// Takes what was begun in the picker for a choice; what was typed is taken before.
  open func finishPicking() {}
  /// Forgets what was begun in the picker; what was typed is forgotten before.
  open func cancelPicking() {}
  /// The fields of the picker that people type in.
  var fields: [PickerField] { [] }
  /// Whether there is anything to pick.
  open var canPick: Bool { true }

  /// To be called by a subclass when a person has chosen a value in the picker.
  public final func pick(_ choice: Value) {
    guard !isShowing, isEditable, isEnabled else { return }
    if isTrackingLiveChanges {
      pending = nil
      personDidChange(to: choice)
    } else {
      pending = choice == value ? nil : choice
    }
    showText()
    // The model may not take it, or another control of the picker follows.
    showPicked()
  }

  /// To be called by a subclass when another text stands for the same value, or there is another range.
  public final func presentationDidChange() {
    showText()
    showPicked()
  }

  /// What is shown: the value, or what was chosen and is to be told when the picker closes.
  public final var shownValue: Value { pending ?? value }

  // MARK: What people and code set

  /// Whether the value changes with each choice in the picker; if not, when the picker closes or the focus leaves the cell.
  ///
  /// The default is true.
  @Setting public final var isTrackingLiveChanges: Bool = true {
    didSet { if isTrackingLiveChanges { tellPending() } }
  }

  /// Whether the picker stays open; the default is false.
  @Setting public final var alwaysShowPicker: Bool = false {
    didSet { if alwaysShowPicker != oldValue { showState() } }
  }

  /// Whether the picker is open.
  ///
  /// Set in code, it moves the focus only where that would be lost.
  public final var isPickerVisible: Bool {
    get { picker?.isVisible ?? false }
    set { if newValue { open() } else { close() } }
  }

  /// Called after the picker was opened or closed, by a person or in code.
  @Setting public final var onPickerVisibilityChange: ((_ isVisible: Bool) -> Void)?

  private func press() {
    guard !alwaysShowPicker else { return }
    if isPickerVisible { return close() }
    ownMessage = nil
    open()
    guard isPickerVisible else { return }
    _ = focusPicker()
    bringIntoSight()
  }

  private func open() {
    guard isEditable, isEnabled, canPick, !isPickerVisible else { return }
    // Its field says that.
    if fieldProblem != nil { ownMessage = nil }
    let shown = picker ?? addPicker()
    shown.isVisible = true
    showPicked()
    showExpansion()
    onPickerVisibilityChange?(true)
  }

  private func addPicker() -> Widget {
    let made = makePicker()
    made.isVisible = false
    made.insert(in: self, after: row)
    picker = made
    for field in typedFields { follow(field) }
    return made
  }

  final override var typedFields: [any TypedField] { fields.map(\.input) }
  /// A field that is seen says it itself.
  final override var fieldProblem: ValidationMessage? { isPickerVisible ? nil : super.fieldProblem }

  final override func makeFields() {
    if picker == nil { _ = addPicker() }
    showPicked(evenWhereHidden: true)
  }

  private func close() {
    guard isPickerVisible, !alwaysShowPicker || !isEditable || !isEnabled || !canPick else { return }
    commit()
    if let picker {
      // Hidden with the focus in it, it would be kept by GTK.
      if picker.containsFocus, !row.button.grabFocus() { window?.clearFocus() }
      picker.isVisible = false
    }
    if let fieldProblem { ownMessage = fieldProblem }
    showExpansion()
    onPickerVisibilityChange?(false)
  }

  private func showExpansion() {
    row.button.setAccessibleExpanded(isPickerVisible)
    row.valueLabel.setState(.selected, isPickerVisible)
  }

  /// Takes what was begun in the picker, and what was chosen and is to be told when it closes.
  @discardableResult
  open override func commit() -> Bool {
    let isTaken = super.commit()
    if isPickerVisible { finishPicking() }
    tellPending()
    return isTaken
  }

  /// Forgets both.
  open override func cancelEditing() {
    super.cancelEditing()
    cancelPicking()
    pending = nil
    showText()
    showPicked()
  }

  private func tellPending() {
    guard let choice = pending else { return }
    pending = nil
    personDidChange(to: choice)
    showText()
  }

  /// The picker may end below the lower edge of a collection, which knows its height in the next frame.
  private func bringIntoSight() {
    guard container != nil else { return }
    var frames = 0
    onEachFrame { [weak self] _ in
      frames += 1
      guard let self, frames > 1 else { return self != nil }
      if isPickerVisible, let index { container?.scrollTo(index) }
      return false
    }
  }

  // MARK: What is shown

  /// The title.
  open override var titleView: Widget? { row.keyLabel }
  /// What people press to open the picker, while they may.
  open override var control: Widget? { isEditable ? row.button : nil }

  /// The value is in the colour of errors too.
  open override func showValidity(isInvalid: Bool) {
    row.valueLabel.setStyleClass(StyleVariant.negative.rawValue, isInvalid)
    for field in fields { field.showMessage() }
  }

  /// The value.
  open override var valueNodes: [AttributedNode] { [row.valueLabel.attributedNode] }

  /// Shows the value, in place of a choice that waited.
  open override func showValue() {
    pending = nil
    showText()
    showPicked()
  }

  private func showText() { row.show(title: shownTitle, value: text(of: shownValue)) }

  private func showPicked(evenWhereHidden isForced: Bool = false) {
    // A refused text goes with another value, also out of sight.
    guard isPickerVisible || isForced || fieldProblem != nil, !isShowing else { return }
    isShowing = true
    showInPicker(shownValue)
    isShowing = false
    // It may have more in it than before.
    passDirection()
  }

  /// Sets the label, and the name of the row.
  open override func showTitle() { showText() }

  /// A row to press, or title and value alone.
  open override func showState() {
    let isOpenable = isEditable && canPick
    row.isPressable = isOpenable && !alwaysShowPicker
    if !isOpenable || !isEnabled { close() } else if alwaysShowPicker { open() }
  }

  /// Takes back what the last item set; what was chosen and waits is told before.
  open override func prepareForReuse() {
    // Before the settings are undone: undoing them must call nobody.
    onPickerVisibilityChange = nil
    alwaysShowPicker = false
    close()
    super.prepareForReuse()
  }

  /// A choice that waits is told when the focus leaves the cell.
  open override func stateDidChange(from old: GtkStateFlags) {
    super.stateDidChange(from: old)
    guard pending != nil, old.contains(.focusWithin), !receivesKeys else { return }
    // GTK says so too while the focus moves within the cell.
    MainLoop.idle { [weak self] in
      if let self, !receivesKeys { tellPending() }
    }
  }

  /// The focus goes to the row, or to a picker that is always open.
  open override func takeFocus() -> Bool {
    guard alwaysShowPicker, isPickerVisible else { return super.takeFocus() }
    return focusPicker()
  }

  // MARK: Arrangement

  private var lineGap: Int { Int(Self.parts.cell.metric(.columnGap)) }
  private var widest: Int { Int(Self.parts.cell.metric(.maximumWidth)) }
  private var shownPicker: Widget? { isPickerVisible ? picker : nil }

  /// The row, and the picker below.
  open override func measureContent(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    var size = row.measured(orientation, forSize: forSize)
    switch orientation {
    case .horizontal:
      guard let picker = shownPicker?.measured(.horizontal) else { return size }
      size.minimum = max(size.minimum, picker.minimum)
      size.natural = max(size.natural, picker.natural)
    case .vertical:
      // Asked of the row itself, since GTK tells no arrangement.
      size.arrangement = row.measure(.vertical, forSize: forSize).arrangement
      guard let picker = shownPicker else { return size }
      let height = lineGap + picker.measured(.vertical, forSize: pickerWidth(picker, in: forSize)).natural
      size.minimum += height
      size.natural += height
    }
    return size
  }

  private func pickerWidth(_ picker: Widget, in width: Int) -> Int {
    width < 0 ? -1 : max(picker.measured(.horizontal).minimum, min(width, widest))
  }

  /// Places the row and the picker, which is not wider than it is of use.
  open override func allocateContent(width: Int, height: Int) {
    guard let picker = shownPicker else { return row.allocate(width: width, height: height) }
    let pickerWidth = pickerWidth(picker, in: width)
    let pickerHeight = picker.measured(.vertical, forSize: pickerWidth).natural
    let rowHeight = max(0, height - pickerHeight - lineGap)
    row.allocate(width: width, height: rowHeight)
    picker.allocate(
      x: direction == .rtl ? width - pickerWidth : 0, y: rowHeight + lineGap, width: pickerWidth, height: pickerHeight)
  }
}
