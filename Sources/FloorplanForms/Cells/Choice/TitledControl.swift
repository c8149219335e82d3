import CGTK
import GTKBridge

/// A title and what it names: beside each other where both fit in one line, else one below the other.
@MainActor
struct TitledControl {
  /// The title, which is left out while it is hidden.
  let title: Label
  /// What stands beside or below it.
  let control: Widget
  /// The room between them beside each other, in pixels.
  let gap: Int
  /// The room between them one below the other, in pixels.
  let lineGap: Int
  /// Whether the control stands below the title however much room there is.
  let isStacked: Bool

  private var isUntitled: Bool { !title.isVisible }

  private func isBeside(in width: Int) -> Bool {
    !isStacked && title.measured(.horizontal).natural + gap + control.measured(.horizontal).natural <= width
  }

  /// The room that both ask for.
  func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    if isUntitled { return arranged(control.measured(orientation, forSize: forSize), forSize) }
    switch orientation {
    case .horizontal:
      let (text, side) = (title.measured(.horizontal), control.measured(.horizontal))
      return Measurement(
        minimum: max(text.minimum, side.minimum),
        natural: isStacked ? max(text.natural, side.natural) : text.natural + gap + side.natural)
    case .vertical:
      let width = forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize
      if isBeside(in: width) {
        let controlWidth = control.measured(.horizontal).natural
        return Measurement(
          max(title.measured(.vertical).natural, control.measured(.vertical, forSize: controlWidth).natural))
      }
      var height = control.measured(.vertical, forSize: width)
      height.natural += title.measured(.vertical, forSize: width).natural + lineGap
      height.minimum = height.natural
      return arranged(height, width)
    }
  }

  /// A height with the arrangement that the control has in a width, which GTK knows as its baseline.
  private func arranged(_ height: Measurement, _ width: Int) -> Measurement {
    var height = height
    height.arrangement = 2 + (control.naturalBaseline(forWidth: width) ?? -1)
    return height
  }

  /// Places both in a box that begins at the upper left corner.
  func allocate(width: Int, height: Int) {
    if isUntitled { return control.allocate(width: width, height: height) }
    guard isBeside(in: width) else {
      let titleHeight = title.measured(.vertical, forSize: width).natural
      title.allocate(width: width, height: titleHeight)
      let y = titleHeight + lineGap
      return control.allocate(
        y: y, width: width, height: max(height - y, control.measured(.vertical, forSize: width).minimum))
    }
    let isMirrored = control.direction == .rtl
    let controlWidth = control.measured(.horizontal).natural
    let controlHeight = control.measured(.vertical, forSize: controlWidth).natural
    let titleWidth = width - gap - controlWidth
    let titleHeight = title.measured(.vertical, forSize: titleWidth).natural
    title.allocate(
      x: isMirrored ? width - titleWidth : 0, y: (height - titleHeight) / 2, width: titleWidth, height: titleHeight)
    control.allocate(
      x: isMirrored ? 0 : width - controlWidth, y: (height - controlHeight) / 2, width: controlWidth,
      height: controlHeight)
  }
}
