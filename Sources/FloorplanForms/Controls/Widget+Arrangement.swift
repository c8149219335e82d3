package import GTKBridge

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
