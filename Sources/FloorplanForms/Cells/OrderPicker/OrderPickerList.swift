import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The criteria of an order picker, the first one on top: one stop of the keyboard, in which the arrows move.
@MainActor
final class OrderPickerList: CustomWidget, ShowsValidity {
  private(set) var rows: [OrderPickerRow] = []
  private var isMovable: [Bool] = []
  private var stop = 0
  private var drag: Drag?

  private let edgeScroll = EdgeScroll()

  /// A row that follows the pointer.
  private struct Drag {
    let source: Int
    /// Where the pointer took it, in pixels from the upper edge.
    let grip: Double
    /// How far the pointer went from there.
    var way = 0.0
    /// How far it is from its place, in pixels.
    var offset: Int { Int(max(-1e6, min(way, 1e6))) }
    var target: Int
  }

  override class var cssName: String { "criteria" }

  override init() {
    super.init()
    become(ComponentParts.OrderPickerFormCell.criteria)
    // The list goes on below a pointer that rests.
    edgeScroll.onScroll = { [weak self] in self?.scrolled(by: $0) }
    let keys = KeyController()
    keys.onPress { [weak self] key, held in self?.handle(Int32(bitPattern: key), held) ?? false }
    addController(keys)
    let gesture = DragGesture()
    gesture.decideOnBegin { [weak self] x, y in self?.beginDrag(x, y) ?? false }
    gesture.onUpdate { [weak self] _, y in self?.updateDrag(y) }
    gesture.onCancel { [weak self] in self?.cancelDrag() }
    gesture.onEnd { [weak self] in self?.endDrag() }
    addController(gesture)
  }

  /// Whether the line around the criteria shows that their order can't be taken.
  var isInvalid = false {
    didSet { if isInvalid != oldValue { setStyleClass(StyleVariant.negative.rawValue, isInvalid) } }
  }
  /// Called when a person turns a criterion on or off.
  var onToggle: ((Int) -> Void)?
  /// Called when a person turns a direction round.
  var onTurn: ((Int) -> Void)?
  /// Called when a person moves a criterion; it says whether that was done.
  var onMove: ((_ source: Int, _ destination: Int) -> Bool)?

  /// Shows criteria.
  func show(_ criteria: [SortCriterion], icon: ImageSource) {
    cancelDrag()
    let losesFocus = rows.dropFirst(criteria.count).contains { $0.containsFocus }
    for row in rows.dropFirst(criteria.count) { row.unparent() }
    rows.removeLast(max(0, rows.count - criteria.count))
    isMovable = criteria.map(\.isSelected)
    let names = criteria.map(\.criterion.text).toldApart
    for (index, criterion) in criteria.enumerated() {
      if index == rows.count { rows.append(makeRow(index)) }
      rows[index].show(criterion, as: names[index], icon: icon, place: (index, criteria.count))
    }
    stop = min(stop, max(0, rows.count - 1))
    // The focus doesn't go with the row that it was in.
    if losesFocus { grabFocus() }
  }

  private func makeRow(_ index: Int) -> OrderPickerRow {
    let row = OrderPickerRow()
    row.onToggle = { [weak self] in self?.onToggle?(index) }
    row.onTurn = { [weak self] in self?.onTurn?(index) }
    row.onStep = { [weak self] step in self?.move(index, to: index + step) }
    row.setParent(self)
    passDirection()
    return row
  }

  override func dispose() {
    edgeScroll.stop()
    super.dispose()
  }

  /// Moves a criterion, and with it the focus where that was in its row.
  private func move(_ source: Int, to destination: Int) {
    let isFocused = rows[source].containsFocus
    let isAtDirection = rows[source].directionButton.hasFocus
    guard onMove?(source, destination) == true, isFocused, rows.indices.contains(destination) else { return }
    focus(row: destination, atDirection: isAtDirection)
    rows[destination].scrollIntoSight()
  }

  // MARK: The keyboard

  private var current: Int? { containsFocus ? rows.firstIndex { $0.containsFocus } : nil }

  private func focus(row index: Int, atDirection: Bool) {
    stop = index
    let row = rows[index]
    if !atDirection || !row.directionButton.grabFocus() { row.grabFocus() }
  }

  override func takeFocus() -> Bool {
    current != nil || (rows.indices.contains(stop) && rows[stop].grabFocus())
  }

  override func focus(_ direction: GtkDirectionType) -> Bool {
    // Tab goes on to what is behind the list.
    !containsFocus && takeFocus()
  }

  private enum Key { case up, down, left, right, first, last, press, cancel }

  private static let keys: [Int32: Key] = [
    GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
    GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
    GDK_KEY_Home: .first, GDK_KEY_KP_Home: .first, GDK_KEY_End: .last, GDK_KEY_KP_End: .last,
    GDK_KEY_space: .press, GDK_KEY_KP_Space: .press, GDK_KEY_Return: .press, GDK_KEY_KP_Enter: .press,
    GDK_KEY_Escape: .cancel,
  ]

  private func handle(_ code: Int32, _ modifiers: GdkModifierType) -> Bool {
    guard let key = Self.keys[code], let current else { return false }
    let held = modifiers.intersection([.controlMask, .shiftMask, .altMask, .superMask, .metaMask])
    let isAtDirection = rows[current].directionButton.hasFocus
    let step = key == .up ? -1 : 1
    switch key {
    case .up where held.isEmpty, .down where held.isEmpty:
      guard rows.indices.contains(current + step) else { return false }
      focus(row: current + step, atDirection: isAtDirection)
    case .up where held == .altMask || held == .controlMask, .down where held == .altMask || held == .controlMask:
      move(current, to: current + step)
    case .left where held.isEmpty, .right where held.isEmpty:
      focus(row: current, atDirection: (key == .right) != (direction == .rtl))
    case .first where held.isEmpty: focus(row: 0, atDirection: isAtDirection)
    case .last where held.isEmpty: focus(row: rows.count - 1, atDirection: isAtDirection)
    case .press where held.isEmpty && !isAtDirection: onToggle?(current)
    case .cancel where drag != nil: cancelDrag()
    default: return false
    }
    return true
  }

  // MARK: Dragging

  private func beginDrag(_ x: Double, _ y: Double) -> Bool {
    guard let source = rows.firstIndex(where: { $0.handle.contains(x, y, in: self) }), isMovable[source] else {
      return false
    }
    drag = Drag(source: source, grip: y, target: source)
    stop = source
    let row = rows[source]
    row.grabFocus()
    // What is drawn last is on top.
    row.insert(in: self, after: children.last)
    queueAllocate()
    return true
  }

  private func updateDrag(_ y: Double) {
    guard let held = drag, y.isFinite else { return }
    follow(y)
    edgeScroll.follow(y: held.grip + y, of: self)
  }

  private func scrolled(by distance: Double) { if let drag { follow(drag.way + distance) } }

  private func follow(_ y: Double) {
    guard var moved = drag else { return }
    moved.way = y
    let heights = rowHeights(in: width)
    let top = dragTop(moved, heights)
    var (target, below) = (0, 0)
    for (index, height) in heights.enumerated() where index != moved.source {
      if below + height / 2 < top { target += 1 }
      below += height
    }
    moved.target = target
    drag = moved
    queueAllocate()
  }

  private func dragTop(_ drag: Drag, _ heights: [Int]) -> Int {
    let start = heights.prefix(drag.source).reduce(0, +)
    return max(0, min(start + drag.offset, heights.reduce(0, +) - heights[drag.source]))
  }

  private func endDrag() {
    guard let done = drag else { return }
    cancelDrag()
    move(done.source, to: done.target)
  }

  /// Puts a row that is being dragged back to its place.
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

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let widths = rows.map { $0.measured(.horizontal) }
      return Measurement(minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).max() ?? 0)
    case .vertical:
      let width = forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize
      return Measurement(rowHeights(in: width).reduce(0, +))
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let heights = rowHeights(in: width)
    var order = Array(rows.indices)
    if let drag, order.indices.contains(drag.source) { order.insert(order.remove(at: drag.source), at: drag.target) }
    var y = 0
    for index in order {
      let isDragged = drag?.source == index
      rows[index].allocate(
        y: isDragged ? drag.map { dragTop($0, heights) } ?? y : y, width: width, height: heights[index])
      y += heights[index]
    }
  }
}

extension Widget {
  /// Whether a place of an ancestor is within the widget.
  fileprivate func contains(_ x: Double, _ y: Double, in ancestor: Widget) -> Bool {
    bounds(in: ancestor).map { $0.x..<$0.x + $0.width ~= x && $0.y..<$0.y + $0.height ~= y } ?? false
  }
}
