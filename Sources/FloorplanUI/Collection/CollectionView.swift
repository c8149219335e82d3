public import CGTK
public import FloorplanLayout
public import GTKBridge

/// Shows the items of a collection by a layout, and makes widgets only for those in sight.
///
/// It scrolls its own contents: put it into a ``ScrolledWindow``, which adopts it without a viewport.
///
///     let collection = CollectionView(layout: .autosizingColumnFlow)
///     collection.register(ObjectCell.self)
///     let source = CollectionDataSource<Int, String>(collection) { collection, index, name in
///       let cell = collection.dequeue(ObjectCell.self, for: index)
///       cell.headlineText = name
///       return cell
///     }
///     source.apply(snapshot)
///
/// All items are of one size, which the layout gives or, in a column flow, the cell of the first item.
///
/// ## Keyboard
///
/// Arrows move by geometry, mirrored in right-to-left; Home, End, Page Up and Page Down move along; Enter activates.
/// Where items can be selected, the selection follows the focus, unless Control is held.
///
/// ## Accessibility
///
/// A list whose children are list items in the order of reading.
@MainActor
public final class CollectionView: ScrollableWidget {
  var engine: LayoutEngine
  var contents: (any CollectionContents)?
  var factories: [ObjectIdentifier: () -> CollectionCell] = [:]
  var liveCells: [ItemIndex: CollectionCell] = [:]
  var pools: [ObjectIdentifier: [CollectionCell]] = [:]
  /// Bound to the first item and never shown: its height is every item's, where the layout asks for a measured one.
  var prototype: CollectionCell?
  var isAllocating = false
  var needsCells = false
  var pendingAnchor: ScrollAnchor?
  var frameHandler: SignalHandle?
  var pressedCell: CollectionCell?
  /// The item that has the focus, or had it last.
  var focusIndex: ItemIndex?

  /// `list`, the role that GTK 4.8 tells assistive technology.
  public override class var accessibleRole: GtkAccessibleRole { .list }
  /// `collectionview`.
  public override class var cssName: String { "collectionview" }

  /// Makes an empty collection.
  public init(layout: any CollectionLayout = HorizontalFlowLayout()) {
    engine = LayoutEngine(
      layout: layout, environment: LayoutEnvironment(containerSize: .zero, pixelsPerPoint: 1), sections: [])
    super.init()
    overflow = .hidden
    addInput()
  }

  /// How items are placed.
  public var layout: any CollectionLayout {
    get { engine.layout }
    set { change { engine.layout = newValue } }
  }

  /// Whether people can select items.
  public enum SelectionMode: Sendable {
    /// No item is ever selected.
    case none
    /// At most one item is selected.
    case single
  }
  /// Whether people can select items.
  public var selectionMode = SelectionMode.none { didSet { if selectionMode == .none { selectedItem = nil } } }
  /// The selected item.
  public var selectedItem: ItemIndex? {
    didSet {
      guard selectedItem != oldValue else { return }
      for index in [oldValue, selectedItem].compactMap(\.self) { liveCells[index]?.isSelected = index == selectedItem }
      onSelectionChange?()
    }
  }
  /// Called after the selected item has become another.
  public var onSelectionChange: (() -> Void)?
  /// Called when a person clicks an item or presses Enter on it.
  public var onActivate: ((ItemIndex) -> Void)?
  /// Called after the keyboard focus has come to another item, or has left the collection.
  public var onFocusChange: (() -> Void)?

  /// How many items there are.
  public var numberOfItems: Int { engine.sections.reduce(0) { $0 + $1.itemCount } }
  /// The items that have cells now, in order.
  public var itemsWithCells: [ItemIndex] { liveCells.keys.sorted() }
  /// The cell of an item; nil where it is not in sight.
  public func cell(at index: ItemIndex) -> CollectionCell? { liveCells[index] }
  /// How many cells exist, those kept for reuse included.
  public var numberOfCells: Int {
    liveCells.count + pools.values.reduce(0) { $0 + $1.count } + (prototype == nil ? 0 : 1)
  }

  // MARK: GtkWidget

  /// Room is taken as it comes: content scrolls.
  ///
  /// The natural height shows what there is, up to a screenful.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: Measurement(minimum: Self.leastSize, natural: Self.naturalWidth)
    case .vertical: Measurement(minimum: Self.leastSize, natural: naturalHeight(forWidth: forSize))
    }
  }
  /// Places the cells in sight.
  public override func sizeAllocate(width: Int, height: Int) { layOut(width: width, height: height) }
  /// Follows the window's frame clock.
  public override func didRealize() {
    super.didRealize()
    followFrameClock()
  }
  /// Leaves the window's frame clock.
  public override func willUnrealize() {
    frameHandler?.disconnect()
    frameHandler = nil
    super.willUnrealize()
  }
  /// Binds what has come into sight, at once: the same frame places and draws it.
  public override func didScroll() {
    guard !isAllocating else { return }
    // Whoever scrolls now says what is to be seen.
    pendingAnchor = nil
    updateCells()
    queueAllocate()
  }
  /// The text scale or the fonts have changed: every height is another.
  public override func systemSettingDidChange() {
    super.systemSettingDidChange()
    queueAllocate()
  }
  /// Everything is mirrored.
  public override func directionDidChange() {
    super.directionDidChange()
    queueAllocate()
  }
  /// Tab enters the collection at the item that had the focus last and leaves it again; inside, arrows move.
  public override func focus(_ direction: GtkDirectionType) -> Bool { moveFocusThroughItems(direction) }
  /// Takes the focus at the item that had it last.
  public override func takeFocus() -> Bool { containsFocus || moveFocusThroughItems(.tabForward) }
  /// Remembers which item has the focus.
  public override func focusChildWillChange(to child: Widget?) {
    super.focusChildWillChange(to: child)
    if let index = (child as? CollectionCell)?.index { focusIndex = index }
    // GTK tells before it happens.
    if onFocusChange != nil { MainLoop.idle(priority: G_PRIORITY_HIGH_IDLE) { [weak self] in self?.onFocusChange?() } }
  }

  private static let leastSize = 44
  private static let naturalWidth = 320

  /// Lets go of the contents, the cells' handlers and the caller's closures.
  public override func dispose() {
    contents = nil
    onSelectionChange = nil
    onActivate = nil
    onFocusChange = nil
    frameHandler?.disconnect()
    super.dispose()
  }
}

/// Where a collection's items come from.
@MainActor
protocol CollectionContents: AnyObject {
  /// The number of items in each section.
  var sectionDescriptions: [SectionDescription] { get }
  /// A cell bound to an item.
  func cell(for index: ItemIndex, in view: CollectionView) -> CollectionCell
}

extension CollectionContents {
  var firstItem: ItemIndex? {
    sectionDescriptions.firstIndex { $0.itemCount > 0 }.map { ItemIndex(section: $0, item: 0) }
  }

  /// The item that has come to, or nearest before, the place of one that went.
  func nearestItem(to index: ItemIndex) -> ItemIndex? {
    let sections = sectionDescriptions
    if sections.indices.contains(index.section), sections[index.section].itemCount > 0 {
      return ItemIndex(section: index.section, item: min(index.item, sections[index.section].itemCount - 1))
    }
    return sections.indices.last { sections[$0].itemCount > 0 && $0 < index.section }
      .map { ItemIndex(section: $0, item: sections[$0].itemCount - 1) } ?? firstItem
  }
}

/// An item that stays where it is on the screen while the layout around it changes.
struct ScrollAnchor {
  var index: ItemIndex
  /// How far below the top of the viewport it begins, in points; negative where it is cut off.
  var distance: Double
}
