import FloorplanTheme
import GTKBridge

/// The chips of a filter form cell, which wrap into further lines.
final class ChipGroup: ChoiceGroup {
  init() { super.init(ComponentParts.FilterFormCell.chip) }

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
  override var sizes: [Measurement] {
    let sizes = super.sizes
    guard isUniform else { return sizes }
    let widest = Measurement.maximum(of: sizes).natural
    return sizes.map { Measurement(minimum: $0.minimum, natural: widest) }
  }
}
