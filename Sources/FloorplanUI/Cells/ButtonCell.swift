import FloorplanTheme
public import GTKBridge

/// A cell with a button as its only content (FUIButtonCollectionViewCell in the SAP Fiori for iOS documentation).
///
///     cell.title = "Discard Changes"
///     cell.alignment = .center
///     cell.style = .tertiary
///     cell.didSelectHandler = { _ in discard() }
///
/// Set other properties, such as a selected title, an icon or a semantic, on the ``button``.
///
/// ## CSS nodes
///
///     cell.fdlFUIButtonCollectionViewCell
///     ╰── button.fdlFUIActionButton.fdlFUIButtonCollectionViewCell_button
///
/// ## Accessibility
///
/// A group with a push button. The cell itself isn't focusable and has no hover or selected state.
open class ButtonCell: CollectionCell {
  private typealias Parts = ComponentParts.ButtonCell

  /// The button.
  public final let button = ActionButton()

  open override class var accessibleRole: AccessibleRole { .group }

  /// Creates a cell with an untitled button.
  public required init() {
    super.init()
    isFocusable = false
    addStyleClasses(of: Parts.cell)
    button.cellPart = Parts.button
    button.setParent(self)
  }

  /// The horizontal alignment of the button; the default is `center`.
  ///
  /// As in the SAP Fiori for iOS documentation, `left` and `right` are physical; `leading` and `trailing` follow the
  /// text direction.
  @Setting public final var alignment = HorizontalAlignment.center {
    didSet { if alignment != oldValue { queueAllocate() } }
  }
  /// The title of the button.
  public final var title: String? {
    get { button.title(for: .normal) }
    set { button.setTitle(newValue, for: .normal) }
  }
  /// The emphasis of the button.
  public final var style: ActionButton.Style {
    get { button.style }
    set { button.style = newValue }
  }
  /// Whether the button is enabled.
  public final var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }
  /// Called when the user clicks the button.
  public final var didSelectHandler: ((ActionButton) -> Void)? {
    get { button.didSelectHandler }
    set { button.didSelectHandler = newValue }
  }

  open override var isInteractive: Bool { false }
  open override var copyableText: String? { nil }

  open override func prepareForReuse() {
    super.prepareForReuse()
    button.prepareForReuse()
  }

  // MARK: Arrangement

  open override var requestedWidth: Measurement? {
    let own = button.measured(.horizontal)
    return Measurement(minimum: own.minimum, natural: max(own.natural, Parts.button[.preferredWidth]))
  }

  open override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    arrangement.isCentered = true
    let buttonWidth = requestedWidth?.fitting(in: width) ?? width
    let x = alignment.offset(in: width - buttonWidth, direction)
    arrangement.add(button, x: direction == .rtl ? width - buttonWidth - x : x, width: buttonWidth)
    return arrangement
  }
}
