import FloorplanTheme
import GTKBridge

/// The content of an ``ObjectCell``, an ``ObjectView`` or a grid row.
///
/// The host widget owns, measures and allocates it. Parts that aren't set have no widgets.
public final class ObjectContent: PresentedContent {
  typealias Parts = ComponentParts.ObjectCell
  unowned let host: CustomWidget
  /// Whether the texts set the accessible label and description of the host.
  private let labelsHost: Bool
  /// Whether the parts are in columns if the width is sufficient.
  let allowsRegular: Bool

  let headline = LabelPart(Parts.headlineLabel)
  let subheadline = LabelPart(Parts.subheadlineLabel)
  let footnote = LabelPart(Parts.footnoteLabel)
  let descriptionPart = LabelPart(Parts.descriptionLabel)
  let status = StatusPart(Parts.statusLabel, Parts.statusImageView)
  let substatus = StatusPart(Parts.substatusLabel, Parts.substatusImageView)
  let detail = DetailImagePart(Parts.detailImageView, placeholder: Parts.placeholder)
  let iconStack = IconStack()
  private(set) var footnoteIconRow: FootnoteIconRow?
  private(set) var tagFlow: TagFlow?
  private(set) var avatarRow: AvatarRow?

  init(in host: CustomWidget, labelsHost: Bool = true, allowsRegular: Bool = true) {
    self.host = host
    self.labelsHost = labelsHost
    self.allowsRegular = allowsRegular
  }

  /// Called when the accessible label of the host changes.
  var onNameChange: (() -> Void)?

  /// The values of the object.
  public var values = Values() { didSet { if awaitsContent { showPresentTexts() } else { show() } } }
  private var displayed = Values()

  /// Whether further changes follow, so the values are displayed once at the end.
  var awaitsContent = false {
    didSet {
      guard oldValue, !awaitsContent else { return }
      detail.settle()
      show()
    }
  }

  /// The image of the object at the leading edge.
  public var detailImage: ImageSource? {
    get { detail.image }
    set { detail.setImage(newValue, in: host) }
  }

  private func show() {
    // Set the texts even if the values are unchanged, because other texts may have been displayed in the meantime.
    for (part, text) in labelTexts { part.setText(text, in: host) }
    status.show(values.statusText, values.statusImage, values.statusDisplayMode, values.semanticStatus, in: host)
    substatus.show(
      values.substatusText, values.substatusImage, values.substatusDisplayMode, values.semanticSubstatus, in: host)
    guard values != displayed else { return }
    let old = displayed
    displayed = values
    iconStack.show(values.iconImages, lineCount: textLines.count, in: host)
    if values.footnoteIcons != old.footnoteIcons {
      if footnoteIconRow == nil { footnoteIconRow = part(FootnoteIconRow()) }
      footnoteIconRow?.show(values.footnoteIcons)
    }
    if values.tags != old.tags {
      if tagFlow == nil { tagFlow = part(TagFlow()) }
      tagFlow?.show(values.tags)
    }
    if values.avatars != old.avatars {
      if avatarRow == nil { avatarRow = part(AvatarRow()) }
      avatarRow?.show(values.avatars)
    }
    limitDescription()
    host.queueResize()
    if labelsHost { updateHostLabel() }
  }

  /// Displays the texts of the next content, because the caller may highlight them next.
  ///
  /// Labels without a text stay for now: most get a text later, and hiding and showing a widget costs more than setting
  /// its text.
  private func showPresentTexts() {
    let statusTexts = [(status.label, values.statusText), (substatus.label, values.substatusText)]
    for (part, text) in labelTexts + statusTexts where text != nil { part.setText(text, in: host) }
  }

  private var labelTexts: [(LabelPart, String?)] {
    [
      (headline, values.headlineText), (subheadline, values.subheadlineText), (footnote, values.footnoteText),
      (descriptionPart, values.descriptionText),
    ]
  }

  private func part<Part: Widget>(_ widget: Part) -> Part {
    widget.setParent(host)
    return widget
  }

  /// The text lines, each of which may have an icon next to it.
  private var textLines: [LabelPart] { [headline, subheadline, footnote].filter { $0.text != nil } }

  /// Limits the number of lines of the description to the main column.
  ///
  /// It counts parts rather than lines, because changing a label during layout would cause another layout.
  private func limitDescription() {
    guard let label = descriptionPart.visibleLabel else { return }
    let mainLines = textLines.count + (values.tags.isEmpty ? 0 : 1) + (values.avatars.isEmpty ? 0 : 1)
    label.lineLimitBound = values.limitsHeightToMainContent && mainLines > 0 ? mainLines : nil
  }

  // MARK: Accessibility

  /// The texts that are set, in reading order.
  var texts: [String] {
    var lines = textLines.compactMap(\.text)
    // A text icon precedes its line.
    for (index, glyph) in iconStack.displayed.enumerated() {
      if let text = glyph.text, lines.indices.contains(index) { lines[index] = "\(text) \(lines[index])" }
    }
    return lines + additionalTexts(status: status.text, substatus: substatus.text)
  }

  private func additionalTexts(status: String?, substatus: String?) -> [String] {
    let tags = values.tags.isEmpty ? nil : values.tags.map(\.text).localizedList
    return [tags, AvatarRow.accessibleText(of: values.avatars), descriptionPart.text, status, substatus].compactMap(
      \.self)
  }

  private func updateHostLabel() {
    host.setAccessibleLabel(headline.text ?? "")
    let icons =
      iconStack.displayed.compactMap(\.accessibleText) + values.footnoteIcons.compactMap(\.accessibleIndicatorName)
    let further = additionalTexts(status: status.accessibleText, substatus: substatus.accessibleText)
    let texts = icons + [subheadline.text, footnote.text].compactMap(\.self) + further
    host.setAccessibleDescription(texts.accessibleSummary())
    onNameChange?()
  }

  // MARK: Views

  /// The image view with its placeholder, size and shape, created on demand.
  public var detailImageView: DetailImageView { detail.view(in: host) }
  /// The label of the headline, created on demand.
  public var headlineLabel: PartLabel { headline.label(in: host) }
  /// The label of the subheadline, created on demand.
  public var subheadlineLabel: PartLabel { subheadline.label(in: host) }
  /// The label of the footnote, created on demand.
  public var footnoteLabel: PartLabel { footnote.label(in: host) }
  /// The label of the description, created on demand.
  public var descriptionLabel: PartLabel { descriptionPart.label(in: host) }
  /// The label of the status, created on demand.
  public var statusLabel: PartLabel { status.label.label(in: host) }
  /// The label of the substatus, created on demand.
  public var substatusLabel: PartLabel { substatus.label.label(in: host) }

  // MARK: Attributes

  /// Returns the labels of the texts, and the icons of status and substatus.
  public func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [headlineLabel.attributedNode]
    case .subtitle: [subheadlineLabel.attributedNode]
    case .footnote: [footnoteLabel.attributedNode]
    case .description: [descriptionLabel.attributedNode]
    case .status: [statusLabel.attributedNode]
    case .substatus: [substatusLabel.attributedNode]
    case .icons: [status, substatus].map { $0.icon.attributedNode(in: host) }
    case .valueText: []
    }
  }

  // MARK: Reuse

  /// Resets all parts and values.
  func clear() {
    values = Values()
    // Pictures that are being loaded would delay those of the next content.
    if awaitsContent, displayed.images.contains(where: \.needsLoading) { show() }
    detail.reset(keepsVisible: awaitsContent)
  }
}
