import GTKBridge

/// The arrangement of a title and a trailing widget in one line, with further lines below.
///
/// If the line is too short for the trailing widget beside the longest word of the title, the widget has its own line.
/// Hidden widgets take no space.
struct TitledColumn: CellLayout {
  /// The title, which gets the remaining width.
  let title: Widget
  let trailing: Widget
  /// The widgets below, in the full width.
  ///
  /// If there are none, the first line gets the full height.
  var lines: [Widget] = []
  /// The space between the title and the trailing widget, in pixels.
  let gap: Int
  /// The space between two lines, in pixels.
  var lineGap = 0
  /// The column of the title, after which the other widgets begin; nil for none.
  var titleColumn: TitleColumn?

  private var visibleLines: [Widget] { lines.filter(\.isVisible) }
  private var visibleGap: Int { title.isVisible && trailing.isVisible ? gap : 0 }

  var requestedWidth: Measurement {
    let head = [title, trailing].map { $0.measured(.horizontal) }
    let lines = Measurement.maximum(of: head + visibleLines.map { $0.measured(.horizontal) })
    return Measurement(
      minimum: lines.minimum, natural: max(lines.natural, Measurement.sum(of: head, gap: visibleGap).natural))
  }

  func arrangement(width: Int, height: Int?) -> Arrangement {
    let column = title.isVisible ? titleColumn : nil
    let (start, isAlone) = (column?.end ?? 0, visibleLines.isEmpty)
    let space = max(0, width - start)
    let trailingWidth = trailing.measured(.horizontal).fitting(in: space)
    let word = (title as? Label)?.widestWordWidth ?? 0
    let minimumTitleWidth = max(title.measured(.horizontal).minimum, min(word, width))
    let titleWidth = column?.width ?? max(minimumTitleWidth, width - visibleGap - trailingWidth)
    var arrangement = Arrangement()
    if column == nil, title.isVisible, trailing.isVisible, titleWidth + visibleGap + trailingWidth > width {
      arrangement.index = 1
      arrangement.add(title, width: width)
      let y = arrangement.top(after: lineGap)
      arrangement.add(trailing, x: width - trailingWidth, y: y, width: trailingWidth)
    } else {
      let headHeight = max(
        title.measured(.vertical, forSize: titleWidth).natural,
        trailing.measured(.vertical, forSize: trailingWidth).natural, isAlone ? height ?? 0 : 0)
      if title.isVisible { arrangement.add(title, x: 0, y: 0, width: titleWidth, height: headHeight) }
      if trailing.isVisible {
        let x = column != nil && isAlone ? start : width - trailingWidth
        arrangement.add(trailing, x: x, y: 0, width: trailingWidth, height: headHeight)
      }
    }
    arrangement.add(visibleLines, x: start, y: arrangement.top(after: lineGap), width: space, gap: lineGap)
    return arrangement
  }
}
