public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and stars for a rating (FUIRatingControlCollectionViewCell in the SAP Fiori for iOS documentation).
///
///     let cell = RatingFormCell()
///     cell.title = "Service"
///     cell.bind(review, to: \.stars)
///     cell.setTintColor(.palette(.negativeLabel), for: 0..<2)
///
/// A read-only cell displays smaller stars in the color of texts, and the rating in words beside them.
///
/// ## CSS nodes
///
///     cell.fdlFUIRatingControlCollectionViewCell
///     ├── label.fdlFUIRatingControlCollectionViewCell_title       absent if there is a subtitle
///     ├── label.fdlFUIRatingControlCollectionViewCell_subtitle    absent without one
///     ╰── rating                                                see RatingControl
///
/// ## Accessibility
///
/// A group with a slider labeled by the title and the subtitle, or a meter if the cell is read-only.
open class RatingFormCell: ValueCell<Int> {
  private typealias Parts = ComponentParts.RatingFormCell
  private let titleLabel = Parts.title.makeLabel()
  private let subtitleLabel = Parts.subtitle.makeLabel()

  /// The stars, for properties that the cell doesn't have.
  ///
  /// The cell sets their style, rating, bounds and handler.
  public final let ratingControl = RatingControl()

  /// Creates a cell for a rating from 0 to 5.
  public required init() {
    super.init()
    addStyleClasses(of: Parts.cell)
    for part in [titleLabel, subtitleLabel, ratingControl] as [Widget] { part.setParent(self) }
    subtitleLabel.isVisible = false
    ratingControl.onRatingChange = { [weak self] in self?.userDidChange(to: $0) }
    showValue()
    showTitle()
  }

  /// The title.
  open override var titleView: Widget? { titleLabel }
  /// The stars, or nil if the cell is read-only.
  open override var control: Widget? { isEditable ? ratingControl.control : nil }

  /// Styles the stars as invalid.
  open override func showValidity(isInvalid: Bool) { ratingControl.values.isInvalid = isInvalid }

  /// Returns the nodes of the title, the subtitle or the stars.
  open override func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .subtitle: [subtitleLabel.attributedNode]
    case .icons: ratingControl.attributedNodes(for: .icons)
    default: super.attributedNodes(for: part)
    }
  }

  /// Returns whether there is no rating.
  open override class func isMissing(_ value: Int) -> Bool { value <= 0 }
  /// The lower bound.
  open override var defaultValue: Int { ratingBounds.lowerBound }

  /// The style of the stars; the default is `RatingControl.Style.editable`.
  ///
  /// With a style that isn't editable, the user can't change the value, regardless of ``TitledCell/isEditable``.
  @Setting public final var style = RatingControl.Style.editable { didSet { if style != oldValue { showState() } } }
  /// The minimum and maximum rating; the default is 0...5, which is five stars.
  ///
  /// A value out of bounds is kept, and the stars display the nearest bound.
  public final var ratingBounds: ClosedRange<Int> {
    get { ratingControl.ratingBounds }
    set {
      ratingControl.ratingBounds = newValue
      showValue()
    }
  }
  /// A text in place of the title, including the mark of a required cell; nil, the default, for none.
  @Setting public final var subtitle: String? { didSet { if subtitle != oldValue { showTitle() } } }

  /// Sets the color of the stars while the value is in a range, or removes the color for exactly this range.
  ///
  /// - Parameters:
  ///   - color: The color of filled and empty stars, or nil.
  ///   - range: The range of values.
  public final func setTintColor(_ color: StyleColor?, for range: Range<Int>) {
    ratingControl.setTintColor(color, for: range)
  }

  /// Displays the rating without calling handlers.
  open override func showValue() { ratingControl.rating = value }

  /// Updates the labels, which also label the stars for assistive technology.
  open override func showTitle() {
    titleLabel.text = displayedTitle
    subtitleLabel.text = subtitle.map { marked($0) } ?? ""
    subtitleLabel.isVisible = subtitle != nil
    titleLabel.isVisible = subtitle == nil && !displayedTitle.isEmpty
    // Assistive technology reads the displayed subtitle after the title.
    let names = [title, subtitle ?? ""].filter { !$0.isEmpty }
    ratingControl.accessibilityLabel = names.isEmpty ? localized("Rating") : names.localizedList
    setAccessibleLabel(names.first ?? "")
  }

  private var displayedStyle: RatingControl.Style {
    isEditable || ![.editable, .editableDisabled].contains(style) ? style : .standardLarge
  }

  /// Displays stars to select, or stars and words to read.
  open override func showState() {
    ratingControl.style = displayedStyle
    ratingControl.showsValue = displayedStyle != style
  }

  /// Resets the cell for reuse, including the stars.
  open override func prepareForReuse() {
    ratingControl.prepareForReuse()
    ratingControl.onRatingChange = { [weak self] in self?.userDidChange(to: $0) }
    super.prepareForReuse()
    showState()
    showTitle()
  }

  override func layout(in width: Int) -> (any CellLayout)? {
    TitledControl(
      title: titleLabel.isVisible ? titleLabel : subtitleLabel, control: ratingControl,
      gap: Parts.cell[.controlGap], lineGap: Parts.cell[.lineGap],
      isStacked: titleLabel.isVisible && titlePlacement == .above,
      titleColumn: titleLabel.isVisible ? titleColumn : nil, fillsWidth: false)
  }
}
