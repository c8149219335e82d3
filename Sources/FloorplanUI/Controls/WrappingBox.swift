package import CGTK
package import GTKBridge

/// Children in a line, which goes on below where the width ends; in a narrow box each has a line of its own.
@MainActor
package final class WrappingBox: CustomWidget {
  package override class var cssName: String { "wrappingbox" }

  private let spacing: Int
  private let lineSpacing: Int
  private let listWidth: Int

  /// Below `listWidth` pixels of width every child is as wide as the box.
  package init(spacing: Int, lineSpacing: Int, listWidth: Int = 0) {
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.listWidth = listWidth
    super.init()
  }

  package func append(_ child: Widget) { child.setParent(self) }

  private struct Place {
    let child: Widget
    let x: Int
    var y: Int
    let width: Int
    let height: Int
  }

  private func places(width: Int) -> (places: [Place], height: Int) {
    var places: [Place] = []
    var x = 0
    var y = 0
    var lineHeight = 0
    var lineStart = 0
    /// Each child stands in the middle of its line.
    func endLine() {
      for index in lineStart..<places.count { places[index].y = y + (lineHeight - places[index].height) / 2 }
      lineStart = places.count
    }
    for child in children where child.isVisible {
      let wanted = child.measured(.horizontal)
      let childWidth = max(wanted.minimum, width < listWidth ? width : min(wanted.natural, width))
      if x > 0, x + childWidth > width {
        endLine()
        y += lineHeight + lineSpacing
        (x, lineHeight) = (0, 0)
      }
      let height = child.measured(.vertical, forSize: childWidth).natural
      places.append(Place(child: child, x: x, y: y, width: childWidth, height: height))
      x += childWidth + spacing
      lineHeight = max(lineHeight, height)
    }
    endLine()
    return (places, y + lineHeight)
  }

  package override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let widths = children.filter(\.isVisible).map { $0.measured(.horizontal) }
      let natural = widths.reduce(0) { $0 + $1.natural } + max(0, widths.count - 1) * spacing
      return Measurement(minimum: widths.map(\.minimum).max() ?? 0, natural: natural)
    case .vertical:
      return Measurement(places(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).height)
    }
  }

  package override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    for place in places(width: width).places {
      let x = isMirrored ? width - place.x - place.width : place.x
      place.child.allocate(x: x, y: place.y, width: place.width, height: place.height)
    }
  }
}
