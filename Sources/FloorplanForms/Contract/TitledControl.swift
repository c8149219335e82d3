import CGTK
import GTKBridge

/// The arrangement of a title and a control, in one line if both fit and otherwise in two lines.
@MainActor
struct TitledControl: Arrangement {
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

  private func isBeside(in width: Int) -> Bool {
    if titleColumn != nil { return true }
    return !isStacked && title.measured(.horizontal).natural + gap + control.measured(.horizontal).natural <= width
  }

  /// Returns the width of a control next to the title.
  private func sideWidth(in width: Int) -> Int {
    titleColumn.map { width - gap - $0 } ?? control.measured(.horizontal).natural
  }

  private func titleWidth(in width: Int) -> Int {
    max(width - gap - sideWidth(in: width), title.measured(.horizontal).minimum)
  }

  /// Returns the width of a control in a separate line.
  private func ownWidth(in width: Int) -> Int {
    fillsWidth ? width : min(width, control.measured(.horizontal).natural)
  }

  func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    if isUntitled { return arranged(control.measured(orientation, forSize: forSize), forSize) }
    switch orientation {
    case .horizontal:
      let (text, side) = (title.measured(.horizontal), control.measured(.horizontal))
      return Measurement(
        minimum: max(text.minimum, side.minimum),
        natural: isStacked || titleColumn != nil ? max(text.natural, side.natural) : text.natural + gap + side.natural)
    case .vertical:
      let width = forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize
      if isBeside(in: width) {
        return Measurement(
          max(
            title.measured(.vertical, forSize: titleWidth(in: width)).natural,
            control.measured(.vertical, forSize: sideWidth(in: width)).natural))
      }
      let below = control.measured(.vertical, forSize: ownWidth(in: width)).natural
      return arranged(Measurement(title.measured(.vertical, forSize: width).natural + lineGap + below), width)
    }
  }

  /// Returns a height together with the arrangement of the control for a width.
  private func arranged(_ height: Measurement, _ width: Int) -> Measurement {
    var height = height
    height.arrangement = 1 + ((control as? CustomWidget)?.measure(.vertical, forSize: width).arrangement ?? 0)
    return height
  }

  func allocate(width: Int, height: Int, isMirrored: Bool) {
    if isUntitled {
      if fillsWidth { return control.allocate(width: width, height: height) }
      return placeAlone(from: 0, in: height, width: width, isMirrored: isMirrored)
    }
    guard isBeside(in: width) else {
      let titleHeight = title.measured(.vertical, forSize: width).natural
      title.allocate(width: width, height: titleHeight)
      return placeAlone(
        from: titleHeight + lineGap, in: height - titleHeight - lineGap, width: width, isMirrored: isMirrored)
    }
    let controlWidth = sideWidth(in: width)
    let controlHeight = control.measured(.vertical, forSize: controlWidth).natural
    let titleWidth = titleWidth(in: width)
    let titleHeight = title.measured(.vertical, forSize: titleWidth).natural
    title.allocate(
      x: isMirrored ? width - titleWidth : 0, y: (height - titleHeight) / 2, width: titleWidth, height: titleHeight)
    control.allocate(
      x: isMirrored ? 0 : width - controlWidth, y: (height - controlHeight) / 2, width: controlWidth,
      height: controlHeight)
  }

  private func placeAlone(from y: Int, in room: Int, width: Int, isMirrored: Bool) {
    let wide = ownWidth(in: width)
    let size = control.measured(.vertical, forSize: wide)
    let high = fillsWidth ? max(room, size.minimum) : size.natural
    control.allocate(x: isMirrored ? width - wide : 0, y: y + max(0, room - high) / 2, width: wide, height: high)
  }
}
