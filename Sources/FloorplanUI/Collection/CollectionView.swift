public import FloorplanLayout
package import FloorplanTheme
public import GTKBridge

/// A scrolling view that displays items in a layout and creates widgets only for visible items (UICollectionView in
/// UIKit).
///
/// It scrolls its own content: put it into a `ScrolledWindow`, which doesn't add a viewport.
///
///     let collection = CollectionView(layout: .autosizingColumnFlow)
///     let source = CollectionDataSource<Int, String>(collection) { collection, index, name in
///       let cell = collection.dequeue(ObjectCell.self, for: index)
///       cell.headlineText = name
///       return cell
///     }
///     try source.apply(snapshot)
///
/// In self-sizing layouts, GTK measures a cell's height for its width when the cell becomes visible, and the collection
/// stores the measurement. Replacing an estimated size never moves the visible rows: they move only by the distance
/// that the user scrolls.
///
/// ## Keyboard
///
/// | Keys | Action |
/// |---|---|
/// | arrows | move the focus, mirrored in right-to-left; at the end of a line, on to the next or previous line |
/// | Home, End, Page Up, Page Down | move the focus to the first or last item, or by a page |
/// | Enter | activates the item |
/// | Space | activates the item; in multiple selection, toggles its selection |
/// | Tab | moves through the controls in the cell, then out of the collection |
/// | Shift and a navigation key | extends the selection from the start of the range |
/// | Control and a navigation key | moves the focus without changing the selection |
/// | Control+A, Control+Shift+A | select all items, or none |
/// | Control+C | copies the selected items, or the focused item |
/// | Menu, Shift+F10 | open the context menu |
/// | letters | move to the next item whose name begins with them, if ``itemName`` is set |
/// | Alt and an arrow | moves the item, or the selection if that contains it, if ``moveItems`` is set |
/// | Escape | cancels a drag, or the copying of many items |
///
/// The selection follows the focus unless Control is held or, in multiple selection, ``keepsSelection`` is set. Typing
/// letters doesn't change a multiple selection.
///
/// ## CSS nodes
///
///     collectionview
///     ├── sectionheader
///     ├── cell[.fdlFUIInsetGroup[.first][.last]]                       in a group of rows
///     │   ╰── selectionmark.fdlFUICollectionView_selectionMark         in multiple selection
///     │       ╰── image.fdlFUICollectionView_selectionCheckmark      drawn while selected
///     ┊
///     ├── sectionfooter
///     ├── rubberband.fdlFUICollectionView_rubberBand
///     ├── dropindicator.fdlFUICollectionView_dropIndicator
///     ├── draggedshadow.fdlFUICollectionView_draggedShadow
///     ├── draggedcell.fdlFUICollectionView_draggedCell
///     ├── label.fdlFUICollectionView_dragCount
///     ╰── popover.menu
///
/// The last six exist only while they are visible.
///
/// ## Accessibility
///
/// A list whose children are list items in reading order; it reports whether it is multi-selectable. Each item reports
/// whether it is selected, and has the action `item.activate` and, in multiple selection, `item.toggle-selection`.
@MainActor
open class CollectionView: ScrollableWidget, ThemeFollower {
  // MARK: Content

  var engine: LayoutEngine
  var contents: (any CollectionContents)?
  final let views = CollectionViews()
  /// The layout that the caller set; the engine's layout has the number of columns for the size class.
  var requestedLayout: any CollectionLayout

  // MARK: Scroll position

  /// The origin of the viewport, and its distance from the adjustments' values.
  var scrolling = ScrollState()
  /// The scroll target requested before the view had a size.
  var pendingScrollTarget: ScrollTarget?
  final lazy var scrollEnd = ScrollEndTimer { [unowned self] in endScroll() }
  /// The state before the first of consecutive size changes, or nil if the contents or the layout have changed since.
  var resizeStart: ResizeStart?
  var transition: CollectionTransition?

  // MARK: State

  var phase = Phase.idle
  /// The number of allocation passes of the visible views.
  var allocationCount = 0
  /// Whether the children may not be in reading order.
  var needsSorting = false
  /// The items whose cells were kept in the last recycling, or nil if other items were bound since.
  var keptItems: ItemRanges?
  var needsCells = false
  /// The heights already returned to the parent by width, since the last resize request, while the collection fits its
  /// content.
  var reportedHeights: [Int: Int] = [:]
  var isConfiguring = false
  final lazy var deferred = DeferredChanges { [unowned self] in phase == .idle }
  /// The views dequeued by the running provider, or nil if none is running.
  var dequeuedViews: [CollectionReusableView]?
  @Pending var frameHandler: SignalHandle?
  var pressedCell: CollectionCell?
  var input = InputState()
  /// The item that has or last had the focus.
  var focusIndex: ItemIndex?
  /// Whether new contents wait in `replacement` until they have their items.
  var isReplacingDataSource = false
  var replacement: (any CollectionContents)?

  enum Phase {
    case idle
    /// Cells are created, bound and measured.
    case settling
    /// GTK allocates the collection; widgets must not be added or removed.
    case allocating
  }

  open override class var accessibleRole: AccessibleRole { .list }
  open override class var cssName: String { "collectionview" }

  /// Creates an empty collection.
  public init(layout: any CollectionLayout = HorizontalFlowLayout()) {
    requestedLayout = layout
    engine = LayoutEngine(
      layout: Self.layout(layout, in: .regular),
      environment: LayoutEnvironment(containerSize: .zero, textScale: Settings.default.textScale), sections: [])
    super.init()
    overflow = .hidden
    addInput()
    addWheelController()
    addHover()
    DisplayedTheme.add(self)
  }

  isolated deinit { DisplayedTheme.remove(self) }

  /// The layout of the items.
  public final var layout: any CollectionLayout {
    get { requestedLayout }
    set { setLayout(newValue, animated: false) }
  }

  /// Called for an error in the use of the collection; if nil, errors are logged.
  @Callback public final var onError: ((CollectionError) -> Void)?

  /// Returns the height of a section's header, or nil for the layout's `CollectionLayout.headerReferenceHeight`.
  ///
  /// Call ``invalidateLayout()`` if the returned height changes.
  @Callback public final var headerHeight: ((_ section: Int) -> SupplementaryHeight?)? { didSet { invalidateLayout() } }
  /// Returns the height of a section's footer, or nil for the layout's `CollectionLayout.footerReferenceHeight`.
  @Callback public final var footerHeight: ((_ section: Int) -> SupplementaryHeight?)? { didSet { invalidateLayout() } }
  /// Returns the dequeued and bound header or footer of a section, or nil to leave its space empty.
  @Callback public final var supplementaryViewProvider:
    ((_ collectionView: CollectionView, _ kind: SupplementaryKind, _ section: Int) -> CollectionReusableView?)?
  {
    didSet { reloadSupplementaryViews() }
  }
  /// Returns the size of an item in points for `HorizontalScrollLayout`, or nil for the layout's item size.
  ///
  /// The collection calls it for every item on each change. Don't set it if millions of items have the layout's size.
  @Callback public final var itemSize: ((ItemIndex) -> Size?)? { didSet { reloadSections() } }
  /// Returns the insets and spacings of a section that override those of the layout.
  @Callback public final var sectionOverrides: ((_ section: Int) -> SectionOverrides)? { didSet { reloadSections() } }

  /// Whether the collection has headers or footers.
  var makesSupplementaryViews: Bool { supplementaryViewProvider != nil }
  /// Returns the dequeued and bound header or footer of a section.
  func makeSupplementaryView(_ kind: SupplementaryKind, ofSection section: Int) -> CollectionReusableView? {
    supplementaryViewProvider?(self, kind, section)
  }
  /// Returns the height that the caller requests, or nil for the layout's height.
  func requestedHeight(of kind: SupplementaryKind, ofSection section: Int) -> SupplementaryHeight? {
    switch kind {
    case .header: headerHeight?(section)
    case .footer: footerHeight?(section)
    }
  }

  /// Whether the rows of each section form a card with round corners, separators and margins, as in the inset grouped
  /// style of lists in UIKit.
  ///
  /// It applies to layouts with a single column of self-sizing rows.
  public final var isInsetGrouped = false {
    didSet { if isInsetGrouped != oldValue { layout = requestedLayout } }
  }
  /// The part of the groups of rows.
  package final var groupPart = ComponentParts.insetGroup
  /// The margin at each side of the groups, and the space above and below them, in the last layout.
  final var groupInset: (margin: Double, space: Double) = (0, 0)
  /// The color of separators in an appearance.
  var cachedSeparatorColor: (appearance: Appearance, color: PaintColor?)?

  /// Whether the collection is as tall as all of its items, for use in a container that scrolls.
  ///
  /// All items then have cells, unless the layout scrolls horizontally.
  public final var fitsContentHeight = false {
    didSet {
      guard fitsContentHeight != oldValue else { return }
      updateScrolledWindow()
      queueResize()
    }
  }

  /// The horizontal size class; compact below a width of 600 points at the standard text size, or a larger width with
  /// larger text.
  public internal(set) final var sizeClass = SizeClass.regular
  /// The size class last reported to the cells and the caller.
  var propagatedSizeClass = SizeClass.regular
  /// Called after ``sizeClass`` changes.
  @Callback public final var onSizeClassChange: (() -> Void)?

  /// The selection mode.
  public final var selectionMode = SelectionMode.none {
    didSet { if selectionMode != oldValue { selectionModeDidChange() } }
  }
  /// Whether clicks and keys in multiple selection keep the other selected items, as in the selection mode of a list.
  ///
  /// A click then toggles an item, a Shift-click or a rubber band adds items, navigation keys move only the focus, and a
  /// click outside the items has no effect. Nothing that the user does by mistake replaces the selection.
  public final var keepsSelection = false
  var selected = CollectionSelection()
  /// Called after ``selection`` changes.
  @Callback public final var onSelectionChange: (() -> Void)?
  /// Called after ``displayedSelection`` changes while the user draws a rubber band, or after it is canceled.
  ///
  /// Use it to display the number of selected items; ``onSelectionChange`` is called when the user releases the button.
  @Callback public final var onSelectionPreview: (() -> Void)?
  /// Called when the user activates an item by Enter or a click; in multiple selection, by a double click.
  @Callback public final var onActivate: ((ItemIndex) -> Void)?
  /// Called after the keyboard focus moves to another item or leaves the collection.
  @Callback public final var onFocusChange: (() -> Void)?

  /// The number of items.
  public final var numberOfItems: Int { engine.sections.reduce(0) { $0 + $1.itemCount } }
  /// The items that currently have cells, in order.
  public final var boundItems: [ItemIndex] { views.cells.map(\.index).sorted() }
  /// Returns the cell of an item, or nil if the item isn't visible.
  public final func cell(at index: ItemIndex) -> CollectionCell? { views[index] }
  /// The number of existing cells, including recycled ones.
  public final var numberOfCells: Int {
    (Array(views.live.values) + views.pools.values.joined()).count { $0 is CollectionCell }
  }

  // MARK: User input

  /// Returns whether an item can be selected; if nil, all items can, except visible ones with a noninteractive cell.
  ///
  /// The collection calls it for each item to be selected and for each visible item.
  @Callback public final var canSelect: ((ItemIndex) -> Bool)? {
    didSet {
      updateSelectableCells()
      select(selected.items)
    }
  }
  /// Returns the name of an item for type-ahead, or nil if it has none.
  ///
  /// If the closure is set, typing letters moves the focus to the next item whose name begins with them and, in single
  /// selection, selects it. The search calls it for at most 100,000 items, starting at the focused one.
  @Callback public final var itemName: ((ItemIndex) -> String?)?
  /// Returns whether the user can move an item; nil for all items.
  ///
  /// An item can only move to the index of another movable item, so a section of fixed items doesn't accept others.
  @Callback public final var canMoveItem: ((ItemIndex) -> Bool)?
  /// Called when the user moves an item, or all selected items if it is one of them; nil if items can't be moved.
  ///
  /// The collection doesn't change the order itself: move the items in the model and apply the change, such as
  /// `CollectionChanges(moving: items, to: target)`. `target` is the index of the first of them after all of them have
  /// been removed.
  @Callback public final var moveItems: ((_ items: ItemSelection, _ target: ItemIndex) -> Void)? {
    didSet { if moveItems == nil { cancelLift(animated: false) } }
  }
  /// Returns the context menu items of an item, in addition to Copy.
  @Callback public final var contextMenu: ((ItemIndex) -> [ContextMenuItem])?
  /// Returns the text to copy for an item without a cell, because it isn't visible; if the closure is nil, a new cell
  /// is asked.
  ///
  /// Set it if users can select many items, and return nil for items that aren't copyable.
  @Callback public final var copyableText: ((ItemIndex) -> String?)?
  /// Called after items were copied to the clipboard, with their number.
  @Callback public final var onCopy: ((_ itemCount: Int) -> Void)?
  /// Called after ``copyProgress`` changes, while the texts of many items are collected in several turns of the main
  /// loop.
  ///
  /// The items are on the clipboard when the progress is nil, unless the user pressed Escape or they were replaced.
  @Callback public final var onCopyProgress: (() -> Void)?

  // MARK: Content that scrolls in the rows

  /// The value of the horizontal adjustment and the maximum value, or nil, the default, if lines scroll as a whole.
  var horizontalScroll: (value: Double, maximum: Double)? { nil }
  /// Scrolls the content of the rows to a value of the horizontal adjustment.
  func scrollHorizontally(to value: Double) {}

  // MARK: GtkWidget

  // Content scrolls, so the minimum is small; the natural height is that of the content, up to a limit.
  open override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: Measurement(minimum: Self.minimumSize, natural: Self.naturalWidth)
    case .vertical where fitsContentHeight: Measurement(fittedHeight(forWidth: forSize))
    case .vertical: Measurement(minimum: Self.minimumSize, natural: naturalHeight(forWidth: forSize))
    }
  }
  open override func sizeAllocate(width: Int, height: Int) { layOut(width: width, height: height) }
  open override func didRealize() {
    super.didRealize()
    followFrameClock()
    updateScrolledWindow()
  }
  open override func willUnrealize() {
    cancelDrag()
    frameHandler = nil
    super.willUnrealize()
  }
  open override func didScroll() { adjustmentsDidChange() }
  open override func systemSettingDidChange() {
    super.systemSettingDidChange()
    invalidateLayout()
    onTextScaleChange?()
  }
  /// Called when the text scale may have changed, to replace a layout with fixed sizes.
  @Callback package final var onTextScaleChange: (() -> Void)?
  func themeDidChange() {
    cachedSeparatorColor = nil
    // Their separators may have another color.
    if hasGroups { for (_, cell) in views.cells { cell.queueDraw() } }
    invalidateLayout()
  }
  open override func focus(_ direction: FocusDirection) -> Bool { moveFocusInReadingOrder(direction) }
  /// The items that Tab reaches, besides the controls in headers and footers.
  public enum TabStops: Sendable {
    /// The last focused item or, if there is none, the first visible one.
    case collection
    /// An item of each section, as on a page whose sections have different content.
    case sections
    /// Each item, as in a form.
    ///
    /// Tab enters at the first item and, moving backward, at the last one.
    case items
  }
  /// The items that Tab reaches; the default is one.
  ///
  /// The arrow keys move between all items.
  public final var tabStops = TabStops.collection
  /// Returns whether an item can take the focus with Tab if items are tab stops.
  open func canFocusItem(at index: ItemIndex) -> Bool { true }
  /// Returns whether the header of a section can take the focus with Tab if sections or items are tab stops.
  open func canFocusHeader(ofSection section: Int) -> Bool { true }
  open override func takeFocus() -> Bool { containsFocus || moveFocusThroughItems(.tabForward, resuming: true) }
  open override func focusChildWillChange(to child: Widget?) {
    super.focusChildWillChange(to: child)
    if let index = (child as? CollectionCell)?.index { focusIndex = index }
    // GTK calls this method before it moves the focus.
    if onFocusChange != nil { MainLoop.idle(priority: .observers) { [weak self] in self?.onFocusChange?() } }
  }

  private static let minimumSize = 44
  private static let naturalWidth = 320

  open override func dispose() {
    super.dispose()
    contents = nil
    replacement = nil
    views.removeFactories()
    transition = nil
    input.menu?.remove()
    input = InputState()
    deferred.removeAll()
    scrollEnd.cancel()
  }
}

extension CollectionLayout where Self == AutosizingColumnFlowLayout {
  /// A table layout: one column of self-sizing rows without gaps.
  public static var table: AutosizingColumnFlowLayout {
    AutosizingColumnFlowLayout(numberOfColumns: 1, minimumInteritemSpacing: 0, minimumLineSpacing: 0)
  }
}
