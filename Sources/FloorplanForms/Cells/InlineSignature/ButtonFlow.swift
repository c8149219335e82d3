import CGTK
import FloorplanUI
import GTKBridge

/// Buttons beside each other at the trailing end, in as many lines as they need.
///
/// ## CSS nodes
///
///     buttons
///     ╰── button …
@MainActor
final class ButtonFlow: CustomWidget {
  private let buttons: [ActionButton]
  private let gap: Int

  override class var cssName: String { "buttons" }
  override class var arrangesByWidth: Bool { true }

  /// - Parameters:
  ///   - buttons: The buttons, of which those that are hidden take no room.
  ///   - gap: The room between two of them in both directions, in pixels.
  init(_ buttons: [ActionButton], gap: Int) {
    self.buttons = buttons
    self.gap = gap
    super.init()
    for button in buttons { button.setParent(self) }
  }

  private var shown: [ActionButton] { buttons.filter(\.isVisible) }
  /// Whether there is a button to see.
  var hasButtons: Bool { buttons.contains(where: \.isVisible) }

  /// The lines, filled from the last button on: the more important ones stand together.
  private func flow(_ shown: [ActionButton], in width: Int) -> (lines: [Range<Int>], widths: [Int]) {
    let least = shown.reduce(0) { max($0, $1.measured(.horizontal).minimum) }
    let backwards = ChipFlow(
      shown.reversed().map { $0.measured(.horizontal).natural }, gap: gap, in: max(width, least))
    let lines = backwards.lines.reversed().map { shown.count - $0.upperBound..<shown.count - $0.lowerBound }
    return (lines, backwards.widths.reversed())
  }

  private func height(of line: Range<Int>, _ shown: [ActionButton], _ widths: [Int]) -> Int {
    line.reduce(0) { max($0, shown[$1].measured(.vertical, forSize: widths[$1]).natural) }
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let shown = shown
    switch orientation {
    case .horizontal:
      let sizes = shown.map { $0.measured(.horizontal) }
      return Measurement(
        minimum: sizes.reduce(0) { max($0, $1.minimum) },
        natural: sizes.reduce(0) { $0 + $1.natural } + gap * max(0, sizes.count - 1))
    case .vertical:
      let flow = flow(shown, in: forSize < 0 ? .max : forSize)
      let heights = flow.lines.map { height(of: $0, shown, flow.widths) }
      var size = Measurement(heights.reduce(0, +) + gap * max(0, heights.count - 1))
      size.arrangement = heights.count
      return size
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let shown = shown
    let flow = flow(shown, in: width)
    let isMirrored = direction == .rtl
    var y = 0
    for line in flow.lines {
      let lineHeight = self.height(of: line, shown, flow.widths)
      let lineWidth = line.reduce(0) { $0 + flow.widths[$1] } + gap * (line.count - 1)
      var x = max(0, width - lineWidth)
      for index in line {
        let wide = flow.widths[index]
        shown[index].allocate(x: isMirrored ? width - x - wide : x, y: y, width: wide, height: lineHeight)
        x += wide + gap
      }
      y += lineHeight + gap
    }
  }
}
