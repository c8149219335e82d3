package import CGTK
package import GTKBridge

/// A box whose children wrap to further lines; in a narrow box each child has its own line.
@MainActor
package final class WrappingBox: CustomWidget {
  package override class var cssName: String { "wrappingbox" }

  private let spacing: Int
  private let lineSpacing: Int
  private let listWidth: Int
  private let isTrailing: Bool

  /// Creates a box; below a width of `listWidth` pixels, every child is as wide as the box.
  ///
  /// Trailing lines are filled from the last child on, and the first line may be short.
  package init(
    spacing: Int, lineSpacing: Int, listWidth: Int = 0, isTrailing: Bool = false, _ children: [Widget] = []
  ) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.listWidth = listWidth
    self.isTrailing = isTrailing
    super.init()
    for child in children { append(child) }
  }

  package func append(_ child: Widget) { child.setParent(self) }

  private struct Frame {
    let child: Widget
    var x = 0
    var y = 0
    let width: Int
    let height: Int
  }

  private func frames(width: Int) -> (frames: [Frame], height: Int) {
    var lines: [[Frame]] = []
    var taken = 0
    let shown = children.filter(\.isVisible)
    for child in isTrailing ? shown.reversed() : shown {
      let wanted = child.measured(.horizontal)
      let childWidth = max(wanted.minimum, width < listWidth ? width : min(wanted.natural, width))
      if lines.isEmpty || taken + childWidth > width {
        lines.append([])
        taken = 0
      }
      let height = child.measured(.vertical, forSize: childWidth).natural
      lines[lines.count - 1].append(Frame(child: child, width: childWidth, height: height))
      taken += childWidth + spacing
    }
    if isTrailing { lines = lines.reversed().map { $0.reversed() } }
    var y = 0
    for index in lines.indices {
      let lineHeight = lines[index].map(\.height).max() ?? 0
      let lineWidth = lines[index].reduce(-spacing) { $0 + $1.width + spacing }
      var x = isTrailing ? max(0, width - lineWidth) : 0
      for place in lines[index].indices {
        lines[index][place].x = x
        // Children are vertically centered in their line.
        lines[index][place].y = y + (lineHeight - lines[index][place].height) / 2
        x += lines[index][place].width + spacing
      }
      y += lineHeight + lineSpacing
    }
    return (lines.flatMap(\.self), max(0, y - lineSpacing))
  }

  package override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let widths = children.filter(\.isVisible).map { $0.measured(.horizontal) }
      let natural = widths.reduce(0) { $0 + $1.natural } + max(0, widths.count - 1) * spacing
      return Measurement(minimum: widths.map(\.minimum).max() ?? 0, natural: natural)
    case .vertical:
      return Measurement(frames(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).height)
    }
  }

  package override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    for frame in frames(width: width).frames {
      let x = isMirrored ? width - frame.x - frame.width : frame.x
      frame.child.allocate(x: x, y: frame.y, width: frame.width, height: frame.height)
    }
  }
}
