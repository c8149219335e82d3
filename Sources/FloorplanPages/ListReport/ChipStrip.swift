import CGTK
import FloorplanForms
import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A row of chips that is one tab stop; the arrow keys move the focus between the chips.
@MainActor
final class ChipStrip: CustomWidget {
  private let part: ComponentPart
  private let wraps: Bool
  private(set) var chips: [Chip] = []
  private weak var tabStop: Chip?

  /// Called with the ID of the chip that the user clicks.
  var onClick: ((String) -> Void)?

  override class var cssName: String { "chips" }

  /// - Parameters:
  ///   - part: The part of the chips in style sheets.
  ///   - wraps: Whether the chips wrap; otherwise they form a single line.
  init(_ part: ComponentPart, wraps: Bool) {
    self.part = part
    self.wraps = wraps
    super.init()
    onKeyPress { [weak self] in self?.handle(Int32(bitPattern: $0), $1) ?? false }
  }

  /// Displays chips, reusing existing ones, because they may have the focus.
  ///
  /// - Parameter ids: The unique IDs of the chips.
  func show(_ ids: [String]) {
    let focused = current
    let known = Dictionary(chips.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let gone = chips.filter { !ids.contains($0.id) }
    var displayed: [Chip] = []
    for id in ids {
      let chip = known[id] ?? makeChip(id)
      chip.insert(in: self, after: displayed.last)
      displayed.append(chip)
    }
    chips = displayed
    propagateDirection()
    if let focused, gone.contains(where: { $0.containsFocus }) { focusNeighbor(of: focused) }
    for chip in gone { chip.removePermanently() }
    queueResize()
  }

  private func makeChip(_ id: String) -> Chip {
    let chip = Chip(id, part)
    chip.onClick { [weak self] in self?.onClick?(id) }
    return chip
  }

  /// Moves the focus from a removed chip to its neighbor.
  private func focusNeighbor(of index: Int) {
    if chips.isEmpty { window?.clearFocus() } else { chips[min(index, chips.count - 1)].grabFocus() }
  }

  override func dispose() {
    onClick = nil
    super.dispose()
  }

  // MARK: Keyboard

  private var current: Int? { chips.firstIndex { $0.containsFocus } }

  override func takeFocus() -> Bool {
    if current != nil { return true }
    guard let chip = chips.first(where: { $0 === tabStop }) ?? chips.first else { return false }
    return chip.grabFocus()
  }

  override func focus(_ direction: GtkDirectionType) -> Bool {
    // Tab leaves the strip.
    !containsFocus && takeFocus()
  }

  private func handle(_ key: Int32, _ held: GdkModifierType) -> Bool {
    guard let current, let step = NeighborDirection(key, held),
      let target = step.position(from: current, count: chips.count, isMirrored: direction == .rtl)
    else { return false }
    if chips.indices.contains(target) {
      tabStop = chips[target]
      chips[target].grabFocus()
    }
    return true
  }

  // MARK: Arrangement

  private var gap: Int { Int(part.metric(.columnGap)) }
  private var lineGap: Int { Int(part.metric(.lineGap)) }

  /// The widths of the chips, limited so that a long text is ellipsized and the next chips stay visible.
  private var sizes: [Measurement] {
    let widest = Int(part.metric(.maximumWidth) * max(1, Settings.default.textScale))
    return chips.map { chip in
      let own = chip.measured(.horizontal)
      return Measurement(minimum: own.minimum, natural: own.fitting(in: widest))
    }
  }

  override var requestedWidth: Measurement? {
    let sizes = sizes
    let natural = Measurement.sum(of: sizes, gap: gap).natural
    return Measurement(minimum: wraps ? Measurement.maximum(of: sizes).minimum : natural, natural: natural)
  }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    let sizes = sizes
    arrangement.wrap(
      chips, sizes: sizes, width: wraps ? max(width, Measurement.maximum(of: sizes).minimum) : .max, gap: gap,
      lineGap: lineGap, stretches: true)
    return arrangement
  }
}
