import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// What stands in the bar of a modal window: a button at each side, and between them the title, which gives way to them.
///
/// A GtkHeaderBar gives the title all that it would like to have, and breaks the titles of the buttons for that.
@MainActor
final class ModalBar: CustomWidget {
  private let leadingButton: ActionButton
  private let titles: Widget
  private let trailingButton: ActionButton

  /// `modalbar`.
  override class var cssName: String { "modalbar" }

  init(_ leadingButton: ActionButton, titles: Widget, _ trailingButton: ActionButton) {
    self.leadingButton = leadingButton
    self.titles = titles
    self.trailingButton = trailingButton
    super.init()
    for part in parts { part.setParent(self) }
  }

  private var parts: [Widget] { [leadingButton, titles, trailingButton] }
  private static let gap = Int(ComponentParts.NavigationBar.view.metric(.columnGap))

  /// How wide the parts are where all of them have this width.
  private func widths(in width: Int) -> [Int] {
    let wanted = parts.map { $0.measured(.horizontal) }
    var widths = [wanted[0].natural, wanted[1].minimum, wanted[2].natural]
    let spare = width - widths.reduce(0, +) - 2 * Self.gap
    guard spare < 0 else {
      widths[1] = min(wanted[1].natural, widths[1] + spare)
      return widths
    }
    // With a large text there may not be room for both buttons: the wider one breaks its title first.
    var missing = -spare
    for place in [0, 2].sorted(by: { widths[$0] > widths[$1] }) {
      let given = min(missing, widths[place] - wanted[place].minimum)
      widths[place] -= given
      missing -= given
    }
    return widths
  }

  /// As wide as title and buttons, and as high as the highest of them.
  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let wanted = parts.map { $0.measured(.horizontal) }
    let natural = wanted.map(\.natural).reduce(2 * Self.gap, +)
    switch orientation {
    case .horizontal: return Measurement(minimum: wanted.map(\.minimum).reduce(2 * Self.gap, +), natural: natural)
    case .vertical:
      let widths = widths(in: forSize < 0 ? natural : forSize)
      return Measurement(zip(parts, widths).map { $0.measured(.vertical, forSize: $1).natural }.max() ?? 0)
    }
  }

  /// The title stands in the middle of the bar where the buttons leave it room there.
  override func sizeAllocate(width: Int, height: Int) {
    let widths = widths(in: width)
    let last = width - widths[2] - Self.gap - widths[1]
    let places = [0, max(widths[0] + Self.gap, min((width - widths[1]) / 2, last)), width - widths[2]]
    for (index, part) in parts.enumerated() where part.isVisible {
      let partHeight = min(height, part.measured(.vertical, forSize: widths[index]).natural)
      part.allocate(
        x: direction == .rtl ? width - places[index] - widths[index] : places[index], y: (height - partHeight) / 2,
        width: widths[index], height: partHeight)
    }
  }
}
