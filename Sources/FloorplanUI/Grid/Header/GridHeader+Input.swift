import FloorplanLayout
import GTKBridge

extension GridHeader {
  func addInput() {
    let click = ClickGesture()
    click.onPress { [weak self, weak click] count, x, _ in
      // The click must not reach the rows that are scrolled under the header.
      click?.claim()
      if count == 2, let self, let column = handle(at: x)?.column { gridView?.fitColumn(column) }
    }
    addController(click)
    // The gesture is on the header, because the handle moves during the drag.
    let drag = DragGesture()
    drag.onShouldBegin { [weak self] x, _ in
      guard let self, let handle = handle(at: x) else { return false }
      gridView?.beginResizing(column: handle.column)
      return true
    }
    drag.onUpdate { [weak self] x, _ in self?.dragHandle(by: x) }
    drag.onEnd { [weak self] in self?.gridView?.endResizing() }
    addController(drag)
    drag.group(with: click)
  }

  /// Returns the handle at a position in the header's coordinates.
  func handle(at x: Double) -> GridColumnHandle? {
    handles.first { handle in
      guard handle.isChildVisible, let bounds = handle.bounds(in: self) else { return false }
      // The bounds don't include the padding, which also belongs to the handle.
      return abs(x - (bounds.x + bounds.width / 2)) <= Double(GridColumnHandle.width) / 2
    }
  }

  /// Moves the dragged handle to a distance from its initial position, in pixels to the right.
  func dragHandle(by offset: Double) {
    gridView?.resize(to: direction == .rtl ? -offset : offset)
  }

  // MARK: Keyboard

  /// The change of a column's width for one key press, in points.
  private static let resizeStep = 8.0

  /// Handles a key press on a title.
  ///
  /// - Returns: Whether the key was handled.
  func handle(_ key: Key, _ modifiers: ModifierKeys, at column: Int) -> Bool {
    let modifiers = modifiers.acceleratorModifiers
    let movement = NeighborDirection(key)
    if modifiers.isEmpty, [.enter, .space].contains(key) {
      titles[column].activate()
      return titles[column].isSortable
    }
    if modifiers.isEmpty, movement == .down { return gridView?.focusRows() ?? false }
    guard movement == .left || movement == .right else { return false }
    let isForward = (movement == .right) != (direction == .rtl)
    switch modifiers {
    case []: return focusTitle(after: column, step: isForward ? 1 : -1)
    case [.control]:
      guard let gridView, gridView.canResize(column: column) else { return false }
      gridView.resizeColumn(column, by: isForward ? Self.resizeStep : -Self.resizeStep)
      return true
    default: return false
    }
  }

  // MARK: Focus

  /// Whether a title can take the focus.
  var hasFocusableTitle: Bool { isVisible && titles.contains { $0.isFocusable && $0.isChildVisible } }

  /// Moves the focus to the title that had it last, or to the first one.
  func focusTitles() -> Bool {
    guard hasFocusableTitle else { return false }
    let remembered = titles.indices.contains(focusedColumn) ? titles[focusedColumn] : nil
    let candidates = [remembered].compactMap(\.self) + titles
    return candidates.contains { $0.isFocusable && $0.isChildVisible && focus($0) }
  }

  private func focusTitle(after column: Int, step: Int) -> Bool {
    var next = column + step
    while titles.indices.contains(next) {
      if titles[next].isFocusable, titles[next].isChildVisible { return focus(titles[next]) }
      next += step
    }
    // The key is consumed at the ends, so it doesn't reach the rows.
    return true
  }

  private func focus(_ title: GridHeaderItemView) -> Bool {
    guard title.grabFocus() else { return false }
    focusedColumn = title.column
    reveal(title)
    return true
  }
}
