import GTKBridge

/// The arrangement of a picker's row: title and value side by side if both fit, otherwise stacked, between the widgets
/// at the ends.
struct PickerRowLayout: CellLayout {
  var leading: Widget?
  let title: Widget
  let value: Widget
  let trailing: Widget
  /// The spacing between title and value side by side, between them if stacked, and between them and the ends.
  let gaps: (columns: Int, lines: Int, ends: Int)
  /// Whether the value is always below the title.
  var isAlwaysStacked = false
  /// The width of the column of titles, after which the value begins; nil for a value at the trailing edge.
  var titleColumn: TitleColumn?
  /// The distance by which a stacked value extends beyond the title at both ends, or nil for the same width.
  var valueOverhang: Int?

  private var gap: Int { value.isVisible ? gaps.columns : 0 }
  private var ends: [Widget] { [leading, trailing].compactMap(\.self).filter(\.isVisible) }
  private var endSpace: Int { ends.reduce(0) { $0 + $1.measured(.horizontal).natural + gaps.ends } }
  private var widths: (title: Measurement, value: Measurement) {
    (title.measured(.horizontal), value.isVisible ? value.measured(.horizontal) : Measurement(0))
  }

  var requestedWidth: Measurement {
    let (titleWidths, valueWidths) = widths
    return Measurement(
      minimum: max(titleWidths.minimum, valueWidths.minimum) + endSpace,
      natural: titleWidths.natural + gap + valueWidths.natural + endSpace)
  }

  func arrangement(width: Int, height: Int?) -> Arrangement {
    var arrangement = Arrangement()
    let (titleWidths, valueWidths) = widths
    let space = max(width - endSpace, titleWidths.minimum, valueWidths.minimum)
    var start = 0
    if let leading {
      let leadingWidth = leading.measured(.horizontal).natural
      arrangement.add(leading, width: leadingWidth)
      start = leadingWidth + gaps.ends
    }
    if trailing.isVisible {
      arrangement.add(trailing, x: start + space + gaps.ends, width: trailing.measured(.horizontal).natural)
    }
    if value.isVisible, isAlwaysStacked || titleColumn == nil && titleWidths.natural + gap + valueWidths.natural > space
    {
      let valueWidth = valueOverhang.map { min(space + 2 * $0, valueWidths.natural) } ?? space
      let titleHeight = title.measured(.vertical, forSize: space).natural
      let textHeight = titleHeight + gaps.lines + value.measured(.vertical, forSize: valueWidth).natural
      arrangement.index = 1
      arrangement.centerInLine(minimumHeight: max(textHeight, height ?? 0))
      let top = (arrangement.height - textHeight) / 2
      arrangement.add(title, x: start, y: top, width: space)
      arrangement.add(
        value, x: start - (valueOverhang ?? 0), y: top + titleHeight + gaps.lines, width: valueWidth)
    } else if let titleColumn, value.isVisible, title.isVisible {
      let x = start + titleColumn.end
      arrangement.add(title, x: start, width: titleColumn.width)
      arrangement.add(value, x: x, width: valueWidths.fitting(in: start + space - x))
      arrangement.centerInLine(minimumHeight: height ?? 0)
    } else {
      arrangement.add(title, x: start, width: space - gap - valueWidths.natural)
      if value.isVisible {
        arrangement.add(value, x: start + space - valueWidths.natural, width: valueWidths.natural)
      }
      arrangement.centerInLine(minimumHeight: height ?? 0)
    }
    return arrangement
  }
}
