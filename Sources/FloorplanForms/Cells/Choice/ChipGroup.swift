import CGTK
import FloorplanTheme
import GTKBridge

/// The chips of a filter form cell, which wrap into further lines.
@MainActor
final class ChipGroup: ChoiceGroup {
  private typealias Parts = ComponentParts.FilterFormCell
  private static let gap = Int(Parts.chip.metric(.columnGap))
  private static let lineGap = Int(Parts.chip.metric(.lineGap))

  init() { super.init(Parts.chip) }

  override class var cssName: String { "chips" }

  /// Whether all chips are as wide as the widest one.
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

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let least = buttons.reduce(0) { max($0, $1.measured(.horizontal).minimum) }
      let widths = widths
      return Measurement(minimum: least, natural: widths.reduce(0, +) + Self.gap * max(0, widths.count - 1))
    case .vertical:
      return Measurement(flow(in: forSize < 0 ? .max : forSize).height(of: buttons, lineGap: Self.lineGap))
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    flow(in: width).allocate(buttons, width: width, lineGap: Self.lineGap, isMirrored: direction == .rtl)
  }
}
