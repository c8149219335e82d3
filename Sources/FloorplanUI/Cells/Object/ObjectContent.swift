public import FloorplanTheme
import GTKBridge

/// The parts of a business object inside a widget of any kind: what an object cell, an object view and a row of a grid
/// have in common.
///
/// The widget that hosts it measures and places through it, and owns it.  A part that is not set costs nothing: its
/// widget does not exist.
@MainActor
public final class ObjectContent: PresentedContent {
  typealias Parts = ComponentParts.ObjectCell
  unowned let host: CustomWidget
  /// Whether the host is named and described by the texts.
  private let namesHost: Bool
  /// Whether the parts stand in columns where there is room for them.
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

  init(in host: CustomWidget, namesHost: Bool = true, allowsRegular: Bool = true) {
    self.host = host
    self.namesHost = namesHost
    self.allowsRegular = allowsRegular
  }

  /// Called when the host has another name.
  var onNameChange: (() -> Void)?

  // MARK: Texts

  /// The title of the object.
  public var headlineText: String? {
    get { headline.text }
    set { setText(newValue, of: headline) }
  }
  /// The second line.
  public var subheadlineText: String? {
    get { subheadline.text }
    set { setText(newValue, of: subheadline) }
  }
  /// The third line.
  public var footnoteText: String? {
    get { footnote.text }
    set { setText(newValue, of: footnote) }
  }
  /// A longer text: in a column of its own where there is room, and else only with ``showDescriptionInCompact``.
  public var descriptionText: String? {
    get { descriptionPart.text }
    set { setText(newValue, of: descriptionPart) }
  }
  /// A word or two about the object's state, at the trailing end.
  public var statusText: String? {
    get { status.text }
    set { setText(newValue, of: status) }
  }
  /// What else is to be said of the state, below the status.
  public var substatusText: String? {
    get { substatus.text }
    set { setText(newValue, of: substatus) }
  }

  // MARK: Images and status

  /// A picture of the object, at the leading end.
  public var detailImage: ImageSource? {
    get { detail.image }
    set { detail.setImage(newValue, in: host) }
  }
  /// An icon for the object's state, at the trailing end, before the text where there is one.
  public var statusImage: ImageSource? {
    didSet {
      guard statusImage != oldValue else { return }
      statusIcon.setImage(statusImage, in: host, staysShown: awaitsContent)
      showStatus()
      nameHostIfAsked()
    }
  }
  /// A second icon for the object's state, below the status.
  public var substatusImage: ImageSource? {
    didSet {
      guard substatusImage != oldValue else { return }
      substatusIcon.setImage(substatusImage, in: host, staysShown: awaitsContent)
      showStatus()
      nameHostIfAsked()
    }
  }
  /// What is shown of a status with text and icon.
  ///
  /// The seeds' later reference shows both; that the text takes the place of the icon, as earlier ones say, is ``StatusDisplayMode/text``.
  public var statusDisplayMode = StatusDisplayMode.both { didSet { if statusDisplayMode != oldValue { showStatus() } } }
  /// What is shown of a substatus with text and icon.
  public var substatusDisplayMode = StatusDisplayMode.both {
    didSet { if substatusDisplayMode != oldValue { showStatus() } }
  }
  /// The colour that the status is shown in.
  public var statusMeaning: StatusMeaning? { didSet { if statusMeaning != oldValue { showMeanings() } } }
  /// The colour that the substatus is shown in.
  public var substatusMeaning: StatusMeaning? { didSet { if substatusMeaning != oldValue { showMeanings() } } }

  private func showStatus() {
    guard !awaitsContent else { return }
    statusDisplayMode.show(status, statusIcon, hasImage: statusImage != nil)
    substatusDisplayMode.show(substatus, substatusIcon, hasImage: substatusImage != nil)
    showMeanings()
  }

  private func showMeanings() {
    guard !awaitsContent else { return }
    status.meaning = statusMeaning
    statusIcon.meaning = statusMeaning
    substatus.meaning = substatusMeaning
    substatusIcon.meaning = substatusMeaning
  }

  // MARK: Icons, tags and avatars

  /// Up to three icons at the leading edge, one beside each of headline, subheadline and footnote that is there.
  public var iconImages: [GlyphImage] = [] {
    didSet {
      guard iconImages != oldValue else { return }
      showIcons()
      nameHostIfAsked()
    }
  }
  /// Small icons before the footnote, as many as there is room for.
  public var footnoteIcons: [ImageSource] = [] {
    didSet {
      guard footnoteIcons != oldValue, !footnoteIcons.isEmpty || !staysShown(oldValue) else { return }
      if footnoteIconRow == nil { footnoteIconRow = part(FootnoteIconRow()) }
      footnoteIconRow?.show(footnoteIcons)
      nameHostIfAsked()
    }
  }
  /// A few words about the object, each on a surface of its own, below the other lines.
  public var tags: [Tag] = [] {
    didSet {
      tags.removeAll(where: \.text.isEmpty)
      guard tags != oldValue, !tags.isEmpty || !awaitsContent else { return }
      if tagFlow == nil { tagFlow = part(TagFlow()) }
      tagFlow?.show(tags)
      limitDescription()
      nameHostIfAsked()
    }
  }
  /// The people of the object, below the other lines: the first six, and how many more there are.
  public var avatars: [Avatar] = [] {
    didSet {
      guard avatars != oldValue, !avatars.isEmpty || !staysShown(oldValue.compactMap(\.image)) else { return }
      if avatarRow == nil { avatarRow = part(AvatarRow()) }
      avatarRow?.show(avatars)
      limitDescription()
      nameHostIfAsked()
    }
  }

  /// Whether what shows these may go on to do so until the next content is known: what is loaded may not, since nobody
  /// must wait for it.
  private func staysShown(_ images: [ImageSource]) -> Bool { awaitsContent && !images.contains(where: \.needsLoading) }

  private func part<Made: Widget>(_ made: Made) -> Made {
    made.setParent(host)
    return made
  }

  /// The lines that have an icon each beside them.
  private var textLines: [LabelPart] { [headline, subheadline, footnote].filter { $0.text != nil } }

  private func showIcons() {
    guard !awaitsContent || iconStack.shown.contains(where: { $0.image?.needsLoading == true }) else { return }
    iconStack.show(iconImages, lineCount: textLines.count, in: host)
  }

  // MARK: Arrangement

  /// The width of the column of icons, in points; 16 by itself, and never below 0.
  ///
  /// A text that is wider is drawn smaller.
  public var iconsColumnWidth = Double(standardIconsColumnWidth) {
    didSet {
      iconsColumnWidth = iconsColumnWidth.isFinite ? min(max(iconsColumnWidth, 0), Self.largestLength) : 0
      if iconsColumnWidth != oldValue { host.queueResize() }
    }
  }
  /// Whether the column of icons is kept free where there are none, so that what follows stands at the same place in all
  /// cells.
  ///
  /// Ignored while ``displaysIconsInMargins``.
  public var preserveIconStackSpacing = false { didSet { resize(if: preserveIconStackSpacing != oldValue) } }
  /// Whether the icons stand in the padding at the leading edge, where they take no room from the rest.
  public var displaysIconsInMargins = false { didSet { resize(if: displaysIconsInMargins != oldValue) } }
  /// Whether the room of a picture of standard size is kept free where there is none.
  public var preserveDetailImageSpacing = false { didSet { resize(if: preserveDetailImageSpacing != oldValue) } }
  /// Whether the description is shown, below the other lines, where there is no room for a column of its own.
  public var showDescriptionInCompact = false { didSet { resize(if: showDescriptionInCompact != oldValue) } }
  /// Whether status and substatus are never cut, as an amount must not be: what has no room beside the other lines stands
  /// below them.
  public var keepsStatusWhole = false { didSet { resize(if: keepsStatusWhole != oldValue) } }
  /// Whether ``splitPercent`` counts; else the lines take the width that they need, and the description the rest.
  public var isApplyingSplitPercent = true { didSet { resize(if: isApplyingSplitPercent != oldValue) } }
  /// The share that headline, subheadline and footnote have of the room for them and the description; 0.4 by itself, kept
  /// within 0.1...0.9.
  public var splitPercent = standardSplitPercent {
    didSet {
      splitPercent = splitPercent.isFinite ? min(max(splitPercent, 0.1), 0.9) : Self.standardSplitPercent
      resize(if: splitPercent != oldValue)
    }
  }
  /// Whether the description has at most as many lines as there are texts, tags and avatars in the main column.
  public var isLimitingHeightToMainContent = true {
    didSet { if isLimitingHeightToMainContent != oldValue { limitDescription() } }
  }

  static let standardSplitPercent = 0.4
  static let standardIconsColumnWidth = Int(Parts.cell.metric(.iconsColumnWidth))
  /// Beyond what any screen shows, GTK's arithmetic would overflow.
  private static let largestLength = 16_384.0

  private func resize(if isOther: Bool) { if isOther { host.queueResize() } }

  /// Keeps the description from being longer than what stands beside it.
  ///
  /// Counted in parts and not in lines: to change a label while the lines are laid out would lay them out again.
  private func limitDescription() {
    guard !awaitsContent, let label = descriptionPart.shownLabel else { return }
    let mainLines = textLines.count + (tags.isEmpty ? 0 : 1) + (avatars.isEmpty ? 0 : 1)
    label.largestLineLimit = isLimitingHeightToMainContent && mainLines > 0 ? mainLines : nil
  }

  // MARK: Reading

  /// The texts that are set, in the order of reading.
  var texts: [String] {
    var lines = textLines.compactMap(\.text)
    // An icon that is a text stands before the line that it is beside.
    for (index, glyph) in iconStack.shown.enumerated() {
      if let text = glyph.text, lines.indices.contains(index) { lines[index] = "\(text) \(lines[index])" }
    }
    return lines + furtherTexts(status: status.text, substatus: substatus.text)
  }

  private func furtherTexts(status: String?, substatus: String?) -> [String] {
    let tags = tags.isEmpty ? nil : self.tags.map(\.text).asList
    return [tags, AvatarRow.spokenText(of: avatars), descriptionPart.text, status, substatus].compactMap(\.self)
  }

  func setText(_ given: String?, of part: LabelPart) {
    // An empty text would take a line's room.
    let text = given?.isEmpty == true ? nil : given
    guard part.text != text else { return }
    part.setText(text, in: host, staysShown: awaitsContent)
    if part === status || part === substatus { showStatus() } else { linesDidChange() }
    nameHostIfAsked()
  }

  private func linesDidChange() {
    if !iconImages.isEmpty { showIcons() }
    limitDescription()
  }

  /// Whether more changes come, so that what follows from all of them is done once behind them; see ``settle()``.
  var awaitsContent = false { didSet { if oldValue, !awaitsContent { settle() } } }
  /// The same for the name alone.
  private var awaitsMore = false

  private func nameHostIfAsked() { if namesHost, !awaitsMore, !awaitsContent { nameHost() } }

  private func nameHost() {
    host.setAccessibleLabel(headline.text ?? "")
    let icons = iconStack.shown.compactMap(\.spokenText) + footnoteIcons.compactMap(\.spokenIndicator)
    let further = furtherTexts(
      status: status.text ?? statusImage?.spokenIndicator, substatus: substatus.text ?? substatusImage?.spokenIndicator)
    let texts = icons + [subheadline.text, footnote.text].compactMap(\.self) + further
    host.setAccessibleDescription(texts.asList)
    onNameChange?()
  }

  // MARK: Views

  /// The view of the picture with its placeholder, size and shape, made if need be.
  public var detailImageView: DetailImageView { detail.view(in: host) }
  /// The label of the headline, made if need be.
  public var headlineLabel: PartLabel { headline.label(in: host) }
  /// The label of the second line, made if need be.
  public var subheadlineLabel: PartLabel { subheadline.label(in: host) }
  /// The label of the third line, made if need be.
  public var footnoteLabel: PartLabel { footnote.label(in: host) }
  /// The label of the longer text, made if need be.
  public var descriptionLabel: PartLabel { descriptionPart.label(in: host) }
  /// The label of the status, made if need be.
  public var statusLabel: PartLabel { status.label(in: host) }
  /// The label of the substatus, made if need be.
  public var substatusLabel: PartLabel { substatus.label(in: host) }

  // MARK: Attributes

  /// The labels of the texts, and the icons of status and substatus.
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

  /// Takes every part away, and every setting back.
  func clear() {
    awaitsMore = true
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
    detail.reset(staysShown: awaitsContent)
    iconsColumnWidth = Double(Self.standardIconsColumnWidth)
    preserveIconStackSpacing = false
    displaysIconsInMargins = false
    preserveDetailImageSpacing = false
    showDescriptionInCompact = false
    keepsStatusWhole = false
    isApplyingSplitPercent = true
    splitPercent = Self.standardSplitPercent
    isLimitingHeightToMainContent = true
    awaitsMore = false
    nameHostIfAsked()
  }

  /// Hides what the last content showed and the new one does not, and does what follows from all of it.
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
    nameHostIfAsked()
  }
}
