import FloorplanLayout
import FloorplanTheme
import GTKBridge

extension GridView {
  /// Scrolls the columns toward the trailing edge, or back by a negative distance in points.
  ///
  /// - Returns: Whether the columns moved.
  @discardableResult
  final func scrollColumns(by distance: Double) -> Bool {
    guard let scroll = horizontalScroll else { return false }
    let before = columnOffset
    scrollHorizontally(to: scroll.value + (direction == .rtl ? -distance : distance))
    configureAdjustments()
    return columnOffset != before
  }

  /// Scrolls the columns with Left and Right while a row has the focus.
  ///
  /// - Returns: Whether the key was handled; at the ends it moves the focus to the controls of the row.
  final func scrollColumns(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    let movement = NeighborDirection(key)
    guard movement == .left || movement == .right, modifiers.acceleratorModifiers.isEmpty,
      focusedItem.flatMap(cell)?.hasFocus == true
    else { return false }
    let isForward = (movement == .right) != (direction == .rtl)
    return scrollColumns(by: isForward ? Self.scrollStep : -Self.scrollStep)
  }

  /// Allocates the line after the frozen columns, down to the last row.
  final func placeFrozenColumnSeparator() {
    guard horizontalScroll != nil else { return frozenColumnSeparator.place(in: nil) }
    let header = liveHeaders.first { $0.isChildVisible }
    let row = boundItems.lazy.compactMap { self.cell(at: $0) as? GridRow }.first { $0.isChildVisible }
    guard let view: CollectionReusableView = header ?? row,
      let columns = header?.displayedColumns ?? row?.displayedColumns, columns.frozenCount > 0,
      let viewport = columns.viewport, let bounds = view.bounds(in: self)
    else { return frozenColumnSeparator.place(in: nil) }
    // The bounds include the padding, which is the same at both sides.
    let origin = bounds.x + (bounds.width - Double(view.width)) / 2
    let width = Double(FrozenColumnSeparator.width)
    let x = direction == .rtl ? viewport.maxX : viewport.x - width + Double(view.leadingInset)
    let visible = self.viewport
    let height = min(visible.size.height, engine.contentSize.height - visible.minY)
    frozenColumnSeparator.place(in: Rect(x: origin + x, y: 0, width: width, height: max(0, height)))
  }
}

/// The line between the frozen columns and the scrolled ones.
final class FrozenColumnSeparator: CollectionMark {
  static let width = Int(ComponentParts.GridHeader.frozenColumnSeparator.metric(.minimumWidth))

  override class var cssName: String { "separator" }

  init(in grid: GridView) { super.init(ComponentParts.GridHeader.frozenColumnSeparator, in: grid) }
}
