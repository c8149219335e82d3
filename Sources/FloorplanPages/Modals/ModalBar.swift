import CGTK
import FloorplanForms
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The bar of a modal window, with a button at each side and the title between them.
///
/// The title wraps to leave space for the buttons. If one of its words doesn't fit between them, such as with a large
/// text, the title moves below the buttons. A GtkHeaderBar would give the title its natural width and wrap the titles
/// of the buttons.
@MainActor
final class ModalBar: CustomWidget {
  private let leadingButton: ActionButton
  private let titleLabel: Label
  private let titles: Box
  private let trailingButton: ActionButton

  override class var cssName: String { "modalbar" }

  init(_ leadingButton: ActionButton, title: Label, subtitle: Label, _ trailingButton: ActionButton) {
    self.leadingButton = leadingButton
    titleLabel = title
    titles = Box(.vertical, [title, subtitle])
    self.trailingButton = trailingButton
    super.init()
    title.insertsHyphens = false
    for part in parts { part.setParent(self) }
  }

  private var parts: [Widget] { [leadingButton, titles, trailingButton] }
  private static let gap = Int(ComponentParts.NavigationBar.view.metric(.columnGap))
  private static let lineGap = Int(ComponentParts.NavigationBar.view.metric(.lineGap))

  /// The sizes of the parts, in their order.
  private struct Arrangement {
    var widths: [Int]
    var heights: [Int] = []
    var isTitleBelow = false

    /// The height of the taller button.
    var rowHeight: Int { max(heights[0], heights[2]) }
    var height: Int { isTitleBelow ? rowHeight + ModalBar.lineGap + heights[1] : max(rowHeight, heights[1]) }
  }

  private func arrangement(in width: Int) -> Arrangement {
    let wanted = parts.map { $0.measured(.horizontal) }
    var arrangement = Arrangement(widths: wanted.map(\.natural))
    let room = width - wanted[0].natural - wanted[2].natural - 2 * Self.gap
    if wanted[1].natural > room {
      arrangement.isTitleBelow = room < max(widestWord, wanted[1].minimum)
      arrangement.widths[1] = arrangement.isTitleBelow ? width : room
    }
    // If both buttons don't fit, as with a large text, the title of the wider one wraps first.
    var missing = max(0, wanted[0].natural + Self.gap + wanted[2].natural - width)
    for place in [0, 2].sorted(by: { wanted[$0].natural > wanted[$1].natural }) {
      let given = min(missing, wanted[place].natural - wanted[place].minimum)
      arrangement.widths[place] -= given
      missing -= given
    }
    arrangement.heights = zip(parts, arrangement.widths).map { $0.measured(.vertical, forSize: $1).natural }
    return arrangement
  }

  /// The width of the longest word of the title.
  private var widestWord: Int {
    titleLabel.text.split(whereSeparator: \.isWhitespace).map { titleLabel.width(of: String($0)) }.max() ?? 0
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let wanted = parts.map { $0.measured(.horizontal) }
    let natural = wanted.map(\.natural).reduce(2 * Self.gap, +)
    switch orientation {
    case .horizontal: return Measurement(minimum: wanted.map(\.minimum).reduce(2 * Self.gap, +), natural: natural)
    case .vertical: return Measurement(arrangement(in: forSize < 0 ? natural : forSize).height)
    }
  }

  /// Centers the title in the bar if the buttons leave it enough space.
  override func sizeAllocate(width: Int, height: Int) {
    let arrangement = arrangement(in: width)
    let widths = arrangement.widths
    let last = width - widths[2] - Self.gap - widths[1]
    let titleX = arrangement.isTitleBelow ? 0 : max(widths[0] + Self.gap, min((width - widths[1]) / 2, last))
    let places = [0, titleX, width - widths[2]]
    let top = max(0, height - arrangement.height) / 2
    for (index, part) in parts.enumerated() where part.isVisible {
      let isBelow = arrangement.isTitleBelow && index == 1
      let rowHeight = arrangement.isTitleBelow ? arrangement.rowHeight : arrangement.height
      part.allocate(
        in: self, x: places[index], y: isBelow ? top + rowHeight + Self.lineGap : top, width: widths[index],
        lineHeight: isBelow ? nil : rowHeight)
    }
  }
}
