import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// A table row that embeds a collection (FUICollectionViewTableViewCell in the SAP Fiori for iOS documentation).
///
/// The row is as wide as the table and as tall as all items of its ``collectionView``. The layout determines the size
/// and the columns of the items:
///
///     let row = table.dequeue(CollectionRow.self, for: index)
///     row.collectionView.layout = .autosizingColumnFlow
///     let source = CollectionDataSource<Int, String>(row.collectionView, ItemCell.self) { cell, name in
///       cell.titleText = name
///     }
///
/// A layout that scrolls horizontally does so inside the row. In any other layout every item has a cell, so use the row
/// for dozens of items, not for thousands. A ``CollectionSection`` keeps the items and the scroll position of a row
/// while it isn't visible.
///
/// ## Keyboard
///
/// The focus enters the items from the row above or below. It leaves them when Up or Down finds no further item, or in a
/// single column also Left or Right.
///
/// ## Accessibility
///
/// A list item that contains a list; set its ``name``.
open class CollectionRow: CollectionCell {
  /// The embedded collection.
  public final let collectionView: CollectionView
  private let scrolledWindow: ScrolledWindow
  /// Called before the row is reused, while it still has its content.
  final var willBeReused: (() -> Void)?

  /// Creates a row with an empty collection.
  public required init() {
    collectionView = CollectionView()
    scrolledWindow = ScrolledWindow(collectionView)
    super.init()
    collectionView.fitsContentHeight = true
    scrolledWindow.setPolicy(horizontal: .automatic, vertical: .never)
    scrolledWindow.setParent(self)
    // The items take the focus instead.
    isFocusable = false
    addStyleClasses(of: surface)
  }

  /// The part of the row in style sheets.
  var surface: ComponentPart { ComponentParts.collectionRow }

  open override var isInteractive: Bool { false }

  // The scrolled window doesn't pass the width on to the items when it measures the height.
  open override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard orientation == .vertical else { return super.measure(orientation, forSize: forSize) }
    return Measurement(collectionView.fittedHeight(forWidth: forSize))
  }

  /// The accessible name of the items.
  @Setting public final var name = "" {
    didSet {
      setAccessibleLabel(name)
      collectionView.setAccessibleLabel(name)
      scrolledWindow.setAccessibleLabel(name)
    }
  }

  open override func sizeClassDidChange() {
    super.sizeClassDidChange()
    collectionView.queueResize()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    willBeReused?()
    willBeReused = nil
    collectionView.removeContents()
  }
}

/// A table row that embeds a collection of item cells and computes their columns from its width
/// (FUIItemCollectionViewTableViewCell in the SAP Fiori for iOS documentation).
open class ItemCollectionRow: CollectionRow {
  /// The width of the items.
  public enum ItemSize: Double, Sendable, CaseIterable {
    /// 120 points.
    case standard = 120
    /// 110 points.
    case small = 110
  }

  /// The width of the items.
  public final var itemSize = ItemSize.standard { didSet { if itemSize != oldValue { arrange() } } }

  override var surface: ComponentPart { ComponentParts.itemCollectionRow }

  /// Creates a row with an empty collection.
  public required init() {
    super.init()
    arrange()
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    itemSize = .standard
  }

  private func arrange() { collectionView.layout = MultiRowLayout(itemWidth: itemSize.rawValue) }
}
