package import CGTK
package import GTKBridge

/// A text with action buttons at the end of its line or, if they don't fit, below it.
///
/// Buttons are never narrower than their titles.
@MainActor
package final class ActionBar: CustomWidget {
  package override class var cssName: String { "actionbar" }
  package override class var arrangesByWidth: Bool { true }

  private let text: Widget
  private let buttons: WrappingBox
  private static let spacing = 8

  package init(_ text: Widget, _ buttons: [Widget]) {
    self.text = text
    self.buttons = WrappingBox(spacing: Self.spacing, lineSpacing: Self.spacing)
    super.init()
    for button in buttons { self.buttons.append(button) }
    for part in [text, self.buttons] { part.setParent(self) }
  }

  private func isInOneLine(_ width: Int) -> Bool {
    width < 0
      || text.measured(.horizontal).natural + Self.spacing + buttons.measured(.horizontal).natural <= width
  }

  package override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let (text, buttons) = (text, buttons)
    switch orientation {
    case .horizontal:
      let (words, row) = (text.measured(.horizontal), buttons.measured(.horizontal))
      return Measurement(
        minimum: max(words.minimum, row.minimum), natural: words.natural + Self.spacing + row.natural)
    case .vertical:
      let isInOneLine = isInOneLine(forSize)
      let heights = [text, buttons].map { $0.measured(.vertical, forSize: isInOneLine ? -1 : forSize).natural }
      var size = Measurement(isInOneLine ? heights.max() ?? 0 : heights.reduce(Self.spacing, +))
      size.arrangement = isInOneLine ? 0 : 1
      return size
    }
  }

  package override func sizeAllocate(width: Int, height: Int) {
    let row = min(width, buttons.measured(.horizontal).natural)
    let rowHeight = buttons.measured(.vertical, forSize: row).natural
    let isInOneLine = isInOneLine(width)
    let textWidth = isInOneLine ? width - row - Self.spacing : width
    let textHeight = text.measured(.vertical, forSize: textWidth).natural
    let isMirrored = direction == .rtl
    text.allocate(
      x: isMirrored ? width - textWidth : 0, y: isInOneLine ? (height - textHeight) / 2 : 0, width: textWidth,
      height: textHeight)
    buttons.allocate(
      x: isMirrored ? 0 : width - row, y: isInOneLine ? (height - rowHeight) / 2 : textHeight + Self.spacing,
      width: row, height: rowHeight)
  }
}
