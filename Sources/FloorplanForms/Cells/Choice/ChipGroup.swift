import CGTK
import FloorplanTheme
import GTKBridge

/// The chips of a filter form cell, in as many lines as they need.
@MainActor
final class ChipGroup: ChoiceGroup {
  private typealias Parts = ComponentParts.FilterFormCell
  private static let gap = Int(Parts.chip.metric(.columnGap))
  private static let lineGap = Int(Parts.chip.metric(.lineGap))

  init() { super.init(Parts.chip) }

  override class var cssName: String { "chips" }

  /// Whether all chips are as wide as the widest.
  var isUniform = true { didSet { if isUniform != oldValue { queueResize() } } }

  private var widths: [Int] {
    let natural = buttons.map { $0.measured(.horizontal).natural }
    guard isUniform, let widest = natural.max() else { return natural }
    return Array(repeating: widest, count: natural.count)
  }

  private func flow(in width: Int) -> ChipFlow {
    let least = buttons.reduce(0) { max($0, $1.measured(.horizontal).minimum) }
    return ChipFlow(widths, gap: Self.gap, in: max(width, least))
  }

  private func height(of line: Range<Int>, in flow: ChipFlow) -> Int {
    line.reduce(0) { max($0, buttons[$1].measured(.vertical, forSize: flow.widths[$1]).natural) }
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let least = buttons.reduce(0) { max($0, $1.measured(.horizontal).minimum) }
      let widths = widths
      return Measurement(minimum: least, natural: widths.reduce(0, +) + Self.gap * max(0, widths.count - 1))
    case .vertical:
      let flow = flow(in: forSize < 0 ? .max : forSize)
      let heights = flow.lines.map { height(of: $0, in: flow) }
      return Measurement(heights.reduce(0, +) + Self.lineGap * max(0, heights.count - 1))
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let flow = flow(in: width)
    let isMirrored = direction == .rtl
    var y = 0
    for line in flow.lines {
      let lineHeight = self.height(of: line, in: flow)
      var x = 0
      for index in line {
        let wide = flow.widths[index]
        buttons[index].allocate(x: isMirrored ? width - x - wide : x, y: y, width: wide, height: lineHeight)
        x += wide + Self.gap
      }
      y += lineHeight + Self.lineGap
    }
  }
}
