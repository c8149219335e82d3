import GTKBridge

/// The frames of an object's parts, from the leading edge, in pixels.
struct ObjectArrangement {
  struct Frame {
    let widget: Widget
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// The factor by which the widget is drawn smaller than its size.
    var scale = 1.0
  }

  private(set) var frames: [Frame] = []
  /// The total height.
  private(set) var height = 0
  /// Whether all parts are in one row.
  var isSingleLine = false
  /// Whether the status is below the other lines.
  var hasStatusBelow = false

  mutating func add(_ widget: Widget, x: Int, y: Int, width: Int, height: Int, scale: Double = 1) {
    frames.append(Frame(widget: widget, x: x, y: y, width: width, height: height, scale: scale))
    self.height = max(self.height, y + Int((Double(height) * scale).rounded(.up)))
  }

  /// Adds a widget centered in a column and around a line, scaled down if it is wider than the column.
  mutating func add(_ widget: Widget, inColumnAt x: Int, width columnWidth: Int, around middle: Double) {
    let wanted = widget.measured(.horizontal)
    let width = max(wanted.minimum, min(wanted.natural, 2 * columnWidth))
    let height = widget.measured(.vertical, forSize: width).natural
    let scale = min(1, Double(columnWidth) / Double(max(1, width)))
    let left = Double(x) + (Double(columnWidth) - Double(width) * scale) / 2
    let top = middle - Double(height) * scale / 2
    frames.append(
      Frame(widget: widget, x: Int(left.rounded()), y: Int(top.rounded()), width: width, height: height, scale: scale))
  }

  /// Centers all parts vertically in one row.
  mutating func centerParts() {
    for index in frames.indices {
      let high = Double(frames[index].height) * frames[index].scale
      frames[index].y = Int((Double(height) - high) / 2)
    }
  }

  /// Returns the offset that centers a single line in the host's height.
  func offset(in available: Int) -> Int { isSingleLine ? max(0, (available - height) / 2) : 0 }

  /// Allocates all parts in a box of their parent.
  ///
  /// - Parameters:
  ///   - x: The left edge of the box.
  ///   - y: The top edge of the box.
  ///   - width: The width of the box.
  ///   - isMirrored: Whether the leading edge is the right one.
  func place(x: Int = 0, y: Int = 0, width: Int, isMirrored: Bool) {
    for frame in frames {
      if frame.scale == 1 {
        let left = isMirrored ? width - frame.x - frame.width : frame.x
        frame.widget.allocate(x: x + left, y: frame.y + y, width: frame.width, height: frame.height)
      } else {
        let wide = Double(frame.width) * frame.scale
        let left = isMirrored ? Double(width - frame.x) - wide : Double(frame.x)
        frame.widget.allocate(
          x: Double(x) + left, y: Double(frame.y + y), width: frame.width, height: frame.height, scale: frame.scale)
      }
    }
  }
}
