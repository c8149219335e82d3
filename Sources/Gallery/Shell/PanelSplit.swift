import GTKBridge

/// A container with a panel below its content, which takes a part of the height while it is visible.
final class PanelSplit: CustomWidget {
  override class var cssName: String { "panelsplit" }

  private let content: Widget
  private let maximumFraction: Double
  private let preferredHeight: Int

  /// The panel, which is hidden when it is set.
  var panel: Widget? {
    didSet {
      panel?.isVisible = false
      panel?.setParent(self)
    }
  }

  /// - Parameters:
  ///   - content: The content, which takes the remaining space.
  ///   - maximumFraction: The maximum fraction of the height for the panel.
  ///   - preferredHeight: The preferred height of the panel, in pixels.
  init(_ content: Widget, maximumFraction: Double, preferredHeight: Int) {
    self.content = content
    self.maximumFraction = maximumFraction
    self.preferredHeight = preferredHeight
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
    return .sum(of: [inner, Measurement(minimum: panelSize.minimum, natural: preferredHeight)])
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard showsPanel, let panel else { return content.allocate(width: width, height: height) }
    let minimum = panel.measured(.vertical, forSize: width).minimum
    let room = height - content.measured(.vertical, forSize: width).minimum
    let maximum = max(minimum, min(room, Int(Double(height) * maximumFraction)))
    let panelHeight = max(minimum, min(preferredHeight, maximum))
    content.allocate(width: width, height: height - panelHeight)
    panel.allocate(y: height - panelHeight, width: width, height: panelHeight)
  }
}
