package import FloorplanTheme
import FloorplanUI
package import GTKBridge

/// A row of chips with IDs, which the user can click.
package final class ChipStrip: ChoiceGroup {
  private let wrapsChips: Bool
  private var ids: [AnyHashable] = []

  /// Called with the index of the chip that the user clicks.
  @Callback package var onClick: ((Int) -> Void)?

  package override class var cssName: String { "chips" }

  /// - Parameters:
  ///   - part: The part of the chips in style sheets.
  ///   - wraps: Whether the chips wrap; otherwise they form a single line.
  package init(_ part: ComponentPart, wraps: Bool) {
    wrapsChips = wraps
    super.init(part)
    role = nil
  }

  override var focusStartsAtSelection: Bool { false }
  override var focusMovesBetweenLines: Bool { false }

  /// Displays chips, reusing existing ones, because they may have the focus.
  ///
  /// - Parameter newIDs: The unique IDs of the chips.
  package func show(ids newIDs: [AnyHashable]) {
    let focused = current
    var unused = Dictionary(zip(ids, buttons), uniquingKeysWith: { first, _ in first })
    buttons = []
    for id in newIDs {
      let chip =
        unused.removeValue(forKey: id)
        ?? makeButton { [weak self] in
          guard let self, let index = ids.firstIndex(of: id) else { return }
          onClick?(index)
        }
      chip.insert(in: self, after: buttons.last)
      buttons.append(chip)
    }
    ids = newIDs
    // Move the focus from a removed chip to its neighbor.
    if let focused, unused.values.contains(where: { $0.containsFocus }) {
      if buttons.isEmpty { window?.clearFocus() } else { buttons[min(focused, buttons.count - 1)].grabFocus() }
    }
    for chip in unused.values { chip.removePermanently() }
    queueResize()
  }

  // MARK: Arrangement

  override var wraps: Bool { wrapsChips }

  /// The widths of the chips, limited so that a long text is ellipsized and the next chips stay visible.
  override var sizes: [Measurement] {
    let widest = Int(part.metric(.maximumWidth) * max(1, Settings.default.textScale))
    return super.sizes.map { Measurement(minimum: $0.minimum, natural: $0.fitting(in: widest)) }
  }
}
