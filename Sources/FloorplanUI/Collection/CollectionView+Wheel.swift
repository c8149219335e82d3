import FloorplanLayout
import GTKBridge
import Glibc

extension CollectionView {
  final func addWheelController() {
    let wheel = ScrollController([.vertical])
    wheel.onScroll { [weak self, unowned wheel] _, delta in
      self?.scrollByWheel(delta, isShifted: wheel.modifiers.contains(.shift), isPrecise: wheel.isPrecise)
        ?? false
    }
    addController(wheel)
  }

  /// Passes vertical scroll events on to the surrounding widgets if content scrolls horizontally and nothing is above or
  /// below.
  ///
  /// A scrolled window consumes all scroll events, even in a direction in which it can't scroll.
  final func updateScrolledWindow() {
    guard let scrolledWindow = parent as? ScrolledWindow else { return }
    scrolledWindow.scrollAxes =
      if fitsContentHeight {
        layout.scrollsHorizontally || horizontalScroll != nil ? .horizontal : []
      } else if layout.scrollsHorizontally, !scrolledWindow.scrollsVertically {
        .horizontal
      } else {
        [.horizontal, .vertical]
      }
  }

  /// Scrolls horizontally with the mouse wheel: with Shift or, along lines, if no ancestor scrolls vertically.
  ///
  /// - Returns: Whether the collection handled the event.
  final func scrollByWheel(_ delta: Double, isShifted: Bool, isPrecise: Bool) -> Bool {
    let scrollsLines = layout.scrollsHorizontally && (isShifted || !isInVerticalScroller)
    guard scrollsLines || isShifted && horizontalScroll != nil, let adjustment = horizontalAdjustment else {
      return false
    }
    // Scrolling up moves toward the start of lines.
    let sign = engine.environment.layoutDirection == .rightToLeft && !isShifted ? -1.0 : 1
    let unit = isPrecise ? 1 : Self.wheelStep(page: adjustment.pageSize)
    adjustment.value += sign * delta * unit
    return true
  }

  /// Returns the distance that GtkScrolledWindow scrolls for one wheel click.
  private static func wheelStep(page: Double) -> Double { cbrt(page * page) }
}

extension Widget {
  fileprivate var isInVerticalScroller: Bool {
    guard let scroller = ancestor(ofType: ScrolledWindow.self) else { return false }
    return scroller.scrollsVertically || scroller.isInVerticalScroller
  }
}

extension ScrolledWindow {
  /// Whether the content is taller than the window.
  fileprivate var scrollsVertically: Bool {
    verticalAdjustment.upper - verticalAdjustment.lower > verticalAdjustment.pageSize
  }
}
