import CGTK
package import GTKBridge

extension Array where Element: Widget {
  /// Returns the size of the visible widgets, one below the other.
  func column(_ orientation: GtkOrientation, _ forSize: Int, gap: Int = 0) -> Measurement {
    let sizes = filter(\.isVisible).map { $0.measured(orientation, forSize: forSize) }
    guard orientation == .vertical else {
      return Measurement(minimum: sizes.map(\.minimum).max() ?? 0, natural: sizes.map(\.natural).max() ?? 0)
    }
    return Measurement(sizes.map(\.natural).reduce(gap * Swift.max(0, sizes.count - 1), +))
  }

  /// Places the visible widgets one below the other.
  func allocateColumn(width: Int, gap: Int = 0) {
    var y = 0
    for part in self where part.isVisible {
      let height = part.measured(.vertical, forSize: width).natural
      part.allocate(y: y, width: width, height: height)
      y += height + gap
    }
  }
}

extension Widget {
  /// Places the widget with its natural height in the widget around it, in the middle of a line where that has a height.
  ///
  /// The `x` counts from where reading begins.
  package func allocate(in host: Widget, x: Int, y: Int = 0, width: Int, lineHeight: Int? = nil) {
    let height = measured(.vertical, forSize: width).natural
    allocate(
      x: host.direction == .rtl ? host.width - x - width : x, y: y + ((lineHeight ?? height) - height) / 2,
      width: width, height: height)
  }

  /// Whether a place of an ancestor is within the widget.
  func contains(_ x: Double, _ y: Double, in ancestor: Widget) -> Bool {
    bounds(in: ancestor).map { $0.x..<$0.x + $0.width ~= x && $0.y..<$0.y + $0.height ~= y } ?? false
  }
}
