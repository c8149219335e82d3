import CGTK
import GTKBridge

/// Content with a panel below it, which takes a part of the height while it is shown.
final class PanelBelow: CustomWidget {
  override class var cssName: String { "panelbelow" }

  private let content: Widget
  /// The panel, which is given once and hidden until it is asked for.
  var panel: Widget? {
    didSet {
      panel?.isVisible = false
      panel?.setParent(self)
    }
  }
  private static let panelHeight = 260
  /// The largest part of the height that the panel takes.
  private static let largestShare = 0.45

  init(_ content: Widget) {
    self.content = content
    super.init()
    content.setParent(self)
  }

  /// Whether the panel is shown.
  var showsPanel: Bool {
    get { panel?.isVisible == true }
    set { panel?.isVisible = newValue }
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let inner = content.measured(orientation, forSize: forSize)
    guard showsPanel, let panel else { return inner }
    let below = panel.measured(orientation)
    return switch orientation {
    case .horizontal:
      Measurement(minimum: max(inner.minimum, below.minimum), natural: max(inner.natural, below.natural))
    case .vertical:
      Measurement(minimum: inner.minimum + below.minimum, natural: inner.natural + Self.panelHeight)
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard showsPanel, let panel else { return content.allocate(width: width, height: height) }
    let wanted = min(Self.panelHeight, Int(Double(height) * Self.largestShare))
    let least = panel.measured(.vertical, forSize: width).minimum
    let room = height - content.measured(.vertical, forSize: width).minimum
    let panelHeight = max(least, min(wanted, room))
    content.allocate(width: width, height: height - panelHeight)
    panel.allocate(y: height - panelHeight, width: width, height: panelHeight)
  }
}
