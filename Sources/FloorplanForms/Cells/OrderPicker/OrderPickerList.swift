import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The criteria of an order picker, as one tab stop in which the arrow keys move.
final class OrderPickerList: CustomWidget {
  private(set) var rows: [OrderPickerRow] = []
  private var criteria: [SortCriterion] = []
  private var tabStop = 0
  private var drag: Drag?

  private let edgeScroll = EdgeScroll()

  /// A drag of a row.
  private struct Drag {
    let source: Int
    /// The initial position of the pointer, in pixels from the upper edge.
    let startY: Double
    /// The vertical distance of the pointer from there.
    var distance = 0.0
  }

  override class var cssName: String { "criteria" }

  override init() {
    super.init()
    addStyleClasses(of: ComponentParts.OrderPickerFormCell.criteria)
    // The list scrolls even if the pointer doesn't move.
    edgeScroll.onScroll = { [weak self] distance in
      if let self, let drag { follow(drag.distance + distance) }
    }
    onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
    let gesture = DragGesture()
    gesture.onShouldBegin { [weak self] x, y in self?.beginDrag(x, y) ?? false }
    gesture.onUpdate { [weak self] _, y in self?.updateDrag(y) }
    gesture.onCancel { [weak self] in self?.cancelDrag() }
    gesture.onEnd { [weak self] in self?.endDrag() }
    addController(gesture)
  }

  /// Performs a change of the user; returns whether it is allowed.
  var onChange: ((OrderPickerFormCell.Change) -> Bool)?

  /// Displays criteria.
  func show(_ criteria: [SortCriterion], icon: ImageSource) {
    cancelDrag()
    self.criteria = criteria
    let losesFocus = rows.dropFirst(criteria.count).contains { $0.containsFocus }
    for row in rows.dropFirst(criteria.count) { row.unparent() }
    rows.removeLast(max(0, rows.count - criteria.count))
    let names = criteria.map(\.criterion.text).disambiguated
    for (index, criterion) in criteria.enumerated() {
      if index == rows.count { rows.append(makeRow(index)) }
      rows[index].show(criterion, as: names[index], icon: icon, position: (index, criteria.count))
    }
    tabStop = min(tabStop, max(0, rows.count - 1))
    // Keep the focus in the list if its row was removed.
    if losesFocus { grabFocus() }
  }

  private func makeRow(_ index: Int) -> OrderPickerRow {
    let row = OrderPickerRow()
    row.onToggle = { [weak self] in self?.toggle(index) }
    row.onReverse = { [weak self] in self?.reverse(index) }
    row.onStep = { [weak self] in self?.move(index, to: index + $0) }
    row.setParent(self)
    propagateDirection()
    return row
  }

  private func toggle(_ index: Int) {
    guard criteria.indices.contains(index) else { return }
    _ = onChange?(.selected(index: index, isSelected: !criteria[index].isSelected))
  }

  private func reverse(_ index: Int) {
    guard criteria.indices.contains(index) else { return }
    _ = onChange?(.ascending(index: index, isAscending: !criteria[index].isAscending))
  }

  /// Moves a criterion, together with the focus if it is in its row.
  private func move(_ source: Int, to destination: Int) {
    guard criteria.indices.contains(source) else { return }
    let isFocused = rows[source].containsFocus
    let isAtDirection = rows[source].directionButton.hasFocus
    let isMoved = onChange?(.order(source: source, destination: destination)) == true
    if isMoved, isFocused, focus(row: destination, atDirection: isAtDirection) { rows[destination].scrollIntoView() }
  }

  // MARK: Keyboard

  private var current: Int? { containsFocus ? rows.firstIndex { $0.containsFocus } : nil }

  @discardableResult
  private func focus(row index: Int, atDirection: Bool) -> Bool {
    guard rows.indices.contains(index) else { return false }
    tabStop = index
    let row = rows[index]
    return atDirection && row.directionButton.grabFocus() || row.grabFocus()
  }

  override func takeFocus() -> Bool { current != nil || focus(row: tabStop, atDirection: false) }

  override func focus(_ direction: FocusDirection) -> Bool {
    // Tab leaves the list.
    !containsFocus && takeFocus()
  }

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    guard let current else { return false }
    let modifiers = modifiers.acceleratorModifiers
    let isAtDirection = rows[current].directionButton.hasFocus
    if modifiers == .alt || modifiers == .control {
      switch NeighborDirection(key) {
      case .up: move(current, to: current - 1)
      case .down: move(current, to: current + 1)
      default: return false
      }
      return true
    }
    switch NeighborDirection(key, modifiers) {
    case .up: return focus(row: current - 1, atDirection: isAtDirection)
    case .down: return focus(row: current + 1, atDirection: isAtDirection)
    case .left: return focus(row: current, atDirection: direction == .rtl)
    case .right: return focus(row: current, atDirection: direction != .rtl)
    case .first: return focus(row: 0, atDirection: isAtDirection)
    case .last: return focus(row: rows.count - 1, atDirection: isAtDirection)
    case .pageUp, .pageDown, nil: break
    }
    switch key {
    case .space, .enter:
      guard modifiers.isEmpty, !isAtDirection else { return false }
      toggle(current)
    case .escape:
      guard drag != nil else { return false }
      cancelDrag()
    default: return false
    }
    return true
  }

  // MARK: Dragging

  private func beginDrag(_ x: Double, _ y: Double) -> Bool {
    guard let source = rows.firstIndex(where: { $0.handle.contains(x, y, in: self) }), rows[source].handle.isSensitive
    else { return false }
    drag = Drag(source: source, startY: y)
    tabStop = source
    let row = rows[source]
    row.grabFocus()
    // The last child is drawn on top.
    row.insert(in: self, after: children.last)
    queueAllocate()
    return true
  }

  private func updateDrag(_ y: Double) {
    guard let drag, y.isFinite else { return }
    follow(y)
    edgeScroll.follow(y: drag.startY + y, of: self)
  }

  private func follow(_ distance: Double) {
    drag?.distance = distance
    queueAllocate()
  }

  /// Returns the upper edge of the dragged row, and its index if it is dropped.
  private func position(of drag: Drag, _ heights: [Int]) -> (top: Int, target: Int) {
    let start = heights.prefix(drag.source).reduce(0, +)
    let others = heights.reduce(0, +) - heights[drag.source]
    let top = max(0, min(start + Int(max(-1e6, min(drag.distance, 1e6))), others))
    var (target, above) = (0, 0)
    for (index, height) in heights.enumerated() where index != drag.source {
      if above + height / 2 < top { target += 1 }
      above += height
    }
    return (top, target)
  }

  private func endDrag() {
    guard let drag else { return }
    let target = position(of: drag, rowHeights(in: width)).target
    cancelDrag()
    move(drag.source, to: target)
  }

  /// Returns the dragged row to its position.
  func cancelDrag() {
    guard drag != nil else { return }
    drag = nil
    edgeScroll.stop()
    var last: Widget?
    for row in rows {
      row.insert(in: self, after: last)
      last = row
    }
    queueAllocate()
  }

  // MARK: Arrangement

  private func rowHeights(in width: Int) -> [Int] { rows.map { $0.measured(.vertical, forSize: width).natural } }

  override var requestedWidth: Measurement? { .maximum(of: rows.map { $0.measured(.horizontal) }) }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    let heights = rowHeights(in: width)
    var order = Array(rows.indices)
    let dragged = drag.map { position(of: $0, heights) }
    if let drag, let dragged { order.insert(order.remove(at: drag.source), at: dragged.target) }
    var y = 0
    for index in order {
      let top = index == drag?.source ? dragged?.top ?? y : y
      arrangement.add(rows[index], x: 0, y: top, width: width, height: heights[index])
      y += heights[index]
    }
    arrangement.height = y
    return arrangement
  }
}
