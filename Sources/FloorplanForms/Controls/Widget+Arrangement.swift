import CGTK
package import GTKBridge

extension Array where Element: Widget {
  /// Returns the size of the visible widgets in a column.
  func column(_ orientation: GtkOrientation, _ forSize: Int, gap: Int = 0) -> Measurement {
    let sizes = filter(\.isVisible).map { $0.measured(orientation, forSize: forSize) }
    guard orientation == .vertical else {
      return Measurement(minimum: sizes.map(\.minimum).max() ?? 0, natural: sizes.map(\.natural).max() ?? 0)
    }
    return Measurement(sizes.map(\.natural).reduce(gap * Swift.max(0, sizes.count - 1), +))
  }

  /// Allocates the visible widgets in a column.
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
  /// Allocates the widget inside a host with its natural height, vertically centered if there is a line height.
  ///
  /// The `x` coordinate starts at the leading edge.
  package func allocate(in host: Widget, x: Int, y: Int = 0, width: Int, lineHeight: Int? = nil) {
    let height = measured(.vertical, forSize: width).natural
    allocate(
      x: host.direction == .rtl ? host.width - x - width : x, y: y + ((lineHeight ?? height) - height) / 2,
      width: width, height: height)
  }

  /// Returns whether the widget contains a point, in the coordinates of an ancestor.
  func contains(_ x: Double, _ y: Double, in ancestor: Widget) -> Bool {
    bounds(in: ancestor).map { $0.x..<$0.x + $0.width ~= x && $0.y..<$0.y + $0.height ~= y } ?? false
  }
}
