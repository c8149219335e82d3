public import CGTK
import FloorplanTheme
public import GTKBridge

/// Up to four key figures at the top of a page (FUIKPIHeader).
///
///     let header = KPIHeader()
///     header.items = [orders, revenue, returns]
///
/// The figures stand beside each other in columns of one width, as long as there is room for all of them.  Else the header has pages,
/// each with as many figures as fit, and as even as possible: four are two and two before each has a page of its own.  Pages
/// are turned by their dots, by a swipe, by scrolling sideways, and by the arrow keys while the focus is in the header.  The header
/// is as high as its highest figure, whichever page is shown.  A figure that is alone is larger.
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
/// A group named by ``accessibilityLabel``, and described by all figures while it has pages, for those on another page are not
/// there to be found.  Tab goes from one figure that can be pressed to the next on the page, and then to the dots, which are buttons
/// named "Page 2 of 3", of which that of the page in sight is selected.
@MainActor
public final class KPIHeader: CustomWidget, BuildableWidget, PagedView {
  private typealias Parts = ComponentParts.KPIHeader

  private let paging = Paging(
    PageDots.Parts(button: Parts.pageButton, dot: Parts.pageDot, currentDot: Parts.currentPageDot))
  var turner: PageTurner { paging.turner }
  var dots: PageDots? { paging.dots }

  /// The most figures that a header shows.
  public static let largestItemCount = 4
  private static let standardName = localized("Key figures")

  /// `kpiheader`.
  public override class var cssName: String { "kpiheader" }

  /// Makes a header without figures.
  public override init() {
    super.init()
    become(Parts.view)
    setAccessibleLabel(Self.standardName)
    // While a page gives way to another, both reach beyond the header.
    overflow = .hidden
    paging.begin(in: self)
  }

  /// The figures in the order of reading.
  ///
  /// One that is given twice stands once, one of another header leaves that one, and those beyond ``largestItemCount`` are left out.
  public var items: [KPIView] {
    get { shown }
    set {
      var wanted: [KPIView] = []
      for item in newValue where !wanted.contains(where: { $0 === item }) { wanted.append(item) }
      show(Array(wanted.prefix(Self.largestItemCount)))
    }
  }
  /// The children, so that a figure that went to another header is none of this one.
  private var shown: [KPIView] { children.compactMap { $0 as? KPIView } }
  /// Those that are not hidden.
  private var figures: [KPIView] { shown.filter(\.isVisible) }

  /// What the figures are, for assistive technology: "Key figures" by itself.
  public var accessibilityLabel = KPIHeader.standardName {
    didSet { if accessibilityLabel != oldValue { setAccessibleLabel(accessibilityLabel) } }
  }

  private func show(_ wanted: [KPIView]) {
    for item in shown where !wanted.contains(where: { $0 === item }) {
      if item.containsFocus { window?.clearFocus() }
      item.unparent()
    }
    var previous: Widget?
    for item in wanted {
      if item.parent !== self { item.unparent() }
      item.insert(in: self, after: previous)
      item.isLarge = wanted.count == 1
      previous = item
    }
    paging.showDots(wanted.count)
    let page = pageToStayOn(columns: grid(width: width).columns, count: pageCount)
    if page != turner.page { paging.turn(to: page, animated: false) }
    queueResize()
  }

  /// Says what the figures of all pages are, where there are pages.
  func describe() {
    spokenFigures = showsPages ? figures.map(\.spokenText).joined(separator: "; ") : ""
  }
  private var spokenFigures = "" {
    didSet { if spokenFigures != oldValue { setAccessibleDescription(spokenFigures) } }
  }

  // MARK: Pages

  /// How many pages the header has in its present width: 1 where there is room for all figures, and 0 without figures.
  ///
  /// Before the header has a width it is the most that there can be, a page for each figure.
  public var pageCount: Int { width > 0 ? grid(width: width).pageCount : figures.count }
  /// The page that is shown, counted from 0.
  ///
  /// A number beyond the pages that there are counts as the nearest one.  When the width changes how many figures a page has, the
  /// page with the focus stays in sight, or else the first figure of the page that was shown.
  public var currentPage: Int {
    get { max(0, min(turner.page, pageCount - 1)) }
    set { paging.turn(to: newValue) }
  }
  /// Called with the number of the page when another one is shown, also where the width has made it another.
  public var onPageChange: ((Int) -> Void)?

  /// The figure that stays in sight when pages have more or fewer figures than before.
  private weak var anchor: KPIView?
  private var toldPage = 0
  private var isAboutToTell = false

  /// Whether the header has pages in its present width.
  var showsPages: Bool { width > 0 && pageCount > 1 }
  private func pitch(width: Int) -> Int { width + 2 * Int(Parts.view.metric(.paddingInline)) }
  /// How far one page is from the next: what leaves goes beyond the header's edge.
  var pagePitch: Int { pitch(width: width) }

  func didTurn(to page: Int) {
    // Without a width nobody knows which figures the page will have.
    anchor = width > 0 ? figures.dropFirst(page * grid(width: width).columns).first : nil
    tell()
  }

  private func tell() {
    guard toldPage != turner.page else { return }
    toldPage = turner.page
    onPageChange?(toldPage)
  }

  private func pageToStayOn(columns: Int, count: Int) -> Int {
    guard let anchor, let index = figures.firstIndex(where: { $0 === anchor }) else {
      return max(0, min(turner.page, count - 1))
    }
    return index / columns
  }

  /// Takes over how many pages the width makes.
  private func show(_ grid: Grid) {
    dots?.countInSight = grid.pageCount
    let page = pageToStayOn(columns: grid.columns, count: grid.pageCount)
    if page != turner.page { paging.jump(to: page) }
    describe()
    if toldPage != page { tellLater() }
  }

  /// What the app does in answer must not be done while children are being placed.
  private func tellLater() {
    guard !isAboutToTell, isRealized else { return }
    isAboutToTell = true
    onEachFrame { [weak self] _ in
      self?.isAboutToTell = false
      self?.tell()
      return false
    }
  }

  /// The page of what gets the focus is the one that is in sight, also when the header becomes narrow.
  public override func focusChildWillChange(to child: Widget?) {
    guard let child = child as? KPIView, let index = figures.firstIndex(where: { $0 === child }) else { return }
    let page = index / grid(width: width).columns
    if page != turner.page { paging.turn(to: page, animated: false, movingFocus: false) }
    anchor = child
  }

  /// Lets go of the handler.
  public override func dispose() {
    onPageChange = nil
    super.dispose()
  }

  // MARK: Arrangement

  private static let columnGap = Int(Parts.view.metric(.columnGap))
  private static let controlGap = Int(Parts.view.metric(.controlGap))

  /// How the figures stand on pages.
  private struct Grid {
    /// How many figures a page has; at least one.
    var columns = 1
    var pageCount = 0
    var columnWidth = 0
    /// The height of the highest figure.
    var height = 0
  }

  private func grid(width: Int) -> Grid {
    let items = figures
    guard !items.isEmpty else { return Grid() }
    let sizes = items.map { $0.measured(.horizontal) }
    let wanted = sizes.map(\.natural).max() ?? 0
    let fitting = max(1, min(items.count, (width + Self.columnGap) / max(1, wanted + Self.columnGap)))
    // As many pages as that takes, and no more columns than those pages need.
    let pageCount = (items.count + fitting - 1) / fitting
    let columns = (items.count + pageCount - 1) / pageCount
    let room = (width - (columns - 1) * Self.columnGap) / columns
    let columnWidth = max(sizes.map(\.minimum).max() ?? 0, min(room, KPIView.widest))
    let height = items.map { $0.measured(.vertical, forSize: columnWidth).natural }.max() ?? 0
    return Grid(columns: columns, pageCount: pageCount, columnWidth: columnWidth, height: height)
  }

  /// At least one figure wide, by itself all of them, and as high as the highest with the dots below the pages.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let sizes = figures.map { $0.measured(.horizontal) }
      let widest = sizes.map(\.natural).max() ?? 0
      let leastOfDots = sizes.count > 1 ? dots?.measured(.horizontal).minimum ?? 0 : 0
      let minimum = max(sizes.map(\.minimum).max() ?? 0, leastOfDots)
      let natural = sizes.count * widest + max(0, sizes.count - 1) * Self.columnGap
      return Measurement(minimum: minimum, natural: max(minimum, natural))
    case .vertical:
      let grid = grid(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize)
      guard grid.pageCount > 1, let dots else { return Measurement(grid.height) }
      return Measurement(grid.height + Self.controlGap + dots.measured(.vertical).natural)
    }
  }

  /// Places the figures of the page that is in sight, and those of another one on its way.
  public override func sizeAllocate(width: Int, height: Int) {
    // All figures stay children of the header: a widget cannot change its parent during allocation.
    let grid = grid(width: width)
    show(grid)
    let isMirrored = direction == .rtl
    for (index, item) in figures.enumerated() {
      let (page, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      let distance = Double(page) - turner.position
      let isSeen = abs(distance) < 1
      if item.isChildVisible != isSeen { item.isChildVisible = isSeen }
      guard isSeen else { continue }
      let x =
        column * (grid.columnWidth + Self.columnGap) + Int((distance * Double(pitch(width: width))).rounded())
      item.allocate(
        x: isMirrored ? width - x - grid.columnWidth : x, y: 0, width: grid.columnWidth, height: grid.height)
    }
    guard let dots, dots.isVisible else { return }
    let hasPages = grid.pageCount > 1
    if dots.isChildVisible != hasPages { dots.isChildVisible = hasPages }
    guard hasPages else { return }
    dots.allocate(
      y: grid.height + Self.controlGap, width: max(width, dots.measured(.horizontal).minimum),
      height: dots.measured(.vertical).natural)
  }
}
