import CGTK
import FloorplanTheme
import GTKBridge

/// A page with a panel of many knobs: beside it, or below it where the window is narrow.
final class KnobbedPage: CustomWidget {
  override class var cssName: String { "knobbedpage" }

  private let page: Widget
  private let knobs: Widget
  private let panel: ScrolledWindow
  /// From this width on, in pixels, both fit side by side.
  private static let widthForBoth = 720
  private static let panelWidth = 300
  /// Below the page the panel takes this part of the height at most, and scrolls.
  private static let largestShare = 0.35
  private static let spacing = 8

  init(_ page: Widget, _ knobs: Widget) {
    self.page = page
    self.knobs = knobs
    panel = ScrolledWindow(knobs, name: localized("Knobs"))
    super.init()
    panel.setPolicy(horizontal: .never, vertical: .automatic)
    panel.addStyleClass(UtilityClass.card.rawValue)
    panel.overflow = .hidden
    panel.setMargins(leading: Self.spacing, bottom: Self.spacing, trailing: Self.spacing)
    page.setParent(self)
    panel.setParent(self)
    expandsVertically = true
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let (page, panel) = (page.measured(orientation), panel.measured(orientation))
    return switch orientation {
    case .horizontal: Measurement(minimum: max(page.minimum, panel.minimum), natural: page.natural + Self.panelWidth)
    case .vertical:
      Measurement(minimum: page.minimum + panel.minimum, natural: page.natural + panel.natural)
    }
  }

  /// Tab goes through the page and then through the knobs, wherever they stand.
  override var tabOrder: [Widget]? { [page, panel] }

  override func sizeAllocate(width: Int, height: Int) {
    if width >= Self.widthForBoth {
      let panelWidth = max(Self.panelWidth, panel.measured(.horizontal).minimum)
      let isMirrored = direction == .rtl
      page.allocate(x: isMirrored ? panelWidth : 0, width: width - panelWidth, height: height)
      panel.allocate(x: isMirrored ? 0 : width - panelWidth, width: panelWidth, height: height)
    } else {
      let wanted = knobs.measured(.vertical, forSize: width - 2 * Self.spacing).natural + Self.spacing
      let most = max(panel.measured(.vertical).minimum, Int(Double(height) * Self.largestShare))
      let panelHeight = min(wanted, most)
      page.allocate(width: width, height: height - panelHeight)
      panel.allocate(y: height - panelHeight, width: width, height: panelHeight)
    }
  }
}
