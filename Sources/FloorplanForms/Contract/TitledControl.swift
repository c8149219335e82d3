import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The arrangement of a title and a control, in one line if both fit and otherwise in two lines.
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
  /// The column of the title, after which the control begins; nil for a control at the trailing edge.
  var titleColumn: TitleColumn?
  /// Whether a control below the title fills the width, or has its natural width.
  var fillsWidth = true

  /// The height up to which a title beside the control is centered, in pixels; higher controls have several lines.
  private static var maximumCenteredHeight: Int { firstLineHeight + 16 }

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
    if isSideBySide(in: width) { return arrangementBeside(width: width, height: height) }
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

  private func arrangementBeside(width: Int, height: Int?) -> Arrangement {
    var arrangement = Arrangement()
    let size = control.measured(.horizontal)
    let space = titleColumn.map { max(width - $0.end, size.minimum) }
    let controlWidth = space.map { fillsWidth ? $0 : size.fitting(in: $0) } ?? size.natural
    let x = titleColumn?.end ?? width - controlWidth
    let controlHeight = control.measured(.vertical, forSize: controlWidth).natural
    guard let titleColumn, controlHeight > Self.maximumCenteredHeight else {
      arrangement.add(title, width: titleColumn?.width ?? width - gap - controlWidth)
      arrangement.add(control, x: x, width: controlWidth)
      arrangement.centerInLine(minimumHeight: height ?? 0)
      return arrangement
    }
    // Next to the first line of the control.
    let titleHeight = title.measured(.vertical, forSize: titleColumn.width).natural
    arrangement.add(title, x: 0, y: max(0, Self.firstLineHeight - titleHeight) / 2, width: titleColumn.width)
    arrangement.add(control, x: x, y: 0, width: controlWidth, height: max(controlHeight, height ?? 0))
    return arrangement
  }
  /// The height of a field with one line, in pixels.
  private static var firstLineHeight: Int { ComponentParts.titleFormCell.field[.minimumHeight] }
}
