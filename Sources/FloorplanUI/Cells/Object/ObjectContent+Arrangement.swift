import FloorplanTheme
import GTKBridge

extension ObjectContent {
  private static var imageGap: Int { Parts.cell[.imageGap] }
  private static var lineGap: Int { Parts.cell[.lineGap] }
  private static let statusGap = Parts.cell[.statusGap]
  private static let columnGap = Parts.cell[.columnGap]
  private static let iconGap = statusGap
  private static let marginWidth = Parts.cell[.paddingInline]
  private static let regularWidth = Parts.cell[.regularWidth]
  private static let imageWidth = Parts.detailImageView[.imageWidth]
  private static var trailingGap: Int { imageGap }
  /// The maximum fraction of a row for the headline and subheadline, and for the status, unless the other parts need
  /// less than the rest.
  private static let maximumPrimaryFraction = 0.5
  /// The width below which a description would only be a few words, so it isn't displayed.
  private static var minimumDescriptionWidth: Int { Int(140 * max(1, Settings.default.textScale)) }

  // MARK: Lines

  /// A line of the main column.
  private struct Line {
    let widget: Widget
    /// The icons before the text.
    var icons: Widget?
    /// The label, if it may be displayed in one line.
    var label: LabelPart?
    /// Whether an icon of the stack is next to the line.
    var hasIcon = false

    var reservedIconsWidth: Int { icons.map { $0.measured(.horizontal).natural + ObjectContent.iconGap } ?? 0 }

    var requestedSize: Measurement {
      .sum(of: [Measurement(reservedIconsWidth), widget.measured(.horizontal)])
    }

    /// Returns whether the text fits into one line at a width.
    func isSingleLine(in width: Int) -> Bool {
      guard let text = label?.visibleLabel else { return false }
      return text.isSingleLine(in: width - reservedIconsWidth)
    }
  }

  /// The natural width of the headline and the subheadline, which take priority over the footnote and the description.
  private var primaryWidth: Int {
    [headline, subheadline].compactMap(\.visibleLabel).map { $0.measured(.horizontal).natural }.max() ?? 0
  }

  private var mainLines: [Line] {
    var lines: [Line] = []
    for part in [headline, subheadline] {
      if let label = part.visibleLabel { lines.append(Line(widget: label, label: part, hasIcon: true)) }
    }
    let icons = values.footnoteIcons.isEmpty ? nil : footnoteIconRow
    if let label = footnote.visibleLabel {
      lines.append(Line(widget: label, icons: icons, label: footnote, hasIcon: true))
    } else if let icons {
      lines.append(Line(widget: icons))
    }
    if let tagFlow, !values.tags.isEmpty { lines.append(Line(widget: tagFlow)) }
    if let avatarRow, !values.avatars.isEmpty { lines.append(Line(widget: avatarRow)) }
    return lines
  }

  private func compactLines(_ mainLines: [Line]) -> [Line] {
    guard values.showsDescriptionInCompact, let label = descriptionPart.visibleLabel else { return mainLines }
    return mainLines + [Line(widget: label, label: descriptionPart)]
  }

  private var sides: [StatusPart] { [status, substatus].filter(\.isVisible) }

  // MARK: Leading edge

  /// The width of the icon column, in pixels.
  private var iconsColumnWidth: Int { Int(values.iconsColumnWidth * Parts.cell.scale(of: .iconsColumnWidth)) }

  private var reservedIconsWidth: Int {
    if values.showsIconsInMargins || (iconStack.displayed.isEmpty && !values.preservesIconStackSpacing) { return 0 }
    return iconsColumnWidth + Self.iconGap
  }

  private var reservedImageWidth: Int {
    if let view = detail.visibleView { return view.measured(.horizontal).natural + Self.imageGap }
    return values.preservesDetailImageSpacing ? Self.imageWidth + Self.imageGap : 0
  }

  /// The width before the texts, in pixels.
  var reservedLeadingWidth: Int { reservedIconsWidth + reservedImageWidth }

  // MARK: Measurement and allocation

  private func isRegular(_ width: Int) -> Bool { allowsRegular && width >= Self.regularWidth }

  /// Returns the natural width of the parts, or the height of the texts for a width.
  ///
  /// - Parameters:
  ///   - orientation: The orientation to measure.
  ///   - forSize: The width including the reserved space, or -1 if it is unknown.
  ///   - reserved: The width that the host reserves at the trailing edge.
  /// - Returns: A width without the reserved space, or a height.
  func measure(_ orientation: Orientation, forSize: Int, reserving reserved: Int = 0) -> Measurement {
    switch orientation {
    case .horizontal: return horizontalMeasurement(reserved)
    case .vertical:
      let width = forSize < 0 ? measure(.horizontal, forSize: -1, reserving: reserved).natural : forSize - reserved
      return arrange(width: width, reserved: reserved).requestedHeight
    }
  }

  private func horizontalMeasurement(_ reserved: Int) -> Measurement {
    let leading = reservedLeadingWidth
    let main = mainLines
    var widths = compactLines(main).map(\.requestedSize)
    let trailing = sides.map(\.requestedSize)
    if let minimum = trailing.map(\.minimum).max(), let natural = trailing.map(\.natural).max() {
      let first = widths.first ?? Measurement(0)
      let combined = values.showsFullStatus ? max(first.minimum, minimum) : first.minimum + Self.trailingGap + minimum
      let together = Measurement(minimum: combined, natural: first.natural + Self.trailingGap + natural)
      widths.replaceSubrange(0..<min(1, widths.count), with: [together])
    }
    var width = Measurement.sum(of: [Measurement(leading), .maximum(of: widths)])
    if allowsRegular, !values.showsDescriptionInCompact, let label = descriptionPart.visibleLabel {
      // A description is only visible in its own column.
      let columns = [main.map(\.requestedSize.natural).max() ?? 0, trailing.map(\.natural).max() ?? 0].filter { $0 > 0 }
      let wide = columns.reduce(leading + label.measured(.horizontal).natural) { $0 + Self.columnGap + $1 }
      width.natural = max(width.natural, wide, Self.regularWidth - reserved)
    }
    return width
  }

  /// Allocates the parts in a box of the host with its left edge at `x`.
  func allocate(x: Int = 0, width: Int, height: Int, reserving reserved: Int = 0) {
    let arrangement = arrange(width: width, reserved: reserved)
    if let label = descriptionPart.visibleLabel {
      label.isChildVisible = arrangement.frames.contains { $0.widget === label }
    }
    let y = arrangement.isCentered ? max(0, (height - arrangement.height) / 2) : 0
    arrangement.place(x: x, y: y, width: width, isMirrored: host.direction == .rtl)
  }

  private func arrange(width: Int, reserved: Int) -> Arrangement {
    var arrangement = Arrangement()
    let leading = reservedLeadingWidth
    let mainLines = mainLines
    let displayed: [Line]
    if isRegular(width + reserved), let columns = columns(of: mainLines, in: width - leading, ofRow: width) {
      displayed = columns.hasDescription ? mainLines : compactLines(mainLines)
      arrangement.isCentered = arrange(columns, displayed, from: leading, in: width, &arrangement)
    } else {
      displayed = compactLines(mainLines)
      arrangement.isCentered = arrangeStacked(displayed, from: leading, in: width, &arrangement)
    }
    addIcons(nextTo: displayed, &arrangement)
    if let image = detail.visibleView {
      arrangement.add(
        image, x: reservedIconsWidth, y: 0, width: image.measured(.horizontal).natural,
        height: image.measured(.vertical).natural)
    }
    if arrangement.isCentered { arrangement.centerInLine() }
    return arrangement
  }

  /// Stacks all lines, with the status next to the first ones.
  ///
  /// - Returns: Whether all parts are in one row.
  private func arrangeStacked(
    _ lines: [Line], from leading: Int, in width: Int, _ arrangement: inout Arrangement
  ) -> Bool {
    let sides = sides
    let textWidth = max(0, width - leading)
    var (widthBeside, trailingHeight, hasStatusBelow) = (textWidth, 0, false)
    if !sides.isEmpty {
      if let share = maximumTrailingWidth(of: sides, nextTo: lines, in: textWidth, ofRow: width) {
        let (widest, bottom) = add(sides, toEdge: width, atMost: share, &arrangement)
        widthBeside = max(0, textWidth - widest - Self.trailingGap)
        trailingHeight = bottom
      } else {
        hasStatusBelow = true
      }
    }
    var (y, isSingle) = (0, lines.count <= 1 && sides.count <= 1)
    for line in lines {
      if y > 0 { y += Self.lineGap }
      let space = y < trailingHeight ? widthBeside : textWidth
      isSingle = isSingle && line.isSingleLine(in: space)
      y = add(line, x: leading, y: y, width: space, &arrangement)
    }
    guard hasStatusBelow else { return isSingle }
    arrangement.index = 2
    _ = add(sides, from: y + Self.lineGap, toEdge: width, atMost: width, &arrangement)
    return false
  }

  /// Returns the maximum width of the status next to the lines, or nil if it must be below them: it would break a word
  /// of the headline, or must not be truncated and needs more.
  ///
  /// A status that needs at most half of the row isn't truncated.
  private func maximumTrailingWidth(
    of sides: [StatusPart], nextTo lines: [Line], in textWidth: Int, ofRow rowWidth: Int
  ) -> Int? {
    let widest = sides.reduce(0) { max($0, $1.requestedSize.natural) }
    let share = Int(Double(textWidth) * Self.maximumPrimaryFraction)
    guard widest > share else { return share }
    // The status may also use the width that the headline and the subheadline don't need.
    let maximum = max(share, textWidth - primaryWidth - Self.trailingGap)
    guard !lines.isEmpty else { return maximum }
    let isShort = widest <= Int(Double(rowWidth) * Self.maximumPrimaryFraction)
    let wanted = isShort ? widest : min(widest, maximum)
    if textWidth - wanted - Self.trailingGap < longestHeadlineWord { return nil }
    if isShort || widest <= maximum { return widest }
    return values.showsFullStatus ? nil : maximum
  }

  /// The width of the longest word of the headline, which isn't broken.
  private var longestHeadlineWord: Int { headline.visibleLabel.map { $0.widestWordWidth(of: $0.text) } ?? 0 }

  /// The widths of the columns in regular width, in pixels.
  private struct Columns {
    var main: Int
    /// The width of the description, or nil if it isn't displayed.
    var description: Int?
    var status: Int

    var hasDescription: Bool { description != nil }
  }

  /// Returns the widths of the main lines, the description and the status, or nil if the status must not be truncated
  /// and needs more than its column.
  ///
  /// - Parameters:
  ///   - lines: The main lines.
  ///   - width: The width that the columns share.
  ///   - rowWidth: The width of the row.
  /// - Returns: The widths, or nil.
  private func columns(of lines: [Line], in width: Int, ofRow rowWidth: Int) -> Columns? {
    let maximum = Int(Double(rowWidth) * Self.maximumPrimaryFraction)
    if values.showsFullStatus, sides.contains(where: { $0.requestedSize.natural > maximum }) { return nil }
    let status = sides.map { $0.requestedSize.fitting(in: maximum) }.max()
    let space = max(0, width - (status.map { $0 + Self.columnGap } ?? 0))
    var columns = Columns(main: space, status: status ?? 0)
    guard let label = descriptionPart.visibleLabel else { return columns }
    guard !lines.isEmpty else {
      columns.description = max(label.measured(.horizontal).minimum, space)
      return columns
    }
    let both = max(0, space - Self.columnGap)
    var main =
      values.appliesSplitPercent
      ? max(Int(Double(both) * values.splitPercent), min(primaryWidth, maximum))
      : min(lines.map(\.requestedSize.natural).max() ?? 0, both - Self.minimumDescriptionWidth)
    main = max(main, lines.map(\.requestedSize.minimum).max() ?? 0)
    guard both - main >= max(Self.minimumDescriptionWidth, label.measured(.horizontal).minimum) else { return columns }
    (columns.main, columns.description) = (main, both - main)
    return columns
  }

  /// Arranges the main lines, the description and the status in columns.
  ///
  /// - Returns: Whether all parts are in one row.
  private func arrange(
    _ columns: Columns, _ lines: [Line], from leading: Int, in width: Int, _ arrangement: inout Arrangement
  ) -> Bool {
    arrangement.index = columns.hasDescription ? 1 : 3
    _ = add(sides, toEdge: width, atMost: columns.status, &arrangement)
    var isSingle = lines.count <= 1 && sides.count <= 1
    if let label = descriptionPart.visibleLabel, let wide = columns.description {
      arrangement.add(label, x: leading + (lines.isEmpty ? 0 : columns.main + Self.columnGap), width: wide)
      isSingle = isSingle && label.isSingleLine(in: wide)
    }
    var y = 0
    for line in lines {
      if y > 0 { y += Self.lineGap }
      isSingle = isSingle && line.isSingleLine(in: columns.main)
      y = add(line, x: leading, y: y, width: columns.main, &arrangement)
    }
    return isSingle
  }

  /// Adds a line of the main column.
  ///
  /// - Returns: The bottom edge of the line.
  private func add(_ line: Line, x: Int, y: Int, width: Int, _ arrangement: inout Arrangement) -> Int {
    let reservedIconsWidth = line.reservedIconsWidth
    // In a window that is too narrow, the content is clipped; a widget must not be allocated less than its minimum.
    let wide = max(width - reservedIconsWidth, line.widget.measured(.horizontal).minimum)
    let high = line.widget.measured(.vertical, forSize: wide).natural
    arrangement.add(line.widget, x: x + reservedIconsWidth, y: y, width: wide, height: high)
    var bottom = y + high
    if let icons = line.icons {
      let size = (icons.measured(.horizontal).natural, icons.measured(.vertical).natural)
      let lineHeight = line.label?.visibleLabel?.lineHeight ?? high
      let top = y + max(0, (min(lineHeight, high) - size.1) / 2)
      arrangement.add(icons, x: x, y: top, width: size.0, height: size.1)
      bottom = max(bottom, top + size.1)
    }
    return bottom
  }

  /// Stacks the status lines at the trailing edge.
  ///
  /// - Returns: The width of the widest line, and the bottom edge.
  private func add(
    _ sides: [StatusPart], from top: Int = 0, toEdge edge: Int, atMost share: Int,
    _ arrangement: inout Arrangement
  ) -> (width: Int, height: Int) {
    var (y, widest) = (top, 0)
    for side in sides {
      if y > top { y += Self.statusGap }
      let wide = side.requestedSize.fitting(in: share)
      y += side.add(to: &arrangement, x: edge - wide, y: y, width: wide)
      widest = max(widest, wide)
    }
    return (widest, y)
  }

  /// Adds each icon of the stack next to the first line of its text.
  private func addIcons(nextTo lines: [Line], _ arrangement: inout Arrangement) {
    let widgets = iconStack.widgets
    guard !widgets.isEmpty else { return }
    let anchors = lines.filter(\.hasIcon).compactMap { line in
      arrangement.frames.first { $0.widget === line.widget }.map { ($0, line.label?.visibleLabel?.lineHeight) }
    }
    let (x, width) =
      values.showsIconsInMargins ? (-Self.marginWidth, Self.marginWidth) : (0, iconsColumnWidth)
    for (widget, (frame, lineHeight)) in zip(widgets, anchors) {
      let middle = Double(frame.y) + Double(min(lineHeight ?? frame.height, frame.height)) / 2
      arrangement.overlay(widget, centerX: Double(x) + Double(width) / 2, centerY: middle, maximumWidth: width)
    }
  }
}

extension Label {
  /// Returns whether the text fits into one line at a width.
  fileprivate func isSingleLine(in width: Int) -> Bool {
    numberOfLines == 1 || (!containsLineBreaks && measured(.horizontal).natural <= width)
  }
}
