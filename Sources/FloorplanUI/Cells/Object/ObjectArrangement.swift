import GTKBridge

/// Where the parts of an object stand, from the leading edge, in pixels.
struct ObjectArrangement {
  struct Frame {
    let widget: Widget
    var x: Int
    var y: Int
    var width: Int
    var height: Int
    /// How much smaller than its size it is drawn.
    var scale = 1.0
  }

  private(set) var frames: [Frame] = []
  /// The height of all of it.
  private(set) var height = 0
  /// Whether all of it is one row.
  var isSingleLine = false
  /// Whether the status stands below the other lines.
  var hasStatusBelow = false

  mutating func add(_ widget: Widget, x: Int, y: Int, width: Int, height: Int, scale: Double = 1) {
    frames.append(Frame(widget: widget, x: x, y: y, width: width, height: height, scale: scale))
    self.height = max(self.height, y + Int((Double(height) * scale).rounded(.up)))
  }

  /// Adds something that is drawn smaller than it is where it is wider than its column, in the middle of the column and
  /// around a line.
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

  /// Centres every part in one row.
  mutating func centreParts() {
    for index in frames.indices {
      let high = Double(frames[index].height) * frames[index].scale
      frames[index].y = Int((Double(height) - high) / 2)
    }
  }

  /// A single line is centred in what the host got.
  func offset(in available: Int) -> Int { isSingleLine ? max(0, (available - height) / 2) : 0 }

  /// Gives every part its place in a box of its parent.
  ///
  /// - Parameters:
  ///   - x: The left edge of the box.
  ///   - y: Its upper edge.
  ///   - width: Its width.
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
