public import FloorplanTheme

extension ObjectContent {
  /// The values of an object; each instance of ``ObjectContent`` starts with the defaults.
  public struct Values: Equatable {
    /// Creates the default values.
    public init() {}

    // MARK: Texts

    /// The title of the object.
    @NonemptyText public var headlineText: String?
    /// The text of the second line.
    @NonemptyText public var subheadlineText: String?
    /// The text of the third line.
    @NonemptyText public var footnoteText: String?
    /// A longer text in its own column or, if there is no space for one, below the other lines with
    /// ``showsDescriptionInCompact``.
    @NonemptyText public var descriptionText: String?
    /// The status of the object at the trailing edge, in one or two words.
    @NonemptyText public var statusText: String?
    /// An additional text below the status.
    @NonemptyText public var substatusText: String?

    // MARK: Status

    /// The status icon at the trailing edge, before the status text.
    public var statusImage: ImageSource?
    /// The second status icon, below the status.
    public var substatusImage: ImageSource?
    /// The displayed parts of a status with text and icon.
    ///
    /// The latest SAP Fiori for iOS documentation displays both. Earlier versions display the text in place of the
    /// icon, as ``StatusDisplayMode/text`` does.
    public var statusDisplayMode = StatusDisplayMode.both
    /// The displayed parts of a substatus with text and icon.
    public var substatusDisplayMode = StatusDisplayMode.both
    /// The semantic status, which determines its color.
    public var semanticStatus: SemanticStatus?
    /// The semantic status of the substatus, which determines its color.
    public var semanticSubstatus: SemanticStatus?

    // MARK: Icons, tags and avatars

    /// Up to three icons at the leading edge, next to the headline, the subheadline and the footnote.
    public var iconImages: [GlyphImage] = []
    /// The small icons before the footnote, as many as fit.
    public var footnoteIcons: [ImageSource] = []
    /// The tags below the other lines.
    public var tags: [Tag] = [] { didSet { tags.removeAll(where: \.text.isEmpty) } }
    /// The people of the object below the other lines: the first six, and the number of others.
    public var avatars: [Avatar] = []

    // MARK: Arrangement

    /// The width of the icon column in points, 0 or more; 16 by default.
    ///
    /// It follows the text scale. A wider text is scaled down.
    public var iconsColumnWidth = defaultIconsColumnWidth {
      didSet { iconsColumnWidth = iconsColumnWidth.isFinite ? min(max(iconsColumnWidth, 0), Self.maximumLength) : 0 }
    }
    /// Whether to reserve the icon column without icons, to align the content of several cells.
    ///
    /// Ignored if ``showsIconsInMargins`` is true.
    public var preservesIconStackSpacing = false
    /// Whether the icons are in the leading padding, where they don't take space from the other parts.
    public var showsIconsInMargins = false
    /// Whether to reserve the space of an image of standard size if there is none.
    public var preservesDetailImageSpacing = false
    /// Whether the description is below the other lines if there is no space for its own column.
    public var showsDescriptionInCompact = false
    /// Whether status and substatus are never truncated, as for an amount; they move below the other lines if they
    /// don't fit next to them.
    public var showsFullStatus = false
    /// Whether to apply ``splitPercent``; if false, the lines take their natural width and the description takes the
    /// rest.
    public var appliesSplitPercent = true
    /// The fraction of the width for headline, subheadline and footnote, of the width that they share with the
    /// description; 0.1 to 0.9, 0.4 by default.
    public var splitPercent = defaultSplitPercent {
      didSet { splitPercent = splitPercent.isFinite ? min(max(splitPercent, 0.1), 0.9) : Self.defaultSplitPercent }
    }
    /// Whether the description is limited to as many lines as the main column has texts, tag rows and avatar rows.
    public var limitsHeightToMainContent = true

    /// All images except the detail image.
    var images: [ImageSource] {
      iconImages.compactMap(\.image) + footnoteIcons + avatars.compactMap(\.image)
        + [statusImage, substatusImage].compactMap(\.self)
    }

    static let defaultSplitPercent = 0.4
    static let defaultIconsColumnWidth = Parts.cell.metric(.iconsColumnWidth)
    /// The maximum length in points, larger than any screen; GTK's arithmetic would overflow beyond it.
    private static let maximumLength = 16_384.0
  }
}
