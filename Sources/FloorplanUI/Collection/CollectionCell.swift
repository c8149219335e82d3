public import CGTK
public import FloorplanLayout
public import GTKBridge

/// What a collection shows for one item (UICollectionViewCell in the seeds).
///
/// A cell is made by its type, bound to an item by the collection's cell provider, and used again for other items as
/// people scroll.  It does not know whether it stands in a table, a grid or a form.
@MainActor
open class CollectionCell: CollectionReusableView {
  /// The item that it shows.
  public internal(set) final var index: ItemIndex?

  /// `list item`, the role that GTK 4.8 tells assistive technology for a cell.
  open override class var accessibleRole: GtkAccessibleRole { .listItem }
  /// Activation and selection, for assistive technology.
  open override class var actions: [ClassAction] {
    super.actions + [
      ClassAction(activateAction, of: CollectionCell.self) { $0.activate() },
      ClassAction(toggleAction, of: CollectionCell.self) { $0.toggleSelection() },
    ]
  }
  private static let activateAction = "item.activate"
  private static let toggleAction = "item.toggle-selection"
  /// `cell`.
  open override class var cssName: String { "cell" }

  /// Makes a cell that shows nothing yet.
  public required init() {
    super.init()
    isFocusable = true
    // Actions of a class are enabled by themselves.
    setActionEnabled(Self.toggleAction, false)
    setActionEnabled(Self.activateAction, isInteractive)
  }

  /// Whether the item is selected.
  public internal(set) final var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setState(.selected, isSelected)
      if selectionMode != .none { setAccessibleSelected(isSelected) }
    }
  }

  /// Whether and how people can select the item.
  final var selectionMode = CollectionView.SelectionMode.none {
    didSet {
      guard selectionMode != oldValue else { return }
      // Where at most one is selected, activating selects: an action beside it would only hide that one, since
      // assistive technology performs the first by itself and GTK tells them in no order.
      setActionEnabled(Self.toggleAction, selectionMode == .multiple)
      setAccessibleSelected(selectionMode == .none ? nil : isSelected)
    }
  }

  /// Whether what the item can show more of is shown; nil for an item that has nothing more to show.
  ///
  /// For assistive technology: the cell itself looks the same.
  public final var isExpanded: Bool? { didSet { if isExpanded != oldValue { setAccessibleExpanded(isExpanded) } } }

  /// Whether people can copy what the cell shows (FUIContentCopyable in the seeds).
  public final var isContentCopyable = true

  /// What is copied of the cell, as lines; nil for nothing.
  ///
  /// By default, the texts that it shows.
  open var copyableText: String? {
    let texts = shownTexts
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Lets the content be copied, and tells no expanded state.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isContentCopyable = true
    isExpanded = nil
  }

  /// Selects the item where it is not selected, and deselects it where it is.
  public final func toggleSelection() { if let index { container?.toggleSelection(at: index) } }

  /// Whether people can focus, select and activate the item as a whole.
  ///
  /// False where the cell only holds other things that they can.
  open var isInteractive: Bool { true }

  /// Whether the cell holds something that people have begun and nothing else knows, such as a drawing that isn't saved.
  ///
  /// Such a cell stays with its item out of sight too, as one with the keyboard focus does; the default is false.
  open var holdsUnfinishedInput: Bool { false }

  /// Acts as Enter on the cell does.
  public final func activate() { if let index { container?.activateItem(at: index) } }
}
