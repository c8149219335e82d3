import FloorplanTheme
public import FloorplanUI
import GTKBridge

/// A title and the selected options, which opens a ``ListPicker`` (FUIListPickerFormCell and
/// FUIListPickerCollectionViewCell in the SAP Fiori for iOS documentation).
///
///     let cell = ListPickerFormCell()
///     cell.title = "Choose Multiple"
///     cell.value = [1, 3, 6]
///     cell.valueOptions = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
///     cell.listPicker.prompt = "Select multiple items"
///     cell.onChangeHandler = { order.parts = $0 }
///
/// The value contains the indices of the selected options among all options, independently of the search. After a
/// change by the user, they are in ascending order. Until then, indices without an option stay in the value but aren't
/// displayed.
///
/// ## CSS nodes
///
///     cell.fdlFUIListPickerCollectionViewCell.fdlFUIListPickerCollectionViewCell_selectedBackgroundView
///     ├── button.flat.fdlFUIListPickerCollectionViewCell_button       absent if read-only
///     ├── label.fdlFUIListPickerCollectionViewCell_title
///     ├── label.fdlFUIListPickerFormView_valueText
///     ╰── image.fdlFUIListPickerCollectionViewCell_accessory    absent if read-only
///
/// The cell is `:selected` while its picker is open.
///
/// ## Accessibility
///
/// A group with a button, labeled by the title and the selected options.
open class ListPickerFormCell: DisclosureCell<[Int]> {
  private typealias Parts = ComponentParts.ListPickerFormCell

  /// The picker of the cell, for its additional properties such as the prompt, the search, or custom cells for the
  /// options.
  public private(set) final var listPicker = ListPicker()

  /// Creates a cell without options.
  public required init() {
    let button = Button()
    super.init(
      Parts.cell, title: Parts.title, valueLabel: Parts.valueText, button: button, icon: "go-next-symbolic",
      Parts.accessory)
    addStyleClasses(of: Parts.selectedBackgroundView)
    button.addStyleClasses(of: Parts.button)
    button.addStyleClass("flat")
    button.onClick { [weak self] in self?.open() }
    listPicker.cell = self
    showValue()
  }

  /// An empty selection.
  open override var defaultValue: [Int] { [] }
  /// False, because the button handles clicks.
  open override var isInteractive: Bool { false }

  // MARK: Options

  /// The texts of the options.
  public final var valueOptions: [String] {
    get { listPicker.valueOptions }
    set { listPicker.valueOptions = newValue }
  }
  /// The images before the texts in the picker; empty, the default, for none.
  public final var optionImages: [ImageSource?] {
    get { listPicker.optionImages }
    set { listPicker.optionImages = newValue }
  }
  /// Whether several options can be selected; the default is true, as in the SAP Fiori for iOS documentation.
  public final var allowsMultipleSelection: Bool {
    get { listPicker.allowsMultipleSelection }
    set { listPicker.allowsMultipleSelection = newValue }
  }
  /// Whether the selection can be empty; the default is true.
  public final var allowsEmptySelection: Bool {
    get { listPicker.allowsEmptySelection }
    set { listPicker.allowsEmptySelection = newValue }
  }
  /// The text of the value; nil, the default, for the selected options, separated by commas.
  ///
  /// If ``ListPicker/dataSource`` provides the options without names, the app must set the text.
  @Setting public final var valueText: String? { didSet { if valueText != oldValue { showText() } } }
  /// Whether the value is always below the title; the default is false.
  @Setting public final var alwaysShowsValueTextOnBottom = false {
    didSet { if alwaysShowsValueTextOnBottom != oldValue { queueResize() } }
  }

  // MARK: Picker

  /// Opens the picker, like a press on the cell, unless the cell is read-only or disabled.
  public final func open() {
    guard isEditable, isEnabled, !listPicker.isPresented else { return }
    listPicker.title = title
    listPicker.selection = value
    guard listPicker.present(over: editor) else { return }
    setState(.selected, true)
  }

  final func userDidSelect(_ options: [Int]) {
    userDidChange(to: options)
    showText()
    // A handler or a model may have changed the value.
    if listPicker.isPresented { listPicker.selection = value }
  }

  // MARK: ValueCell

  override var selectedOptions: [Int] { value }

  /// Displays the selected options.
  open override func showValue() {
    showText()
    if listPicker.isPresented { listPicker.selection = value }
  }

  /// Displays the button and the chevron, or only the full text of the value.
  open override func showState() {
    if !isEditable || !isEnabled { listPicker.dismiss() }
    super.showState()
    if isEditable { valueLabel.resetNumberOfLines() } else { valueLabel.numberOfLines = 0 }
    showText()
  }

  /// Displays the texts of the selected options.
  open override func showText() {
    availableOptions.count = listPicker.optionCount
    let selected = RangeSet(options: value, of: availableOptions.count)
    let text = valueText ?? names(of: selected)
    // As with chips, a read-only cell marks an empty selection.
    show(text.isEmpty && selected.isEmpty && !isEditable ? Self.emptySelectionText : text)
    valueLabel.isVisible = !valueLabel.text.isEmpty
    updateUnavailableMessage()
  }

  /// The maximum number of names in the text, more than a user reads in a cell.
  private static let maximumNameCount = 100

  private func names(of selected: RangeSet<Int>) -> String {
    let names = selected.options.prefix(Self.maximumNameCount).compactMap { listPicker.name(of: $0) }
    let rest = names.isEmpty ? 0 : selected.count - Self.maximumNameCount
    return names.localizedList + (rest > 0 ? localized(", and %1$@ more", ", and %1$@ more", count: rest) : "")
  }

  /// Resets the cell for reuse, including the options.
  open override func prepareForReuse() {
    releasePicker()
    listPicker = ListPicker()
    listPicker.cell = self
    super.prepareForReuse()
    showText()
  }

  /// Closes and releases the picker.
  open override func dispose() {
    super.dispose()
    releasePicker()
  }

  private func releasePicker() {
    listPicker.dismiss()
    listPicker.cell = nil
    (listPicker.onSelectionChange, listPicker.onDismiss) = (nil, nil)
    listPicker.registrations = []
  }

  // MARK: Arrangement

  override var overhang: (inline: Int, block: Int) { (Parts.cell[.paddingInline] - 4, Parts.cell[.paddingBlock] - 2) }
  /// Whether the value is below the title: ``alwaysShowsValueTextOnBottom``.
  open override var isAlwaysStacked: Bool { alwaysShowsValueTextOnBottom }
}
