public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A title and stars that people rate with (seeds/000, FUIRatingControlCollectionViewCell).
///
///     let cell = RatingFormCell()
///     cell.title = "Service"
///     cell.bind(review, to: \.stars)
///     cell.setTintColor(.palette(.negativeLabel), for: 0..<2)
///
/// Read-only the stars stay, smaller and in the colour of texts, with the rating in words beside them.
///
/// ## CSS nodes
///
///     cell.fdlFUIRatingControlCollectionViewCell
///     ├── label.fdlFUIRatingControlCollectionViewCell_title       absent where there is a subtitle
///     ├── label.fdlFUIRatingControlCollectionViewCell_subtitle    absent without one
///     ╰── rating                                                see RatingControl
///
/// ## Accessibility
///
/// A group with a slider named by the title and the subtitle; read-only with a meter.
@MainActor
open class RatingFormCell: ValueCell<Int> {
  private typealias Parts = ComponentParts.RatingFormCell
  private let titleLabel = Parts.title.makeLabel()
  private let subtitleLabel = Parts.subtitle.makeLabel()

  /// The stars: everything about them that the cell has no property for is set here.
  ///
  /// Its style, rating, bounds and handler are the cell's business.
  public final let ratingControl = RatingControl()

  /// Makes a cell for a rating from 0 to 5.
  public required init() {
    super.init()
    become(Parts.cell)
    for part in [titleLabel, subtitleLabel, ratingControl] as [Widget] { part.setParent(self) }
    subtitleLabel.isVisible = false
    ratingControl.onRatingChange = { [weak self] in self?.personDidChange(to: $0) }
    showValue()
    showTitle()
  }

  /// The title.
  open override var titleView: Widget? { titleLabel }
  /// The stars, while the value may be changed.
  open override var control: Widget? { isEditable ? ratingControl.control : nil }

  /// The stars are in the colour of errors where the value can't be taken.
  open override func showValidity(isInvalid: Bool) { ratingControl.isInvalid = isInvalid }

  /// The title, the subtitle and the stars.
  open override func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .subtitle: [subtitleLabel.attributedNode]
    case .icons: ratingControl.attributedNodes(for: .icons)
    default: super.attributedNodes(for: part)
    }
  }

  /// Whether nobody has rated.
  open override class func isMissing(_ value: Int) -> Bool { value <= 0 }
  /// The lower bound.
  open override var defaultValue: Int { ratingBounds.lowerBound }

  /// The look of the stars; the default is `RatingControl.Style.editable`.
  ///
  /// One that is only shown can't be changed by people, whatever ``TitledCell/isEditable`` says.
  @Setting public final var style = RatingControl.Style.editable { didSet { if style != oldValue { showState() } } }
  /// The least and the greatest rating; the default is 0...5, which is five stars.
  ///
  /// A value out of bounds stays the value; the stars show the nearest bound.
  public final var ratingBounds: ClosedRange<Int> {
    get { ratingControl.ratingBounds }
    set {
      ratingControl.ratingBounds = newValue
      showValue()
    }
  }
  /// A text that takes the place of the title, the mark of what is required included; nil for none, the default.
  @Setting public final var subtitle: String? { didSet { if subtitle != oldValue { showTitle() } } }

  /// The colour of the stars while the value is within a range; nil takes back what was set for exactly this range.
  ///
  /// - Parameters:
  ///   - color: The colour of filled and empty stars.
  ///   - range: The values.
  public final func setTintColor(_ color: StyleColor?, for range: Range<Int>) {
    ratingControl.setTintColor(color, for: range)
  }

  /// Fills the stars without calling handlers.
  open override func showValue() { ratingControl.rating = value }

  /// Sets the labels, which name the stars for assistive technology too.
  open override func showTitle() {
    titleLabel.text = shownTitle
    subtitleLabel.text = subtitle.map { marked($0) } ?? ""
    subtitleLabel.isVisible = subtitle != nil
    titleLabel.isVisible = subtitle == nil && !shownTitle.isEmpty
    // What people read in place of the title is read to others behind it.
    let names = [title, subtitle ?? ""].filter { !$0.isEmpty }
    ratingControl.accessibilityLabel = names.isEmpty ? localized("Rating") : names.asList
    setAccessibleLabel(names.first ?? "")
  }

  private var shownStyle: RatingControl.Style {
    isEditable || ![.editable, .editableDisabled].contains(style) ? style : .standardLarge
  }

  /// Shows stars to choose, or stars and words to read.
  open override func showState() {
    ratingControl.style = shownStyle
    ratingControl.showsValue = shownStyle != style
  }

  /// Takes back what the last item set, that of the stars included.
  open override func prepareForReuse() {
    ratingControl.prepareForReuse()
    ratingControl.onRatingChange = { [weak self] in self?.personDidChange(to: $0) }
    super.prepareForReuse()
    showState()
    showTitle()
  }

  /// The text beside the stars where both fit in one line, else above them.
  override var arrangement: (any Arrangement)? {
    TitledControl(
      title: titleLabel.isVisible ? titleLabel : subtitleLabel, control: ratingControl,
      gap: Int(Parts.cell.metric(.controlGap)), lineGap: Int(Parts.cell.metric(.lineGap)), fillsWidth: false)
  }
}
