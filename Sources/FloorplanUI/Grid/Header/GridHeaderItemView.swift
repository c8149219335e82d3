import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge

/// The title of one column in a header: pressed, it sorts.
@MainActor
final class GridHeaderItemView: CustomWidget {
  private typealias Parts = ComponentParts.GridHeader
  private unowned let header: GridHeader
  /// The column that it is the title of.
  let column: Int
  private(set) lazy var slot = GridItemSlot(in: self)
  private var indicator: Image?
  private(set) var name = ""
  private var summary = ""
  /// Whether the text is centred from top to bottom.
  var isCentred = true
  private(set) var isSortable = false

  /// `headeritem`.
  override class var cssName: String { "headeritem" }
  /// `table cell`: GTK 4.8 tells nothing for a column header.
  override class var accessibleRole: GtkAccessibleRole { .gridCell }
  /// Sorting, for assistive technology.
  override class var actions: [ClassAction] {
    super.actions + [ClassAction("item.activate", of: GridHeaderItemView.self) { $0.activate() }]
  }

  init(_ header: GridHeader, column: Int) {
    self.header = header
    self.column = column
    super.init()
    become(Parts.headerItem)
    addInput()
  }

  private func addInput() {
    let click = ClickGesture()
    click.onPress { [weak self, weak click] _, _, _ in
      guard let self, isSortable || isFocusable else { return }
      // The rows that scroll away under the header must not be pressed with it.
      click?.claim()
      setState(.active, isSortable)
      grabFocus()
    }
    click.onRelease { [weak self] _, x, y in
      guard let self else { return }
      setState(.active, false)
      if x >= 0, y >= 0, Int(x) < width, Int(y) < height { activate() }
    }
    click.connect("cancel") { [weak self] in self?.setState(.active, false) }
    addController(click)
    let keys = KeyController()
    keys.onPress { [weak self] key, modifiers in
      guard let self else { return false }
      return header.handle(Int32(bitPattern: key), modifiers, at: column)
    }
    addController(keys)
  }

  /// Sorts by the column.
  func activate() { if isSortable { header.pressTitle(ofColumn: column) } }

  // MARK: Showing

  /// Shows a title.
  ///
  /// - Parameters:
  ///   - item: The title.
  ///   - alignment: Where the column's texts stand.
  ///   - sort: Whether the rows are in the order of the column, and in which.
  ///   - isResizable: Whether a person can change the column's width.
  func show(_ item: any GridRowItem, alignment: TextAlignment?, sort: GridSort?, isResizable: Bool) {
    slot.show(item, columnAlignment: alignment, isFirstText: false)
    isSortable = (item as? GridRowHeaderItem)?.isSortable == true
    isFocusable = isSortable || isResizable
    setActionEnabled("item.activate", isSortable)
    showIndicator(sort)
    describe(item, sort)
    queueResize()
  }

  private func showIndicator(_ sort: GridSort?) {
    guard isSortable, let sort, sort.column == column else {
      indicator?.isVisible = false
      return
    }
    let shown = indicator ?? makeIndicator()
    shown.iconName = sort.isAscending ? "pan-up-symbolic" : "pan-down-symbolic"
    shown.isVisible = true
  }

  private func makeIndicator() -> Image {
    let image = Image()
    image.become(Parts.sortIndicator)
    // The description says it.
    image.setAccessibleRole(.presentation)
    image.setParent(self)
    indicator = image
    return image
  }

  private func describe(_ item: any GridRowItem, _ sort: GridSort?) {
    let text = (item as? GridRowTextItem)?.text ?? (item as? GridRowImageItem)?.accessibilityLabel ?? ""
    // What can have the focus needs a name.
    let number = localized("Column %1$@").filled(with: "\(column + 1)")
    let name = text.contains { !$0.isWhitespace } ? text : isFocusable ? number : ""
    if self.name != name {
      self.name = name
      setAccessibleLabel(name)
    }
    let summary: String
    if !isSortable {
      summary = ""
    } else if let sort, sort.column == column {
      summary = sort.isAscending ? localized("sorted ascending") : localized("sorted descending")
    } else {
      summary = localized("not sorted")
    }
    if self.summary != summary {
      self.summary = summary
      setAccessibleDescription(summary)
    }
  }

  // MARK: Layout

  /// Kept free beside titles that sort, where the column has it, so that nothing moves when the arrow comes.
  private static let indicatorRoom = Int(Parts.sortIndicator.metric(.iconSize) + Parts.headerItem.metric(.imageGap))

  private func indicatorRoom(in width: Int) -> Int {
    guard isSortable else { return 0 }
    let rest = width - Self.indicatorRoom
    // A title is not broken for an arrow that isn't there.
    let isEnough = indicator?.isVisible == true ? slot.fits(rest) : slot.naturalWidth <= rest
    return isEnough ? Self.indicatorRoom : 0
  }

  /// Whether the title can be shown in a column.
  func fits(_ width: Int) -> Bool { slot.fits(width) }

  /// The width that shows the title whole.
  var naturalWidth: Int { slot.naturalWidth + (isSortable ? Self.indicatorRoom : 0) }

  /// What the title measures in its column, the padding of the field included.
  func gridMeasure(width: Int) -> GridItemMeasure {
    let height = Double(measured(.vertical, forSize: width).natural)
    return switch slot.measure(width: width - indicatorRoom(in: width)) {
    case .text(_, let lineCount): .text(height: height, lineCount: lineCount)
    case .image: .image(height: height)
    }
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      return Measurement(minimum: slot.minimumWidth, natural: naturalWidth)
    case .vertical:
      let width = forSize < 0 ? naturalWidth : forSize
      let room = indicatorRoom(in: width)
      let indicatorHeight = indicator?.measured(.vertical).natural ?? 0
      return Measurement(max(Int(slot.measure(width: width - room).height), indicatorHeight))
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard let text = slot.widget else { return }
    let isMirrored = direction == .rtl
    let room = indicatorRoom(in: width)
    let textWidth = width - room
    let textHeight = Int(slot.measure(width: textWidth).height)
    let top = isCentred ? max(0, height - textHeight) / 2 : 0
    // Arrow and text change sides in right-to-left; a trailing text has the arrow before it.
    let isArrowLeft = slot.isAtTrailingEdge != isMirrored && room > 0
    text.allocate(x: isArrowLeft ? room : 0, y: top, width: textWidth, height: textHeight)
    guard let indicator, indicator.isVisible else { return }
    indicator.isChildVisible = room > 0
    guard room > 0 else { return }
    let size = indicator.measured(.horizontal).natural
    let shown = min(slot.naturalWidth, textWidth)
    let x = isArrowLeft ? width - shown - Self.indicatorRoom : shown + Self.indicatorRoom - size
    let arrowHeight = min(height, indicator.measured(.vertical, forSize: size).natural)
    indicator.allocate(x: x, y: top + max(0, textHeight - arrowHeight) / 2, width: size, height: arrowHeight)
  }

  override func directionDidChange() {
    super.directionDidChange()
    queueAllocate()
  }
}
