import CGTK
import GTKBridge

/// The arrangement of a title and a trailing widget in one line, with further lines below.
///
/// Hidden widgets take no space.
@MainActor
struct TitledColumn: Arrangement {
  /// The title, which gets the remaining width.
  let title: Widget
  let trailing: Widget
  /// The widgets below, in the full width.
  ///
  /// If there are none, the first line gets the full height.
  var lines: [Widget] = []
  /// The space between the title and the trailing widget, in pixels.
  let gap: Int
  /// The space between two lines, in pixels.
  var lineGap = 0

  private var hasHead: Bool { title.isVisible || trailing.isVisible }
  private var shownLines: [Widget] { lines.filter(\.isVisible) }
  private var shownGap: Int { title.isVisible && trailing.isVisible ? gap : 0 }

  private func titleWidth(in width: Int) -> Int {
    let size = title.measured(.horizontal)
    guard width >= 0 else { return size.natural }
    return max(size.minimum, width - shownGap - trailing.measured(.horizontal).natural)
  }

  private func headHeight(in width: Int) -> Int {
    max(
      title.measured(.vertical, forSize: titleWidth(in: width)).natural,
      trailing.measured(.vertical, forSize: trailing.measured(.horizontal).natural).natural)
  }

  func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let sizes = shownLines.map { $0.measured(orientation, forSize: forSize) }
    switch orientation {
    case .horizontal:
      let (text, side) = (title.measured(.horizontal), trailing.measured(.horizontal))
      return Measurement(
        minimum: sizes.reduce(text.minimum + shownGap + side.minimum) { max($0, $1.minimum) },
        natural: sizes.reduce(text.natural + shownGap + side.natural) { max($0, $1.natural) })
    case .vertical:
      let gaps = lineGap * max(0, sizes.count - (hasHead ? 0 : 1))
      return Measurement(sizes.reduce(headHeight(in: forSize) + gaps) { $0 + $1.natural })
    }
  }

  func allocate(width: Int, height: Int, isMirrored: Bool) {
    let high = lines.isEmpty ? height : headHeight(in: width)
    let (titleWidth, sideWidth) = (titleWidth(in: width), trailing.measured(.horizontal).natural)
    if title.isVisible {
      title.allocate(x: isMirrored ? width - titleWidth : 0, width: titleWidth, height: high)
    }
    if trailing.isVisible {
      trailing.allocate(x: isMirrored ? 0 : width - sideWidth, width: sideWidth, height: high)
    }
    var y = hasHead ? high + lineGap : 0
    for line in shownLines {
      let lineHeight = line.measured(.vertical, forSize: width).natural
      line.allocate(y: y, width: width, height: lineHeight)
      y += lineHeight + lineGap
    }
  }
}
