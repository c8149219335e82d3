public import FloorplanTheme
import GTKBridge

/// The content of an ``ObjectCell``, an ``ObjectView`` or a grid row.
///
/// The host widget owns, measures and allocates it. Parts that aren't set have no widgets.
@MainActor
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
  let status = LabelPart(Parts.statusLabel)
  let substatus = LabelPart(Parts.substatusLabel)
  let detail = DetailImagePart(Parts.detailImageView, placeholder: Parts.placeholder)
  let statusIcon = ImagePart(Parts.statusImageView)
  let substatusIcon = ImagePart(Parts.substatusImageView)
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

  // MARK: Texts

  /// The title of the object.
  public var headlineText: String? {
    get { headline.text }
    set { setText(newValue, of: headline) }
  }
  /// The text of the second line.
  public var subheadlineText: String? {
    get { subheadline.text }
    set { setText(newValue, of: subheadline) }
  }
  /// The text of the third line.
  public var footnoteText: String? {
    get { footnote.text }
    set { setText(newValue, of: footnote) }
  }
  /// A longer text in its own column or, if there is no space for one, below the other lines with
  /// ``showDescriptionInCompact``.
  public var descriptionText: String? {
    get { descriptionPart.text }
    set { setText(newValue, of: descriptionPart) }
  }
  /// The status of the object at the trailing edge, in one or two words.
  public var statusText: String? {
    get { status.text }
    set { setText(newValue, of: status) }
  }
  /// An additional text below the status.
  public var substatusText: String? {
    get { substatus.text }
    set { setText(newValue, of: substatus) }
  }

  // MARK: Images and status

  /// The image of the object at the leading edge.
  public var detailImage: ImageSource? {
    get { detail.image }
    set { detail.setImage(newValue, in: host) }
  }
  /// The status icon at the trailing edge, before the status text.
  public var statusImage: ImageSource? {
    didSet {
      guard statusImage != oldValue else { return }
      statusIcon.setImage(statusImage, in: host, keepsVisible: awaitsContent)
      showStatus()
      updateHostLabelIfNeeded()
    }
  }
  /// The second status icon, below the status.
  public var substatusImage: ImageSource? {
    didSet {
      guard substatusImage != oldValue else { return }
      substatusIcon.setImage(substatusImage, in: host, keepsVisible: awaitsContent)
      showStatus()
      updateHostLabelIfNeeded()
    }
  }
  /// The displayed parts of a status with text and icon.
  ///
  /// The latest SAP Fiori for iOS documentation displays both. Earlier versions display the text in place of the icon,
  /// as ``StatusDisplayMode/text`` does.
  public var statusDisplayMode = StatusDisplayMode.both { didSet { if statusDisplayMode != oldValue { showStatus() } } }
  /// The displayed parts of a substatus with text and icon.
  public var substatusDisplayMode = StatusDisplayMode.both {
    didSet { if substatusDisplayMode != oldValue { showStatus() } }
  }
  /// The semantic of the status, which determines its color.
  public var statusMeaning: StatusMeaning? { didSet { if statusMeaning != oldValue { applySemantics() } } }
  /// The semantic of the substatus, which determines its color.
  public var substatusMeaning: StatusMeaning? { didSet { if substatusMeaning != oldValue { applySemantics() } } }

  private func showStatus() {
    guard !awaitsContent else { return }
    statusDisplayMode.show(status, statusIcon, hasImage: statusImage != nil)
    substatusDisplayMode.show(substatus, substatusIcon, hasImage: substatusImage != nil)
    applySemantics()
  }

  private func applySemantics() {
    guard !awaitsContent else { return }
    status.meaning = statusMeaning
    statusIcon.meaning = statusMeaning
    substatus.meaning = substatusMeaning
    substatusIcon.meaning = substatusMeaning
  }

  // MARK: Icons, tags and avatars

  /// Up to three icons at the leading edge, next to the headline, the subheadline and the footnote.
  public var iconImages: [GlyphImage] = [] {
    didSet {
      guard iconImages != oldValue else { return }
      showIcons()
      updateHostLabelIfNeeded()
    }
  }
  /// The small icons before the footnote, as many as fit.
  public var footnoteIcons: [ImageSource] = [] {
    didSet {
      guard footnoteIcons != oldValue, !footnoteIcons.isEmpty || !keepsVisible(oldValue) else { return }
      if footnoteIconRow == nil { footnoteIconRow = part(FootnoteIconRow()) }
      footnoteIconRow?.show(footnoteIcons)
      updateHostLabelIfNeeded()
    }
  }
  /// The tags below the other lines.
  public var tags: [Tag] = [] {
    didSet {
      tags.removeAll(where: \.text.isEmpty)
      guard tags != oldValue, !tags.isEmpty || !awaitsContent else { return }
      if tagFlow == nil { tagFlow = part(TagFlow()) }
      tagFlow?.show(tags)
      limitDescription()
      updateHostLabelIfNeeded()
    }
  }
  /// The people of the object below the other lines: the first six, and the number of others.
  public var avatars: [Avatar] = [] {
    didSet {
      guard avatars != oldValue, !avatars.isEmpty || !keepsVisible(oldValue.compactMap(\.image)) else { return }
      if avatarRow == nil { avatarRow = part(AvatarRow()) }
      avatarRow?.show(avatars)
      limitDescription()
      updateHostLabelIfNeeded()
    }
  }

  /// Returns whether a part may stay visible until the new content is known.
  ///
  /// A loaded image may not, because it would delay the content.
  private func keepsVisible(_ images: [ImageSource]) -> Bool {
    awaitsContent && !images.contains(where: \.needsLoading)
  }

  private func part<Made: Widget>(_ made: Made) -> Made {
    made.setParent(host)
    return made
  }

  /// The text lines, each of which may have an icon next to it.
  private var textLines: [LabelPart] { [headline, subheadline, footnote].filter { $0.text != nil } }

  private func showIcons() {
    guard !awaitsContent || iconStack.shown.contains(where: { $0.image?.needsLoading == true }) else { return }
    iconStack.show(iconImages, lineCount: textLines.count, in: host)
  }

  // MARK: Arrangement

  /// The width of the icon column in points, 0 or more; 16 by default.
  ///
  /// A wider text is scaled down.
  public var iconsColumnWidth = Double(standardIconsColumnWidth) {
    didSet {
      iconsColumnWidth = iconsColumnWidth.isFinite ? min(max(iconsColumnWidth, 0), Self.maximumLength) : 0
      if iconsColumnWidth != oldValue { host.queueResize() }
    }
  }
  /// Whether to reserve the icon column without icons, to align the content of several cells.
  ///
  /// Ignored if ``displaysIconsInMargins`` is true.
  public var preserveIconStackSpacing = false { didSet { resize(if: preserveIconStackSpacing != oldValue) } }
  /// Whether the icons are in the leading padding, where they don't take space from the other parts.
  public var displaysIconsInMargins = false { didSet { resize(if: displaysIconsInMargins != oldValue) } }
  /// Whether to reserve the space of an image of standard size if there is none.
  public var preserveDetailImageSpacing = false { didSet { resize(if: preserveDetailImageSpacing != oldValue) } }
  /// Whether the description is below the other lines if there is no space for its own column.
  public var showDescriptionInCompact = false { didSet { resize(if: showDescriptionInCompact != oldValue) } }
  /// Whether status and substatus are never truncated, as for an amount; they move below the other lines if they don't
  /// fit next to them.
  public var keepsStatusWhole = false { didSet { resize(if: keepsStatusWhole != oldValue) } }
  /// Whether to apply ``splitPercent``; if false, the lines take their natural width and the description takes the
  /// rest.
  public var isApplyingSplitPercent = true { didSet { resize(if: isApplyingSplitPercent != oldValue) } }
  /// The fraction of the width for headline, subheadline and footnote, of the width that they share with the
  /// description; 0.1 to 0.9, 0.4 by default.
  public var splitPercent = standardSplitPercent {
    didSet {
      splitPercent = splitPercent.isFinite ? min(max(splitPercent, 0.1), 0.9) : Self.standardSplitPercent
      resize(if: splitPercent != oldValue)
    }
  }
  /// Whether the description is limited to as many lines as the main column has texts, tag rows and avatar rows.
  public var isLimitingHeightToMainContent = true {
    didSet { if isLimitingHeightToMainContent != oldValue { limitDescription() } }
  }

  static let standardSplitPercent = 0.4
  static let standardIconsColumnWidth = Int(Parts.cell.metric(.iconsColumnWidth))
  /// The maximum length in points, larger than any screen; GTK's arithmetic would overflow beyond it.
  private static let maximumLength = 16_384.0

  private func resize(if isOther: Bool) { if isOther { host.queueResize() } }

  /// Limits the number of lines of the description to the main column.
  ///
  /// It counts parts rather than lines, because changing a label during layout would cause another layout.
  private func limitDescription() {
    guard !awaitsContent, let label = descriptionPart.visibleLabel else { return }
    let mainLines = textLines.count + (tags.isEmpty ? 0 : 1) + (avatars.isEmpty ? 0 : 1)
    label.lineLimitBound = isLimitingHeightToMainContent && mainLines > 0 ? mainLines : nil
  }

  // MARK: Accessibility

  /// The texts that are set, in reading order.
  var texts: [String] {
    var lines = textLines.compactMap(\.text)
    // A text icon precedes its line.
    for (index, glyph) in iconStack.shown.enumerated() {
      if let text = glyph.text, lines.indices.contains(index) { lines[index] = "\(text) \(lines[index])" }
    }
    return lines + additionalTexts(status: status.text, substatus: substatus.text)
  }

  private func additionalTexts(status: String?, substatus: String?) -> [String] {
    let tags = tags.isEmpty ? nil : self.tags.map(\.text).asList
    return [tags, AvatarRow.spokenText(of: avatars), descriptionPart.text, status, substatus].compactMap(\.self)
  }

  func setText(_ given: String?, of part: LabelPart) {
    // An empty label would take the space of a line.
    let text = given?.isEmpty == true ? nil : given
    guard part.text != text else { return }
    part.setText(text, in: host, keepsVisible: awaitsContent)
    if part === status || part === substatus { showStatus() } else { linesDidChange() }
    updateHostLabelIfNeeded()
  }

  private func linesDidChange() {
    if !iconImages.isEmpty { showIcons() }
    limitDescription()
  }

  /// Whether further changes follow, so that updates are deferred to the end; see ``settle()``.
  var awaitsContent = false { didSet { if oldValue, !awaitsContent { settle() } } }
  /// The same for the accessible label only.
  private var isClearing = false

  private func updateHostLabelIfNeeded() { if labelsHost, !isClearing, !awaitsContent { updateHostLabel() } }

  private func updateHostLabel() {
    host.setAccessibleLabel(headline.text ?? "")
    let icons = iconStack.shown.compactMap(\.spokenText) + footnoteIcons.compactMap(\.spokenIndicator)
    let further = additionalTexts(
      status: status.text ?? statusImage?.spokenIndicator, substatus: substatus.text ?? substatusImage?.spokenIndicator)
    let texts = icons + [subheadline.text, footnote.text].compactMap(\.self) + further
    host.setAccessibleDescription(texts.asList)
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
  public var statusLabel: PartLabel { status.label(in: host) }
  /// The label of the substatus, created on demand.
  public var substatusLabel: PartLabel { substatus.label(in: host) }

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
    case .icons: [statusIcon, substatusIcon].map { $0.attributedNode(in: host) }
    case .valueText: []
    }
  }

  // MARK: Reuse

  /// Resets all parts and settings.
  func clear() {
    isClearing = true
    iconImages = []
    footnoteIcons = []
    tags = []
    avatars = []
    let labels = [headline, subheadline, footnote, descriptionPart, status, substatus]
    for part in labels { setText(nil, of: part) }
    for part in labels { part.resetNumberOfLines() }
    statusImage = nil
    substatusImage = nil
    statusMeaning = nil
    substatusMeaning = nil
    statusDisplayMode = .both
    substatusDisplayMode = .both
    detail.reset(keepsVisible: awaitsContent)
    iconsColumnWidth = Double(Self.standardIconsColumnWidth)
    preserveIconStackSpacing = false
    displaysIconsInMargins = false
    preserveDetailImageSpacing = false
    showDescriptionInCompact = false
    keepsStatusWhole = false
    isApplyingSplitPercent = true
    splitPercent = Self.standardSplitPercent
    isLimitingHeightToMainContent = true
    isClearing = false
    updateHostLabelIfNeeded()
  }

  /// Hides the parts of the old content that the new one doesn't use, and performs the deferred updates.
  private func settle() {
    for part in [headline, subheadline, footnote, descriptionPart, status, substatus] { part.settle() }
    for icon in [statusIcon, substatusIcon] { icon.settle() }
    detail.settle()
    if footnoteIcons.isEmpty, let footnoteIconRow, footnoteIconRow.isVisible { footnoteIconRow.show([]) }
    if tags.isEmpty, let tagFlow, tagFlow.isVisible { tagFlow.show([]) }
    if avatars.isEmpty, let avatarRow, avatarRow.isVisible { avatarRow.show([]) }
    showIcons()
    showStatus()
    limitDescription()
    updateHostLabelIfNeeded()
  }
}
