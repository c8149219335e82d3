public import FloorplanTheme
import GTKBridge

/// A widget that shows a business object: an image, texts and a status (seeds/001).
///
/// ``ObjectCell`` and ``ObjectView`` have these properties from here.
@MainActor
public protocol ObjectPresenting: TintAttributesProvider {
  /// The parts, which the widget owns.
  var objectContent: ObjectContent { get }
}

extension ObjectPresenting {
  /// The title of the object.
  public var headlineText: String? {
    get { objectContent.headline.text }
    set { objectContent.setText(newValue, of: objectContent.headline) }
  }
  /// The second line.
  public var subheadlineText: String? {
    get { objectContent.subheadline.text }
    set { objectContent.setText(newValue, of: objectContent.subheadline) }
  }
  /// The third line.
  public var footnoteText: String? {
    get { objectContent.footnote.text }
    set { objectContent.setText(newValue, of: objectContent.footnote) }
  }
  /// A longer text: in a column of its own where there is room, and else only with ``showDescriptionInCompact``.
  public var descriptionText: String? {
    get { objectContent.descriptionPart.text }
    set { objectContent.setText(newValue, of: objectContent.descriptionPart) }
  }
  /// A word or two about the object's state, at the trailing end.
  public var statusText: String? {
    get { objectContent.status.text }
    set { objectContent.setText(newValue, of: objectContent.status) }
  }
  /// What else is to be said of the state, below the status.
  public var substatusText: String? {
    get { objectContent.substatus.text }
    set { objectContent.setText(newValue, of: objectContent.substatus) }
  }
  /// An icon for the object's state, at the trailing end, before the text where there is one.
  public var statusImage: ImageSource? {
    get { objectContent.statusImage }
    set { objectContent.statusImage = newValue }
  }
  /// A second icon for the object's state, below the status.
  public var substatusImage: ImageSource? {
    get { objectContent.substatusImage }
    set { objectContent.substatusImage = newValue }
  }
  /// What is shown of a status with text and icon.
  ///
  /// The seeds' later reference shows both; that the text takes the place of the icon, as earlier ones say, is ``StatusDisplayMode/text``.
  public var statusDisplayMode: StatusDisplayMode {
    get { objectContent.statusDisplayMode }
    set { objectContent.statusDisplayMode = newValue }
  }
  /// What is shown of a substatus with text and icon.
  public var substatusDisplayMode: StatusDisplayMode {
    get { objectContent.substatusDisplayMode }
    set { objectContent.substatusDisplayMode = newValue }
  }
  /// The colour that the status is shown in.
  public var statusMeaning: StatusMeaning? {
    get { objectContent.statusMeaning }
    set { objectContent.statusMeaning = newValue }
  }
  /// The colour that the substatus is shown in.
  public var substatusMeaning: StatusMeaning? {
    get { objectContent.substatusMeaning }
    set { objectContent.substatusMeaning = newValue }
  }
  /// A picture of the object, at the leading end.
  public var detailImage: ImageSource? {
    get { objectContent.detailImage }
    set { objectContent.detailImage = newValue }
  }

  // MARK: Icons

  /// Up to three icons at the leading edge, one beside each of headline, subheadline and footnote that is there.
  public var iconImages: [GlyphImage] {
    get { objectContent.iconImages }
    set { objectContent.iconImages = newValue }
  }
  /// The width of the column of icons, in points; 16 by itself, and never below 0.
  ///
  /// A text that is wider is drawn smaller.
  public var iconsColumnWidth: Double {
    get { objectContent.iconsColumnWidth }
    set { objectContent.iconsColumnWidth = newValue }
  }
  /// Whether the column of icons is kept free where there are none, so that what follows stands at the same place in all
  /// cells.
  ///
  /// Ignored while ``displaysIconsInMargins``.
  public var preserveIconStackSpacing: Bool {
    get { objectContent.preservesIconStackSpacing }
    set { objectContent.preservesIconStackSpacing = newValue }
  }
  /// Whether the icons stand in the padding at the leading edge, where they take no room from the rest.
  public var displaysIconsInMargins: Bool {
    get { objectContent.displaysIconsInMargins }
    set { objectContent.displaysIconsInMargins = newValue }
  }
  /// Whether the room of a picture of standard size is kept free where there is none.
  public var preserveDetailImageSpacing: Bool {
    get { objectContent.preservesDetailImageSpacing }
    set { objectContent.preservesDetailImageSpacing = newValue }
  }
  /// Small icons before the footnote, as many as there is room for.
  public var footnoteIcons: [ImageSource] {
    get { objectContent.footnoteIcons }
    set { objectContent.footnoteIcons = newValue }
  }

  // MARK: Tags and people

  /// A few words about the object, each on a surface of its own, below the other lines.
  public var tags: [Tag] {
    get { objectContent.tags }
    set { objectContent.tags = newValue.filter { !$0.text.isEmpty } }
  }
  /// The people of the object, below the other lines: the first six, and how many more there are.
  public var avatars: [Avatar] {
    get { objectContent.avatars }
    set { objectContent.avatars = newValue }
  }

  // MARK: Columns

  /// The share that headline, subheadline and footnote have of the room for them and the description; 0.4 by itself, kept
  /// within 0.1...0.9.
  public var splitPercent: Double {
    get { objectContent.splitPercent }
    set { objectContent.splitPercent = newValue }
  }
  /// Whether ``splitPercent`` counts; else the lines take the width that they need, and the description the rest.
  public var isApplyingSplitPercent: Bool {
    get { objectContent.isApplyingSplitPercent }
    set { objectContent.isApplyingSplitPercent = newValue }
  }
  /// Whether the description is shown, below the other lines, where there is no room for a column of its own.
  public var showDescriptionInCompact: Bool {
    get { objectContent.showsDescriptionInCompact }
    set { objectContent.showsDescriptionInCompact = newValue }
  }
  /// Whether status and substatus are never cut, as an amount must not be: what has no room beside the other lines stands
  /// below them.
  public var keepsStatusWhole: Bool {
    get { objectContent.keepsStatusWhole }
    set { objectContent.keepsStatusWhole = newValue }
  }
  /// Whether the description has at most as many lines as there are texts, tags and avatars in the main column.
  public var isLimitingHeightToMainContent: Bool {
    get { objectContent.limitsHeightToMainContent }
    set { objectContent.limitsHeightToMainContent = newValue }
  }

  // MARK: Views

  /// The view of the picture with its placeholder, size and shape, made if need be.
  public var detailImageView: DetailImageView { objectContent.detail.view(in: self) }
  /// The label of the headline, made if need be.
  public var headlineLabel: PartLabel { objectContent.headline.label(in: self) }
  /// The label of the second line, made if need be.
  public var subheadlineLabel: PartLabel { objectContent.subheadline.label(in: self) }
  /// The label of the third line, made if need be.
  public var footnoteLabel: PartLabel { objectContent.footnote.label(in: self) }
  /// The label of the longer text, made if need be.
  public var descriptionLabel: PartLabel { objectContent.descriptionPart.label(in: self) }
  /// The label of the status, made if need be.
  public var statusLabel: PartLabel { objectContent.status.label(in: self) }
  /// The label of the substatus, made if need be.
  public var substatusLabel: PartLabel { objectContent.substatus.label(in: self) }

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
    case .icons: [objectContent.statusIcon, objectContent.substatusIcon].map { $0.attributedNode(in: self) }
    case .valueText: []
    }
  }
}
