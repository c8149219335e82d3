public import CGTK
import FloorplanTheme
public import GTKBridge

/// A button alone (seeds/000, FUIButtonCollectionViewCell).
///
///     cell.title = "Discard Changes"
///     cell.alignment = .center
///     cell.style = .tertiary
///     cell.didSelectHandler = { _ in discard() }
///
/// What else the ``button`` can do is set on it: a second title, an icon, a meaning.
///
/// ## CSS nodes
///
///     cell.fdlFUIButtonCollectionViewCell
///     ╰── button.fdlFUIActionButton.fdlFUIButtonCollectionViewCell_button
///
/// ## Accessibility
///
/// A group with a push button.  The cell itself takes no focus and is never highlighted.
@MainActor
open class ButtonCell: CollectionCell {
  private typealias Parts = ComponentParts.ButtonCell

  /// The button.
  public final let button = ActionButton()

  /// A group: the button says what there is to do.
  open override class var accessibleRole: GtkAccessibleRole { .group }

  /// Makes a cell whose button has no title yet.
  public required init() {
    super.init()
    isFocusable = false
    become(Parts.cell)
    button.cellPart = Parts.button
    button.setParent(self)
  }

  /// Where the button stands: in the middle by itself.
  ///
  /// `left` and `right` are those of the screen whatever the direction of reading, as in the seeds; `leading` and `trailing`
  /// follow it.
  public final var alignment = HorizontalAlignment.center {
    didSet { if alignment != oldValue { queueAllocate() } }
  }
  /// What the button says.
  public final var title: String? {
    get { button.title(for: .normal) }
    set { button.setTitle(newValue, for: .normal) }
  }
  /// How much the button stands out.
  public final var style: ActionButton.Style {
    get { button.style }
    set { button.style = newValue }
  }
  /// Whether people can press the button.
  public final var isEnabled: Bool {
    get { button.isEnabled }
    set { button.isEnabled = newValue }
  }
  /// Called when a person has pressed the button.
  public final var didSelectHandler: ((ActionButton) -> Void)? {
    get { button.didSelectHandler }
    set { button.didSelectHandler = newValue }
  }

  /// False: there is nothing in the cell but the button.
  open override var isInteractive: Bool { false }
  /// Nothing: what a button says is no content.
  open override var copyableText: String? { nil }

  /// Clears the button.
  open override func prepareForReuse() {
    super.prepareForReuse()
    button.prepareForReuse()
    alignment = .center
  }

  // MARK: Arrangement

  private static let preferredWidth = Int(Parts.button.metric(.preferredWidth))

  private var wantedWidth: Measurement {
    let own = button.measured(.horizontal)
    return Measurement(minimum: own.minimum, natural: max(own.natural, Self.preferredWidth))
  }

  private func buttonWidth(in width: Int) -> Int {
    let wanted = wantedWidth
    return max(wanted.minimum, min(wanted.natural, width))
  }

  /// The button.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: wantedWidth
    case .vertical:
      Measurement(button.measured(.vertical, forSize: buttonWidth(in: forSize < 0 ? .max : forSize)).natural)
    }
  }

  /// Places the button.
  open override func sizeAllocate(width: Int, height: Int) {
    let buttonWidth = buttonWidth(in: width)
    let buttonHeight = button.measured(.vertical, forSize: buttonWidth).natural
    button.allocate(
      x: alignment.offset(in: width - buttonWidth, direction), y: max(0, height - buttonHeight) / 2,
      width: buttonWidth, height: buttonHeight)
  }
}
