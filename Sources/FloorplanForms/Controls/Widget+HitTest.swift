import GTKBridge

extension Widget {
  /// Returns whether the widget contains a point, in the coordinates of an ancestor.
  func contains(_ x: Double, _ y: Double, in ancestor: Widget) -> Bool {
    bounds(in: ancestor).map { $0.x..<$0.x + $0.width ~= x && $0.y..<$0.y + $0.height ~= y } ?? false
  }
}
