package import GTKBridge

/// A text with action buttons at the end of its line or, if they don't fit, below it.
///
/// Buttons are never narrower than their titles.
package final class ActionBar: CustomWidget {
  package override class var cssName: String { "actionbar" }
  package override class var hasSeveralArrangements: Bool { true }

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

  package override var requestedWidth: Measurement? {
    let sizes = [text, buttons].map { $0.measured(.horizontal) }
    return Measurement(
      minimum: Measurement.maximum(of: sizes).minimum, natural: Measurement.sum(of: sizes, gap: Self.spacing).natural)
  }

  package override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    let row = buttons.measured(.horizontal).fitting(in: width)
    if text.measured(.horizontal).natural + Self.spacing + buttons.measured(.horizontal).natural <= width {
      arrangement.add(text, width: width - row - Self.spacing)
      arrangement.add(buttons, x: width - row, width: row)
      arrangement.centerInLine()
      arrangement.isCentered = true
    } else {
      let bottom = arrangement.add(text, width: width)
      arrangement.add(buttons, x: width - row, y: bottom + Self.spacing, width: row)
      arrangement.index = 1
    }
    return arrangement
  }
}
