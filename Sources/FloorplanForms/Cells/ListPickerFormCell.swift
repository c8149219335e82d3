public import CGTK
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and the options that are chosen, which opens a ``ListPicker`` (seeds/004, FUIListPickerFormCell; seeds/000,
/// FUIListPickerCollectionViewCell).
///
///     let cell = ListPickerFormCell()
///     cell.title = "Choose Multiple"
///     cell.value = [1, 3, 6]
///     cell.valueOptions = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
///     cell.listPicker.prompt = "Please select multiple items"
///     cell.onChangeHandler = { order.parts = $0 }
///
/// The value are the numbers of the chosen options, counted from 0 among all options whatever is searched.  What a
/// person has chosen is in order; numbers that no option has are not shown, and stay until then.
///
/// ## CSS nodes
///
///     cell.fdlFUIListPickerCollectionViewCell.fdlFUIListPickerCollectionViewCell_selectedBackgroundView
///     ├── button.flat.fdlFUIListPickerCollectionViewCell_button       absent while read-only
///     ├── label.fdlFUIListPickerCollectionViewCell_title
///     ├── label.fdlFUIListPickerFormView_valueText
///     ╰── image.fdlFUIListPickerCollectionViewCell_accessory    absent while read-only
///
/// The cell is `:selected` while its picker is open.
///
/// ## Accessibility
///
/// A group with a button, named by the title and what is chosen.
@MainActor
open class ListPickerFormCell: ValueCell<[Int]> {
  private typealias Parts = ComponentParts.ListPickerFormCell
  private let button = Button()
  private let titleLabel = Parts.title.makeLabel()
  private let valueLabel = Parts.valueText.makeLabel()
  private let accessory = Image(iconName: "go-next-symbolic")

  /// What the cell opens: for what is special of the list, such as its prompt, its search, or options with cells of
  /// their own.
  public private(set) final var listPicker = ListPicker()

  /// Makes a cell without options.
  public required init() {
    super.init()
    become(Parts.cell)
    become(Parts.selectedBackgroundView)
    button.become(Parts.button)
    button.addStyleClass("flat")
    accessory.become(Parts.accessory)
    accessory.setAccessibleRole(.presentation)
    for part in [button, titleLabel, valueLabel, accessory] as [Widget] { part.setParent(self) }
    // What covers the button must not keep the pointer from it.
    for part in [titleLabel, valueLabel, accessory] as [Widget] { part.canBeTarget = false }
    button.onClick { [weak self] in self?.open() }
    followPicker()
    showValue()
  }

  /// The title.
  open override var titleView: Widget? { titleLabel }
  /// The button that covers the cell, while the value may be changed.
  open override var control: Widget? { isEditable ? button : nil }

  /// A line in the colour of errors is around the button where the value can't be taken.
  open override func showValidity(isInvalid: Bool) {
    button.setStyleClass(StyleVariant.negative.rawValue, isInvalid)
  }

  /// The value.
  open override var valueNodes: [AttributedNode] { [valueLabel.attributedNode] }

  /// Nothing.
  open override var defaultValue: [Int] { [] }
  /// False: the button is what one presses.
  open override var isInteractive: Bool { false }

  // MARK: What can be chosen

  /// The options as texts.
  public final var valueOptions: [String] {
    get { listPicker.valueOptions }
    set { listPicker.valueOptions = newValue }
  }
  /// Whether several options can be chosen; the default is true (seeds/000).
  public final var allowsMultipleSelection: Bool {
    get { listPicker.allowsMultipleSelection }
    set { listPicker.allowsMultipleSelection = newValue }
  }
  /// Whether nothing at all can be chosen; the default is true.
  public final var allowsEmptySelection: Bool {
    get { listPicker.allowsEmptySelection }
    set { listPicker.allowsEmptySelection = newValue }
  }
  /// What is shown as the value; nil, the default, for the chosen options with commas between them.
  ///
  /// Where ``ListPicker/dataSource`` gives the options and no names, only the app can write it.
  @Setting public final var valueText: String? { didSet { if valueText != oldValue { showText() } } }
  /// Whether the value stands below the title even where it has room beside it; the default is false.
  @Setting public final var alwaysShowValueTextOnBottom = false {
    didSet { if alwaysShowValueTextOnBottom != oldValue { queueResize() } }
  }

  // MARK: The picker

  /// Opens the picker, as a press on the cell does; a cell that is read-only or disabled opens none.
  public final func open() {
    guard isEditable, isEnabled, !listPicker.isPresented else { return }
    listPicker.title = title
    listPicker.selection = value
    guard listPicker.present(over: button) else { return }
    setState(.selected, true)
  }

  private func followPicker() {
    listPicker.onSelectionChange = { [weak self] in self?.personDidChoose($0) }
    listPicker.onDismiss = { [weak self] in self?.setState(.selected, false) }
    listPicker.onOptionsChange = { [weak self] in self?.showText() }
  }

  private func personDidChoose(_ options: [Int]) {
    personDidChange(to: options)
    showText()
    // A handler or a model may have made something else of it.
    if listPicker.isPresented { listPicker.selection = value }
  }

  // MARK: ValueCell

  /// Shows the chosen options.
  open override func showValue() {
    showText()
    if listPicker.isPresented { listPicker.selection = value }
  }

  /// Sets the label, which names the button for assistive technology too.
  open override func showTitle() {
    titleLabel.text = shownTitle
    name()
  }

  /// Shows the button and the chevron, or the value alone with all of its text.
  open override func showState() {
    if !isEditable || !isEnabled { listPicker.dismiss() }
    if isEditable { button.isVisible = true } else { button.hide(givingFocusTo: self) }
    accessory.isVisible = isEditable
    if isEditable { valueLabel.resetNumberOfLines() } else { valueLabel.numberOfLines = 0 }
    showText()
    queueResize()
  }

  private func showText() {
    offered.count = listPicker.optionCount
    let chosen = RangeSet(options: value, of: offered.count)
    let text = valueText ?? names(of: chosen)
    // As it is with chips: what is only read says that there is nothing.
    valueLabel.text = text.isEmpty && chosen.isEmpty && !isEditable ? FilterFormCell.nothingText : text
    valueLabel.isVisible = !valueLabel.text.isEmpty
    showLoss(of: value)
    name()
  }

  private func name() {
    let texts = [shownTitle, valueLabel.text].filter { !$0.isEmpty }
    button.setAccessibleLabel(texts.asList)
  }

  /// More than anybody reads in a cell.
  private static let mostNames = 100

  private func names(of chosen: RangeSet<Int>) -> String {
    let names = chosen.options.prefix(Self.mostNames).compactMap { listPicker.name(of: $0) }
    let rest = names.isEmpty ? 0 : chosen.count - Self.mostNames
    return names.asList + (rest > 0 ? localized(", and %1$@ more", ", and %1$@ more", count: rest) : "")
  }

  /// Takes back what the last item set, the options included.
  open override func prepareForReuse() {
    releasePicker()
    listPicker = ListPicker()
    followPicker()
    super.prepareForReuse()
    showText()
  }

  /// Closes the picker and lets go of it.
  open override func dispose() {
    super.dispose()
    releasePicker()
  }

  private func releasePicker() {
    listPicker.onSelectionChange = nil
    listPicker.onOptionsChange = nil
    listPicker.dismiss()
    listPicker.onDismiss = nil
    listPicker.registrations = []
  }

  // MARK: Arrangement

  /// How far the button goes beyond the texts at each side, and stays within the cell.
  private static let reachInline = Int(Parts.cell.metric(.paddingInline)) - 4
  private static let reachBlock = Int(Parts.cell.metric(.paddingBlock)) - 2
  override var reachBelow: Int { button.isVisible ? Self.reachBlock : 0 }

  private var layout: PickerRowLayout {
    PickerRowLayout(
      title: titleLabel, value: valueLabel, trailing: accessory, gaps: Parts.cell.gapsOfPicker,
      stacksAlways: alwaysShowValueTextOnBottom)
  }

  /// Title and value beside each other, or below each other where there is no room for that.
  open override func measureContent(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    layout.measure(orientation, forSize)
  }

  /// Places title and value, the chevron behind them and the button over all of it.
  open override func allocateContent(width: Int, height: Int) {
    layout.allocate(in: self, width: width, height: height)
    guard button.isVisible else { return }
    let buttonWidth = max(button.measured(.horizontal).minimum, width + 2 * Self.reachInline)
    button.allocate(
      x: direction == .rtl ? width + Self.reachInline - buttonWidth : -Self.reachInline, y: -Self.reachBlock,
      width: buttonWidth, height: max(button.measured(.vertical).minimum, height + 2 * Self.reachBlock))
  }
}
