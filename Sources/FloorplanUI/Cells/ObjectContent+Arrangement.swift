import CGTK
import FloorplanTheme
import GTKBridge

extension ObjectContent {
  private typealias Parts = ComponentParts.ObjectCell

  private struct Frame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  private struct Arrangement {
    var frames: [(Widget, Frame)] = []
    var height = 0
    var isSingleLine = false

    /// Centres every part in one row.
    mutating func centreParts(in height: Int) {
      for index in frames.indices { frames[index].1.y = (height - frames[index].1.height) / 2 }
    }

    /// A single line is centred in what the host got.
    func offset(in available: Int) -> Int { isSingleLine ? max(0, (available - height) / 2) : 0 }
  }

  private static let imageGap = Int(Parts.cell.metric(.imageGap))
  private static let lineGap = Int(Parts.cell.metric(.lineGap))
  private static let statusGap = Int(Parts.cell.metric(.statusGap))
  private static let trailingGap = imageGap
  /// The status leaves the texts the rest of the room between image and edge, unless they need less.
  private static let largestTrailingShare = 0.4

  private var lines: [Label] { [headline, subheadline, footnote, descriptionPart].compactMap(\.shownLabel) }
  private var trailing: [Widget] {
    let first: Widget? = status.shownLabel ?? statusIcon.shownImage
    let second: Widget? = substatus.shownLabel ?? substatusIcon.shownImage
    return [first, second].compactMap(\.self)
  }
  private var imageRoom: Int { detail.shownView.map { $0.measured(.horizontal).natural + Self.imageGap } ?? 0 }

  /// The room for the parts at their best, or the height that the texts need at a width.
  func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      var widths = lines.map { $0.measured(.horizontal) }
      let sides = trailing.map { $0.measured(.horizontal) }
      if let minimum = sides.map(\.minimum).max(), let natural = sides.map(\.natural).max() {
        let first = widths.first ?? Measurement(0)
        let beside = Measurement(
          minimum: first.minimum + Self.trailingGap + minimum, natural: first.natural + Self.trailingGap + natural)
        widths.replaceSubrange(0..<min(1, widths.count), with: [beside])
      }
      return Measurement(
        minimum: imageRoom + (widths.map(\.minimum).max() ?? 0),
        natural: imageRoom + (widths.map(\.natural).max() ?? 0))
    case .vertical:
      let arrangement = arrange(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize)
      return Measurement(arrangement.height)
    }
  }

  /// Places the parts in a box of the host whose left edge is at `x`.
  func allocate(x: Int = 0, width: Int, height: Int) {
    let isMirrored = host.direction == .rtl
    let arrangement = arrange(width: width)
    let offset = arrangement.offset(in: height)
    for (widget, frame) in arrangement.frames {
      let left = isMirrored ? width - frame.x - frame.width : frame.x
      widget.allocate(x: x + left, y: frame.y + offset, width: frame.width, height: frame.height)
    }
  }

  private func arrange(width: Int) -> Arrangement {
    var arrangement = Arrangement()
    let textX = imageRoom
    let textWidth = max(0, width - textX)
    let sides = trailing
    let (widthBesideTrailing, trailingHeight) = arrange(sides, beside: textWidth, in: width, &arrangement)
    var y = 0
    let shown = lines
    for label in shown {
      if y > 0 { y += Self.lineGap }
      // A window narrower than the least the parts can live with clips; it never hands out less than the minimum.
      let room = y < trailingHeight ? widthBesideTrailing : textWidth
      let lineWidth = max(room, label.measured(.horizontal).minimum)
      let lineHeight = label.measured(.vertical, forSize: lineWidth).natural
      arrangement.frames.append((label, Frame(x: textX, y: y, width: lineWidth, height: lineHeight)))
      y += lineHeight
    }
    arrangement.height = max(y, trailingHeight)
    arrangement.isSingleLine =
      shown.count <= 1 && sides.count <= 1 && shown.allSatisfy { $0.numberOfLines == 1 }
    if let image = detail.shownView {
      let (width, height) = (textX - Self.imageGap, image.measured(.vertical).natural)
      arrangement.frames.append((image, Frame(x: 0, y: 0, width: width, height: height)))
      arrangement.height = max(arrangement.height, height)
      if arrangement.isSingleLine { arrangement.centreParts(in: arrangement.height) }
    }
    return arrangement
  }

  /// Stacks the status at the trailing edge.
  /// - Returns: The width that is left beside them, and how far down they reach.
  private func arrange(
    _ sides: [Widget], beside textWidth: Int, in width: Int, _ arrangement: inout Arrangement
  ) -> (widthBeside: Int, height: Int) {
    guard !sides.isEmpty else { return (textWidth, 0) }
    let wanted = sides.map { $0.measured(.horizontal) }
    var share = Int(Double(textWidth) * Self.largestTrailingShare)
    if wanted.contains(where: { $0.natural > share }) {
      // What the lines don't need is the status' too.
      let widestLine = lines.reduce(0) { max($0, $1.measured(.horizontal).natural) }
      share = max(share, textWidth - widestLine - Self.trailingGap)
    }
    var y = 0
    var widest = 0
    for (side, wanted) in zip(sides, wanted) {
      let sideWidth = min(wanted.natural, max(wanted.minimum, share))
      let sideHeight = side.measured(.vertical, forSize: sideWidth).natural
      if y > 0 { y += Self.statusGap }
      arrangement.frames.append((side, Frame(x: width - sideWidth, y: y, width: sideWidth, height: sideHeight)))
      y += sideHeight
      widest = max(widest, sideWidth)
    }
    return (max(0, textWidth - widest - Self.trailingGap), y)
  }
}
