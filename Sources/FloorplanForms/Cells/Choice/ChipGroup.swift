import FloorplanTheme
import GTKBridge

/// The chips of a filter form cell, which wrap into further lines.
@MainActor
final class ChipGroup: ChoiceGroup {
  private typealias Parts = ComponentParts.FilterFormCell

  init() { super.init(Parts.chip) }

  override class var cssName: String { "chips" }

  /// Whether all chips are as wide as the widest one.
  var isUniform = true { didSet { if isUniform != oldValue { queueResize() } } }

  /// Whether the chips are styled as invalid.
  var hasInvalidSelection = false { didSet { if hasInvalidSelection != oldValue { markChips() } } }

  private func markChips() { for chip in buttons { chip.isInvalid = hasInvalidSelection } }

  override func show(_ options: [String]) {
    super.show(options)
    if hasInvalidSelection { markChips() }
  }

  /// The requested widths of the chips, with equal natural widths if the chips are uniform.
  private var sizes: [Measurement] {
    let sizes = buttons.map { $0.measured(.horizontal) }
    guard isUniform else { return sizes }
    let widest = Measurement.maximum(of: sizes).natural
    return sizes.map { Measurement(minimum: $0.minimum, natural: widest) }
  }

  override var requestedWidth: Measurement? {
    let sizes = sizes
    return Measurement(
      minimum: Measurement.maximum(of: sizes).minimum,
      natural: Measurement.sum(of: sizes, gap: Parts.chip[.columnGap]).natural)
  }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    let sizes = sizes
    arrangement.wrap(
      buttons, sizes: sizes, width: max(width, Measurement.maximum(of: sizes).minimum), gap: Parts.chip[.columnGap],
      lineGap: Parts.chip[.lineGap], stretches: true)
    return arrangement
  }
}
