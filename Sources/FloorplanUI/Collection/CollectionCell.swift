public import FloorplanLayout
public import GTKBridge

/// A cell that displays one item of a collection (UICollectionViewCell in UIKit).
///
/// The collection's cell provider binds a cell to an item; the collection reuses it for other items during scrolling. A
/// cell doesn't depend on its container: it can be in a table, a grid or a form.
open class CollectionCell: CollectionReusableView {
  /// The index of the displayed item, or nil if the cell isn't bound.
  public internal(set) final var index: ItemIndex?

  open override class var accessibleRole: AccessibleRole { .listItem }
  open override class var actions: [ClassAction] {
    super.actions + [
      ClassAction(activateAction, of: CollectionCell.self) { $0.activate() },
      ClassAction(toggleAction, of: CollectionCell.self) { $0.toggleSelection() },
    ]
  }
  private static let activateAction = "item.activate"
  private static let toggleAction = "item.toggle-selection"
  open override class var cssName: String { "cell" }

  /// Creates an empty cell.
  public required init() {
    super.init()
    isFocusable = true
    // GTK enables the actions of a class by default.
    setActionEnabled(Self.toggleAction, false)
    setActionEnabled(Self.activateAction, isInteractive)
  }

  /// Whether the item is selected.
  public internal(set) final var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setState(.selected, isSelected)
      selectionMark?.isChecked = isSelected
      if selectionMode != .none { setAccessibleSelected(isSelected) }
    }
  }

  /// The selection mode of the item.
  final var selectionMode = CollectionView.SelectionMode.none {
    didSet {
      isNextToSelectionMarks = container?.selectionMode == .multiple && isInteractive && !Self.overlaysSelectionMark
      guard selectionMode != oldValue else { return }
      // In single selection, activation selects the item. An additional action could hide it, because assistive
      // technology performs the first action by default and GTK reports actions in no particular order.
      setActionEnabled(Self.toggleAction, selectionMode == .multiple)
      setAccessibleSelected(selectionMode == .none ? nil : isSelected)
      showSelectionMark(selectionMode == .multiple)
      selectionModeDidChange()
    }
  }

  /// Responds to a change of the selection mode.
  func selectionModeDidChange() {}

  /// Returns an accessory as displayed: in multiple selection, a click doesn't open the item, so it has no chevron.
  final func displayed(_ accessory: AccessoryType) -> AccessoryType {
    selectionMode == .multiple ? accessory.withoutDisclosure : accessory
  }

  // MARK: Group

  /// The position in a group of rows, or nil if the cell isn't in one.
  final var groupPosition: GroupPosition? {
    didSet {
      guard groupPosition != oldValue, let part = container?.groupPart else { return }
      for path in [part.generalClassPath].compactMap(\.self) + part.cssClasses {
        setStyleClass(path, groupPosition != nil)
      }
      setStyleClass("first", groupPosition?.isFirst == true)
      setStyleClass("last", groupPosition?.isLast == true)
      queueDraw()
    }
  }

  /// The distance of the separator below the cell from the leading edge of its content, in pixels; that of its texts.
  open var separatorInset: Int { 0 }

  private func drawSeparator(_ snapshot: Snapshot) {
    guard let groupPosition, !groupPosition.isLast, let color = container?.separatorColor, let box = bounds(in: self)
    else { return }
    let inset = Double(leadingInset + separatorInset)
    let (start, end) = direction == .rtl ? (box.x, Double(width) - inset) : (inset, box.x + box.width)
    snapshot.fill(x: start, y: box.y + box.height - 1, width: end - start, height: 1, color)
  }

  // MARK: Check circle

  private(set) final var selectionMark: SelectionMark?

  /// Whether the check circle of multiple selection is over the content, in the top trailing corner.
  ///
  /// By default, it is at the leading edge, next to the content. Override it and return true in a cell whose content
  /// is centered, such as a picture.
  open class var overlaysSelectionMark: Bool { false }

  private func showSelectionMark(_ isShown: Bool) {
    if isShown, selectionMark == nil {
      let mark = SelectionMark()
      mark.isChecked = isSelected
      mark.setParent(self)
      selectionMark = mark
    }
    selectionMark?.isVisible = isShown
    queueResize()
  }

  /// Whether the content is next to check circles: those of the other items if this one can't be selected.
  private var isNextToSelectionMarks = false {
    didSet { if isNextToSelectionMarks != oldValue { queueResize() } }
  }

  public final override var leadingInset: Int { isNextToSelectionMarks ? SelectionMark.reservedWidth : 0 }

  public final override func allocateOverlay(width: Int, height: Int) {
    guard let selectionMark, selectionMark.isVisible else { return }
    selectionMark.place(
      width: width, height: height, isOverlay: Self.overlaysSelectionMark, isMirrored: direction == .rtl)
  }

  /// Draws the check circle over the content, whose widgets may be newer, and the separator below the cell.
  open override func snapshot(_ snapshot: Snapshot) {
    if let selectionMark, selectionMark.isVisible {
      for child in children where child !== selectionMark { snapshot.draw(child, of: self) }
      snapshot.draw(selectionMark, of: self)
    } else {
      super.snapshot(snapshot)
    }
    drawSeparator(snapshot)
  }

  /// Returns whether a point in the collection is on the check circle or close to it.
  final func isOnSelectionMark(_ point: Point) -> Bool {
    guard let container, let mark = selectionMark, mark.isVisible, let bounds = mark.bounds(in: container) else {
      return false
    }
    let distance = max(
      bounds.x - point.x, point.x - bounds.x - bounds.width, bounds.y - point.y, point.y - bounds.y - bounds.height)
    return distance <= Self.selectionMarkSlop
  }
  /// Makes the circle as large as a touch target.
  private static let selectionMarkSlop = 11.0

  // MARK: Content

  /// Whether the additional content of the item is expanded, or nil if the item has none.
  ///
  /// Reported to assistive technology only; it doesn't change the cell's appearance.
  @Setting public final var isExpanded: Bool? {
    didSet { if isExpanded != oldValue { setAccessibleExpanded(isExpanded) } }
  }

  /// Whether users can copy the content of the cell (FUIContentCopyable in the SAP Fiori for iOS documentation).
  @Setting public final var isContentCopyable = true

  /// The text to copy, one line for each value, or nil if there is nothing to copy.
  ///
  /// The default implementation returns the displayed texts.
  open var copyableText: String? { displayedTexts.asLines }

  /// Toggles the selection of the item.
  public final func toggleSelection() { if let index { container?.toggleSelection(at: index) } }

  /// Whether users can focus, select and activate the item as a whole.
  ///
  /// Override it and return false in a cell that only contains interactive views.
  open var isInteractive: Bool { true }

  /// Whether the cell has input that isn't stored anywhere else, such as an unsaved drawing.
  ///
  /// The collection doesn't recycle such a cell while it is scrolled out of view, as for a cell with the keyboard
  /// focus. The default is false.
  open var hasUnfinishedInput: Bool { false }

  /// Activates the item, as Enter does.
  public final func activate() { if let index { container?.activateItem(at: index) } }
}
