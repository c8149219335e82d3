public import FloorplanTheme
public import GTKBridge

/// A rating in stars that users can set or that is read-only (FUIRatingControl in the SAP Fiori for iOS documentation).
///
///     let control = RatingControl()
///     control.style = .editable
///     control.ratingBounds = 0...5
///     control.rating = 3
///     control.setTintColor(.palette(.negativeLabel), for: 0..<2)
///     control.onRatingChange = { rating in review.stars = rating }
///
/// Tapping or sliding over the stars sets the rating, as do the arrow keys, Home and End. Tapping the first star if it
/// is the only filled one clears the rating. A read-only rating can have texts next to the stars, and half stars for an
/// average.
///
/// ## CSS nodes
///
///     rating
///     ├── label.fdlFUIRatingControlCollectionViewCell_averageLabel    absent without an average
///     ├── stars.fdlFUIRatingControlCollectionViewCell_ratingControl[.editable][.standard][.accented]
///     │   ╰── star …
///     ├── label.fdlFUIRatingControlCollectionViewCell_valueLabel      absent without showsValue
///     ╰── label.fdlFUIRatingControlCollectionViewCell_reviewLabel     absent without reviews
///
/// ## Accessibility
///
/// A slider if the rating is editable, otherwise a meter, labeled by `accessibilityLabel`.
public final class RatingControl: CustomWidget, TintAttributesProvider, ValuePresenting {
  private typealias Parts = ComponentParts.RatingFormCell
  let stars = RatingStars()
  private let averageLabel = Parts.averageLabel.makeLabel()
  private let valueLabel = Parts.valueLabel.makeLabel()
  private let reviewLabel = Parts.reviewLabel.makeLabel()
  private var tints: [(range: Range<Int>, color: StyleColor)] = []
  private var displayedTint: StyleColor?

  public override class var cssName: String { "rating" }
  // The number of reviews may be on its own line.
  public override class var hasSeveralArrangements: Bool { true }

  /// Creates a control for a rating from 0 to 5.
  public override init() {
    super.init()
    for part in [averageLabel, stars, valueLabel, reviewLabel] as [Widget] { part.setParent(self) }
    stars.onSelect = { [weak self] in self?.userDidSelect($0) }
    show()
  }

  // MARK: Content

  /// The values of a rating.
  public struct Values: Equatable {
    /// Creates the default values.
    public init() {}

    /// The style of the rating; the default is ``RatingControl/Style/editable``.
    public var style = Style.editable
    /// The range of the rating; the default is 0...5, which are five stars.
    ///
    /// There are at most 20 stars; a higher upper bound is clamped.
    public var ratingBounds = 0...5
    /// The rating; the default is 0.
    ///
    /// A value out of bounds is displayed as the nearest bound.
    public var rating = 0
    /// The average displayed in place of ``rating`` in a read-only style, rounded to half stars; nil, the default, or
    /// NaN for none.
    public var averageRating: Double?
    /// Whether a text such as “3 of 5” follows the stars; the default is false.
    public var showsValue = false
    /// The number of reviews displayed after the stars in a read-only style, or nil for none, the default.
    public var reviewCount: Int?
    /// The maximum displayed number of reviews (“100+ reviews”), or nil for no limit, the default.
    public var reviewCountCeiling: Int?
    /// The image of a filled star, or nil for the theme's, the default.
    ///
    /// A style sheet overrides it.
    public var onImage: ImageSource?
    /// The image of an empty star, or nil for the theme's, the default.
    ///
    /// A style sheet overrides it.
    public var offImage: ImageSource?
    /// Whether editable stars are displayed as invalid; the default is false.
    public var isInvalid = false
    /// The accessible label; the default is “Rating”.
    public var accessibilityLabel = localized("Rating")

    /// The average to display, or nil for the rating.
    var displayedAverage: Double? {
      guard !style.isInput, let averageRating, !averageRating.isNaN else { return nil }
      return averageRating
    }
  }

  /// The values of the rating.
  public var values = Values() { didSet { if values != oldValue { show() } } }
  /// Formats the average before the stars; by default with one decimal.
  public var averageFormatter: (Double) -> String = RatingControl.formatOneDecimal { didSet { show() } }
  /// Formats the number of reviews, and whether it exceeds the limit.
  public var reviewFormatter: (_ count: Int, _ isMore: Bool) -> String = RatingControl.formatReviewCount {
    didSet { show() }
  }
  /// Called with the new rating when the user changes it.
  @Callback public var onRatingChange: ((Int) -> Void)?

  /// Sets the color of the stars for a range of ratings, or removes the color of exactly this range if it is nil.
  ///
  /// If ranges overlap, the last one takes precedence. A style sheet overrides all of them.
  ///
  /// - Parameters:
  ///   - color: The color of filled and empty stars.
  ///   - range: The range of ratings.
  public func setTintColor(_ color: StyleColor?, for range: Range<Int>) {
    tints.removeAll { $0.range == range }
    if let color { tints.append((range, color)) }
    showTint()
  }

  /// Returns the color for a rating, or nil for none.
  public func tintColor(for rating: Int) -> StyleColor? { tints.last { $0.range.contains(rating) }?.color }

  /// Removes the colors of all ranges.
  public func removeTintColors() {
    tints = []
    showTint()
  }

  /// Returns the stars, whose color is the foreground color of `.icons`.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    part == .icons ? [AttributedNode(stars, part: RatingStars.part)] : []
  }

  /// The focusable widget that changes the rating, or nil in a read-only style.
  public var control: Widget? { values.style.isInput ? stars.scale : nil }

  /// The rating as a text, such as “3 of 5”.
  public var valueText: String {
    localized("%1$@ of %2$@").filled(with: Self.short(displayedRating), "\(stars.bounds.upper)").withLeftToRightMark
  }

  // MARK: Display

  /// The displayed rating, clamped to the bounds.
  private var displayedRating: Double { Double(stars.bounds.lower) + stars.filled }

  private func show() {
    guard !isDisposed else { return }
    stars.show(values)
    let reviews = values.style.isInput ? nil : values.reviewCount.map(reviewText)
    for (label, text) in [
      (averageLabel, values.displayedAverage.map { _ in averageFormatter(displayedRating) }),
      (valueLabel, values.showsValue ? valueText : nil),
      (reviewLabel, reviews),
    ] {
      if let text { label.text = text }
      label.isVisible = text != nil
    }
    for control in [stars.scale, stars.levelBar] as [Widget] {
      control.setAccessibleLabel(values.accessibilityLabel)
      control.setAccessibleValueText(valueText)
    }
    showTint()
  }

  private func reviewText(_ count: Int) -> String {
    guard let ceiling = values.reviewCountCeiling, count > ceiling else { return reviewFormatter(count, false) }
    return reviewFormatter(ceiling, true)
  }

  private func showTint() {
    let tint = tintColor(for: stars.bounds.lower + Int(stars.filled))
    guard tint != displayedTint else { return }
    displayedTint = tint
    // Disabled stars have the same style for any rating.
    for state in [StyleState.standard, .accented, .editable] {
      setAttributes(TintAttributes(foregroundColor: tint), for: .icons, state: state)
    }
  }

  private func userDidSelect(_ rating: Int) {
    guard rating != values.rating else { return }
    values.rating = rating
    onRatingChange?(rating)
  }

  /// Resets all properties for reuse.
  public func prepareForReuse() {
    onRatingChange = nil
    removeTintColors()
    resetFormatters()
    values = Values()
  }

  public override func dispose() {
    super.dispose()
    resetFormatters()
  }

  // They may capture the control.
  private func resetFormatters() {
    averageFormatter = Self.formatOneDecimal
    reviewFormatter = Self.formatReviewCount
  }

  // MARK: Arrangement

  private var displayed: [Widget] {
    ([averageLabel, stars, valueLabel, reviewLabel] as [Widget]).filter(\.isVisible)
  }

  private func size(of line: [Widget]) -> Measurement {
    .sum(of: line.map { $0.measured(.horizontal) }, gap: Parts.ratingControl[.controlGap])
  }

  /// Returns the parts in a single line or, if they don't fit, with the number of reviews on its own line.
  private func lines(in width: Int) -> [[Widget]] {
    let all = displayed
    guard width >= 0, reviewLabel.isVisible, all.count > 1, size(of: all).natural > width else { return [all] }
    return [all.filter { $0 !== reviewLabel }, [reviewLabel]]
  }

  private func requestedHeight(of lines: [[Widget]]) -> Int {
    lines.reduce((lines.count - 1) * Parts.cell[.lineGap]) { height, line in
      height + (line.map { $0.measured(.vertical).natural }.max() ?? 0)
    }
  }

  public override var requestedWidth: Measurement? {
    // At zero width, the number of reviews is on its own line.
    let minimum = lines(in: 0).map { size(of: $0).minimum }.max() ?? 0
    return Measurement(minimum: minimum, natural: size(of: displayed).natural)
  }

  public override func directionDidChange() {
    super.directionDidChange()
    stars.direction = direction
  }

  // If a line is too long, the texts after the stars shrink first.
  public override func arrangement(width: Int, height: Int?) -> Arrangement? {
    var lines = lines(in: width)
    if let height, requestedHeight(of: lines) > height { lines = [displayed] }
    var arrangement = Arrangement()
    arrangement.index = lines.count - 1
    arrangement.isCentered = lines.count > 1
    let gap = Parts.ratingControl[.controlGap]
    for line in lines {
      let lineHeight = lines.count > 1 ? requestedHeight(of: [line]) : height ?? requestedHeight(of: [line])
      let widths = Measurement.shrunk(line.map { $0.measured(.horizontal) }, to: width - (line.count - 1) * gap)
      let y = arrangement.top(after: Parts.cell[.lineGap])
      var x = 0
      for (widget, wide) in zip(line, widths) {
        let high = min(lineHeight, widget.measured(.vertical, forSize: wide).natural)
        arrangement.add(widget, x: x, y: y + (lineHeight - high) / 2, width: wide, height: high)
        x += wide + gap
      }
    }
    return arrangement
  }

  // MARK: Texts

  /// Formats a number with one decimal and the decimal separator of the locale.
  nonisolated static func formatOneDecimal(_ value: Double) -> String {
    NumberFormat(decimals: 1...1, isGrouped: false).text(value)
  }

  /// Formats a number of reviews: “1 review”, “8 reviews”, “100+ reviews”.
  nonisolated static func formatReviewCount(_ count: Int, isMore: Bool) -> String {
    isMore
      ? localized("%1$@+ reviews", "%1$@+ reviews", count: count)
      : localized("%1$@ review", "%1$@ reviews", count: count)
  }

  /// Formats a number with at most one decimal.
  private static func short(_ value: Double) -> String {
    NumberFormat(decimals: 0...1, isGrouped: false).text(value)
  }
}
