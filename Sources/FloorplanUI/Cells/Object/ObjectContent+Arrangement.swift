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
  /// In compact, the status leaves the texts the rest of the room between image and edge, unless they need less.
  private static let largestTrailingShare = 0.4
  /// In regular, the most of the width that the column of the status takes.
  private static let largestStatusShare = 0.23
  /// The same where the status is to be whole.
  private static let largestWholeStatusShare = 0.5

  // MARK: What there is to place

  /// A line of the main column.
  private struct Line {
    let widget: Widget
    /// Icons before it.
    var icons: Widget?
    /// Its text, where it may be shown in one line.
    var label: LabelPart?
    /// Whether an icon of the stack stands beside it.
    var hasIcon = false

    var iconsRoom: Int { icons.map { $0.measured(.horizontal).natural + ObjectContent.iconGap } ?? 0 }

    var wanted: Measurement {
      let own = widget.measured(.horizontal)
      let room = iconsRoom
      return Measurement(minimum: room + own.minimum, natural: room + own.natural)
    }

    /// Whether the text is shown in one line at a width.
    func isSingleLine(in width: Int) -> Bool {
      guard let text = label?.shownLabel else { return false }
      return text.isSingleLine(in: width - iconsRoom)
    }
  }

  private var mainLines: [Line] {
    var lines: [Line] = []
    for part in [headline, subheadline] {
      if let label = part.shownLabel { lines.append(Line(widget: label, label: part, hasIcon: true)) }
    }
    let icons = footnoteIcons.isEmpty ? nil : footnoteIconRow
    if let label = footnote.shownLabel {
      lines.append(Line(widget: label, icons: icons, label: footnote, hasIcon: true))
    } else if let icons {
      lines.append(Line(widget: icons))
    }
    if let tagFlow, !tags.isEmpty { lines.append(Line(widget: tagFlow)) }
    if let avatarRow, !avatars.isEmpty { lines.append(Line(widget: avatarRow)) }
    return lines
  }

  private func compactLines(_ mainLines: [Line]) -> [Line] {
    guard showDescriptionInCompact, let label = descriptionPart.shownLabel else { return mainLines }
    return mainLines + [Line(widget: label, label: descriptionPart)]
  }

  private var sides: [StatusLine] {
    [StatusLine(status, statusIcon), StatusLine(substatus, substatusIcon)].compactMap(\.self)
  }

  // MARK: Leading edge

  private var iconsRoom: Int {
    if displaysIconsInMargins || (iconStack.shown.isEmpty && !preserveIconStackSpacing) { return 0 }
    return Int(iconsColumnWidth) + Self.iconGap
  }

  private var imageRoom: Int {
    if let view = detail.shownView { return view.measured(.horizontal).natural + Self.imageGap }
    return preserveDetailImageSpacing ? Self.imageWidth + Self.imageGap : 0
  }

  // MARK: Measuring and placing

  private func isRegular(_ width: Int) -> Bool { allowsRegular && width >= Self.regularWidth }

  /// The room for the parts at their best, or the height that the texts need at a width.
  ///
  /// - Parameters:
  ///   - orientation: What is measured.
  ///   - forSize: The width with what is kept free; -1 where it is not known.
  ///   - reserved: The width that the host keeps free behind the parts.
  /// - Returns: A width without what is kept free, or a height.
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
    let leading = iconsRoom + imageRoom
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
    if allowsRegular, !showDescriptionInCompact, let label = descriptionPart.shownLabel {
      // A description is only seen in a column of its own.
      let columns = [main.map(\.wanted.natural).max() ?? 0, beside.map(\.natural).max() ?? 0].filter { $0 > 0 }
      let wide = columns.reduce(leading + label.measured(.horizontal).natural) { $0 + Self.columnGap + $1 }
      natural = max(natural, wide, Self.regularWidth - reserved)
    }
    return Measurement(minimum: minimum, natural: natural)
  }

  /// Places the parts in a box of the host whose left edge is at `x`.
  func allocate(x: Int = 0, width: Int, height: Int, reserving reserved: Int = 0) {
    let isMirrored = host.direction == .rtl
    let arrangement = arrange(width: width, reserved: reserved)
    if let label = descriptionPart.shownLabel {
      let isSeen = showDescriptionInCompact || isRegular(width + reserved)
      if label.isChildVisible != isSeen { label.isChildVisible = isSeen }
    }
    let offset = arrangement.offset(in: height)
    arrangement.place(x: x, y: offset, width: width, isMirrored: isMirrored)
  }

  private func arrange(width: Int, reserved: Int) -> ObjectArrangement {
    var arrangement = ObjectArrangement()
    let leading = iconsRoom + imageRoom
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
    if let image = detail.shownView {
      arrangement.add(
        image, x: iconsRoom, y: 0, width: image.measured(.horizontal).natural,
        height: image.measured(.vertical).natural)
    }
    if isSingleLine { arrangement.centreParts() }
    return arrangement
  }

  /// Everything below each other, the status beside the first lines.
  /// - Returns: Whether it is one row.
  private func arrangeStacked(
    _ lines: [Line], from leading: Int, in width: Int, _ arrangement: inout ObjectArrangement
  ) -> Bool {
    let sides = sides
    let textWidth = max(0, width - leading)
    var (widthBeside, trailingHeight) = (textWidth, 0)
    if !sides.isEmpty {
      if let share = trailingShare(of: sides, beside: lines, in: textWidth) {
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

  /// The most width of the status beside the lines; nil where it is to be whole, and needs more.
  private func trailingShare(of sides: [StatusLine], beside lines: [Line], in textWidth: Int) -> Int? {
    let widest = sides.reduce(0) { max($0, $1.wanted.natural) }
    let share = Int(Double(textWidth) * Self.largestTrailingShare)
    guard widest > share else { return share }
    // What the lines don't need is the status' too.
    let widestLine = lines.reduce(0) { max($0, $1.wanted.natural) }
    let most = max(share, textWidth - widestLine - Self.trailingGap)
    return keepsStatusWhole && widest > most && !lines.isEmpty ? nil : most
  }

  /// A column for the main lines, one for the description and one for the status.
  /// - Returns: Whether it is one row.
  private func arrangeColumns(
    _ lines: [Line], from leading: Int, in width: Int, _ arrangement: inout ObjectArrangement
  ) -> Bool {
    let sides = sides
    var room = width - leading
    if !sides.isEmpty {
      let share = Int(Double(width) * (keepsStatusWhole ? Self.largestWholeStatusShare : Self.largestStatusShare))
      room -= add(sides, toEdge: width, atMost: share, &arrangement).width + Self.columnGap
    }
    var mainWidth = max(0, room)
    var isSingle = lines.count <= 1 && sides.count <= 1
    if let label = descriptionPart.shownLabel {
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
  /// - Returns: Where it ends.
  private func add(_ line: Line, x: Int, y: Int, width: Int, _ arrangement: inout ObjectArrangement) -> Int {
    let iconsRoom = line.iconsRoom
    // A window narrower than the least the parts can live with clips; it never hands out less than the minimum.
    let wide = max(width - iconsRoom, line.widget.measured(.horizontal).minimum)
    let high = line.widget.measured(.vertical, forSize: wide).natural
    arrangement.add(line.widget, x: x + iconsRoom, y: y, width: wide, height: high)
    var bottom = y + high
    if let icons = line.icons {
      let size = (icons.measured(.horizontal).natural, icons.measured(.vertical).natural)
      let lineHeight = line.label?.shownLabel?.lineHeight ?? high
      let top = y + max(0, (min(lineHeight, high) - size.1) / 2)
      arrangement.add(icons, x: x, y: top, width: size.0, height: size.1)
      bottom = max(bottom, top + size.1)
    }
    return bottom
  }

  /// Stacks the status at the trailing edge.
  /// - Returns: The width of the widest, and how far down they reach.
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

  /// Puts each icon of the stack beside the first line of its text.
  private func addIcons(beside lines: [Line], _ arrangement: inout ObjectArrangement) {
    let widgets = iconStack.widgets
    guard !widgets.isEmpty else { return }
    let places = lines.filter(\.hasIcon).compactMap { line in
      arrangement.frames.first { $0.widget === line.widget }.map { ($0, line.label?.shownLabel?.lineHeight) }
    }
    let (x, width) =
      displaysIconsInMargins ? (-Self.marginWidth, Self.marginWidth) : (0, Int(iconsColumnWidth))
    for (widget, (frame, lineHeight)) in zip(widgets, places) {
      let middle = Double(frame.y) + Double(min(lineHeight ?? frame.height, frame.height)) / 2
      arrangement.add(widget, inColumnAt: x, width: width, around: middle)
    }
  }
}

extension Label {
  /// Whether the text is shown in one line at a width.
  fileprivate func isSingleLine(in width: Int) -> Bool {
    numberOfLines == 1 || (!hasSeveralParagraphs && measured(.horizontal).natural <= width)
  }
}
