import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The bar of a modal window, with a button at each side and the title between them.
///
/// The title wraps to leave space for the buttons. If one of its words doesn't fit between them, such as with a large
/// text, the title moves below the buttons. A GtkHeaderBar would give the title its natural width and wrap the titles
/// of the buttons.
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
    for part in parts { part.setParent(self) }
  }

  private var parts: [Widget] { [leadingButton, titles, trailingButton] }
  private static let gap = ComponentParts.NavigationBar.view[.columnGap]
  private static var lineGap: Int { ComponentParts.NavigationBar.view[.lineGap] }

  override var requestedWidth: Measurement? { .sum(of: parts.map { $0.measured(.horizontal) }, gap: Self.gap) }

  override func arrangement(width: Int) -> Arrangement? {
    let wanted = parts.map { $0.measured(.horizontal) }
    var widths = wanted.map(\.natural)
    let remaining = width - widths[0] - widths[2] - 2 * Self.gap
    let isTitleBelow =
      widths[1] > remaining && remaining < max(titleLabel.widestWordWidth(of: titleLabel.text), wanted[1].minimum)
    if widths[1] > remaining { widths[1] = isTitleBelow ? width : remaining }
    // If the buttons don't both fit, such as with large text, the title of the wider one wraps first.
    let buttons = [2, 0].sorted { wanted[$0].natural < wanted[$1].natural }
    for (index, shrunkWidth) in zip(buttons, Measurement.shrunk(buttons.map { wanted[$0] }, to: width - Self.gap)) {
      widths[index] = shrunkWidth
    }
    let heights = zip(parts, widths).map { $0.measured(.vertical, forSize: $1).natural }
    let lineHeight = max(heights[0], heights[2], isTitleBelow ? 0 : heights[1])
    let last = width - widths[2] - Self.gap - widths[1]
    let titleX = isTitleBelow ? 0 : max(widths[0] + Self.gap, min((width - widths[1]) / 2, last))
    let starts = [0, titleX, width - widths[2]]
    var arrangement = Arrangement()
    arrangement.isCentered = true
    for (index, part) in parts.enumerated() {
      let y = isTitleBelow && index == 1 ? lineHeight + Self.lineGap : (lineHeight - heights[index]) / 2
      arrangement.add(part, x: starts[index], y: y, width: widths[index], height: heights[index])
    }
    return arrangement
  }
}
