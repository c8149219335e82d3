import FloorplanTheme
import GTKBridge

/// A size in which pages are displayed, instead of that of the window.
nonisolated enum Viewport: String, Sendable, CaseIterable {
  case window
  case smallPhone = "360x640"
  case phone = "390x844"
  case tablet = "768x1024"

  /// The size in pixels; nil for that of the window.
  var size: Address.Size? {
    let sides = rawValue.split(separator: "x").compactMap { Int($0) }
    return sides.count == 2 ? Address.Size(width: sides[0], height: sides[1]) : nil
  }

  /// The displayed title.
  var title: String { size.map { "\($0.width) × \($0.height)" } ?? localized("Window") }
}

/// A container that fills its space with its child, or displays it in a frame with the size of a viewport.
///
/// A frame that is larger than the space scrolls. Its edge and the surface around it are parts of the gallery.
final class ViewportFrame: CustomWidget {
  // They stay when the viewport changes, because GTK 4.8 can't move widgets whose accessible contexts are realized.
  private let frame: FixedFrame
  private let scrolled: ScrolledWindow
  /// The surface around the frame.
  private let surface: Widget

  init(_ child: Widget, _ chrome: Chrome) {
    let edge = Box(.vertical)
    edge.addStyleClass("gallery-viewport-edge")
    frame = FixedFrame(child, edge: chrome.part(edge, isTransparent: true))
    scrolled = ScrolledWindow(frame, name: localized("Viewport"))
    surface = chrome.part(Box(.vertical))
    super.init()
    for part in [surface, scrolled] { part.setParent(self) }
    update()
  }

  /// The displayed viewport.
  var viewport = Viewport.window {
    didSet { if viewport != oldValue { update() } }
  }

  private func update() {
    let isFramed = viewport != .window
    surface.isVisible = isFramed
    frame.size = viewport.size
    let margin = isFramed ? Self.margin : 0
    frame.setMargins(top: margin, leading: margin, bottom: margin, trailing: margin)
    frame.horizontalAlignment = isFramed ? .center : .fill
    frame.verticalAlignment = isFramed ? .center : .fill
    scrolled.isFocusable = isFramed
    // Without a frame, the content always fits.
    let policy: ScrollPolicy = isFramed ? .automatic : .external
    scrolled.setPolicy(horizontal: policy, vertical: policy)
    queueResize()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    viewport == .window
      ? frame.measured(orientation, forSize: forSize) : super.measure(orientation, forSize: forSize)
  }

  private static let margin = 16
}

/// A widget with the size of its child or a larger, fixed size with an edge around it.
private final class FixedFrame: CustomWidget {
  private let content = Clip()
  private let edge: Widget
  /// The fixed size; nil for that of the child.
  var size: Address.Size? {
    didSet { update() }
  }

  init(_ child: Widget, edge: Widget) {
    self.edge = edge
    super.init()
    child.setParent(content)
    for part in [edge, content] { part.setParent(self) }
    update()
  }

  private func update() {
    edge.isVisible = size != nil
    content.setStyleClass("gallery-viewport", size != nil)
    content.overflow = size == nil ? .visible : .hidden
    queueResize()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard let size else { return content.measured(orientation, forSize: forSize) }
    let wanted = orientation == .horizontal ? size.width : size.height
    return Measurement(max(wanted, content.measured(orientation).minimum))
  }
}

/// The part of a frame that clips the page to its corners.
private final class Clip: CustomWidget {}
