import CGTK
import FloorplanTheme
import GTKBridge

extension ObjectContent {
  private static let imageGap = Int(Parts.cell.metric(.imageGap))
  private static let lineGap = Int(Parts.cell.metric(.lineGap))
  private static let statusGap = Int(Parts.cell.metric(.statusGap))
  private static let columnGap = Int(Parts.cell.metric(.columnGap))
  private static let iconGap = statusGap
  private static let marginWidth = Int(Parts.cell.metric(.paddingInline))
  private static let regularWidth = Int(Parts.cell.metric(.regularWidth))
  private static let imageWidth = Int(Parts.detailImageView.metric(.imageWidth))
  private static let trailingGap = imageGap
  /// The maximum fraction of the width for the status in compact, unless the texts need less than the rest.
  private static let maximumTrailingFraction = 0.4
  /// The maximum fraction of the width for the status column in regular.
  private static let maximumStatusFraction = 0.23
  /// The same fraction if the status must not be truncated.
  private static let maximumWholeStatusFraction = 0.5

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

    var wanted: Measurement {
      let own = widget.measured(.horizontal)
      let room = reservedIconsWidth
      return Measurement(minimum: room + own.minimum, natural: room + own.natural)
    }

    /// Returns whether the text fits into one line at a width.
    func isSingleLine(in width: Int) -> Bool {
      guard let text = label?.visibleLabel else { return false }
      return text.isSingleLine(in: width - reservedIconsWidth)
    }
  }

  private var mainLines: [Line] {
    var lines: [Line] = []
    for part in [headline, subheadline] {
      if let label = part.visibleLabel { lines.append(Line(widget: label, label: part, hasIcon: true)) }
    }
    let icons = footnoteIcons.isEmpty ? nil : footnoteIconRow
    if let label = footnote.visibleLabel {
      lines.append(Line(widget: label, icons: icons, label: footnote, hasIcon: true))
    } else if let icons {
      lines.append(Line(widget: icons))
    }
    if let tagFlow, !tags.isEmpty { lines.append(Line(widget: tagFlow)) }
    if let avatarRow, !avatars.isEmpty { lines.append(Line(widget: avatarRow)) }
    return lines
  }

  private func compactLines(_ mainLines: [Line]) -> [Line] {
    guard showDescriptionInCompact, let label = descriptionPart.visibleLabel else { return mainLines }
    return mainLines + [Line(widget: label, label: descriptionPart)]
  }

  private var sides: [StatusLine] {
    [StatusLine(status, statusIcon), StatusLine(substatus, substatusIcon)].compactMap(\.self)
  }

  // MARK: Leading edge

  private var reservedIconsWidth: Int {
    if displaysIconsInMargins || (iconStack.shown.isEmpty && !preserveIconStackSpacing) { return 0 }
    return Int(iconsColumnWidth) + Self.iconGap
  }

  private var reservedImageWidth: Int {
    if let view = detail.visibleView { return view.measured(.horizontal).natural + Self.imageGap }
    return preserveDetailImageSpacing ? Self.imageWidth + Self.imageGap : 0
  }

  // MARK: Measurement and allocation

  private func isRegular(_ width: Int) -> Bool { allowsRegular && width >= Self.regularWidth }

  /// Returns the natural width of the parts, or the height of the texts for a width.
  ///
  /// - Parameters:
  ///   - orientation: The orientation to measure.
  ///   - forSize: The width including the reserved space, or -1 if it is unknown.
  ///   - reserved: The width that the host reserves at the trailing edge.
  /// - Returns: A width without the reserved space, or a height.
  func measure(_ orientation: GtkOrientation, forSize: Int, reserving reserved: Int = 0) -> Measurement {
    switch orientation {
    case .horizontal: return horizontalMeasurement(reserved)
    case .vertical:
      let width = forSize < 0 ? measure(.horizontal, forSize: -1, reserving: reserved).natural : forSize - reserved
      let arrangement = arrange(width: width, reserved: reserved)
      var height = Measurement(arrangement.height)
      height.arrangement = isRegular(width + reserved) ? 1 : arrangement.hasStatusBelow ? 2 : 0
      return height
    }
  }

  private func horizontalMeasurement(_ reserved: Int) -> Measurement {
    let leading = reservedIconsWidth + reservedImageWidth
    let main = mainLines
    var widths = compactLines(main).map(\.wanted)
    let beside = sides.map(\.wanted)
    if let minimum = beside.map(\.minimum).max(), let natural = beside.map(\.natural).max() {
      let first = widths.first ?? Measurement(0)
      let least = keepsStatusWhole ? max(first.minimum, minimum) : first.minimum + Self.trailingGap + minimum
      let together = Measurement(minimum: least, natural: first.natural + Self.trailingGap + natural)
      widths.replaceSubrange(0..<min(1, widths.count), with: [together])
    }
    let minimum = leading + (widths.map(\.minimum).max() ?? 0)
    var natural = leading + (widths.map(\.natural).max() ?? 0)
    if allowsRegular, !showDescriptionInCompact, let label = descriptionPart.visibleLabel {
      // A description is only visible in its own column.
      let columns = [main.map(\.wanted.natural).max() ?? 0, beside.map(\.natural).max() ?? 0].filter { $0 > 0 }
      let wide = columns.reduce(leading + label.measured(.horizontal).natural) { $0 + Self.columnGap + $1 }
      natural = max(natural, wide, Self.regularWidth - reserved)
    }
    return Measurement(minimum: minimum, natural: natural)
  }

  /// Allocates the parts in a box of the host with its left edge at `x`.
  func allocate(x: Int = 0, width: Int, height: Int, reserving reserved: Int = 0) {
    let isMirrored = host.direction == .rtl
    let arrangement = arrange(width: width, reserved: reserved)
    if let label = descriptionPart.visibleLabel {
      let isSeen = showDescriptionInCompact || isRegular(width + reserved)
      if label.isChildVisible != isSeen { label.isChildVisible = isSeen }
    }
    let offset = arrangement.offset(in: height)
    arrangement.place(x: x, y: offset, width: width, isMirrored: isMirrored)
  }

  private func arrange(width: Int, reserved: Int) -> ObjectArrangement {
    var arrangement = ObjectArrangement()
    let leading = reservedIconsWidth + reservedImageWidth
    let shown: [Line]
    let isSingleLine: Bool
    if isRegular(width + reserved) {
      shown = mainLines
      isSingleLine = arrangeColumns(shown, from: leading, in: width, &arrangement)
    } else {
      shown = compactLines(mainLines)
      isSingleLine = arrangeStacked(shown, from: leading, in: width, &arrangement)
    }
    arrangement.isSingleLine = isSingleLine
    addIcons(beside: shown, &arrangement)
    if let image = detail.visibleView {
      arrangement.add(
        image, x: reservedIconsWidth, y: 0, width: image.measured(.horizontal).natural,
        height: image.measured(.vertical).natural)
    }
    if isSingleLine { arrangement.centerParts() }
    return arrangement
  }

  /// Stacks all lines, with the status next to the first ones.
  ///
  /// - Returns: Whether all parts are in one row.
  private func arrangeStacked(
    _ lines: [Line], from leading: Int, in width: Int, _ arrangement: inout ObjectArrangement
  ) -> Bool {
    let sides = sides
    let textWidth = max(0, width - leading)
    var (widthBeside, trailingHeight) = (textWidth, 0)
    if !sides.isEmpty {
      if let share = maximumTrailingWidth(of: sides, beside: lines, in: textWidth) {
        let (widest, bottom) = add(sides, toEdge: width, atMost: share, &arrangement)
        widthBeside = max(0, textWidth - widest - Self.trailingGap)
        trailingHeight = bottom
      } else {
        arrangement.hasStatusBelow = true
      }
    }
    var (y, isSingle) = (0, lines.count <= 1 && sides.count <= 1)
    for line in lines {
      if y > 0 { y += Self.lineGap }
      let room = y < trailingHeight ? widthBeside : textWidth
      isSingle = isSingle && line.isSingleLine(in: room)
      y = add(line, x: leading, y: y, width: room, &arrangement)
    }
    guard arrangement.hasStatusBelow else { return isSingle }
    _ = add(sides, from: y + Self.lineGap, toEdge: width, atMost: width, &arrangement)
    return false
  }

  /// Returns the maximum width of the status next to the lines, or nil if it must not be truncated and needs more.
  private func maximumTrailingWidth(of sides: [StatusLine], beside lines: [Line], in textWidth: Int) -> Int? {
    let widest = sides.reduce(0) { max($0, $1.wanted.natural) }
    let share = Int(Double(textWidth) * Self.maximumTrailingFraction)
    guard widest > share else { return share }
    // The status may also use the width that the lines don't need.
    let widestLine = lines.reduce(0) { max($0, $1.wanted.natural) }
    let most = max(share, textWidth - widestLine - Self.trailingGap)
    return keepsStatusWhole && widest > most && !lines.isEmpty ? nil : most
  }

  /// Arranges the main lines, the description and the status in columns.
  ///
  /// - Returns: Whether all parts are in one row.
  private func arrangeColumns(
    _ lines: [Line], from leading: Int, in width: Int, _ arrangement: inout ObjectArrangement
  ) -> Bool {
    let sides = sides
    var room = width - leading
    if !sides.isEmpty {
      let share = Int(Double(width) * (keepsStatusWhole ? Self.maximumWholeStatusFraction : Self.maximumStatusFraction))
      room -= add(sides, toEdge: width, atMost: share, &arrangement).width + Self.columnGap
    }
    var mainWidth = max(0, room)
    var isSingle = lines.count <= 1 && sides.count <= 1
    if let label = descriptionPart.visibleLabel {
      let both = max(0, room - (lines.isEmpty ? 0 : Self.columnGap))
      let least = label.measured(.horizontal).minimum
      if lines.isEmpty {
        mainWidth = 0
      } else if isApplyingSplitPercent {
        mainWidth = Int(Double(both) * splitPercent)
      } else {
        mainWidth = min(lines.map(\.wanted.natural).max() ?? 0, both - least)
      }
      mainWidth = max(mainWidth, lines.map(\.wanted.minimum).max() ?? 0)
      let wide = max(least, both - mainWidth)
      let x = leading + (lines.isEmpty ? 0 : mainWidth + Self.columnGap)
      arrangement.add(label, x: x, y: 0, width: wide, height: label.measured(.vertical, forSize: wide).natural)
      isSingle = isSingle && label.isSingleLine(in: wide)
    }
    var y = 0
    for line in lines {
      if y > 0 { y += Self.lineGap }
      isSingle = isSingle && line.isSingleLine(in: mainWidth)
      y = add(line, x: leading, y: y, width: mainWidth, &arrangement)
    }
    return isSingle
  }

  /// Adds a line of the main column.
  ///
  /// - Returns: The bottom edge of the line.
  private func add(_ line: Line, x: Int, y: Int, width: Int, _ arrangement: inout ObjectArrangement) -> Int {
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
    _ sides: [StatusLine], from top: Int = 0, toEdge edge: Int, atMost share: Int,
    _ arrangement: inout ObjectArrangement
  ) -> (width: Int, height: Int) {
    var (y, widest) = (top, 0)
    for side in sides {
      if y > top { y += Self.statusGap }
      let wanted = side.wanted
      let wide = min(wanted.natural, max(wanted.minimum, share))
      y += side.add(to: &arrangement, x: edge - wide, y: y, width: wide)
      widest = max(widest, wide)
    }
    return (widest, y)
  }

  /// Adds each icon of the stack next to the first line of its text.
  private func addIcons(beside lines: [Line], _ arrangement: inout ObjectArrangement) {
    let widgets = iconStack.widgets
    guard !widgets.isEmpty else { return }
    let anchors = lines.filter(\.hasIcon).compactMap { line in
      arrangement.frames.first { $0.widget === line.widget }.map { ($0, line.label?.visibleLabel?.lineHeight) }
    }
    let (x, width) =
      displaysIconsInMargins ? (-Self.marginWidth, Self.marginWidth) : (0, Int(iconsColumnWidth))
    for (widget, (frame, lineHeight)) in zip(widgets, anchors) {
      let middle = Double(frame.y) + Double(min(lineHeight ?? frame.height, frame.height)) / 2
      arrangement.add(widget, inColumnAt: x, width: width, around: middle)
    }
  }
}

extension Label {
  /// Returns whether the text fits into one line at a width.
  fileprivate func isSingleLine(in width: Int) -> Bool {
    numberOfLines == 1 || (!hasSeveralParagraphs && measured(.horizontal).natural <= width)
  }
}
