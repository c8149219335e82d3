import FloorplanTheme
import GTKBridge

/// A container with an inspector at the trailing edge or, in a narrow window, in a sheet at the bottom.
///
/// The sheet is closed until the user opens it with the button below the content.
final class InspectorSplit: CustomWidget {
  override class var cssName: String { "inspectorsplit" }

  private let content: Widget
  private let toggle: ToggleButton
  private let chrome: Chrome
  private let bar: Widget
  private var inspector: Widget?
  /// Whether the window is too narrow for the content and the inspector side by side.
  private(set) var isCollapsed = false

  /// The width of the inspector's column, in pixels.
  private static let columnWidth = 300
  /// The window width below which the inspector is a sheet, in pixels.
  private static let minimumWindowWidth = 900
  private static let sheetFraction = 0.5

  /// Creates a container; the title is that of the button below the content.
  init(_ content: Widget, _ chrome: Chrome, title: String = localized("Properties")) {
    self.content = content
    toggle = ToggleButton(toggling: title)
    self.chrome = chrome
    let buttons = Box(.horizontal, [toggle])
    bar = chrome.part(buttons)
    super.init()
    content.setParent(self)
    buttons.addStyleClass(UtilityClass.panel.rawValue)
    buttons.addStyleClass("gallery-inspector-bar")
    toggle.addStyleClass("flat")
    toggle.expandsHorizontally = true
    toggle.connect("toggled") { [unowned self] in
      // A hidden widget must not keep the focus.
      if !toggle.isActive, inspector?.containsFocus == true { toggle.grabFocus() }
      queueAllocate()
    }
    bar.isVisible = false
    bar.setParent(self)
    onEscape { [weak self] in
      guard let self, isCollapsed, toggle.isActive, !content.containsFocus else { return false }
      toggle.isActive = false
      return true
    }
  }

  /// Displays an inspector in place of the previous one, which is discarded; nil for none.
  ///
  /// In a narrow window, its sheet is open if `isOpen` is true and closed if it is false; nil leaves it as it is.
  func show(_ newInspector: Widget?, isOpen: Bool? = false) {
    inspector?.removePermanently()
    inspector = newInspector.map { chrome.part($0) }
    inspector?.setParent(self)
    bar.isVisible = newInspector != nil
    if let isOpen { toggle.isActive = isOpen }
    queueResize()
  }

  override var tabOrder: [Widget]? { [content, bar, inspector].compactMap(\.self) }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let parts = [content.measured(orientation, forSize: forSize)] + (bar.isVisible ? [bar.measured(orientation)] : [])
    return orientation == .vertical ? .sum(of: parts) : .maximum(of: parts)
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard let inspector else { return content.allocate(width: width, height: height) }
    let column = max(Self.columnWidth, inspector.measured(.horizontal).minimum)
    // A page that is drawn without a window has the width of its picture.
    let windowWidth = ancestor(ofType: ViewportFrame.self)?.viewport.size?.width ?? max(width, window?.width ?? 0)
    isCollapsed =
      windowWidth < Self.minimumWindowWidth || width - column < content.measured(.horizontal).minimum
    bar.isChildVisible = isCollapsed
    inspector.isChildVisible = !isCollapsed || toggle.isActive
    guard isCollapsed else {
      let isMirrored = direction == .rtl
      content.allocate(x: isMirrored ? column : 0, width: width - column, height: height)
      return inspector.allocate(x: isMirrored ? 0 : width - column, width: column, height: height)
    }
    let barHeight = bar.measured(.vertical, forSize: width).natural
    var sheetHeight = 0
    if toggle.isActive {
      let room = height - barHeight - content.measured(.vertical, forSize: width).minimum
      let minimum = inspector.measured(.vertical, forSize: width).minimum
      sheetHeight = max(minimum, min(room, Int(Double(height) * Self.sheetFraction)))
      inspector.allocate(y: height - sheetHeight, width: width, height: sheetHeight)
    }
    let contentHeight = max(height - barHeight - sheetHeight, content.measured(.vertical, forSize: width).minimum)
    content.allocate(width: width, height: contentHeight)
    bar.allocate(y: height - sheetHeight - barHeight, width: width, height: barHeight)
  }
}
