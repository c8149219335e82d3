import FloorplanTheme
import GTKBridge

/// The parts of the table of a component that shows a person.
struct PersonParts {
  let detailImageView: ComponentPart
  let placeholder: ComponentPart
  let headlineLabel: ComponentPart
  let subheadlineLabel: ComponentPart
  let descriptionLabel: ComponentPart
  let activityButton: ComponentPart
  /// What stands between two buttons, in pixels.
  let activityGap: Int
  /// Whether the person is what a page is about: the parts stand in the middle, and the name is a heading.
  let isHeader: Bool
}

/// The parts of a person inside a widget: what a contact cell and a profile header have in common.
///
/// The widget that hosts it measures and places the parts, and owns it.  A part that is not set costs nothing: its
/// widget does not exist.
@MainActor
public final class PersonContent: PresentedContent {
  unowned let host: CustomWidget
  private let parts: PersonParts
  let detail: DetailImagePart
  let headline: LabelPart
  let subheadline: LabelPart
  let descriptionPart: LabelPart
  private(set) var activityRow: ActivityRow?
  private var shownActivities: [Activity] = []

  init(in host: CustomWidget, _ parts: PersonParts) {
    self.host = host
    self.parts = parts
    detail = DetailImagePart(parts.detailImageView, placeholder: parts.placeholder)
    headline = LabelPart(parts.headlineLabel)
    subheadline = LabelPart(parts.subheadlineLabel)
    descriptionPart = LabelPart(parts.descriptionLabel)
  }

  // MARK: Parts

  /// The name of the person; nil and an empty text for none.
  public var headlineText: String? {
    get { headline.text }
    set { setText(newValue, of: headline) }
  }
  /// What the person does; nil and an empty text for nothing.
  public var subheadlineText: String? {
    get { subheadline.text }
    set { setText(newValue, of: subheadline) }
  }
  /// What else is known of the person; nil and an empty text for nothing.
  public var descriptionText: String? {
    get { descriptionPart.text }
    set { setText(newValue, of: descriptionPart) }
  }

  /// The label of the name, made if need be.
  public var headlineLabel: PartLabel { label(headline) }
  /// The label of what the person does, made if need be.
  public var subheadlineLabel: PartLabel { label(subheadline) }
  /// The label of what else is known, made if need be.
  public var descriptionLabel: PartLabel { label(descriptionPart) }

  /// The labels of the texts.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [headlineLabel.attributedNode]
    case .subtitle: [subheadlineLabel.attributedNode]
    case .description: [descriptionLabel.attributedNode]
    default: []
    }
  }

  /// The view of the picture with its placeholder and size, made if need be; a circle by itself.
  public var detailImageView: DetailImageView {
    if let view = detail.widget { return view }
    let made = detail.view(in: host)
    made.isCircular = true
    arrangeOrder()
    return made
  }
  /// The picture of the person; nil for none.
  public var detailImage: ImageSource? {
    get { detail.image }
    set { if newValue != nil { detailImageView.image = newValue } else { detail.widget?.image = nil } }
  }

  /// The label of a text.
  func label(_ part: LabelPart) -> PartLabel {
    if let label = part.widget { return label }
    let made = part.label(in: host)
    // Fixed once the label has been shown.
    if part === headline, parts.isHeader { made.setAccessibleRole(.heading) }
    arrangeOrder()
    return made
  }

  func setText(_ given: String?, of part: LabelPart) {
    // An empty text would take a line's room.
    let text = given?.isEmpty == true ? nil : given
    guard part.text != text else { return }
    if text != nil { _ = label(part) }
    part.setText(text, in: host)
    nameHost()
  }

  /// The ways to reach the person, of which the first five are shown.
  public var activities: [Activity] {
    get { shownActivities }
    set {
      shownActivities = newValue
      if activityRow == nil, newValue.isEmpty { return }
      let row = activityRow ?? makeRow()
      row.show(newValue, in: host)
    }
  }

  private func makeRow() -> ActivityRow {
    let made = ActivityRow(parts.activityButton, gap: parts.activityGap, isCentred: parts.isHeader)
    made.subject = headline.text
    made.setParent(host)
    activityRow = made
    return made
  }

  /// The texts that are set, in the order of reading.
  var texts: [String] { [headline, subheadline, descriptionPart].compactMap(\.text) }

  private func nameHost() {
    let texts = texts
    host.setAccessibleLabel(texts.first ?? "")
    host.setAccessibleDescription(texts.dropFirst().asList)
    activityRow?.subject = headline.text
  }

  /// The children in the order of reading, whichever was made first.
  private func arrangeOrder() {
    let widgets: [Widget?] = [
      detail.widget, headline.widget, subheadline.widget, descriptionPart.widget, activityRow,
    ]
    var previous: Widget?
    for widget in widgets.compactMap(\.self) {
      widget.insert(in: host, after: previous)
      previous = widget
    }
  }

  // MARK: What there is to place

  var shownLabels: [Label] { [headline, subheadline, descriptionPart].compactMap(\.shownLabel) }
  var shownRow: ActivityRow? { activityRow?.isVisible == true ? activityRow : nil }

  // MARK: Reuse

  /// Takes every part away.
  func clear() {
    let labels = [headline, subheadline, descriptionPart]
    for part in labels { setText(nil, of: part) }
    for part in labels { part.resetNumberOfLines() }
    activities = []
    detail.reset()
    detail.widget?.isCircular = true
  }

  /// Lets go of the caller's closures.
  func letGo() { shownActivities = [] }
}
