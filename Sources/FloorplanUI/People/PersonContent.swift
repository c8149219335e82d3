import FloorplanTheme
import GTKBridge

/// The table of the parts of a component for a person.
protocol PersonParts {
  static var detailImageView: ComponentPart { get }
  static var placeholder: ComponentPart { get }
  static var headlineLabel: ComponentPart { get }
  static var subheadlineLabel: ComponentPart { get }
  static var descriptionLabel: ComponentPart { get }
  static var activityButton: ComponentPart { get }
}

extension ComponentParts.ContactCell: PersonParts {}
extension ComponentParts.ProfileHeader: PersonParts {}

/// The content of a ``ContactCell`` or a ``ProfileHeader``.
///
/// The host widget owns, measures and allocates it. Parts that aren't set have no widgets.
public final class PersonContent: PresentedContent {
  unowned let host: CustomWidget
  private let activityButton: ComponentPart
  private let surface: ComponentPart
  private let isHeader: Bool
  let detail: DetailImagePart
  let headline: LabelPart
  let subheadline: LabelPart
  let descriptionPart: LabelPart
  private(set) var activityRow: ActivityRow?

  /// - Parameters:
  ///   - host: The host widget.
  ///   - parts: The table of the parts.
  ///   - surface: The part with the gap between two buttons.
  ///   - isHeader: Whether the person is the subject of a page: the parts are centered, and the name is a heading.
  init(in host: CustomWidget, _ parts: any PersonParts.Type, on surface: ComponentPart, isHeader: Bool) {
    self.host = host
    activityButton = parts.activityButton
    self.surface = surface
    self.isHeader = isHeader
    detail = DetailImagePart(parts.detailImageView, placeholder: parts.placeholder)
    headline = LabelPart(parts.headlineLabel, isHeading: isHeader)
    subheadline = LabelPart(parts.subheadlineLabel)
    descriptionPart = LabelPart(parts.descriptionLabel)
    host.onDispose { [unowned self] in activities = [] }
  }

  // MARK: Parts

  /// The texts of a person.
  public struct Values: Equatable {
    /// Creates the default values.
    public init() {}

    /// The name of the person; an empty string counts as nil.
    @NonemptyText public var headlineText: String?
    /// The role of the person; an empty string counts as nil.
    @NonemptyText public var subheadlineText: String?
    /// The description of the person; an empty string counts as nil.
    @NonemptyText public var descriptionText: String?
  }

  /// The texts of the person.
  public var values = Values() { didSet { if values != oldValue { show() } } }

  private func show() {
    for (part, text) in [
      (headline, values.headlineText), (subheadline, values.subheadlineText), (descriptionPart, values.descriptionText),
    ] {
      if text != nil { _ = label(part) }
      part.setText(text, in: host)
    }
    let texts = texts
    host.setAccessibleLabel(texts.first ?? "")
    host.setAccessibleDescription(texts.dropFirst().accessibleSummary())
    activityRow?.subject = headline.text
  }

  /// The label of the name, created on demand.
  public var headlineLabel: PartLabel { label(headline) }
  /// The label of the role, created on demand.
  public var subheadlineLabel: PartLabel { label(subheadline) }
  /// The label of the description, created on demand.
  public var descriptionLabel: PartLabel { label(descriptionPart) }

  /// Returns the labels of the texts.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [headlineLabel.attributedNode]
    case .subtitle: [subheadlineLabel.attributedNode]
    case .description: [descriptionLabel.attributedNode]
    default: []
    }
  }

  /// The image view with its placeholder and size, created on demand; circular by default.
  public var detailImageView: DetailImageView {
    if let view = detail.widget { return view }
    let view = detail.view(in: host)
    view.isCircular = true
    sortChildren()
    return view
  }
  /// The image of the person, or nil for none.
  public var detailImage: ImageSource? {
    get { detail.image }
    set { if newValue != nil { detailImageView.image = newValue } else { detail.widget?.image = nil } }
  }

  /// Returns the label of a text, created on demand.
  func label(_ part: LabelPart) -> PartLabel {
    if let label = part.widget { return label }
    let label = part.label(in: host)
    sortChildren()
    return label
  }

  /// The activities, of which the first five are displayed.
  public var activities: [Activity] = [] {
    didSet {
      guard !host.isDisposed, activityRow != nil || !activities.isEmpty else { return }
      let row = activityRow ?? makeRow()
      row.show(activities, in: host)
    }
  }

  private func makeRow() -> ActivityRow {
    let newRow = ActivityRow(activityButton, on: surface, isCentered: isHeader)
    newRow.subject = headline.text
    newRow.setParent(host)
    activityRow = newRow
    return newRow
  }

  /// The texts that are set, in reading order.
  var texts: [String] { [headline, subheadline, descriptionPart].compactMap(\.text) }

  /// Sorts the children in reading order, independent of their creation.
  private func sortChildren() {
    host.insertChildren([
      detail.widget, headline.widget, subheadline.widget, descriptionPart.widget, activityRow,
    ])
  }

  // MARK: Displayed parts

  var visibleLabels: [Label] { [headline, subheadline, descriptionPart].compactMap(\.visibleLabel) }
  var visibleRow: ActivityRow? { activityRow?.isVisible == true ? activityRow : nil }

  // MARK: Reuse

  /// Resets all parts.
  func clear() {
    values = Values()
    activities = []
    detail.reset()
    detail.widget?.isCircular = true
  }
}
