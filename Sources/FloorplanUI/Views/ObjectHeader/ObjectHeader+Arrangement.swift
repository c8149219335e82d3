import FloorplanTheme
import GTKBridge

extension ObjectHeader {
  /// The space between two columns: a line with a gap on both sides.
  private static let columnSpacing = 2 * Parts.view[.columnGap] + Parts.separator[.minimumWidth]
  /// The maximum fraction of the width for the trailing column, and of the remaining width for the description.
  private static let maximumTrailingFraction = 0.3
  private static let maximumDescriptionFraction = 0.5

  // MARK: Content

  /// A page of a narrow header.
  enum Page: Equatable {
    /// The object with its status.
    case main
    /// The description.
    case description
    /// A detail content view, by its index among the visible ones.
    case content(Int)
  }

  /// The nonempty pages.
  var pages: [Page] {
    var pages: [Page] = hasMainColumn || !statusLines.isEmpty ? [.main] : []
    if descriptionPart.visibleLabel != nil { pages.append(.description) }
    return pages + visibleContentViews.indices.map { .content($0) }
  }

  /// The number of columns of a wide header.
  var columnCount: Int {
    [hasMainColumn, descriptionPart.visibleLabel != nil, hasTrailingColumn].count { $0 }
  }

  private var hasMainColumn: Bool { detail.visibleView != nil || !headLines.isEmpty || !additionalLines.isEmpty }
  private var hasTrailingColumn: Bool { !statusLines.isEmpty || !visibleContentViews.isEmpty }

  private var headLines: [Widget] { [headline, subheadline].compactMap(\.visibleLabel) }
  private var additionalLines: [Widget] {
    let tags: Widget? = values.tags.isEmpty ? nil : tagFlow
    return [tags, body.visibleLabel, footnote.visibleLabel].compactMap(\.self)
  }
  private var statusLines: [StatusPart] { [status, substatus].filter(\.isVisible) }

  /// The minimum width for columns, in which larger texts need more space.
  private static var regularWidth: Int {
    Int(Double(Parts.view[.regularWidth]) * max(1, Settings.default.textScale))
  }

  /// The scale of the image in a narrow header.
  private var compactScale: Double {
    guard let size = detail.widget?.imageSize else { return 1 }
    return min(1, Parts.detailImageView.metric(.compactImageSize) / max(1, size.width, size.height))
  }
  /// Returns the width of the image and the gap after it.
  private func reservedImageWidth(scale: Double) -> Int {
    guard let view = detail.visibleView else { return 0 }
    return Int((Double(view.measured(.horizontal).natural) * scale).rounded(.up)) + Parts.view[.imageGap]
  }

  // MARK: Measurement and allocation

  func measureContent(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let requested = requestedColumns
      let displayed = [requested.main, requested.middle, requested.trailing].compactMap(\.self)
      let natural = displayed.reduce(Self.columnSpacing * max(0, displayed.count - 1)) { $0 + $1.natural }
      return Measurement(
        minimum: compactMinimum, natural: displayed.count > 1 ? max(natural, Self.regularWidth) : natural)
    case .vertical:
      // In a wide header the image is larger, and GTK takes the height without a width as the minimum height for any
      // width.
      let natural = measureContent(.horizontal, forSize: -1).natural
      let width = forSize < 0 ? max(natural, Self.regularWidth) : forSize
      guard let columns = columns(width: width) else {
        return Measurement(pagesHeight(width: width) + reservedDotsHeight(width: width))
      }
      return arrange(columns, width: width).requestedHeight
    }
  }

  private func reservedDotsHeight(width: Int) -> Int {
    guard let dots, dots.isVisible else { return 0 }
    return Parts.view[.controlGap] + dots.measured(.vertical, forSize: width).natural
  }

  func allocateContent(width: Int, height: Int) {
    if let columns = columns(width: width) {
      let arrangement = arrange(columns, width: width, height: height)
      show(arrangement, isOnScreen: true)
      for separator in separators { separator.isChildVisible = true }
      dots?.isChildVisible = false
      arrangement.place(width: width, isMirrored: direction == .rtl)
    } else {
      for separator in separators { separator.isChildVisible = false }
      allocatePages(width: width)
    }
  }

  private func show(_ arrangement: Arrangement, isOnScreen: Bool) {
    for frame in arrangement.frames { frame.widget.isChildVisible = isOnScreen }
  }

  // MARK: Pages

  func hasPages(width: Int) -> Bool { pages.count > 1 && columns(width: width) == nil }

  private func allocatePages(width: Int) {
    let sign = direction == .rtl ? -1.0 : 1
    for (index, page) in pages.enumerated() {
      let arrangement = arrange(page, width: width)
      let distance = Double(index) - turner.position
      let isOnScreen = abs(distance) < 1
      show(arrangement, isOnScreen: isOnScreen)
      guard isOnScreen else { continue }
      let x = Int((sign * distance * Double(pagePitch(width: width))).rounded())
      arrangement.place(x: x, width: width, isMirrored: direction == .rtl)
    }
    placeDots(y: pagesHeight(width: width) + Parts.view[.controlGap], width: width)
  }

  private func pagesHeight(width: Int) -> Int {
    pages.reduce(0) { max($0, arrange($1, width: width).height) }
  }

  private func arrange(_ page: Page, width: Int) -> Arrangement {
    var arrangement = Arrangement()
    switch page {
    case .main: arrangeMainPage(width: width, &arrangement)
    case .description:
      if let label = descriptionPart.visibleLabel { arrangement.add(label, width: width) }
    case .content(let index): arrangement.add(visibleContentViews[index], width: width)
    }
    return arrangement
  }

  /// Arranges headline and subheadline next to the image, and all other parts below.
  private func arrangeMainPage(width: Int, _ arrangement: inout Arrangement) {
    let (topLines, below) = headLines.isEmpty ? (additionalLines, []) : (headLines, additionalLines)
    var bottom = arrangeBlock(topLines, scale: compactScale, width: width, &arrangement)
    if !below.isEmpty {
      if bottom > 0 { bottom += detail.visibleView == nil ? Parts.view[.lineGap] : Parts.view[.controlGap] }
      bottom = arrangement.add(below, y: bottom, width: width, gap: Parts.view[.lineGap])
    }
    addStatusRow(y: bottom + (bottom > 0 ? Parts.view[.controlGap] : 0), width: width, &arrangement)
  }

  /// Adds status and substatus side by side or, if they don't fit, stacked.
  private func addStatusRow(y: Int, width: Int, _ arrangement: inout Arrangement) {
    let lines = statusLines
    let requested = lines.map(\.requestedSize)
    let isRow = requested.reduce(Parts.view[.columnGap] * max(0, lines.count - 1)) { $0 + $1.natural } <= width
    var (x, y) = (0, y)
    for (line, size) in zip(lines, requested) {
      let wide = size.fitting(in: width)
      let high = line.add(to: &arrangement, x: x, y: y, width: wide)
      if isRow { x += wide + Parts.view[.columnGap] } else { y += high + Parts.view[.statusGap] }
    }
  }

  private var compactMinimum: Int {
    let space = reservedImageWidth(scale: compactScale)
    let topLines = headLines.isEmpty ? additionalLines : headLines
    let others = additionalLines + [descriptionPart.visibleLabel].compactMap(\.self) + visibleContentViews
    let dots = dots.flatMap { $0.isVisible ? $0.measured(.horizontal).minimum : nil } ?? 0
    return max(
      space + topLines.reduce(0) { max($0, $1.measured(.horizontal).minimum) },
      others.reduce(dots) { max($0, $1.measured(.horizontal).minimum) },
      statusLines.reduce(0) { max($0, $1.requestedSize.minimum) })
  }

  // MARK: Columns

  /// The requested widths of the columns; nil for missing columns.
  private struct RequestedColumns {
    var main: Measurement?
    var middle: Measurement?
    var trailing: Measurement?
  }

  /// The widths of the columns.
  struct Columns {
    var main = 0
    var middle = 0
    var trailing = 0
  }

  private var requestedColumns: RequestedColumns {
    var requested = RequestedColumns()
    if hasMainColumn {
      let lines = Measurement.maximum(of: (headLines + additionalLines).map { $0.measured(.horizontal) })
      requested.main = .sum(of: [Measurement(reservedImageWidth(scale: 1)), lines])
    }
    if let label = descriptionPart.visibleLabel {
      requested.middle = Self.limited([label.measured(.horizontal)], by: Parts.descriptionLabel)
    }
    if hasTrailingColumn {
      let parts = statusLines.map(\.requestedSize) + visibleContentViews.map { $0.measured(.horizontal) }
      requested.trailing = Self.limited(parts, by: Parts.statusLabel)
    }
    return requested
  }

  /// Returns the maximum of the widths, limited to the maximum column width, which grows with the text scale so that
  /// the same content fits.
  private static func limited(_ parts: [Measurement], by part: ComponentPart) -> Measurement {
    let limit = part.metric(.regularColumnWidth) * max(1, Settings.default.textScale)
    let widest = Measurement.maximum(of: parts)
    return Measurement(minimum: widest.minimum, natural: min(widest.natural, Int(limit)))
  }

  /// Returns the widths of the columns, or nil if they don't fit side by side.
  private func columns(width: Int) -> Columns? {
    guard width >= Self.regularWidth else { return nil }
    let requested = requestedColumns
    let displayed = [requested.main, requested.middle, requested.trailing].compactMap(\.self)
    var space = width - Self.columnSpacing * max(0, displayed.count - 1)
    guard displayed.reduce(0, { $0 + $1.minimum }) <= space else { return nil }
    // Trailing columns shrink first, so leading columns keep their minimum width.
    let (main, middle) = (requested.main?.minimum ?? 0, requested.middle?.minimum ?? 0)
    var columns = Columns()
    if let trailing = requested.trailing {
      let share = max(trailing.minimum, min(trailing.natural, Int(Double(space) * Self.maximumTrailingFraction)))
      columns.trailing = min(share, space - main - middle)
      space -= columns.trailing
    }
    if let own = requested.middle {
      let share =
        requested.main == nil
        ? space : Int(Double(space - reservedImageWidth(scale: 1)) * Self.maximumDescriptionFraction)
      columns.middle = min(max(own.minimum, min(own.natural, share)), space - main)
      space -= columns.middle
    }
    columns.main = requested.main == nil ? 0 : space
    return columns
  }

  /// Arranges all columns, with separators as tall as the header.
  private func arrange(_ columns: Columns, width: Int, height: Int = 0) -> Arrangement {
    var arrangement = Arrangement()
    arrangement.index = 1
    var x = 0
    var lines: [Int] = []
    if columns.main > 0 {
      _ = arrangeBlock(headLines + additionalLines, scale: 1, width: columns.main, &arrangement)
      x = columns.main
    }
    if let label = descriptionPart.visibleLabel {
      if x > 0 {
        lines.append(x + Parts.view[.columnGap])
        x += Self.columnSpacing
      }
      arrangement.add(label, x: x, width: columns.middle)
      x += columns.middle
    }
    if hasTrailingColumn {
      let left = width - columns.trailing
      if x > 0 { lines.append(left - Parts.view[.columnGap] - Parts.separator[.minimumWidth]) }
      addTrailingColumn(x: left, width: columns.trailing, &arrangement)
    }
    let high = max(height, arrangement.height)
    for (separator, x) in zip(separators, lines) {
      let width = max(Parts.separator[.minimumWidth], separator.measured(.horizontal).minimum)
      arrangement.add(separator, x: x, y: 0, width: width, height: high)
    }
    return arrangement
  }

  private func addTrailingColumn(x: Int, width: Int, _ arrangement: inout Arrangement) {
    var y = 0
    for line in statusLines {
      let wide = line.requestedSize.fitting(in: width)
      y += line.add(to: &arrangement, x: x + width - wide, y: y, width: wide) + Parts.view[.statusGap]
    }
    for view in visibleContentViews {
      y = arrangement.add(view, x: x, y: y, width: width) + Parts.view[.controlGap]
    }
  }

  // MARK: Lines

  /// Arranges the image and the lines next to it, vertically centered if they are shorter.
  ///
  /// - Returns: The bottom edge of both.
  private func arrangeBlock(
    _ lines: [Widget], scale: Double, width: Int, _ arrangement: inout Arrangement
  ) -> Int {
    let space = reservedImageWidth(scale: scale)
    let textWidth = width - space
    var imageHeight = 0
    if let view = detail.visibleView {
      let size = (view.measured(.horizontal).natural, view.measured(.vertical).natural)
      arrangement.add(view, x: 0, y: 0, width: size.0, height: size.1, scale: scale)
      imageHeight = Int((Double(size.1) * scale).rounded(.up))
    }
    var measuring = Arrangement()
    let textHeight = measuring.add(lines, width: textWidth, gap: Parts.view[.lineGap])
    arrangement.add(
      lines, x: space, y: max(0, imageHeight - textHeight) / 2, width: textWidth, gap: Parts.view[.lineGap])
    return max(imageHeight, textHeight)
  }
}
