import FloorplanTheme
import GTKBridge

/// The parts of a business object inside a widget of any kind: what an object cell, an object view and a row of a grid
/// have in common.
///
/// The widget that hosts it measures and places through it, and owns it.  A part that is not set costs nothing: its
/// widget does not exist.
@MainActor
public final class ObjectContent {
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

  // MARK: Images and status

  var detailImage: ImageSource? {
    get { detail.image }
    set { detail.setImage(newValue, in: host) }
  }
  var statusImage: ImageSource? {
    didSet {
      guard statusImage != oldValue else { return }
      statusIcon.setImage(statusImage, in: host, staysShown: awaitsContent)
      showStatus()
      nameHostIfAsked()
    }
  }
  var substatusImage: ImageSource? {
    didSet {
      guard substatusImage != oldValue else { return }
      substatusIcon.setImage(substatusImage, in: host, staysShown: awaitsContent)
      showStatus()
      nameHostIfAsked()
    }
  }
  var statusDisplayMode = StatusDisplayMode.both { didSet { if statusDisplayMode != oldValue { showStatus() } } }
  var substatusDisplayMode = StatusDisplayMode.both { didSet { if substatusDisplayMode != oldValue { showStatus() } } }
  var statusMeaning: StatusMeaning? { didSet { if statusMeaning != oldValue { showMeanings() } } }
  var substatusMeaning: StatusMeaning? { didSet { if substatusMeaning != oldValue { showMeanings() } } }

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

  var iconImages: [GlyphImage] = [] {
    didSet {
      guard iconImages != oldValue else { return }
      showIcons()
      nameHostIfAsked()
    }
  }
  var footnoteIcons: [ImageSource] = [] {
    didSet {
      guard footnoteIcons != oldValue, !footnoteIcons.isEmpty || !staysShown(oldValue) else { return }
      if footnoteIconRow == nil { footnoteIconRow = part(FootnoteIconRow()) }
      footnoteIconRow?.show(footnoteIcons)
      nameHostIfAsked()
    }
  }
  var tags: [Tag] = [] {
    didSet {
      guard tags != oldValue, !tags.isEmpty || !awaitsContent else { return }
      if tagFlow == nil { tagFlow = part(TagFlow()) }
      tagFlow?.show(tags)
      limitDescription()
      nameHostIfAsked()
    }
  }
  var avatars: [Avatar] = [] {
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

  var iconsColumnWidth = Double(standardIconsColumnWidth) {
    didSet {
      iconsColumnWidth = iconsColumnWidth.isFinite ? min(max(iconsColumnWidth, 0), Self.largestLength) : 0
      if iconsColumnWidth != oldValue { host.queueResize() }
    }
  }
  var preservesIconStackSpacing = false { didSet { resize(if: preservesIconStackSpacing != oldValue) } }
  var displaysIconsInMargins = false { didSet { resize(if: displaysIconsInMargins != oldValue) } }
  var preservesDetailImageSpacing = false { didSet { resize(if: preservesDetailImageSpacing != oldValue) } }
  var showsDescriptionInCompact = false { didSet { resize(if: showsDescriptionInCompact != oldValue) } }
  var keepsStatusWhole = false { didSet { resize(if: keepsStatusWhole != oldValue) } }
  var isApplyingSplitPercent = true { didSet { resize(if: isApplyingSplitPercent != oldValue) } }
  var splitPercent = standardSplitPercent {
    didSet {
      splitPercent = splitPercent.isFinite ? min(max(splitPercent, 0.1), 0.9) : Self.standardSplitPercent
      resize(if: splitPercent != oldValue)
    }
  }
  var limitsHeightToMainContent = true { didSet { if limitsHeightToMainContent != oldValue { limitDescription() } } }

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
    label.largestLineLimit = limitsHeightToMainContent && mainLines > 0 ? mainLines : nil
  }

  // MARK: Texts

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
    preservesIconStackSpacing = false
    displaysIconsInMargins = false
    preservesDetailImageSpacing = false
    showsDescriptionInCompact = false
    keepsStatusWhole = false
    isApplyingSplitPercent = true
    splitPercent = Self.standardSplitPercent
    limitsHeightToMainContent = true
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
