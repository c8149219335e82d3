public import CGTK
public import FloorplanLayout
public import GTKBridge

/// Shows the items of a collection by a layout, and makes widgets only for those in sight (UICollectionView in the
/// seeds).
///
/// It scrolls its own contents: put it into a `ScrolledWindow`, which adopts it without a viewport.
///
///     let collection = CollectionView(layout: .autosizingColumnFlow)
///     collection.register(ObjectCell.self)
///     let source = CollectionDataSource<Int, String>(collection) { collection, index, name in
///       let cell = collection.dequeue(ObjectCell.self, for: index)
///       cell.headlineText = name
///       return cell
///     }
///     try source.apply(snapshot)
///
/// Where the layout asks for it, cells are measured by GTK when they come into sight, height for width, and the
/// collection remembers.  What replaces an estimate never shows as movement: whatever scrolls, the rows in sight move by
/// just that.
///
/// ## Keyboard
///
/// | Keys | What they do |
/// |---|---|
/// | arrows | move by geometry, mirrored in right-to-left |
/// | Home, End, Page Up, Page Down | move along |
/// | Enter | activates |
/// | Space | activates; where several items can be selected, selects or deselects |
/// | Tab | goes through the controls in the cell, then out of the collection |
/// | Shift and a key that moves | selects all items from where the range began |
/// | Control and a key that moves | moves the focus alone |
/// | Control+A, Control+Shift+A | select all items, or none |
/// | Control+C | copies the selected items, or the focused one |
/// | Menu, Shift+F10 | open the context menu |
/// | letters | go to the next item whose name begins with them, where ``itemName`` is set |
/// | Alt and an arrow | moves the item, where ``moveItem`` is set |
/// | Escape | ends a drag as if it had not been |
///
/// Where items can be selected, the selection follows the focus, unless Control is held.  Letters do not take a selection
/// of several items away.
///
/// ## CSS nodes
///
///     collectionview
///     ├── sectionheader
///     ├── cell
///     ┊
///     ├── sectionfooter
///     ├── rubberband.fdlFUICollectionView_rubberBand
///     ├── dropindicator.fdlFUICollectionView_dropIndicator
///     ╰── popover.menu
///
/// The last three are there only while they are shown.
///
/// ## Accessibility
///
/// A list whose children are list items in the order of reading; it tells whether several can be selected.  Each item
/// tells whether it is selected, and offers the actions `item.activate` and, where several can be selected,
/// `item.toggle-selection`.
@MainActor
open class CollectionView: ScrollableWidget, ThemeFollower {
  // MARK: What it shows

  var engine: LayoutEngine
  var contents: (any CollectionContents)?
  var factories: [ObjectIdentifier: () -> CollectionReusableView] = [:]
  var liveCells: [ItemIndex: CollectionCell] = [:]
  var liveSupplementaryViews: [SupplementaryPlace: CollectionReusableView] = [:]
  /// Where the provider gave no view.
  var emptySupplementaryPlaces: Set<SupplementaryPlace> = []
  var pools: [ObjectIdentifier: [CollectionReusableView]] = [:]
  /// The layout as the caller set it; the engine's has the number of columns that the size class asks for.
  var requestedLayout: any CollectionLayout

  // MARK: Where it is

  /// Where the viewport begins in the content, and how far the adjustments are from that.
  var scrolling = ScrollState()
  /// Where to scroll at the next layout: somebody asked before there was a size to lay out for.
  var pendingPlace: PendingPlace?
  var restTimer: LoopSource?
  /// When nothing drives any more, unless it moves on before.
  var restTime = 0.0
  var transition: CollectionTransition?

  // MARK: What is going on

  var phase = Phase.idle
  /// How often the views in sight were given their places.
  var placements = 0
  /// The items whose sizes never settle.
  var frozenItems: Set<ItemIndex> = []
  /// Which children stand elsewhere than where they are read.
  var unsorted = UnsortedChildren.cells([])
  /// The items whose cells were kept when the last ones were taken back; nil where other items have cells since.
  var keptItems: SectionRanges?
  var needsCells = false
  /// The heights that the parent was told while the collection is as high as its content, by width, since it was last told
  /// to ask again.
  var toldHeights: [Int: Int] = [:]
  var isConfiguring = false
  var deferred: [() -> Void] = []
  var isRunningDeferred = false
  /// What a provider that is running has dequeued; nil where none runs.
  var handedOut: [CollectionReusableView]?
  /// Bound while changes waited, so that what they show may be another item's.
  var staleItems: Set<ItemIndex> = []
  var frameHandler: SignalHandle?
  var pressedCell: CollectionCell?
  var input = InputState()
  var inputHandlers = InputHandlers()
  /// The item that has the focus, or had it last.
  var focusIndex: ItemIndex?

  enum UnsortedChildren {
    case cells([ItemIndex])
    case all

    mutating func add(_ index: ItemIndex) {
      guard case .cells(var cells) = self else { return }
      self = .all
      cells.append(index)
      self = .cells(cells)
    }
  }

  enum Phase {
    case idle
    /// Cells are made, bound and measured.
    case settling
    /// GTK gives the collection its size: no widget may come or go.
    case allocating
  }

  /// `list`, the role that GTK 4.8 tells assistive technology.
  open override class var accessibleRole: GtkAccessibleRole { .list }
  /// `collectionview`.
  open override class var cssName: String { "collectionview" }

  /// Makes an empty collection.
  public init(layout: any CollectionLayout = HorizontalFlowLayout()) {
    requestedLayout = layout
    engine = LayoutEngine(
      layout: Self.layout(layout, in: .regular),
      environment: LayoutEnvironment(containerSize: .zero, pixelsPerPoint: 1), sections: [])
    super.init()
    overflow = .hidden
    addInput()
    addWheel()
    addHover()
    ShownTheme.add(self)
  }

  isolated deinit { ShownTheme.remove(self) }

  /// How items are placed.
  public final var layout: any CollectionLayout {
    get { requestedLayout }
    set { setLayout(newValue, animated: false) }
  }

  /// What the caller got wrong; nil writes a message to the log.
  public final var onError: ((CollectionError) -> Void)?

  /// The height of a section's header; nil for the layout's `CollectionLayout.headerReferenceHeight`.
  ///
  /// Call ``invalidateLayout()`` where it would answer otherwise than before.
  public final var headerHeight: ((_ section: Int) -> SupplementaryHeight?)? { didSet { invalidateLayout() } }
  /// The height of a section's footer; nil for the layout's `CollectionLayout.footerReferenceHeight`.
  public final var footerHeight: ((_ section: Int) -> SupplementaryHeight?)? { didSet { invalidateLayout() } }
  /// The header or footer of a section, dequeued and bound; nil for an empty place.
  public final var supplementaryViewProvider:
    ((_ collectionView: CollectionView, _ kind: SupplementaryKind, _ section: Int) -> CollectionReusableView?)?
  {
    didSet { reloadSupplementaryViews() }
  }
  /// The size of an item in points, which `HorizontalScrollLayout` reads; nil for the layout's.
  ///
  /// Asked for every item whenever items come, go or move: leave it out where millions have the layout's size.
  public final var itemSize: ((ItemIndex) -> Size?)? { didSet { reloadSections() } }
  /// What a section has instead of the layout's insets and spacings.
  public final var sectionOverrides: ((_ section: Int) -> SectionOverrides)? { didSet { reloadSections() } }

  /// Whether there are headers or footers at all.
  var makesSupplementaryViews: Bool { supplementaryViewProvider != nil }
  /// The header or footer of a section, dequeued and bound.
  func makeSupplementaryView(_ kind: SupplementaryKind, ofSection section: Int) -> CollectionReusableView? {
    supplementaryViewProvider?(self, kind, section)
  }
  /// The height that is asked for; nil for the layout's.
  func askedHeight(of kind: SupplementaryKind, ofSection section: Int) -> SupplementaryHeight? {
    switch kind {
    case .header: headerHeight?(section)
    case .footer: footerHeight?(section)
    }
  }

  /// Whether the collection asks for as much height as all of its items need, for a place that something else scrolls.
  ///
  /// All items have cells then, unless the layout scrolls sideways.
  public final var fitsContentHeight = false {
    didSet {
      guard fitsContentHeight != oldValue else { return }
      updateScrolledWindow()
      queueResize()
    }
  }

  /// The horizontal size class: compact below 600 points.
  public internal(set) final var sizeClass = SizeClass.regular
  /// The size class that cells and the caller were told last.
  var toldSizeClass = SizeClass.regular
  /// Called after ``sizeClass`` has become another.
  public final var onSizeClassChange: (() -> Void)?

  /// Which items people can select.
  public final var selectionMode = SelectionMode.none {
    didSet { if selectionMode != oldValue { selectionModeDidChange() } }
  }
  /// What ``selection`` says.
  var storedSelection = ItemSelection()
  /// Called after ``selection`` has become another.
  public final var onSelectionChange: (() -> Void)?
  /// Called when a person activates an item: by Enter or a click, or where several can be selected, a double click.
  public final var onActivate: ((ItemIndex) -> Void)?
  /// Called after the keyboard focus has come to another item, or has left the collection.
  public final var onFocusChange: (() -> Void)?

  /// How many items there are.
  public final var numberOfItems: Int { engine.sections.reduce(0) { $0 + $1.itemCount } }
  /// The items that have cells now, in order.
  public final var itemsWithCells: [ItemIndex] { liveCells.keys.sorted() }
  /// The cell of an item; nil where it is not in sight.
  public final func cell(at index: ItemIndex) -> CollectionCell? { liveCells[index] }
  /// How many cells exist, those kept for reuse included.
  public final var numberOfCells: Int {
    liveCells.count + pools.values.reduce(0) { $0 + $1.count { $0 is CollectionCell } }
  }

  // MARK: GtkWidget

  /// Room is taken as it comes: content scrolls.
  ///
  /// The natural height shows what there is, up to a screenful.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: Measurement(minimum: Self.leastSize, natural: Self.naturalWidth)
    case .vertical where fitsContentHeight: Measurement(fittedHeight(forWidth: forSize))
    case .vertical: Measurement(minimum: Self.leastSize, natural: naturalHeight(forWidth: forSize))
    }
  }
  /// Places the cells in sight.
  open override func sizeAllocate(width: Int, height: Int) { layOut(width: width, height: height) }
  /// Follows the window's frame clock.
  open override func didRealize() {
    super.didRealize()
    followFrameClock()
    updateScrolledWindow()
  }
  /// Leaves the window's frame clock.
  open override func willUnrealize() {
    cancelDrag()
    frameHandler?.disconnect()
    frameHandler = nil
    super.willUnrealize()
  }
  /// Binds and measures what has come into sight, at once: the same frame places and draws it.
  open override func didScroll() { followAdjustments() }
  /// The text scale or the fonts have changed: every height is another.
  open override func systemSettingDidChange() {
    super.systemSettingDidChange()
    invalidateLayout()
  }
  /// Fonts and limits of lines may be others, and every height with them.
  final func themeDidChange() { invalidateLayout() }
  /// Everything is mirrored.
  open override func directionDidChange() {
    super.directionDidChange()
    queueAllocate()
  }
  /// Tab enters the collection at the item that had the focus last and leaves it again; inside, arrows move.
  ///
  /// Controls in headers and footers are stops of their own, before and after the items.
  open override func focus(_ direction: GtkDirectionType) -> Bool { moveFocusInReadingOrder(direction) }
  /// Whether Tab goes on from item to item, as in a form; if not, the default, all of them are one stop.
  ///
  /// It then enters at the first item, and going back at the last.
  public final var itemsAreTabStops = false
  /// Whether it is worth while to go to an item with Tab, where items are stops.
  open func canFocusItem(at index: ItemIndex) -> Bool { true }
  /// Takes the focus at the item that had it last.
  open override func takeFocus() -> Bool { containsFocus || moveFocusThroughItems(.tabForward, resuming: true) }
  /// Remembers which item has the focus.
  open override func focusChildWillChange(to child: Widget?) {
    super.focusChildWillChange(to: child)
    if let index = (child as? CollectionCell)?.index { focusIndex = index }
    // GTK tells before it happens.
    if onFocusChange != nil { MainLoop.idle(priority: G_PRIORITY_HIGH_IDLE) { [weak self] in self?.onFocusChange?() } }
  }

  private static let leastSize = 44
  private static let naturalWidth = 320

  /// Lets go of the contents, the cells' handlers and the caller's closures.
  open override func dispose() {
    contents = nil
    transition = nil
    input.menu?.remove()
    input = InputState()
    inputHandlers = InputHandlers()
    deferred = []
    onSelectionChange = nil
    onActivate = nil
    onFocusChange = nil
    onSizeClassChange = nil
    onError = nil
    supplementaryViewProvider = nil
    headerHeight = nil
    footerHeight = nil
    itemSize = nil
    sectionOverrides = nil
    restTimer?.cancel()
    frameHandler?.disconnect()
    super.dispose()
  }
}

extension CollectionLayout where Self == AutosizingColumnFlowLayout {
  /// A table: one column of rows without gaps, each as high as its content needs.
  public static var table: AutosizingColumnFlowLayout {
    AutosizingColumnFlowLayout(numberOfColumns: 1, minimumInteritemSpacing: 0, minimumLineSpacing: 0)
  }
}
