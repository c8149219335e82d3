public import CGTK
import FloorplanTheme
public import GTKBridge

/// Up to four key figures at the top of a page (FUIKPIHeader).
///
///     let header = KPIHeader()
///     header.items = [orders, revenue, returns]
///
/// The figures stand beside each other in columns of one width.  Where the header is too narrow they
/// go on in further lines, as even as possible: four are two and two before they are one below the other.  A figure that is
/// alone is larger.
///
/// ## CSS nodes
///
///     kpiheader.fdlFUIKPIHeader
///     ╰── kpi.fdlFUIKPIView …
///
/// ## Accessibility
///
/// A group named by ``accessibilityLabel``.  Tab goes from one figure that can be pressed to the next.
@MainActor
public final class KPIHeader: CustomWidget, BuildableWidget {
  private typealias Parts = ComponentParts.KPIHeader

  /// The most figures that a header shows.
  public static let largestItemCount = 4
  private static let standardName = "Key figures"

  /// `kpiheader`.
  public override class var cssName: String { "kpiheader" }

  /// Makes a header without figures.
  public override init() {
    super.init()
    become(Parts.view)
    setAccessibleLabel(Self.standardName)
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
    queueResize()
  }

  // MARK: Arrangement

  private static let columnGap = Int(Parts.view.metric(.columnGap))
  private static let lineGap = Int(Parts.view.metric(.lineGap))

  private struct Grid {
    let columns: Int
    let columnWidth: Int
    let lineHeights: [Int]
  }

  private func grid(width: Int) -> Grid {
    let items = shown.filter(\.isVisible)
    guard !items.isEmpty else { return Grid(columns: 1, columnWidth: 0, lineHeights: []) }
    let sizes = items.map { $0.measured(.horizontal) }
    let wanted = sizes.map(\.natural).max() ?? 0
    let fitting = max(1, min(items.count, (width + Self.columnGap) / max(1, wanted + Self.columnGap)))
    // As many lines as that takes, and no more columns than those lines need.
    let lines = (items.count + fitting - 1) / fitting
    let columns = (items.count + lines - 1) / lines
    let room = (width - (columns - 1) * Self.columnGap) / columns
    let columnWidth = max(sizes.map(\.minimum).max() ?? 0, min(room, KPIView.widest))
    let heights = items.map { $0.measured(.vertical, forSize: columnWidth).natural }
    let lineHeights = stride(from: 0, to: heights.count, by: columns).map { start in
      heights[start..<min(start + columns, heights.count)].max() ?? 0
    }
    return Grid(columns: columns, columnWidth: columnWidth, lineHeights: lineHeights)
  }

  /// At least one figure wide, by itself all of them, and as high as its lines.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let sizes = shown.filter(\.isVisible).map { $0.measured(.horizontal) }
      let widest = sizes.map(\.natural).max() ?? 0
      return Measurement(
        minimum: sizes.map(\.minimum).max() ?? 0,
        natural: sizes.count * widest + max(0, sizes.count - 1) * Self.columnGap)
    case .vertical:
      let heights = grid(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).lineHeights
      return Measurement(heights.reduce(0, +) + Self.lineGap * max(0, heights.count - 1))
    }
  }

  /// Places the figures line by line.
  public override func sizeAllocate(width: Int, height: Int) {
    let grid = grid(width: width)
    let isMirrored = direction == .rtl
    var y = 0
    for (index, item) in shown.filter(\.isVisible).enumerated() {
      let (line, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      if column == 0, line > 0 { y += grid.lineHeights[line - 1] + Self.lineGap }
      let x = column * (grid.columnWidth + Self.columnGap)
      item.allocate(
        x: isMirrored ? width - x - grid.columnWidth : x, y: y, width: grid.columnWidth,
        height: grid.lineHeights[line])
    }
  }
}
