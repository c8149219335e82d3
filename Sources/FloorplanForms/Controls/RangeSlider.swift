import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A slider with one or two thumbs.
///
/// A thumb that is dragged past the other one takes its role, because the lower end always has the lower number.
///
/// ## CSS nodes
///
///     rangeslider
///     ├── bar.fdlFUIRangeSliderFormCell_slider      see RangeBar
///     ├── scale                                     transparent: the lower end, absent if there is one thumb
///     ╰── scale                                     transparent: the upper end
final class RangeSlider: CustomWidget {
  private let bar = RangeBar()
  private let lowerEnd = NumberScale()
  private let upperEnd = NumberScale()

  override class var cssName: String { "rangeslider" }

  /// The scales, which have the focus and report the values to assistive technology.
  var lowerScale: Scale { lowerEnd.widget }
  var upperScale: Scale { upperEnd.widget }
  /// Called with the numbers that the user selected, and whether the thumb is still held.
  var onMove: ((_ lower: Double, _ upper: Double, _ isHeld: Bool) -> Void)?

  /// The displayed numbers, within the bounds.
  private(set) var lower = 0.0
  private(set) var upper = 100.0
  /// The bounds and steps.
  var line = NumberLine(0, 100) { didSet { if line != oldValue { show(lower, upper) } } }
  var hasTwoThumbs = true {
    didSet {
      guard hasTwoThumbs != oldValue else { return }
      bar.trough.lowerThumb.isVisible = hasTwoThumbs
      lowerScale.setVisible(hasTwoThumbs, movingFocusTo: self)
      queueAllocate()
    }
  }

  override init() {
    super.init()
    bar.setParent(self)
    for (end, thumb, isLower) in [
      (lowerEnd, bar.trough.lowerThumb, true), (upperEnd, bar.trough.upperThumb, false),
    ] {
      end.onMove = { [weak self] in self?.scaleDidMove(to: $0, isLower: isLower) }
      let scale = end.widget
      scale.opacity = 0
      scale.canTarget = false
      scale.ignoreScrollEvents()
      scale.setParent(self)
      // The thumb displays the focus.
      scale.connect("state-flags-changed") { [weak self, unowned scale, unowned thumb] in
        guard self?.isDisposed == false else { return }
        thumb.setState(.focusVisible, scale.isFocusWithin && scale.stateFlags.contains(.focusVisible))
      }
    }
    let gesture = DragGesture()
    gesture.onShouldBegin { [weak self] x, _ in
      self?.begin(x)
      return true
    }
    gesture.onUpdate { [weak self] x, _ in self?.move(by: x) }
    gesture.onEnd { [weak self] in self?.end() }
    addController(gesture)
    show(0, 100)
  }

  /// Displays two numbers in ascending order without calling ``onMove``.
  func show(_ newLower: Double, _ newUpper: Double) {
    lower = line.clamped(newLower)
    upper = max(lower, line.clamped(newUpper))
    let span = line.upper - line.lower
    bar.trough.lower = span > 0 ? (lower - line.lower) / span : 0
    bar.trough.upper = span > 0 ? (upper - line.lower) / span : 0
    for (end, number) in [(lowerEnd, lower), (upperEnd, upper)] {
      end.show(number, on: line, step: line.step, page: line.step * 10)
    }
    queueAllocate()
  }

  // MARK: Keyboard and assistive technology

  private func scaleDidMove(to requested: Double, isLower: Bool) {
    let old = isLower ? lower : upper
    var chosen = line.snapped(requested)
    // A number between two steps moves by one step from there.
    if chosen == old, requested != old { chosen = line.moved(old, by: requested > old ? 1 : -1) }
    choose(chosen, isLower ? upper : lower, isLower: isLower, isHeld: false)
  }

  /// Sets the number of one end, and swaps the ends if it is past the other one.
  private func choose(_ moved: Double, _ fixed: Double, isLower: Bool, isHeld: Bool) {
    let before = (lower, upper)
    let isCrossed = hasTwoThumbs && (isLower ? moved > fixed : moved < fixed)
    show(min(moved, fixed), hasTwoThumbs ? max(moved, fixed) : moved)
    if isCrossed, (isLower ? lowerScale : upperScale).hasFocus { (isLower ? upperScale : lowerScale).grabFocus() }
    if before != (lower, upper) || !isHeld { onMove?(lower, upper, isHeld) }
  }

  // MARK: Pointer and touch

  /// The held thumb: the position of its center when it was pressed, and the number of the other end.
  private var held: (x: Double, fixed: Double, isLower: Bool)?

  func begin(_ x: Double) {
    guard let box = bar.trough.bounds(in: self) else { return }
    let trough = bar.trough
    let x = x - box.x
    let middles = [trough.lower, trough.upper].map(trough.thumbCenter)
    var isLower = false
    if hasTwoThumbs {
      let distances = middles.map { abs($0 - x) }
      if distances[0] == distances[1] {
        // If both thumbs are at the same position, take the one that can move; at the upper end, that is the lower one.
        let position = trough.position(ofThumbCenter: x)
        isLower = position < trough.lower || position == trough.lower && trough.upper == 1
      } else {
        isLower = distances[0] < distances[1]
      }
    }
    let middle = middles[isLower ? 0 : 1]
    let radius = Double(Self.target) / 2
    // A pressed thumb stays under the pointer; a press elsewhere moves it there.
    let isOnThumb = abs(middle - x) <= radius
    held = (isOnThumb ? middle : x, isLower ? upper : lower, isLower)
    (isLower ? lowerScale : upperScale).grabFocus()
    if !isOnThumb { move(by: 0) }
  }

  func move(by distance: Double) {
    guard let held else { return }
    let position = bar.trough.position(ofThumbCenter: held.x + distance)
    let moved = line.snapped(line.lower + (line.upper - line.lower) * position)
    choose(moved, held.fixed, isLower: held.isLower, isHeld: true)
    let isLower = hasTwoThumbs && moved < held.fixed
    if isLower != held.isLower, moved != held.fixed {
      self.held?.isLower = isLower
      (isLower ? lowerScale : upperScale).grabFocus()
    }
  }

  func end() {
    guard held != nil else { return }
    held = nil
    onMove?(lower, upper, false)
  }

  /// Ends a drag without calling ``onMove``, such as when the slider is hidden.
  func cancelDrag() { held = nil }

  // MARK: Arrangement

  private static var target: Int { ComponentParts.RangeSliderFormCell.slider[.thumbDiameter] }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let size = bar.measured(orientation)
    return orientation == .horizontal ? Measurement(minimum: size.minimum + 60, natural: size.natural + 60) : size
  }

  override func sizeAllocate(width: Int, height: Int) {
    bar.allocate(width: width, height: height)
    guard let box = bar.trough.bounds(in: self) else { return }
    for (scale, position) in [(lowerScale, bar.trough.lower), (upperScale, bar.trough.upper)] where scale.isVisible {
      let scaleWidth = max(Self.target, scale.measured(.horizontal).minimum)
      let scaleHeight = max(height, scale.measured(.vertical).minimum)
      let middle = box.x + bar.trough.thumbCenter(of: position)
      scale.allocate(
        x: Int(middle.rounded()) - scaleWidth / 2, y: (height - scaleHeight) / 2, width: scaleWidth,
        height: scaleHeight)
    }
  }
}
