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
/// A frame that is larger than the space scrolls.
final class ViewportFrame: CustomWidget {
  private let child: Widget
  private var scrolled: ScrolledWindow?

  init(_ child: Widget) {
    self.child = child
    super.init()
    child.setParent(self)
  }

  /// The displayed viewport.
  var viewport = Viewport.window {
    didSet {
      guard viewport != oldValue else { return }
      child.unparent()
      scrolled?.removePermanently()
      scrolled = viewport.size.map { frame(of: $0) }
      (scrolled ?? child).setParent(self)
    }
  }

  private func frame(of size: Address.Size) -> ScrolledWindow {
    let frame = FixedFrame(child, width: size.width, height: size.height)
    frame.addStyleClass("gallery-viewport")
    frame.overflow = .hidden
    frame.setMargins(top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
    frame.horizontalAlignment = .center
    frame.verticalAlignment = .center
    let scrolled = ScrolledWindow(frame, name: localized("Viewport"))
    scrolled.addStyleClass(UtilityClass.background.rawValue)
    return scrolled
  }

  private static let margin = 16
}

/// A widget of a fixed size.
private final class FixedFrame: CustomWidget {
  private let child: Widget
  private let size: (width: Int, height: Int)

  init(_ child: Widget, width: Int, height: Int) {
    self.child = child
    size = (width, height)
    super.init()
    child.setParent(self)
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let wanted = orientation == .horizontal ? size.width : size.height
    return Measurement(max(wanted, child.measured(orientation).minimum))
  }
}
