import FloorplanTheme
import GTKBridge

/// The stars of a rating and the widget that changes it.
///
/// ## CSS nodes
///
///     stars.fdlFUIRatingControlCollectionViewCell_ratingControl[.editable][.standard][.accented]
///     ├── star …
///     ├── scale                    transparent; absent in a read-only rating
///     ╰── levelbar                 transparent; only in a read-only rating
@MainActor
final class RatingStars: CustomWidget, ThemeFollower {
  static let part = ComponentParts.RatingFormCell.ratingControl

  private let adjustment = Adjustment(value: 0, lower: 0, upper: 5, step: 1)
  private(set) lazy var scale = Scale(.horizontal, adjustment)
  let levelBar = LevelBar()
  private var stars: [RatingStar] = []
  private var isShowing = false

  override class var cssName: String { "stars" }

  /// Called with the rating that the user has chosen.
  @Callback var onSelect: ((Int) -> Void)?

  private var values = RatingControl.Values()
  private var style: RatingControl.Style { values.style }
  private(set) var bounds = RatingBounds(0...5)
  /// The number of filled stars.
  private(set) var filled = 0.0

  override init() {
    super.init()
    addStyleClasses(of: Self.part)
    addStyleClass(style.state.rawValue)
    for control in [scale, levelBar] as [Widget] {
      control.opacity = 0
      control.canTarget = false
      control.setParent(self)
    }
    levelBar.isVisible = false
    addCancellable(adjustment.connect("value-changed") { [weak self] in self?.scaleDidMove() })
    listen()
    show()
    DisplayedTheme.add(self)
  }

  isolated deinit { DisplayedTheme.remove(self) }

  func themeDidChange() { show() }
  func imagesDidChange() { show() }
  // The size of the stars follows the text scale.
  override func systemSettingDidChange() {
    super.systemSettingDidChange()
    show()
  }

  // MARK: Display

  /// Displays a rating, or its average in a read-only style.
  func show(_ newValues: RatingControl.Values) {
    let (oldStyle, oldBounds) = (style, bounds)
    values = newValues
    bounds = RatingBounds(values.ratingBounds)
    filled = values.displayedAverage.map(bounds.filled) ?? bounds.filled(by: values.rating)
    if style != oldStyle { showStyle(insteadOf: oldStyle) }
    isInvalid = values.isInvalid
    show()
    if style != oldStyle || bounds != oldBounds { queueResize() }
  }

  private func showStyle(insteadOf old: RatingControl.Style) {
    if style.state != old.state {
      removeStyleClass(old.state.rawValue)
      addStyleClass(style.state.rawValue)
    }
    isSensitive = style != .editableDisabled
    scale.setVisible(style.isInput, movingFocusTo: self)
    levelBar.isVisible = !style.isInput
  }

  private func show() {
    while stars.count < bounds.count {
      let star = RatingStar(size: style.starSize)
      star.setParent(self)
      star.direction = direction
      stars.append(star)
    }
    let (on, off) = displayedImages
    for (index, star) in stars.enumerated() {
      star.isVisible = index < bounds.count
      star.show(RatingFill(passed: filled - Double(index)), on: on, off: off, size: style.starSize)
    }
    isShowing = true
    adjustment.configure(
      value: Double(bounds.lower) + filled, lower: Double(bounds.lower), upper: Double(bounds.upper), step: 1, page: 1,
      pageSize: 0)
    levelBar.upper = max(1, Double(bounds.count))
    levelBar.value = filled
    isShowing = false
  }

  /// The images of filled and empty stars.
  var displayedImages: (on: ImageSource, off: ImageSource) {
    (image(.onImage, values.onImage), image(.offImage, values.offImage))
  }

  /// Returns the image of the style sheet, of the caller, or of the parts table, in this order.
  private func image(_ property: StyleProperty, _ own: ImageSource?) -> ImageSource {
    if let themeImage = DisplayedTheme.image(property, of: Self.part, in: style.state, on: self) { return themeImage }
    if let own { return own }
    let table = Self.part.settings.filter { $0.property == property }
    let standard = style.state.fallbacks.lazy.compactMap { state in table.first { $0.state == state } }.first
    guard case .image(let name) = standard?.value else { return .icon("image-missing") }
    return Indicator(rawValue: name).map { .indicator($0) } ?? .icon(name)
  }

  // MARK: Keyboard and assistive technology

  private func scaleDidMove() {
    guard !isShowing else { return }
    // Far from 0, the scale can't represent each rating exactly.
    select(Int(min(max((adjustment.value - Double(bounds.lower)).rounded(), 0), Double(bounds.count))))
  }

  private func select(_ stars: Int) {
    guard style == .editable else { return show() }
    onSelect?(bounds.lower + stars)
    // The scale may be between two ratings, or the caller may reject the rating.
    show()
  }

  // MARK: Pointer and touch

  private var press: (x: Double, y: Double)?
  private var isSliding = false

  private func listen() {
    let drag = addController(DragGesture())
    drag.onBegin { [weak self] x, y in self?.begin(x, y) }
    drag.onUpdate { [weak self, unowned drag] x, y in self?.move(x, y, drag) }
    drag.onEnd { [weak self] in self?.end() }
    drag.onCancel { [weak self] in self?.press = nil }
  }

  func begin(_ x: Double, _ y: Double) {
    isSliding = false
    press = style == .editable ? (x, y) : nil
  }

  func move(_ x: Double, _ y: Double, _ gesture: DragGesture?) {
    guard let press else { return }
    if !isSliding {
      guard exceedsDragThreshold(fromX: 0, y: 0, toX: x, y: y) else { return }
      // A vertical drag scrolls the page.
      guard abs(x) >= abs(y) else { return self.press = nil }
      isSliding = true
      gesture?.claim()
    }
    select(stars(atX: press.x + x, isTap: false))
  }

  func end() {
    defer { press = nil }
    guard let press else { return }
    if !isSliding { select(stars(atX: press.x, isTap: true)) }
    scale.grabFocus()
  }

  /// Returns the number of stars at a position; a tap on the only filled star clears it.
  private func stars(atX x: Double, isTap: Bool) -> Int {
    let position = (direction == .rtl ? Double(width) - x : x) + Double(gap) / 2
    guard position >= 0, pitch > 0 else { return 0 }
    let star = min(bounds.count, 1 + Int(min(position / pitch, Double(bounds.count))))
    return isTap && star == 1 && filled == 1 ? 0 : star
  }

  // MARK: Arrangement

  /// The minimum side of a star.
  private static let minimumSize = 8
  private var gap: Int { style.starGap }
  private var pitch = 0.0

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    guard orientation == .horizontal else { return Measurement(style.height) }
    let count = bounds.count
    return Measurement(minimum: count * Self.minimumSize, natural: count * style.starSize + max(0, count - 1) * gap)
  }

  override func directionDidChange() {
    super.directionDidChange()
    for part in stars + [scale, levelBar] as [Widget] { part.direction = direction }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let count = bounds.count
    pitch = count == 0 ? 0 : min(Double(style.starSize + gap), Double(width + gap) / Double(count))
    let side = max(min(style.starSize, Int(pitch) - (Int(pitch) > style.starSize ? 0 : 1)), 1)
    let isMirrored = direction == .rtl
    for (index, star) in stars.prefix(count).enumerated() {
      let x = Int((Double(index) * pitch).rounded())
      star.allocate(x: isMirrored ? width - x - side : x, y: (height - side) / 2, width: side, height: side)
    }
    for control in [scale, levelBar] as [Widget] where control.isVisible {
      control.allocate(width: width, height: height)
    }
  }
}

/// The bounds of a rating, limited to the maximum number of stars.
struct RatingBounds: Equatable {
  /// The maximum number of stars that users can distinguish.
  static let maximumStarCount = 20

  let lower: Int
  let count: Int

  init(_ range: ClosedRange<Int>) {
    lower = range.lowerBound
    let (span, isTooMuch) = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    count = isTooMuch ? Self.maximumStarCount : min(span, Self.maximumStarCount)
  }

  var upper: Int { lower + count }

  /// Returns the number of stars that a rating fills, clamped to the bounds.
  func filled(by rating: Int) -> Double { Double(min(max(rating, lower), upper) - lower) }
  /// Returns the number of stars that an average fills.
  func filled(by average: Double) -> Double { min(max(average - Double(lower), 0), Double(count)) }
}
