import GTKBridge

/// The arrangement of a title and a trailing widget in one line, with further lines below.
///
/// If the line is too short for the trailing widget beside the longest word of the title, the widget has its own line.
/// Hidden widgets take no space.
@MainActor
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
  /// The width of the column of titles, after which the other widgets begin; nil for none.
  var titleColumn: Int?

  private var visibleLines: [Widget] { lines.filter(\.isVisible) }
  private var visibleGap: Int { title.isVisible && trailing.isVisible ? gap : 0 }

  var requestedWidth: Measurement {
    let head = [title, trailing].map { $0.measured(.horizontal) }
    let lines = Measurement.maximum(of: head + visibleLines.map { $0.measured(.horizontal) })
    return Measurement(
      minimum: lines.minimum, natural: max(lines.natural, Measurement.sum(of: head, gap: visibleGap).natural))
  }

  func arrangement(width: Int, height: Int?) -> Arrangement {
    if let titleColumn, title.isVisible { return arrangement(width: width, height: height, titleColumn: titleColumn) }
    let word = (title as? Label)?.widestWordWidth ?? 0
    let minimumTitleWidth = max(title.measured(.horizontal).minimum, min(word, width))
    let trailingWidth = trailing.measured(.horizontal).fitting(in: width)
    let titleWidth = max(minimumTitleWidth, width - visibleGap - trailingWidth)
    var arrangement = Arrangement()
    if title.isVisible, trailing.isVisible, titleWidth + visibleGap + trailingWidth > width {
      arrangement.index = 1
      arrangement.add(title, width: width)
      let y = arrangement.top(after: lineGap)
      arrangement.add(trailing, x: width - trailingWidth, y: y, width: trailingWidth)
    } else {
      let headHeight = max(
        title.measured(.vertical, forSize: titleWidth).natural,
        trailing.measured(.vertical, forSize: trailingWidth).natural, lines.isEmpty ? height ?? 0 : 0)
      if title.isVisible { arrangement.add(title, x: 0, y: 0, width: titleWidth, height: headHeight) }
      if trailing.isVisible {
        arrangement.add(trailing, x: width - trailingWidth, y: 0, width: trailingWidth, height: headHeight)
      }
    }
    arrangement.add(visibleLines, y: arrangement.top(after: lineGap), width: width, gap: lineGap)
    return arrangement
  }

  private func arrangement(width: Int, height: Int?, titleColumn: Int) -> Arrangement {
    var arrangement = Arrangement()
    let (x, isAlone) = (titleColumn + gap, visibleLines.isEmpty)
    let space = max(0, width - x)
    let trailingWidth = trailing.isVisible ? trailing.measured(.horizontal).fitting(in: space) : 0
    let headHeight = max(
      title.measured(.vertical, forSize: titleColumn).natural,
      trailing.measured(.vertical, forSize: trailingWidth).natural, isAlone ? height ?? 0 : 0)
    arrangement.add(title, x: 0, y: 0, width: titleColumn, height: headHeight)
    if trailing.isVisible {
      arrangement.add(
        trailing, x: isAlone ? x : width - trailingWidth, y: 0, width: trailingWidth, height: headHeight)
    }
    for line in visibleLines { arrangement.add(line, x: x, y: arrangement.top(after: lineGap), width: space) }
    return arrangement
  }
}
