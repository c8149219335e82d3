import FloorplanUI
import GTKBridge

/// Scrolls the enclosing scrolled window in each frame while the user drags near its upper or lower edge.
final class EdgeScroll {
  /// The distance from an edge within which the pointer makes it scroll, in pixels.
  static let edge = 40.0
  /// The speed in pixels per second, for each pixel that the pointer is past that limit.
  private static let speedPerPixel = 15.0

  private weak var widget: Widget?
  private var y = 0.0
  @Pending private var frames: LoopSource?

  /// Called with the distance that the widget scrolled up, in pixels.
  var onScroll: ((Double) -> Void)?

  /// Sets the position of the pointer, in pixels from the upper edge of the widget.
  func follow(y: Double, of widget: Widget) {
    self.y = y
    self.widget = widget
    guard frames?.isPending != true, speed != 0 else { return }
    var steps = FrameTimer()
    frames = widget.addTickCallback { [weak self] time in
      self?.scroll(for: steps.secondsSinceLastFrame(at: time)) ?? false
    }
  }

  /// Stops scrolling at the end of a drag.
  func stop() {
    frames = nil
    widget = nil
  }

  /// Scrolls by the distance for a period of time.
  ///
  /// - Returns: Whether there may be more to scroll.
  func scroll(for seconds: Double) -> Bool {
    let speed = speed
    var moved = 0.0
    if speed != 0, let adjustment = widget?.ancestor(ofType: ScrolledWindow.self)?.verticalAdjustment {
      let before = adjustment.value
      adjustment.value += speed * seconds
      moved = adjustment.value - before
    }
    guard moved != 0 else { return false }
    y += moved
    onScroll?(moved)
    return true
  }

  /// The downward speed, in pixels per second.
  private var speed: Double {
    guard let widget, let scroller = widget.ancestor(ofType: ScrolledWindow.self), let box = widget.bounds(in: scroller)
    else {
      return 0
    }
    let position = box.y + y
    let height = Double(scroller.height)
    let edge = min(Self.edge, height / 4)
    if position < edge { return (position - edge) * Self.speedPerPixel }
    return max(0, position - (height - edge)) * Self.speedPerPixel
  }
}

extension Widget {
  /// Calls a closure in the second frame, when the surrounding views know a new height of the widget.
  func inSecondFrame(_ body: @escaping () -> Void) {
    var frames = 0
    addTickCallback { _ in
      frames += 1
      if frames > 1 { body() }
      return frames < 2
    }
  }

  /// Scrolls the minimum distance that makes the widget visible, or its upper end if it is taller than the viewport.
  ///
  /// - Parameter part: The part to make visible, in pixels from the top edge; nil for the whole widget.
  func scrollIntoView(_ part: (y: Double, height: Double)? = nil) {
    guard let scroller = ancestor(ofType: ScrolledWindow.self), var box = bounds(in: scroller) else { return }
    if let part { (box.y, box.height) = (box.y + part.y, part.height) }
    let below = box.y + box.height - Double(scroller.height)
    let way = min(max(0, below), box.y)
    if way != 0, below > 0 || box.y < 0 { scroller.verticalAdjustment.value += way }
  }
}
