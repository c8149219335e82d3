import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A slider with one or two thumbs.
///
/// A thumb that is moved past the other one goes on as that one: the lower end is always the lower number.
///
/// ## CSS nodes
///
///     rangeslider
///     ├── bar.fdlFUIRangeSliderFormCell_slider      see RangeBar
///     ├── thumbkeys
///     │   ╰── scale                                 unseen: the lower end, absent where there is one thumb
///     ╰── thumbkeys
///         ╰── scale                                 unseen: the upper end
@MainActor
final class RangeSlider: CustomWidget {
  private let bar = RangeBar()
  private lazy var lowerKeys = RangeThumbKeys(bar.trough.lowerThumb)
  private lazy var upperKeys = RangeThumbKeys(bar.trough.upperThumb)
  private var isShowing = false

  override class var cssName: String { "rangeslider" }

  /// What assistive technology reads and sets, and what has the focus.
  var lowerScale: Scale { lowerKeys.scale }
  var upperScale: Scale { upperKeys.scale }
  /// Called with the numbers that a person has chosen, and whether the thumb is still held.
  var onMove: ((_ lower: Double, _ upper: Double, _ isHeld: Bool) -> Void)?

  /// The numbers that are shown, within the line.
  private(set) var lower = 0.0
  private(set) var upper = 100.0
  /// Bounds and steps.
  var line = NumberLine(0, 100) { didSet { if line != oldValue { show(lower, upper) } } }
  /// Whether there are two thumbs.
  var hasTwoThumbs = true {
    didSet {
      guard hasTwoThumbs != oldValue else { return }
      bar.trough.hasTwoThumbs = hasTwoThumbs
      if hasTwoThumbs { lowerKeys.isVisible = true } else { lowerKeys.hide(givingFocusTo: self) }
      queueAllocate()
    }
  }

  override init() {
    super.init()
    for part in [bar, lowerKeys, upperKeys] as [Widget] { part.setParent(self) }
    own(lowerKeys.adjustment.connect("value-changed") { [weak self] in self?.scaleDidMove(isLower: true) })
    own(upperKeys.adjustment.connect("value-changed") { [weak self] in self?.scaleDidMove(isLower: false) })
    let gesture = DragGesture()
    gesture.decideOnBegin { [weak self] x, _ in
      self?.begin(x)
      return true
    }
    gesture.onUpdate { [weak self] x, _ in self?.move(by: x) }
    gesture.onEnd { [weak self] in self?.end() }
    addController(gesture)
    show(0, 100)
  }

  /// Shows two numbers, of which the lower one comes first, and calls nothing.
  func show(_ newLower: Double, _ newUpper: Double) {
    lower = line.clamped(newLower)
    upper = max(lower, line.clamped(newUpper))
    let span = line.upper - line.lower
    bar.trough.lower = span > 0 ? (lower - line.lower) / span : 0
    bar.trough.upper = span > 0 ? (upper - line.lower) / span : 0
    isShowing = true
    for (keys, number) in [(lowerKeys, lower), (upperKeys, upper)] {
      keys.adjustment.configure(
        value: number, lower: line.lower, upper: line.upper, step: line.step, page: line.step * 10, pageSize: 0)
    }
    isShowing = false
    queueAllocate()
  }

  // MARK: The keyboard and assistive technology

  private func scaleDidMove(isLower: Bool) {
    guard !isShowing else { return }
    let old = isLower ? lower : upper
    let asked = (isLower ? lowerKeys : upperKeys).adjustment.value
    var chosen = line.snapped(asked)
    // A number between two steps goes on from where it is.
    if chosen == old, asked != old { chosen = line.moved(old, by: asked > old ? 1 : -1) }
    choose(chosen, isLower ? upper : lower, isLower: isLower, isHeld: false)
  }

  /// Takes what was chosen for one end; where it is past the other one, the two are swapped.
  private func choose(_ moved: Double, _ other: Double, isLower: Bool, isHeld: Bool) {
    let before = (lower, upper)
    let fixed = hasTwoThumbs ? other : lower
    let isCrossed = hasTwoThumbs && (isLower ? moved > fixed : moved < fixed)
    if hasTwoThumbs { show(min(moved, fixed), max(moved, fixed)) } else { show(min(fixed, moved), moved) }
    if isCrossed, (isLower ? lowerScale : upperScale).hasFocus { (isLower ? upperScale : lowerScale).grabFocus() }
    if before != (lower, upper) || !isHeld { onMove?(lower, upper, isHeld) }
  }

  // MARK: Pointer and touch

  /// What is held: where it went down, and the number of the end that stays.
  private var held: (x: Double, fixed: Double, isLower: Bool)?

  func begin(_ x: Double) {
    guard let box = bar.trough.bounds(in: self) else { return }
    let trough = bar.trough
    let x = x - box.x
    let middles = [trough.lower, trough.upper].map(trough.middle)
    var isLower = false
    if hasTwoThumbs {
      let distances = middles.map { abs($0 - x) }
      if distances[0] == distances[1] {
        // At one place it is the one that can go there; at the upper end only the lower one can go anywhere.
        let place = trough.place(ofMiddle: x)
        isLower = place < trough.lower || place == trough.lower && trough.upper == 1
      } else {
        isLower = distances[0] < distances[1]
      }
    }
    let middle = middles[isLower ? 0 : 1]
    let radius = ComponentParts.RangeSliderFormCell.slider.metric(.thumbDiameter) / 2
    // A thumb stays under the finger where that took it; elsewhere it comes.
    let isOnThumb = abs(middle - x) <= radius
    held = (isOnThumb ? middle : x, isLower ? upper : lower, isLower)
    (isLower ? lowerScale : upperScale).grabFocus()
    if !isOnThumb { move(by: 0) }
  }

  func move(by distance: Double) {
    guard let held else { return }
    let place = bar.trough.place(ofMiddle: held.x + distance)
    let moved = line.snapped(line.lower + (line.upper - line.lower) * place)
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

  /// Lets go of what is held, as when the slider goes.
  func letGo() { held = nil }

  // MARK: Arrangement

  private static let target = Int(ComponentParts.RangeSliderFormCell.slider.metric(.thumbDiameter))

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let size = bar.measured(orientation)
    return orientation == .horizontal ? Measurement(minimum: size.minimum + 60, natural: size.natural + 60) : size
  }

  override func sizeAllocate(width: Int, height: Int) {
    bar.allocate(width: width, height: height)
    guard let box = bar.trough.bounds(in: self) else { return }
    for (keys, place) in [(lowerKeys, bar.trough.lower), (upperKeys, bar.trough.upper)] where keys.isVisible {
      let wide = max(Self.target, keys.measured(.horizontal).minimum)
      let high = max(height, keys.measured(.vertical).minimum)
      let middle = box.x + bar.trough.middle(of: place)
      keys.allocate(x: Int(middle.rounded()) - wide / 2, y: (height - high) / 2, width: wide, height: high)
    }
  }
}

/// What has the keyboard focus for a thumb, and is told to assistive technology: a scale that isn't seen.
@MainActor
final class RangeThumbKeys: CustomWidget {
  let adjustment = Adjustment(value: 0, lower: 0, upper: 100, step: 1)
  private(set) lazy var scale = Scale(.horizontal, adjustment)
  private unowned let thumb: Widget

  override class var cssName: String { "thumbkeys" }

  init(_ thumb: Widget) {
    self.thumb = thumb
    super.init()
    opacity = 0
    canBeTarget = false
    scale.setParent(self)
    scale.ignoreWheel()
  }

  /// The thumb shows the focus.
  override func stateDidChange(from old: GtkStateFlags) {
    super.stateDidChange(from: old)
    guard !isDisposed else { return }
    thumb.setState(.focusVisible, receivesKeys && stateFlags.contains(.focusVisible))
  }

  override func takeFocus() -> Bool { scale.grabFocus() }
}
