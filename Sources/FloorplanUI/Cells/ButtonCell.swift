public import CGTK
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
@MainActor
open class ButtonCell: CollectionCell {
  private typealias Parts = ComponentParts.ButtonCell

  /// The button.
  public final let button = ActionButton()

  open override class var accessibleRole: GtkAccessibleRole { .group }

  /// Creates a cell with an untitled button.
  public required init() {
    super.init()
    isFocusable = false
    become(Parts.cell)
    button.cellPart = Parts.button
    button.setParent(self)
  }

  /// The horizontal alignment of the button; the default is `center`.
  ///
  /// As in the SAP Fiori for iOS documentation, `left` and `right` are physical; `leading` and `trailing` follow the
  /// text direction.
  public final var alignment = HorizontalAlignment.center {
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
    alignment = .center
  }

  // MARK: Arrangement

  private static let preferredWidth = Int(Parts.button.metric(.preferredWidth))

  private var measuredWidth: Measurement {
    let own = button.measured(.horizontal)
    return Measurement(minimum: own.minimum, natural: max(own.natural, Self.preferredWidth))
  }

  private func buttonWidth(in width: Int) -> Int {
    let wanted = measuredWidth
    return max(wanted.minimum, min(wanted.natural, width))
  }

  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: measuredWidth
    case .vertical:
      Measurement(button.measured(.vertical, forSize: buttonWidth(in: forSize < 0 ? .max : forSize)).natural)
    }
  }

  open override func sizeAllocate(width: Int, height: Int) {
    let buttonWidth = buttonWidth(in: width)
    let buttonHeight = button.measured(.vertical, forSize: buttonWidth).natural
    button.allocate(
      x: alignment.offset(in: width - buttonWidth, direction), y: max(0, height - buttonHeight) / 2,
      width: buttonWidth, height: buttonHeight)
  }
}
