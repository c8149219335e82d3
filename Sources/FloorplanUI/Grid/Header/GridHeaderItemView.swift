import FloorplanLayout
import FloorplanTheme
import GTKBridge

/// The title of a column in a header; a click sorts the rows.
final class GridHeaderItemView: CustomWidget {
  private typealias Parts = ComponentParts.GridHeader
  private unowned let header: GridHeader
  /// The index of the column.
  let column: Int
  private(set) lazy var slot = GridItemSlot(in: self)
  private let indicator = ImagePart(Parts.sortIndicator)
  private(set) var name = ""
  /// Whether the text is vertically centered.
  var isCentered = true
  private(set) var isSortable = false

  override class var cssName: String { "headeritem" }
  // GTK 4.8 doesn't report column headers.
  override class var accessibleRole: AccessibleRole { .gridCell }
  // The sort action for assistive technology.
  override class var actions: [ClassAction] {
    super.actions + [ClassAction("item.activate", of: GridHeaderItemView.self) { $0.activate() }]
  }

  init(_ header: GridHeader, column: Int) {
    self.header = header
    self.column = column
    super.init()
    addStyleClasses(of: Parts.headerItem)
    addInput()
  }

  private func addInput() {
    let click = ClickGesture()
    click.onPress { [weak self, weak click] _, _, _ in
      guard let self, isSortable || isFocusable else { return }
      // The click must not reach the rows that are scrolled under the header.
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
    onKeyPress { [weak self] key, modifiers in
      guard let self else { return false }
      return header.handle(key, modifiers, at: column)
    }
  }

  /// Sorts the rows by the column.
  func activate() { if isSortable { header.onSort?(column) } }

  // MARK: Content

  /// Displays a title.
  ///
  /// - Parameters:
  ///   - item: The title.
  ///   - alignment: The alignment of the column's texts.
  ///   - sort: The sort order of the rows.
  ///   - isResizable: Whether users can change the column's width.
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
    let isShown = isSortable && sort?.column == column
    indicator.setImage(
      isShown ? .icon(sort?.isAscending == true ? "pan-up-symbolic" : "pan-down-symbolic") : nil, in: self)
  }

  private func describe(_ item: any GridRowItem, _ sort: GridSort?) {
    let text = (item as? GridRowTextItem)?.text ?? (item as? GridRowImageItem)?.accessibilityLabel ?? ""
    // A focusable widget needs a label.
    let number = localized("Column %1$@").filled(with: "\(column + 1)")
    let name = text.contains { !$0.isWhitespace } ? text : isFocusable ? number : ""
    if self.name != name {
      self.name = name
      setAccessibleLabel(name)
    }
    setAccessibleDescription(isSortable ? summary(of: sort) : "")
  }

  private func summary(of sort: GridSort?) -> String {
    guard let sort, sort.column == column else { return localized("not sorted") }
    return sort.isAscending ? localized("sorted ascending") : localized("sorted descending")
  }

  // MARK: Layout

  /// The space reserved for the arrow of sortable titles if the column is wide enough, so nothing moves when it
  /// appears.
  private static var reservedIndicatorWidth: Int { Parts.sortIndicator[.iconSize] + Parts.headerItem[.imageGap] }

  private func reservedIndicatorWidth(in width: Int) -> Int {
    guard isSortable else { return 0 }
    let rest = width - Self.reservedIndicatorWidth
    // An invisible arrow must not cause a title to wrap.
    let isEnough = indicator.displayedImage == nil ? slot.naturalWidth <= rest : slot.fits(rest)
    return isEnough ? Self.reservedIndicatorWidth : 0
  }

  /// Returns whether the title fits into a width.
  func fits(_ width: Int) -> Bool { slot.fits(width) }

  /// The width of the title in a single line.
  var naturalWidth: Int { slot.naturalWidth + (isSortable ? Self.reservedIndicatorWidth : 0) }

  /// Returns the measurement of the title for a column width, including its padding.
  func gridMeasurement(width: Int) -> GridItemMeasurement {
    let height = Double(measured(.vertical, forSize: width).natural)
    return switch slot.measure(width: width - reservedIndicatorWidth(in: width)) {
    case .text(_, let lineCount): .text(height: height, lineCount: lineCount)
    case .image: .image(height: height)
    }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      // A scrolled title may be cut off to nothing.
      return Measurement(minimum: 0, natural: naturalWidth)
    case .vertical:
      let width = forSize < 0 ? naturalWidth : forSize
      let space = reservedIndicatorWidth(in: width)
      let indicatorHeight = indicator.widget?.measured(.vertical).natural ?? 0
      return Measurement(max(Int(slot.measure(width: width - space).height), indicatorHeight))
    }
  }

  /// The part of the column without an allocation, in pixels: at its left edge and in total.
  private var hiddenPart = (left: 0, width: 0)

  /// Allocates the visible part of a column, so that only this part is drawn and clicked.
  func allocate(_ visible: GridColumnFrame, ofColumn column: GridColumnFrame, height: Int) {
    let isHidden = visible.width < column.width
    let width = isHidden ? max(Int(visible.width), measured(.horizontal).minimum) : Int(column.width)
    let hidden = (left: Int(visible.x - column.x), width: Int(column.width) - width)
    if hidden != hiddenPart {
      hiddenPart = hidden
      overflow = isHidden ? .hidden : .visible
      // The same width may be another part.
      queueAllocate()
    }
    allocate(x: Int(visible.x), y: 0, width: width, height: height)
  }

  override func sizeAllocate(width visibleWidth: Int, height: Int) {
    guard let text = slot.widget else { return }
    let (width, left) = (visibleWidth + hiddenPart.width, -hiddenPart.left)
    let isMirrored = direction == .rtl
    let space = reservedIndicatorWidth(in: width)
    let textWidth = width - space
    let textHeight = Int(slot.measure(width: textWidth).height)
    let top = isCentered ? max(0, height - textHeight) / 2 : 0
    // Arrow and text are mirrored in right-to-left; the arrow precedes a trailing text.
    let isArrowLeft = slot.isAtTrailingEdge != isMirrored && space > 0
    text.allocate(x: left + (isArrowLeft ? space : 0), y: top, width: textWidth, height: textHeight)
    guard let indicator = indicator.displayedImage else { return }
    indicator.isChildVisible = space > 0
    guard space > 0 else { return }
    let size = indicator.measured(.horizontal).natural
    let textEnd = min(slot.naturalWidth, textWidth)
    let x =
      isArrowLeft ? width - textEnd - Self.reservedIndicatorWidth : textEnd + Self.reservedIndicatorWidth - size
    let arrowHeight = min(height, indicator.measured(.vertical, forSize: size).natural)
    indicator.allocate(x: left + x, y: top + max(0, textHeight - arrowHeight) / 2, width: size, height: arrowHeight)
  }
}
