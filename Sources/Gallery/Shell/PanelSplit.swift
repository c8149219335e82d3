import GTKBridge

/// A container with a panel below its content, which takes a part of the height while it is visible.
final class PanelSplit: CustomWidget {
  override class var cssName: String { "panelsplit" }

  private let content: Widget
  /// The maximum fraction of the height for the panel.
  private static let maximumFraction = 0.45
  /// The preferred height of the panel, in pixels.
  private static let preferredHeight = 260

  /// The panel, which is hidden when it is set.
  var panel: Widget? {
    didSet {
      panel?.isVisible = false
      panel?.setParent(self)
    }
  }

  init(_ content: Widget) {
    self.content = content
    super.init()
    content.setParent(self)
    expandsVertically = true
  }

  /// Whether the panel is visible.
  var showsPanel: Bool {
    get { panel?.isVisible == true }
    set { panel?.isVisible = newValue }
  }

  override var tabOrder: [Widget]? { [content, panel].compactMap(\.self) }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let inner = content.measured(orientation, forSize: forSize)
    guard showsPanel, let panelSize = panel?.measured(orientation) else { return inner }
    guard orientation == .vertical else { return .maximum(of: [inner, panelSize]) }
    return .sum(of: [inner, Measurement(minimum: panelSize.minimum, natural: Self.preferredHeight)])
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard showsPanel, let panel else { return content.allocate(width: width, height: height) }
    let minimum = panel.measured(.vertical, forSize: width).minimum
    let room = height - content.measured(.vertical, forSize: width).minimum
    let maximum = max(minimum, min(room, Int(Double(height) * Self.maximumFraction)))
    let panelHeight = max(minimum, min(Self.preferredHeight, maximum))
    content.allocate(width: width, height: height - panelHeight)
    panel.allocate(y: height - panelHeight, width: width, height: panelHeight)
  }
}
