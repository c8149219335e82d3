import CGTK
import GTKBridge

/// The arrangement of a picker's row: title and value side by side if both fit, otherwise stacked, between the widgets
/// at the ends.
@MainActor
struct PickerRowLayout {
  var leading: Widget?
  let title: Widget
  let value: Widget
  let trailing: Widget
  /// The spacing between title and value side by side, between them if stacked, and between them and the ends.
  let gaps: (beside: Int, below: Int, ends: Int)
  /// Whether the value is always below the title.
  var stacksAlways = false
  /// The distance by which a stacked value extends beyond the title at both ends, or nil for the same width.
  var valueOverhang: Int?

  private var gap: Int { value.isVisible ? gaps.beside : 0 }
  private var ends: [Widget] { [leading, trailing].compactMap(\.self).filter(\.isVisible) }
  private var endSpace: Int { ends.reduce(0) { $0 + $1.measured(.horizontal).natural + gaps.ends } }
  private var widths: (title: Measurement, value: Measurement) {
    (title.measured(.horizontal), value.isVisible ? value.measured(.horizontal) : Measurement(0))
  }

  private struct Lines {
    /// The width between the ends.
    let width: Int
    let titleWidth: Int
    let valueWidth: Int
    let isStacked: Bool
  }

  private func lines(in width: Int) -> Lines {
    let (titleWidths, valueWidths) = widths
    let space = max(width - endSpace, titleWidths.minimum, valueWidths.minimum)
    if value.isVisible, stacksAlways || titleWidths.natural + gap + valueWidths.natural > space {
      let valueWidth = valueOverhang.map { min(space + 2 * $0, valueWidths.natural) } ?? space
      return Lines(width: space, titleWidth: space, valueWidth: valueWidth, isStacked: true)
    }
    let valueWidth = valueWidths.natural
    return Lines(width: space, titleWidth: space - gap - valueWidth, valueWidth: valueWidth, isStacked: false)
  }

  private func heights(of lines: Lines) -> (title: Int, value: Int) {
    (
      title.measured(.vertical, forSize: lines.titleWidth).natural,
      value.isVisible ? value.measured(.vertical, forSize: lines.valueWidth).natural : 0
    )
  }

  /// Returns the size of the row.
  func measure(_ orientation: GtkOrientation, _ forSize: Int) -> Measurement {
    let (titleWidths, valueWidths) = widths
    let natural = titleWidths.natural + gap + valueWidths.natural + endSpace
    guard orientation == .vertical else {
      return Measurement(minimum: max(titleWidths.minimum, valueWidths.minimum) + endSpace, natural: natural)
    }
    let lines = lines(in: forSize < 0 ? natural : forSize)
    let (titleHeight, valueHeight) = heights(of: lines)
    let textHeight = lines.isStacked ? titleHeight + gaps.below + valueHeight : max(titleHeight, valueHeight)
    var height = Measurement(ends.map { $0.measured(.vertical).natural }.reduce(textHeight, max))
    height.arrangement = lines.isStacked ? 1 : 0
    return height
  }

  /// Allocates the widgets of the row inside a host.
  func allocate(in host: Widget, width: Int, height: Int) {
    let lines = lines(in: width)
    var start = 0
    if let leading {
      let leadingWidth = leading.measured(.horizontal).natural
      leading.allocate(in: host, x: 0, width: leadingWidth, lineHeight: height)
      start = leadingWidth + gaps.ends
    }
    let end = start + lines.width
    if trailing.isVisible {
      let trailingWidth = trailing.measured(.horizontal).natural
      trailing.allocate(in: host, x: end + gaps.ends, width: trailingWidth, lineHeight: height)
    }
    if lines.isStacked {
      let (titleHeight, valueHeight) = heights(of: lines)
      let top = (height - titleHeight - gaps.below - valueHeight) / 2
      title.allocate(in: host, x: start, y: top, width: lines.titleWidth)
      value.allocate(
        in: host, x: start - (valueOverhang ?? 0), y: top + titleHeight + gaps.below, width: lines.valueWidth)
    } else {
      title.allocate(in: host, x: start, width: lines.titleWidth, lineHeight: height)
      if value.isVisible {
        value.allocate(in: host, x: end - lines.valueWidth, width: lines.valueWidth, lineHeight: height)
      }
    }
  }
}
