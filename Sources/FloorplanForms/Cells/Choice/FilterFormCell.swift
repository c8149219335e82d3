public import CGTK
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and chips, of which one or several can be chosen (seeds/004, FUIFilterFormCell).
///
///     cell.title = "Sort By"
///     cell.valueOptions = ["Priority", "Status", "Due Date"]
///     cell.value = [0]
///     cell.allowsEmptySelection = false
///     cell.onChangeHandler = { chosen in show(chosen) }
///
/// The value is the indices of the chosen options, so that options may have equal texts.  What a person chooses is in
/// ascending order.  Indices that are no options stay in the value, unseen, until a person changes it.
///
/// For a few short options: for more, a list picker is easier to read.
///
/// ## CSS nodes
///
///     cell.fdlFUIFilterFormCell
///     ├── label.fdlFUIFilterFormCell_title
///     ├── chips                                        absent while read-only
///     │   ╰── button.fdlFUIFilterFormCell_chip         for each option
///     │       ╰── label
///     ╰── label.fdlFUIFilterFormCell_valueLabel        read-only
///
/// ## Accessibility
///
/// A group named by the title, with a check box for each option, or a radio button where one can be chosen.  It is one
/// stop of the keyboard: the arrows move among the chips, Space chooses.
@MainActor
open class FilterFormCell: ValueCell<[Int]>, TintAttributesProvider {
  /// How wide chips are.
  public enum ButtonSize: String, CaseIterable, Sendable {
    /// All as wide as the widest of them.
    case fixed
    /// Each as wide as its text.
    case flexible
  }

  private typealias Parts = ComponentParts.FilterFormCell
  private let titleLabel = Parts.title.makeLabel()
  private let valueLabel = Parts.valueLabel.makeLabel()
  private let chips = ChipGroup()

  /// Makes a cell without options.
  public required init() {
    super.init()
    become(Parts.cell)
    for part in [titleLabel, chips, valueLabel] as [Widget] { part.setParent(self) }
    chips.setAccessibleLabel(from: titleLabel)
    chips.onChoice = { [weak self] in self?.press($0) }
    showTitle()
    showState()
  }

  /// The chips, while the value may be changed.
  open override var control: Widget? { isEditable ? chips : nil }

  /// The title, and the chosen options as text.
  open func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [titleLabel.attributedNode]
    case .valueText: [valueLabel.attributedNode]
    default: []
    }
  }

  /// No option.
  open override var defaultValue: [Int] { [] }

  /// The texts of the options; two may be equal.
  public final var valueOptions: [String] = [] {
    didSet {
      guard valueOptions != oldValue else { return }
      chips.show(valueOptions)
      showValue()
    }
  }
  /// Whether several options can be chosen at a time; the default is true.
  ///
  /// If not, the chips are radio buttons, and the first option of the value is the one that is shown.
  public final var allowsMultipleSelection = true {
    didSet {
      guard allowsMultipleSelection != oldValue else { return }
      chips.role = allowsMultipleSelection ? .checkbox : .radio
      showValue()
    }
  }
  /// Whether the last chosen option can be taken back; the default is true.
  ///
  /// If not, a press on it is ignored.
  public final var allowsEmptySelection = true
  /// How wide chips are; the default is ``ButtonSize/fixed``.
  public final var buttonSize = ButtonSize.fixed {
    didSet { if buttonSize != oldValue { chips.isUniform = buttonSize == .fixed } }
  }

  private var chosen: ChosenIndices {
    ChosenIndices(
      count: valueOptions.count, allowsSeveral: allowsMultipleSelection, allowsNone: allowsEmptySelection)
  }

  private func press(_ index: Int) {
    guard isEditable, isEnabled, let new = chosen.value(from: value, pressing: index) else { return }
    personDidChange(to: new)
    showValue()
  }

  /// Shows which options are chosen, without calling handlers.
  open override func showValue() {
    let shown = chosen.shown(of: value)
    chips.choose(shown.contains)
    valueLabel.text = shown.isEmpty ? Self.nothingText : shown.sorted().map { valueOptions[$0] }.joined(separator: ", ")
  }

  static let nothingText = "–"

  /// Sets the label, which names the chips for assistive technology too.
  open override func showTitle() {
    titleLabel.text = shownTitle
    titleLabel.isVisible = !shownTitle.isEmpty
  }

  /// Shows the chips, or the chosen options as text.
  open override func showState() {
    if isEditable { chips.isVisible = true } else { chips.hide(givingFocusTo: self) }
    valueLabel.isVisible = !isEditable
  }

  /// What is inside is read in the same direction.
  open override func directionDidChange() {
    super.directionDidChange()
    passDirection()
  }

  /// Takes back what the last item set, the options included.
  open override func prepareForReuse() {
    super.prepareForReuse()
    valueOptions = []
    allowsMultipleSelection = true
    allowsEmptySelection = true
    buttonSize = .fixed
  }

  /// Title and chosen options in one line.
  open override var copyableText: String? { ChosenText(title, valueLabel.text).line }

  private var content: TitledControl {
    TitledControl(
      title: titleLabel, control: isEditable ? chips : valueLabel, gap: Int(Parts.cell.metric(.controlGap)),
      lineGap: Int(Parts.cell.metric(.lineGap)), isStacked: false)
  }

  /// The title, and the chips beside or below it.
  open override func measureContent(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    content.measure(orientation, forSize: forSize)
  }

  /// Places title and chips.
  open override func allocateContent(width: Int, height: Int) { content.allocate(width: width, height: height) }
}

/// What is copied of a choice.
nonisolated struct ChosenText {
  /// Title and value.
  let line: String

  init(_ title: String, _ value: String) { line = title.isEmpty ? value : "\(title): \(value)" }
}
