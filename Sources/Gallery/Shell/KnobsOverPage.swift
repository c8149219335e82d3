import CGTK
import GTKBridge

/// A page below its few knobs, which scroll where they would take most of the height: in a small window with a large
/// text.
final class KnobsOverPage: CustomWidget {
  override class var cssName: String { "knobsoverpage" }

  private let page: Widget
  private let knobs: Widget
  private let panel: ScrolledWindow
  /// The part of the height that the knobs take at most.
  private static let largestShare = 0.35

  init(_ page: Widget, _ knobs: Widget) {
    self.page = page
    self.knobs = knobs
    panel = ScrolledWindow(knobs, name: localized("Knobs"))
    super.init()
    panel.setPolicy(horizontal: .never, vertical: .automatic)
    panel.setParent(self)
    page.setParent(self)
    expandsVertically = true
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let (page, panel) = (page.measured(orientation, forSize: forSize), panel.measured(orientation))
    return switch orientation {
    case .horizontal:
      Measurement(minimum: max(page.minimum, panel.minimum), natural: max(page.natural, panel.natural))
    case .vertical:
      Measurement(
        minimum: page.minimum + panel.minimum,
        natural: page.natural + max(panel.minimum, knobs.measured(.vertical, forSize: forSize).natural))
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let wanted = knobs.measured(.vertical, forSize: width).natural
    let left = height - page.measured(.vertical, forSize: width).minimum
    let most = max(panel.measured(.vertical).minimum, min(left, Int(Double(height) * Self.largestShare)))
    let panelHeight = min(wanted, most)
    panel.allocate(width: width, height: panelHeight)
    page.allocate(y: panelHeight, width: width, height: height - panelHeight)
  }
}
