public import CGTK
import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// A row of a table that embeds a collection (FUICollectionViewTableViewCell in the seeds).
///
/// It is as wide as the table and as high as all the items of its ``collectionView`` need. Size and columns of the items
/// are the app's to choose, by the layout:
///
///     let row = table.dequeue(CollectionRow.self, for: index)
///     row.collectionView.layout = .autosizingColumnFlow
///     row.collectionView.register(ObjectCell.self)
///     source = CollectionDataSource(row.collectionView) { … }
///
/// A layout that scrolls sideways does so inside the row. Every item of one that does not has a cell: the row is for
/// dozens of items, not for thousands. ``CollectionSection`` keeps items and place of a row that is scrolled away.
///
/// ## Keyboard
///
/// The focus enters the items from the row above or below, and leaves them where arrows find no further item.
///
/// ## Accessibility
///
/// A list item that contains a list; name that with ``name``.
@MainActor
open class CollectionRow: CollectionCell {
  /// The embedded collection.
  public final let collectionView: CollectionView
  private let scrolledWindow: ScrolledWindow
  /// Called before the row is used for something else, while it still shows what it did.
  final var willBeReused: (() -> Void)?

  /// Makes a row with an empty collection.
  public required init() {
    collectionView = CollectionView()
    scrolledWindow = ScrolledWindow(collectionView)
    super.init()
    collectionView.fitsContentHeight = true
    scrolledWindow.setPolicy(horizontal: .automatic, vertical: .never)
    scrolledWindow.setParent(self)
    // The items take the focus, and what they show is activated with them.
    isFocusable = false
    become(surface)
  }

  /// The part that the row is for themes.
  var surface: ComponentPart { ComponentParts.CollectionRow.cell }

  /// No: the items are, each by itself.
  open override var isInteractive: Bool { false }

  /// As high as the items need; a scrolled window would not tell them how wide they are.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    guard orientation == .vertical else { return super.measure(orientation, forSize: forSize) }
    return Measurement(collectionView.fittedHeight(forWidth: forSize))
  }

  /// What the items are, for assistive technology.
  public final var name = "" {
    didSet {
      setAccessibleLabel(name)
      collectionView.setAccessibleLabel(name)
      scrolledWindow.setAccessibleLabel(name)
    }
  }

  /// The row takes the size class of the table for its items, which stand in what room the row has.
  open override func sizeClassDidChange() {
    super.sizeClassDidChange()
    collectionView.queueResize()
  }

  /// Lets go of the items.
  open override func prepareForReuse() {
    super.prepareForReuse()
    willBeReused?()
    willBeReused = nil
    name = ""
    collectionView.removeContents()
  }
}

/// A row of a table that embeds a collection of item cells, and picks their size and columns from its width
/// (FUIItemCollectionViewTableViewCell in the seeds).
@MainActor
open class ItemCollectionRow: CollectionRow {
  /// How wide the items are.
  public enum ItemSize: Double, Sendable, CaseIterable {
    /// 120 points.
    case standard = 120
    /// 110 points.
    case small = 110
  }

  /// How wide the items are.
  public final var itemSize = ItemSize.standard { didSet { if itemSize != oldValue { arrange() } } }

  override var surface: ComponentPart { ComponentParts.ItemCollectionRow.cell }

  /// Makes a row with an empty collection.
  public required init() {
    super.init()
    arrange()
  }

  /// The items' size is another for the next content.
  open override func prepareForReuse() {
    super.prepareForReuse()
    itemSize = .standard
  }

  private func arrange() { collectionView.layout = MultiRowLayout(itemWidth: itemSize.rawValue) }
}
