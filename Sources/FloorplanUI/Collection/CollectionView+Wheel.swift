import CGTK
import FloorplanLayout
import GTKBridge

extension CollectionView {
  final func addWheel() {
    let wheel = ScrollController([.vertical])
    wheel.onScroll { [weak self, unowned wheel] _, delta in
      self?.turnWheel(delta, isShifted: wheel.heldModifiers.contains(.shiftMask), isPixelwise: wheel.isPixelwise)
        ?? false
    }
    addController(wheel)
  }

  /// Leaves vertical deltas to whatever is around, where lines scroll sideways and nothing is above or below.
  ///
  /// A scrolled window takes them all, also where it cannot scroll that way.
  final func updateScrolledWindow() {
    guard let scrolledWindow = parent as? ScrolledWindow else { return }
    scrolledWindow.scrollAxes =
      if fitsContentHeight {
        layout.scrollsHorizontally ? .horizontal : []
      } else if layout.scrollsHorizontally, !scrolledWindow.scrollsVertically {
        .horizontal
      } else {
        [.horizontal, .vertical]
      }
  }

  /// Scrolls sideways by a turn of the wheel: with Shift, and where nothing around scrolls up and down.
  ///
  /// - Returns: Whether it was for this collection.
  final func turnWheel(_ delta: Double, isShifted: Bool, isPixelwise: Bool) -> Bool {
    guard layout.scrollsHorizontally, isShifted || !standsInVerticalScroller, let adjustment = horizontalAdjustment
    else { return false }
    // Away from oneself is towards where lines begin.
    let sign = engine.environment.layoutDirection == .rightToLeft && !isShifted ? -1.0 : 1
    let unit = isPixelwise ? 1 : Self.wheelStep(page: adjustment.pageSize)
    adjustment.value += sign * delta * unit
    return true
  }

  /// As far as GtkScrolledWindow scrolls for a click of the wheel.
  private static func wheelStep(page: Double) -> Double { cbrt(page * page) }

  private var standsInVerticalScroller: Bool {
    var ancestor = parent
    while let widget = ancestor {
      if (widget as? ScrolledWindow)?.scrollsVertically == true { return true }
      ancestor = widget.parent
    }
    return false
  }
}

extension ScrolledWindow {
  /// Whether there is more than it shows, above or below.
  fileprivate var scrollsVertically: Bool {
    verticalAdjustment.upper - verticalAdjustment.lower > verticalAdjustment.pageSize
  }
}
