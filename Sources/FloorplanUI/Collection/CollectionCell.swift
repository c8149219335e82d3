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
  /// Activation, for assistive technology.
  open override class var actions: [ClassAction] {
    super.actions + [ClassAction("item.activate", of: CollectionCell.self) { $0.activate() }]
  }
  /// `cell`.
  open override class var cssName: String { "cell" }

  /// Makes a cell that shows nothing yet.
  public required init() {
    super.init()
    isFocusable = true
  }

  /// Whether the item is selected.
  public internal(set) final var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setState(.selected, isSelected)
      setAccessibleSelected(isSelected)
    }
  }

  /// Whether people can focus, select and activate the item as a whole.
  ///
  /// False where the cell only holds other things that they can.
  open var isInteractive: Bool { true }

  /// Acts as a click on the cell does.
  public final func activate() { if let index { container?.activateItem(at: index) } }
}
