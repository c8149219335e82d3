import FloorplanLayout
package import FloorplanTheme
package import GTKBridge

/// The position of a cell in a group of rows.
nonisolated struct GroupPosition: Equatable {
  let isFirst: Bool
  let isLast: Bool
}

extension CollectionView {
  /// Whether the rows of each section form a card: there is only one column of them.
  var hasGroups: Bool {
    isInsetGrouped && (requestedLayout as? AutosizingColumnFlowLayout)?.numberOfColumns == 1
  }

  /// The layout for the engine: with the number of columns for the size class, and the margins of groups.
  final func displayedLayout(in size: Size) -> any CollectionLayout {
    let layout = Self.layout(requestedLayout, in: sizeClass)
    guard hasGroups, var columns = layout as? AutosizingColumnFlowLayout else { return layout }
    groupInset = (Self.groupMargin(in: size.width, of: groupPart, on: self), Double(groupPart[.lineGap]))
    let (margin, space) = groupInset
    columns.sectionInset.leading += margin
    columns.sectionInset.trailing += margin
    columns.sectionInset.top += space
    columns.sectionInset.bottom += space
    return columns
  }

  /// Returns the space at each side of groups.
  ///
  /// - Parameters:
  ///   - width: The width of the list, in points.
  ///   - part: The part of the groups.
  ///   - widget: The list, whose theme can set the width.
  /// - Returns: The space in points.
  package static func groupMargin(in width: Double, of part: ComponentPart, on widget: Widget) -> Double {
    let margin = part.metric(sizeClass(forWidth: width) == .compact ? .compactColumnWidth : .regularColumnWidth)
    return max(margin, ((width - maximumGroupWidth(of: part, on: widget)) / 2).rounded(.down))
  }

  /// The maximum width of groups, which follows the text scale as the width for reading does.
  private static func maximumGroupWidth(of part: ComponentPart, on widget: Widget) -> Double {
    let custom = DisplayedTheme.customValue(of: .width, of: part, on: widget)?.number
    return (custom ?? part.metric(.maximumWidth)) * max(1, Settings.default.textScale)
  }

  /// Returns the frame of a header or footer next to its group, which has space above and below it.
  ///
  /// A pinned header is at the top, so that no rows are visible above it.
  final func groupFrame(ofSupplement frame: Rect, for element: LayoutElement) -> Rect {
    guard hasGroups else { return frame }
    let (margin, space) = groupInset
    var distance = -space
    if element.supplementaryKind == .header {
      let isPinnable = (requestedLayout as? AutosizingColumnFlowLayout)?.pinsHeaders == true
      distance = isPinnable ? min(space, max(0, frame.minY - pixelViewport.minY)) : space
    }
    return Rect(
      x: frame.minX + margin, y: frame.minY + distance, width: max(0, frame.size.width - 2 * margin),
      height: frame.size.height)
  }

  /// Updates the round corners and the separators of all cells.
  final func updateGroups() {
    let hasGroups = hasGroups
    for (index, cell) in views.cells where hasGroups || cell.groupPosition != nil {
      cell.groupPosition =
        hasGroups
        ? GroupPosition(isFirst: index.item == 0, isLast: index.item == engine.sections[index.section].itemCount - 1)
        : nil
    }
  }

  /// The color of the separators between the rows of a group.
  final var separatorColor: PaintColor? {
    let scope = DisplayedTheme.scope(of: self)
    let appearance = scope?.appearance ?? DisplayedTheme.appearance
    if let cachedSeparatorColor, cachedSeparatorColor.appearance == appearance { return cachedSeparatorColor.color }
    let theme = scope?.theme ?? DisplayedTheme.theme
    let color = theme.resolve(groupPart, appearance: appearance).colors[.separatorColor]?.paint
    cachedSeparatorColor = (appearance, color)
    return color
  }
}
