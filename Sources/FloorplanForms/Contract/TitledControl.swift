import GTKBridge

/// The arrangement of a title and a control, in one line if both fit and otherwise in two lines.
@MainActor
struct TitledControl: CellLayout {
  /// The title, which is ignored if it is hidden.
  let title: Widget
  /// The control next to the title or below it.
  let control: Widget
  /// The space between title and control in one line, in pixels.
  let gap: Int
  /// The space between title and control in two lines, in pixels.
  let lineGap: Int
  /// Whether the control is always below the title.
  var isStacked = false
  /// The width of the title if the control fills the rest of the line; nil for a control with its natural width.
  var titleColumn: Int?
  /// Whether a control below the title fills the width, or has its natural width.
  var fillsWidth = true

  private var isUntitled: Bool { !title.isVisible }

  private func isSideBySide(in width: Int) -> Bool {
    if isUntitled { return false }
    if titleColumn != nil { return true }
    return !isStacked && title.measured(.horizontal).natural + gap + control.measured(.horizontal).natural <= width
  }

  var requestedWidth: Measurement {
    let widths = [title, control].map { $0.measured(.horizontal) }
    if isUntitled { return widths[1] }
    let below = Measurement.maximum(of: widths)
    return isStacked || titleColumn != nil
      ? below : Measurement(minimum: below.minimum, natural: Measurement.sum(of: widths, gap: gap).natural)
  }

  func arrangement(width: Int, height: Int? = nil) -> Arrangement {
    var arrangement = Arrangement()
    if isSideBySide(in: width) {
      let controlWidth = titleColumn.map { width - gap - $0 } ?? control.measured(.horizontal).natural
      arrangement.add(title, width: width - gap - controlWidth)
      arrangement.add(control, x: width - controlWidth, width: controlWidth)
      arrangement.centerInLine(minimumHeight: height ?? 0)
      return arrangement
    }
    // GTK doesn't return the arrangement of a child, which matters only while measuring.
    if height == nil {
      arrangement.index = 1 + ((control as? CustomWidget)?.measure(.vertical, forSize: width).arrangementIndex ?? 0)
    }
    let top = isUntitled ? 0 : arrangement.add(title, width: width) + lineGap
    let size = control.measured(.horizontal)
    let controlWidth = max(fillsWidth ? width : min(width, size.natural), size.minimum)
    let controlHeight = control.measured(.vertical, forSize: controlWidth).natural
    let space = max(controlHeight, (height ?? 0) - top)
    if fillsWidth {
      arrangement.add(control, x: 0, y: top, width: controlWidth, height: space)
    } else {
      arrangement.add(
        control, x: 0, y: top + (space - controlHeight) / 2, width: controlWidth, height: controlHeight)
    }
    return arrangement
  }
}
