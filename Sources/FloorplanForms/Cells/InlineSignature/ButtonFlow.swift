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
  private func flow(_ shown: [ActionButton], in width: Int) -> ChipFlow {
    let least = shown.reduce(0) { max($0, $1.measured(.horizontal).minimum) }
    return ChipFlow(backwards: shown.map { $0.measured(.horizontal).natural }, gap: gap, in: max(width, least))
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
      var size = Measurement(flow.height(of: shown, lineGap: gap))
      size.arrangement = flow.lines.count
      return size
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let shown = shown
    flow(shown, in: width).allocate(shown, width: width, lineGap: gap, isMirrored: direction == .rtl, isTrailing: true)
  }
}
