import FloorplanTheme
public import GTKBridge

/// A header with up to four key figures for the top of a page (FUIKPIHeader in the SAP Fiori for iOS documentation).
///
///     let header = KPIHeader()
///     header.items = [orders, revenue, returns]
///
/// The figures are side by side in columns of equal width if all of them fit. Otherwise the header has pages with as
/// many figures as fit, evenly distributed: four figures become two pages of two before each has its own page. Users
/// turn pages with the dots, by swiping, by scrolling horizontally, or with the arrow keys while the focus is in the
/// header. The header is as tall as its tallest figure on any page. A single figure is larger.
///
/// When the width changes the number of figures on a page, the page with the focus stays current, or otherwise the page
/// with the first figure of the previous page.
///
/// ## CSS nodes
///
///     kpiheader.fdlFUIKPIHeader
///     ├── kpi.fdlFUIKPIView …
///     ╰── pagedots                                                                    of two figures or more
///         ╰── button.fdlFUIKPIHeader_pageButton                                       for each page
///             ╰── pagedot.fdlFUIKPIHeader_pageDot[.fdlFUIKPIHeader_currentPageDot]
///
/// ## Accessibility
///
/// A group labeled by ``accessibilityLabel``. If it has pages, it is described by a summary of all figures, because
/// those on other pages aren't accessible. Tab moves between the figures with buttons on the page and then to the dots,
/// which are buttons labeled "Page 2 of 3"; that of the current page is selected.
public final class KPIHeader: PagedHeader, BuildableWidget {
  private typealias Parts = ComponentParts.KPIHeader

  /// The maximum number of figures in a header.
  public static let maximumItemCount = 4
  private static let defaultName = localized("Key figures")

  public override class var cssName: String { "kpiheader" }

  /// Creates a header without figures.
  public init() {
    super.init(
      Parts.view,
      dots: PageDots.Parts(button: Parts.pageButton, dot: Parts.pageDot, currentDot: Parts.currentPageDot))
    setAccessibleLabel(Self.defaultName)
  }

  /// The figures in reading order.
  ///
  /// Duplicates are ignored, figures of another header are moved to this one, and figures beyond ``maximumItemCount``
  /// are ignored.
  public var items: [KPIView] {
    get { displayed }
    set { show(Array(newValue.uniqued().prefix(Self.maximumItemCount))) }
  }
  /// Computed from the children, because a figure may have moved to another header.
  private var displayed: [KPIView] { children.compactMap { $0 as? KPIView } }
  /// The visible figures.
  private var figures: [KPIView] { displayed.filter(\.isVisible) }

  /// The accessible label of the header; "Key figures" by default.
  public var accessibilityLabel = KPIHeader.defaultName {
    didSet { if accessibilityLabel != oldValue { setAccessibleLabel(accessibilityLabel) } }
  }

  private func show(_ requested: [KPIView]) {
    for item in displayed where !requested.contains(item) {
      if item.containsFocus { window?.clearFocus() }
      item.unparent()
    }
    for item in requested {
      if item.parent !== self { item.unparent() }
      item.isLarge = requested.count == 1
    }
    insertChildren(requested)
    showDots(requested.count)
    let page = preservedPage(columns: grid(width: width).columns, count: pageCount)
    if page != turner.page { turn(to: page, animated: false) }
    queueResize()
  }

  /// Updates the description with the figures of all pages if the header has pages.
  func describe() {
    figuresDescription = showsPages ? figures.map(\.accessibleText).accessibleSummary(separator: "; ") : ""
  }
  private var figuresDescription = "" {
    didSet { if figuresDescription != oldValue { setAccessibleDescription(figuresDescription) } }
  }

  // MARK: Pages

  /// The number of pages at the current width: 1 if all figures fit, and 0 without figures.
  ///
  /// Before the first layout it is the maximum, one page for each figure.
  public override var pageCount: Int { width > 0 ? grid(width: width).pageCount : figures.count }

  /// The figure that stays visible when the number of figures on a page changes.
  private weak var anchor: KPIView?
  private var reportedPage = 0
  private var isReportScheduled = false

  override var showsPages: Bool { width > 0 && pageCount > 1 }

  override func didTurn(to page: Int) {
    // Without a width, the figures of the page are unknown.
    anchor = width > 0 ? figures.dropFirst(page * grid(width: width).columns).first : nil
    reportPage()
  }

  private func reportPage() {
    guard reportedPage != turner.page else { return }
    reportedPage = turner.page
    onPageChange?(reportedPage)
  }

  private func preservedPage(columns: Int, count: Int) -> Int {
    guard let anchor, let index = figures.firstIndex(where: { $0 === anchor }) else {
      return max(0, min(turner.page, count - 1))
    }
    return index / columns
  }

  /// Applies the number of pages for the width.
  private func show(_ grid: Grid) {
    dots?.currentPageCount = grid.pageCount
    let page = preservedPage(columns: grid.columns, count: grid.pageCount)
    if page != turner.page { jump(to: page) }
    describe()
    if reportedPage != page { scheduleReport() }
  }

  /// Calls the handler in the next frame, because it must not run during allocation.
  private func scheduleReport() {
    guard !isReportScheduled, isRealized else { return }
    isReportScheduled = true
    addTickCallback { [weak self] _ in
      self?.isReportScheduled = false
      self?.reportPage()
      return false
    }
  }

  // The page that contains the focus becomes current, even if the header is wide, so it stays visible when the
  // header becomes narrow.
  public override func focusChildWillChange(to child: Widget?) {
    guard let child = child as? KPIView, let index = figures.firstIndex(where: { $0 === child }) else { return }
    let page = index / grid(width: width).columns
    if page != turner.page { turn(to: page, animated: false, movingFocus: false) }
    anchor = child
  }

  // MARK: Arrangement

  /// The distribution of the figures on pages.
  private struct Grid {
    /// The number of figures on a page, at least one.
    var columns = 1
    var pageCount = 0
    var columnWidth = 0
    /// The height of the tallest figure.
    var height = 0
  }

  private func grid(width: Int) -> Grid {
    let items = figures
    guard !items.isEmpty else { return Grid() }
    let sizes = items.map { $0.measured(.horizontal) }
    let requested = sizes.map(\.natural).max() ?? 0
    let gap = Parts.view[.columnGap]
    let fitting = max(1, min(items.count, (width + gap) / max(1, requested + gap)))
    // Use only as many columns as that number of pages needs.
    let pageCount = (items.count + fitting - 1) / fitting
    let columns = (items.count + pageCount - 1) / pageCount
    let space = (width - (columns - 1) * gap) / columns
    let columnWidth = max(sizes.map(\.minimum).max() ?? 0, space)
    let height = items.map { $0.measured(.vertical, forSize: columnWidth).natural }.max() ?? 0
    return Grid(columns: columns, pageCount: pageCount, columnWidth: columnWidth, height: height)
  }

  public override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let sizes = figures.map { $0.measured(.horizontal) }
      let widest = sizes.map(\.natural).max() ?? 0
      let minimumDotsWidth = sizes.count > 1 ? dots?.measured(.horizontal).minimum ?? 0 : 0
      let minimum = max(sizes.map(\.minimum).max() ?? 0, minimumDotsWidth)
      let natural = sizes.count * widest + max(0, sizes.count - 1) * Parts.view[.columnGap]
      return Measurement(minimum: minimum, natural: max(minimum, natural))
    case .vertical:
      let grid = grid(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize)
      guard grid.pageCount > 1, let dots else { return Measurement(grid.height) }
      return Measurement(grid.height + Parts.view[.controlGap] + dots.measured(.vertical).natural)
    }
  }

  public override func sizeAllocate(width: Int, height: Int) {
    // All figures stay children of the header, because a widget can't be reparented during allocation.
    let grid = grid(width: width)
    show(grid)
    let isMirrored = direction == .rtl
    for (index, item) in figures.enumerated() {
      let (page, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      let distance = Double(page) - turner.position
      let isOnScreen = abs(distance) < 1
      item.isChildVisible = isOnScreen
      guard isOnScreen else { continue }
      let pageX = Int((distance * Double(pagePitch(width: width))).rounded())
      let x = column * (grid.columnWidth + Parts.view[.columnGap]) + pageX
      item.allocate(
        x: isMirrored ? width - x - grid.columnWidth : x, y: 0, width: grid.columnWidth, height: grid.height)
    }
    if grid.pageCount > 1 {
      placeDots(y: grid.height + Parts.view[.controlGap], width: width)
    } else {
      dots?.isChildVisible = false
    }
  }
}
