import FloorplanLayout
import FloorplanTheme
import GTKBridge

extension GridRow {
  static let accessoryStyle = AccessoryStyle(
    indicator: ComponentParts.GridRow.accessory, button: ComponentParts.GridRow.accessoryButton,
    cell: ComponentParts.GridRow.cell, gapMetric: .columnGap)

  /// The items of a bound row; a recycled row has none.
  private var boundItems: [any GridRowItem] { isBound ? gridItems : [] }
  private var boundObject: ObjectContent? { isBound ? object : nil }

  var reservedAccessoryWidth: Int { (gridView?.accessory ?? accessory ?? AccessoryType.none).reservedWidth }

  var horizontalMeasurement: Measurement {
    if presentation == .objectView {
      let content = boundObject?.measure(.horizontal, forSize: -1) ?? Measurement(0)
      return Measurement(
        minimum: content.minimum + reservedAccessoryWidth, natural: content.natural + reservedAccessoryWidth)
    }
    // Columns shrink without a limit, so only the accessory sets a minimum. In a grid the natural width is
    // irrelevant, and GTK requests it before each height, which would lay out every text again.
    if gridView != nil { return Measurement(reservedAccessoryWidth) }
    let widths = boundItems.indices.map { slots[$0].naturalWidth }
    let gaps = max(0, widths.count - 1) * Int(columnSpacing)
    return Measurement(minimum: reservedAccessoryWidth, natural: widths.reduce(gaps + reservedAccessoryWidth, +))
  }

  /// The height in addition to the row's padding, which is sufficient margin for a button.
  private var accessoryHeight: Int {
    max(0, accessoryPart.height - 2 * ComponentParts.GridRow.cell[.paddingBlock])
  }

  func height(forWidth width: Int) -> Int {
    if presentation == .objectView {
      let space = max(width - reservedAccessoryWidth, boundObject?.measure(.horizontal, forSize: -1).minimum ?? 0)
      return max(boundObject?.measure(.vertical, forSize: space).natural ?? 0, accessoryHeight)
    }
    reserveNumberWidths()
    return max(Int(frames(width: width).row.height) + stackedArrangement(width: width).height, accessoryHeight)
  }

  /// Widens the columns of the grid for the row's numbers, whenever the row is measured.
  private func reserveNumberWidths() {
    guard let gridView else { return }
    for (index, item) in boundItems.enumerated() where (item as? GridRowTextItem)?.isUncuttable == true {
      gridView.reserveWidth(slots[index].naturalWidth, forNumberIn: index)
    }
  }

  func place(width: Int, height: Int) {
    // The content of a recycled row stays until the next item, but isn't visible.
    if !isBound || !showsParts {
      showsParts = isBound
      for child in children { child.isChildVisible = isBound }
    }
    if presentation == .objectView {
      displayedColumns = GridColumnLayout([])
      let space = max(width - reservedAccessoryWidth, boundObject?.measure(.horizontal, forSize: -1).minimum ?? 0)
      boundObject?.allocate(x: direction == .rtl ? width - space : 0, width: space, height: height)
    } else {
      placeItems(width: width, height: height)
    }
    accessoryPart.allocate(width: width, height: height)
  }

  private func placeItems(width: Int, height: Int) {
    let stacked = stackedArrangement(width: width)
    let (height, bottom) = (height - stacked.height, height)
    let (row, columns) = frames(width: width)
    displayedColumns = columns
    let (items, fittingColumns) = (boundItems, fittingColumns)
    for (index, slot) in slots.enumerated() {
      guard let widget = slot.widget else { continue }
      guard let position = fittingColumns.firstIndex(of: index), position < columns.frames.count,
        slot.fits(Int(columns.frames[position].width)), let frame = row.items[position]
      else {
        widget.isChildVisible = isBound && stackedColumns.contains(index)
        widget.canTarget = true
        continue
      }
      widget.isChildVisible = true
      // GTK doesn't clip the pointer, so a cut-off item would take clicks on the frozen column.
      widget.canTarget = columns.visibleFrame(of: position).width >= columns.frames[position].width
      let spare = max(0, height - Int(row.height))
      let isCentered = items[index].alignment.isCentered ?? (row.alignment == .center)
      let top: Int
      if items[index].alignment == .automatic {
        top = Int(frame.minY) + (isCentered ? spare / 2 : 0)
      } else {
        top = isCentered ? max(0, height - Int(frame.size.height)) / 2 : 0
      }
      widget.allocate(x: Int(frame.minX), y: top, width: Int(frame.size.width), height: Int(frame.size.height))
    }
    stacked.place(
      x: direction == .rtl ? reservedAccessoryWidth : 0, y: bottom - stacked.height,
      width: width - reservedAccessoryWidth, isMirrored: direction == .rtl)
  }

  // MARK: Columns that don't fit

  private static let columnGap = ComponentParts.GridRow.cell[.columnGap]
  /// The gap above each line of a column that doesn't fit.
  private static let lineGap = 4
  /// The maximum fraction of the width for the titles.
  private static let maximumTitleFraction = 0.5

  /// Returns the lines below the columns, each with the title of a column and its item.
  private func stackedArrangement(width: Int) -> Arrangement {
    var arrangement = Arrangement()
    guard isBound else { return arrangement }
    let space = width - reservedAccessoryWidth
    let titleWidth = stackedColumns.compactMap { slots[$0].columnTitleLabel?.measured(.horizontal).natural }.max() ?? 0
    let numberWidth = stackedColumns.compactMap { gridView?.numberWidths[$0] }.max() ?? 0
    // All rows have the same titles and number widths, so their items are aligned.
    let maximum = min(Int(Double(space) * Self.maximumTitleFraction), space - numberWidth - Self.columnGap)
    let shownWidth = max(0, min(titleWidth, maximum))
    for column in stackedColumns {
      guard let item = slots[column].widget else { continue }
      let (title, y) = (slots[column].columnTitleLabel, arrangement.height + Self.lineGap)
      let x = title == nil ? 0 : shownWidth + Self.columnGap
      arrangement.add(item, x: x, y: y, width: item.measured(.horizontal).fitting(in: space - x))
      guard let title else { continue }
      // The first lines are aligned, although their fonts differ.
      let difference = max(0, ((item as? Label)?.lineHeight ?? 0) - title.lineHeight)
      arrangement.add(title, x: 0, y: y + difference / 2, width: shownWidth)
    }
    return arrangement
  }

  /// The columns next to each other, by index; those without an item aren't displayed.
  private var fittingColumns: [Int] {
    (gridView?.fittingColumns ?? Array(boundItems.indices)).filter(boundItems.indices.contains)
  }

  /// Returns the layout of the row and its ``fittingColumns``.
  func frames(width: Int) -> (row: GridRowFrames, columns: GridColumnLayout) {
    let environment = LayoutEnvironment(
      containerSize: Size(width: Double(width), height: 0),
      layoutDirection: direction == .rtl ? .rightToLeft : .leftToRight)
    let columns =
      gridView?.columnLayout(inWidth: width, environment)
      ?? GridColumnLayout(
        GridColumnSolver(columns: columnWidths, spacing: columnSpacing).columnFrames(
          inWidth: Double(width), accessoryWidth: Double(reservedAccessoryWidth), environment: environment))
    let measures = zip(fittingColumns, columns.frames).map { index, frame in
      let (slot, column) = (slots[index], Int(frame.width))
      return slot.fits(column) ? slot.measure(width: column) : .text(height: 0, lineCount: 1)
    }
    let layout = GridRowLayout(alignment: alignment)
    return (layout.frames(of: measures, in: columns.frames, environment: environment), columns)
  }

  /// Draws the row; scrolled items are cut off at the edges of their viewport.
  func draw(_ snapshot: Snapshot, clippingTo viewport: GridColumnFrame) {
    let scrolled = fittingColumns.enumerated().filter { displayedColumns.scrolls($0.offset) }
      .compactMap { slots[$0.element].widget }
    let x = viewport.x + Double(direction == .rtl ? 0 : leadingInset)
    for child in children {
      guard scrolled.contains(where: { $0 === child }) else {
        snapshot.draw(child, of: self)
        continue
      }
      snapshot.withClip(x: x, y: 0, width: viewport.width, height: Double(height)) { snapshot.draw(child, of: self) }
    }
  }

  /// Returns the natural width of a column's item.
  func naturalWidth(ofColumn column: Int) -> Int {
    presentation == .columns && column < boundItems.count ? slots[column].naturalWidth : 0
  }
}

extension GridRowItemAlignment {
  /// Whether the item is vertically centered, or nil for automatic alignment.
  fileprivate var isCentered: Bool? {
    switch self {
    case .automatic: nil
    case .center: true
    case .top: false
    }
  }
}

extension AccessoryType {
  /// The width that the columns reserve for the accessory.
  var reservedWidth: Int { GridRow.accessoryStyle.width(for: self) }
}
