public import CGTK
public import FloorplanLayout
public import GTKBridge

/// What a collection shows for one item (UICollectionViewCell in the seeds).
///
/// A cell is made by its type, bound to an item by the collection's cell provider, and used again for other items as
/// people scroll.  It does not know whether it stands in a table, a grid or a form.
@MainActor
open class CollectionCell: CustomWidget {
  /// The collection that the cell stands in.
  public internal(set) weak var collectionView: CollectionView?
  /// The item that it shows.
  public internal(set) var index: ItemIndex?

  /// `list item`, the role that GTK 4.8 tells assistive technology for a cell.
  open override class var accessibleRole: GtkAccessibleRole { .listItem }
  /// Activation, for assistive technology.
  open override class var actions: [ClassAction] {
    super.actions + [ClassAction("item.activate", of: CollectionCell.self) { $0.activate() }]
  }
  /// `cell`.
  open override class var cssName: String { "cell" }

  /// Makes a cell that shows nothing yet.
  public required override init() {
    super.init()
    isFocusable = true
  }

  /// Takes back what the last item set and the next may not set.
  ///
  /// Called before the cell is used for another item.
  open func prepareForReuse() { if tooltip != nil { tooltip = nil } }

  /// Whether the item is selected.
  public internal(set) var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setState(.selected, isSelected)
      setAccessibleSelected(isSelected)
    }
  }

  /// Acts as a click on the cell does.
  public final func activate() { if let index { collectionView?.activateItem(at: index) } }
}
