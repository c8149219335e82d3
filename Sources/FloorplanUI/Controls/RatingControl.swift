public import CGTK
public import FloorplanTheme
public import GTKBridge

/// Stars for a rating that people give, or that is shown (seeds/000, FUIRatingControl).
///
///     let control = RatingControl()
///     control.style = .editable
///     control.ratingBounds = 0...5
///     control.rating = 3
///     control.setTintColor(.palette(.negativeLabel), for: 0..<2)
///     control.onRatingChange = { rating in review.stars = rating }
///
/// A tap or a slide over the stars sets the rating, and so do the arrow keys, Home and End.  A tap on the first star
/// where it is the only filled one takes it back.  In a style that is only shown there can be texts beside the stars,
/// and half stars for an average.
///
/// ## CSS nodes
///
///     rating
///     ├── label.fdlFUIRatingControlCollectionViewCell_averageLabel    absent without an average
///     ├── stars.fdlFUIRatingControlCollectionViewCell_ratingControl[.editable][.standard][.accented]
///     │   ╰── star …
///     ├── label.fdlFUIRatingControlCollectionViewCell_valueLabel      absent unless wanted
///     ╰── label.fdlFUIRatingControlCollectionViewCell_reviewLabel     absent without reviews
///
/// ## Accessibility
///
/// A slider while the rating can be changed, else a meter, with the name that ``accessibilityLabel`` gives it.
@MainActor
public final class RatingControl: CustomWidget, TintAttributesProvider {
  private typealias Parts = ComponentParts.RatingFormCell
  let stars = RatingStars()
  private let averageLabel = Parts.averageLabel.makeLabel()
  private let valueLabel = Parts.valueLabel.makeLabel()
  private let reviewLabel = Parts.reviewLabel.makeLabel()
  private var tints: [(range: Range<Int>, color: StyleColor)] = []
  private var shownTint: StyleColor?

  /// `rating`.
  public override class var cssName: String { "rating" }
  /// The number of ratings may have its own line.
  public override class var arrangesByWidth: Bool { true }

  /// A control for a rating from 0 to 5.
  public override init() {
    super.init()
    for part in [averageLabel, stars, valueLabel, reviewLabel] as [Widget] { part.setParent(self) }
    stars.onChoose = { [weak self] in self?.personDidChoose($0) }
    nameControls()
    show()
  }

  // MARK: What it shows

  /// What the rating is for; the default is ``Style/editable``.
  public var style = Style.editable { didSet { if style != oldValue { show() } } }
  /// The least and the greatest rating; the default is 0...5, which is five stars.
  ///
  /// There are at most 20 stars: beyond those the upper bound is cut.
  public var ratingBounds = 0...5 { didSet { if ratingBounds != oldValue { show() } } }
  /// The rating; the default is 0.
  ///
  /// One that is out of bounds is shown at the nearest of them.
  public var rating = 0 { didSet { if rating != oldValue { show() } } }
  /// What is shown in place of ``rating`` in a style that is only shown, to the half star; nil, the default, and what
  /// is no number for none.
  public var averageRating: Double? { didSet { if averageRating != oldValue { show() } } }
  /// The text of the average, before the stars; the default has one decimal.
  public var averageFormatter: (Double) -> String = RatingControl.oneDecimal { didSet { show() } }
  /// Whether the rating is told in words behind the stars, as “3 of 5”; the default is false.
  public var showsValue = false { didSet { if showsValue != oldValue { show() } } }
  /// How many people have rated, which stands behind the stars in a style that is only shown; nil for nothing, the
  /// default.
  public var reviewCount: Int? { didSet { if reviewCount != oldValue { show() } } }
  /// The number of reviews above which they aren't counted any more (“100+ reviews”); nil for none, the default.
  public var reviewCountCeiling: Int? { didSet { if reviewCountCeiling != oldValue { show() } } }
  /// The text of the number of reviews, and of whether there are more of them than that.
  public var reviewFormatter: (_ count: Int, _ isMore: Bool) -> String = RatingControl.reviews { didSet { show() } }
  /// The image of a star that is filled; nil, the default, for the theme's.
  ///
  /// A style sheet wins.
  public var onImage: ImageSource? {
    get { stars.onImage }
    set { stars.onImage = newValue }
  }
  /// The image of a star that is not; nil, the default, for the theme's.
  ///
  /// A style sheet wins.
  public var offImage: ImageSource? {
    get { stars.offImage }
    set { stars.offImage = newValue }
  }
  /// Called with the new rating after a person has changed it.
  public var onRatingChange: ((Int) -> Void)?
  /// What is rated, for assistive technology; the default is “Rating”.
  public var accessibilityLabel = localized("Rating") {
    didSet { if accessibilityLabel != oldValue { nameControls() } }
  }

  /// The colour of the stars while the rating is within a range; nil takes back what was set for exactly this range.
  ///
  /// Where ranges overlap, the one that was set last wins.  A style sheet wins over all of them.
  ///
  /// - Parameters:
  ///   - color: The colour of filled and empty stars.
  ///   - range: The ratings.
  public func setTintColor(_ color: StyleColor?, for range: Range<Int>) {
    tints.removeAll { $0.range == range }
    if let color { tints.append((range, color)) }
    showTint()
  }

  /// The colour that was set for a rating; nil for none.
  public func tintColor(for rating: Int) -> StyleColor? { tints.last { $0.range.contains(rating) }?.color }

  /// Takes back every colour that was set for a range.
  public func removeTintColors() {
    tints = []
    showTint()
  }

  /// Whether stars that can be changed show that the rating can't be taken; the default is false.
  public var isInvalid = false {
    didSet { if isInvalid != oldValue { stars.setStyleClass(StyleVariant.negative.rawValue, isInvalid) } }
  }

  /// The stars, whose colour is the foreground colour of `.icons`.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    part == .icons ? [AttributedNode(stars, as: RatingStars.part)] : []
  }

  /// What people change the rating with; nil in a style that is only shown.
  public var control: Widget? { style.isForPeople ? stars.scale : nil }

  /// The rating as a text, such as “3 of 5”.
  public var valueText: String {
    localized("%1$@ of %2$@").filled(with: Self.short(shownLevel), "\(stars.bounds.upper)").withNumbersInOrder
  }

  // MARK: Showing

  private var shownAverage: Double? {
    guard !style.isForPeople, let averageRating, !averageRating.isNaN else { return nil }
    return averageRating
  }

  /// What is shown, within the bounds.
  private var shownLevel: Double { Double(stars.bounds.lower) + stars.filled }

  private func show() {
    stars.style = style
    stars.bounds = RatingBounds(ratingBounds)
    let average = shownAverage
    stars.filled = average.map(stars.bounds.filled) ?? stars.bounds.filled(by: rating)
    let reviews = style.isForPeople ? nil : reviewCount.map(reviewText)
    for (label, text) in [
      (averageLabel, average.map { _ in averageFormatter(shownLevel) }), (valueLabel, showsValue ? valueText : nil),
      (reviewLabel, reviews),
    ] {
      if let text { label.text = text }
      label.isVisible = text != nil
    }
    for control in [stars.scale, stars.levelBar] as [Widget] { control.setAccessibleValueText(valueText) }
    showTint()
  }

  private func reviewText(_ count: Int) -> String {
    guard let reviewCountCeiling, count > reviewCountCeiling else { return reviewFormatter(count, false) }
    return reviewFormatter(reviewCountCeiling, true)
  }

  private func showTint() {
    let tint = tintColor(for: stars.bounds.lower + Int(stars.filled))
    guard tint != shownTint else { return }
    shownTint = tint
    // What is not enabled looks so whatever the rating is.
    for state in [StyleState.standard, .accented, .editable] {
      setAttributes(TintAttributes(foregroundColor: tint), for: .icons, state: state)
    }
  }

  private func nameControls() {
    for control in [stars.scale, stars.levelBar] as [Widget] { control.setAccessibleLabel(accessibilityLabel) }
  }

  private func personDidChoose(_ chosen: Int) {
    guard chosen != rating else { return }
    rating = chosen
    onRatingChange?(chosen)
  }

  /// Takes back all that was set, for another use.
  public func prepareForReuse() {
    onRatingChange = nil
    isInvalid = false
    removeTintColors()
    style = .editable
    ratingBounds = 0...5
    rating = 0
    averageRating = nil
    averageFormatter = Self.oneDecimal
    showsValue = false
    reviewCount = nil
    reviewCountCeiling = nil
    reviewFormatter = Self.reviews
    onImage = nil
    offImage = nil
    accessibilityLabel = localized("Rating")
  }

  /// Lets go of the handler and the formatters.
  public override func dispose() {
    onRatingChange = nil
    averageFormatter = Self.oneDecimal
    reviewFormatter = Self.reviews
    super.dispose()
  }

  // MARK: Arrangement

  private static let gap = Int(Parts.ratingControl.metric(.controlGap))
  private static let lineGap = Int(Parts.cell.metric(.lineGap))
  private var shown: [Widget] {
    ([averageLabel, stars, valueLabel, reviewLabel] as [Widget]).filter(\.isVisible)
  }

  private func length(of line: [Widget]) -> Int {
    line.reduce((line.count - 1) * Self.gap) { $0 + $1.measured(.horizontal).natural }
  }

  /// All in one line or, where that is too long, with a line of its own for how many have rated.
  private func lines(in width: Int) -> [[Widget]] {
    let all = shown
    guard width >= 0, reviewLabel.isVisible, all.count > 1, length(of: all) > width else { return [all] }
    return [all.filter { $0 !== reviewLabel }, [reviewLabel]]
  }

  private func wantedHeight(of lines: [[Widget]]) -> Int {
    lines.reduce((lines.count - 1) * Self.lineGap) { height, line in
      height + (line.map { $0.measured(.vertical).natural }.max() ?? 0)
    }
  }

  /// The texts beside the stars, or the last of them below.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    guard orientation == .horizontal else {
      let lines = lines(in: forSize)
      var size = Measurement(wantedHeight(of: lines))
      size.arrangement = lines.count - 1
      return size
    }
    // In no width at all, what can be below is.
    let least = lines(in: 0).map { line in
      line.reduce((line.count - 1) * Self.gap) { $0 + $1.measured(.horizontal).minimum }
    }
    return Measurement(minimum: least.max() ?? 0, natural: length(of: shown))
  }

  /// The stars are read in the direction of the control.
  public override func directionDidChange() {
    super.directionDidChange()
    stars.direction = direction
  }

  /// Places all in one line or in two; where one is too long, the texts behind the stars are cut first.
  public override func sizeAllocate(width: Int, height: Int) {
    var lines = lines(in: width)
    if wantedHeight(of: lines) > height { lines = [shown] }
    var y = (height - wantedHeight(of: lines)) / 2
    for line in lines {
      let high = lines.count > 1 ? wantedHeight(of: [line]) : height
      place(line, y: lines.count > 1 ? y : 0, width: width, height: high)
      y += high + Self.lineGap
    }
  }

  private func place(_ line: [Widget], y: Int, width: Int, height: Int) {
    let sizes = line.map { $0.measured(.horizontal) }
    var missing = sizes.reduce((sizes.count - 1) * Self.gap) { $0 + $1.natural } - width
    var widths = sizes.map(\.natural)
    for index in sizes.indices.reversed() where missing > 0 {
      let given = min(missing, sizes[index].natural - sizes[index].minimum)
      widths[index] -= given
      missing -= given
    }
    var x = 0
    for (widget, wide) in zip(line, widths) {
      let high = min(height, widget.measured(.vertical, forSize: wide).natural)
      widget.allocate(
        x: direction == .rtl ? width - x - wide : x, y: y + (height - high) / 2, width: wide, height: high)
      x += wide + Self.gap
    }
  }

  // MARK: Texts

  /// A number with one decimal, behind the mark of the locale.
  public nonisolated static func oneDecimal(_ value: Double) -> String {
    text(of: value, decimalMark: LocaleNumbers.decimalMark)
  }

  nonisolated static func text(of value: Double, decimalMark mark: Character) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    let tenths = Int((value.magnitude * 10).rounded())
    return "\(value < 0 && tenths > 0 ? "-" : "")\(tenths / 10)\(mark)\(tenths % 10)"
  }

  /// “1 review”, “8 reviews”, “100+ reviews”.
  public nonisolated static func reviews(_ count: Int, isMore: Bool) -> String {
    isMore
      ? localized("%1$@+ reviews", "%1$@+ reviews", count: count)
      : localized("%1$@ review", "%1$@ reviews", count: count)
  }

  /// A number with one decimal at most.
  private static func short(_ value: Double) -> String {
    let text = oneDecimal(value)
    return text.hasSuffix("\(LocaleNumbers.decimalMark)0") ? String(text.dropLast(2)) : text
  }
}
