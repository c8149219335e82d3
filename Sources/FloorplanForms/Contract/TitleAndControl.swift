import CGTK
import GTKBridge

/// The arrangement of most form cells: the title beside the control where both fit in one line, else above it.
@MainActor
struct TitleAndControl {
  /// The title, or what takes its place; nil for none.
  let title: Widget?
  /// The control, or the text in its place.
  let control: Widget
  /// The space between the two in one line, in points.
  let gap: Int
  /// The space between the two one above the other, in points.
  let lineGap: Int

  private func isInOneLine(_ width: Int) -> Bool {
    guard let title, width >= 0 else { return true }
    return title.measured(.horizontal).natural + gap + control.measured(.horizontal).natural <= width
  }

  func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let side = control.measured(orientation, forSize: orientation == .vertical ? forSize : -1)
    guard let title else { return side }
    switch orientation {
    case .horizontal:
      let text = title.measured(.horizontal)
      return Measurement(minimum: max(text.minimum, side.minimum), natural: text.natural + gap + side.natural)
    case .vertical:
      if isInOneLine(forSize) {
        let width = control.measured(.horizontal).natural
        return Measurement(max(title.measured(.vertical).natural, control.measured(.vertical, forSize: width).natural))
      }
      var stacked = Measurement(title.measured(.vertical, forSize: forSize).natural + lineGap + side.natural)
      stacked.arrangement = 1
      return stacked
    }
  }

  func allocate(width: Int, height: Int, isMirrored: Bool) {
    let size = control.measured(.horizontal)
    let isInOneLine = title != nil && isInOneLine(width)
    let wide = min(width, size.natural)
    let high = control.measured(.vertical, forSize: wide).natural
    // Alone and below its title it begins where the title does.
    let leading = isInOneLine ? width - wide : 0
    let x = isMirrored ? width - leading - wide : leading
    guard let title else {
      return control.allocate(x: x, y: (height - high) / 2, width: wide, height: high)
    }
    if isInOneLine {
      let titleWidth = width - wide - gap
      let titleHeight = title.measured(.vertical, forSize: titleWidth).natural
      title.allocate(
        x: isMirrored ? width - titleWidth : 0, y: (height - titleHeight) / 2, width: titleWidth, height: titleHeight)
      control.allocate(x: x, y: (height - high) / 2, width: wide, height: high)
    } else {
      let titleHeight = title.measured(.vertical, forSize: width).natural
      let room = max(0, height - titleHeight - lineGap - high)
      title.allocate(y: room / 2, width: width, height: titleHeight)
      control.allocate(x: x, y: room / 2 + titleHeight + lineGap, width: wide, height: high)
    }
  }
}
