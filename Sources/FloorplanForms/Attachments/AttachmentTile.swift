public import CGTK
import FloorplanLayout
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// The tile of an attachment: its picture or an icon, its name, and what is going on with it.
///
/// ## CSS nodes
///
///     cell.fdlFUIAttachmentsFormItemCell
///     ├── tileframe.fdlFUIAttachmentsFormItemCell_frame[.negative]
///     ├── detailimage.fdlFUIAttachmentsFormItemCell_thumbnail    of a picture that can be shown
///     ├── image.fdlFUIAttachmentsFormItemCell_iconImageView      of anything else
///     ├── image.fdlFUIAttachmentsFormItemCell_errorImageView     where something went wrong
///     ├── progressbar.fdlFUIAttachmentsFormItemCell_progress     while it is on its way
///     ├── label.fdlFUIAttachmentsFormItemCell_nameLabel
///     ├── label.fdlFUIAttachmentsFormItemCell_sizeLabel
///     ╰── label.fdlFUIAttachmentsFormItemCell_dateLabel
///
/// ## Accessibility
///
/// A list item whose name says all of it: "invoice.pdf, PDF, 120 KB, uploading 40 %". The progress bar has the value too.
@MainActor
public final class AttachmentTile: CollectionCell {
  private typealias Parts = ComponentParts.AttachmentsFormItemCell
  private let frame = TileFrame(Parts.frame)
  private let thumbnail = DetailImageView(Parts.thumbnail)
  private let icon = SourceImage(of: Parts.iconImageView)
  private let errorIcon = SourceImage(of: Parts.errorImageView)
  private let progress = ProgressBar()
  private let nameLabel = Parts.nameLabel.makeLabel()
  private let sizeLabel = Parts.sizeLabel.makeLabel()
  private let dateLabel = Parts.dateLabel.makeLabel()

  /// Makes a tile that shows nothing yet.
  public required init() {
    super.init()
    become(Parts.tile)
    progress.become(Parts.progress)
    // A name with a hyphen in it would be another one.
    nameLabel.insertsHyphens = false
    errorIcon.show(.indicator(.negative))
    for part in [icon.widget, errorIcon.widget, nameLabel, sizeLabel, dateLabel] as [Widget] {
      part.setAccessibleRole(.presentation)
    }
    for part in [frame, thumbnail, icon.widget, errorIcon.widget, progress, nameLabel, sizeLabel, dateLabel] as [Widget]
    {
      part.setParent(self)
    }
    thumbnail.onLoad = { [weak self] in self?.showPicture() }
    showPicture()
  }

  private var attachment: Attachment?

  /// Shows an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - picture: What is shown of it; nil for the icon of its kind.
  ///   - texts: What is said of it.
  func show(_ attachment: Attachment, picture: ImageSource?, _ texts: AttachmentsTexts) {
    let hadFailed = self.attachment?.failure != nil
    self.attachment = attachment
    if thumbnail.image != picture { thumbnail.image = picture }
    icon.show(.icon(attachment.iconName))
    nameLabel.text = attachment.shownName
    sizeLabel.text = attachment.statusText(texts) ?? attachment.detailText
    dateLabel.text = attachment.date?.dateText ?? ""
    dateLabel.isVisible = attachment.date != nil
    if let fraction = attachment.progress {
      progress.fraction = fraction
      progress.setAccessibleLabel([texts.uploading, attachment.shownName].asList)
    }
    progress.isVisible = attachment.progress != nil
    let hasFailed = attachment.failure != nil
    if hasFailed != hadFailed { frame.change(hadFailed ? .negative : nil, to: hasFailed ? .negative : nil) }
    let told = attachment.failure.map { "\(attachment.shownName): \($0)" } ?? attachment.shownName
    if tooltip != told { tooltip = told }
    setAccessibleLabel(attachment.spokenText(texts))
    showPicture()
  }

  /// The picture once it is there; a broken one, and one that went wrong on its way, is not shown.
  private func showPicture() {
    let hasFailed = attachment?.failure != nil
    let isShown = thumbnail.image != nil && thumbnail.error == nil && !hasFailed
    thumbnail.isVisible = isShown
    icon.widget.isVisible = !isShown && !hasFailed
    errorIcon.widget.isVisible = hasFailed
  }

  /// The name.
  public override var copyableText: String? { attachment?.shownName }

  /// Clears the tile, and waits for no picture any more.
  public override func prepareForReuse() {
    super.prepareForReuse()
    if attachment?.failure != nil { frame.change(.negative, to: nil) }
    attachment = nil
    thumbnail.image = nil
    progress.isVisible = false
    showPicture()
  }

  /// What is inside is read in the same direction.
  public override func directionDidChange() {
    super.directionDidChange()
    passDirection()
  }

  // MARK: Arrangement

  private static let side = Int(Parts.tile.metric(.itemWidth))
  private static let imageGap = Int(Parts.tile.metric(.imageGap))
  private static let lineGap = Int(Parts.tile.metric(.lineGap))
  private static let inset = Int(Parts.tile.metric(.controlGap))
  private var lines: [Label] { [nameLabel, sizeLabel, dateLabel].filter(\.isVisible) }

  /// The width of all tiles, and the height that the texts need.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    guard orientation == .vertical else { return Measurement(Self.side) }
    let width = forSize < 0 ? Self.side : forSize
    let texts = lines.map { $0.measured(.vertical, forSize: max(width, $0.measured(.horizontal).minimum)).natural }
    return Measurement(
      Self.side + Self.imageGap + texts.reduce(0, +) + Self.lineGap * max(0, texts.count - 1))
  }

  /// Places the picture, and the texts below.
  public override func sizeAllocate(width: Int, height: Int) {
    let x = (width - Self.side) / 2
    frame.allocate(x: x, y: 0, width: Self.side, height: Self.side)
    for part in [thumbnail, icon.widget, errorIcon.widget] as [Widget] where part.isVisible {
      let wide = part.measured(.horizontal).natural
      let high = part.measured(.vertical, forSize: wide).natural
      part.allocate(x: x + (Self.side - wide) / 2, y: (Self.side - high) / 2, width: wide, height: high)
    }
    if progress.isVisible {
      let wide = max(Self.side - 2 * Self.inset, progress.measured(.horizontal).minimum)
      let high = progress.measured(.vertical, forSize: wide).natural
      progress.allocate(x: x + (Self.side - wide) / 2, y: Self.side - Self.inset - high, width: wide, height: high)
    }
    var y = Self.side + Self.imageGap
    for line in lines {
      let wide = max(width, line.measured(.horizontal).minimum)
      let high = line.measured(.vertical, forSize: wide).natural
      line.allocate(x: direction == .rtl ? width - wide : 0, y: y, width: wide, height: high)
      y += high + Self.lineGap
    }
  }

  /// As many tiles as fit beside each other, with the same room between them whichever way.
  static let layout = HorizontalFlowLayout(
    estimatedItemSize: Size(width: Double(width), height: Double(expectedHeight)), minimumInteritemSpacing: Double(gap),
    minimumLineSpacing: Double(gap), isTopAligned: true)
  /// The room between two tiles.
  static let gap = Int(ComponentParts.AttachmentsFormCell.cell.metric(.columnGap)) - 2 * padding
  /// The width of a tile with its padding.
  static let width = side + 2 * padding
  /// How high a tile is, more or less, until it is measured.
  static let expectedHeight = width + expectedTexts

  /// Where a tile shows that somebody points at it, around what one sees of it otherwise.
  static let padding = Int(Parts.tile.metric(.paddingInline))
  private static let expectedTexts = 48
}

/// The tile that adds attachments.
///
/// ## CSS nodes
///
///     cell.fdlFUIAttachmentsFormAddCell
///     ├── tileframe.fdlFUIAttachmentsFormAddCell_frame
///     ╰── image.fdlFUIAttachmentsFormAddCell_iconImageView
///
/// ## Accessibility
///
/// A button named by what it does.
@MainActor
public final class AttachmentAddTile: CollectionCell {
  private typealias Parts = ComponentParts.AttachmentsFormAddCell
  private let frame = TileFrame(Parts.frame)
  private let icon = SourceImage(of: Parts.iconImageView)

  /// A button.
  public override class var accessibleRole: GtkAccessibleRole { .button }

  /// Makes a tile without a name.
  public required init() {
    super.init()
    become(Parts.tile)
    icon.show(.icon("list-add-symbolic"))
    icon.widget.setAccessibleRole(.presentation)
    frame.setParent(self)
    icon.widget.setParent(self)
  }

  /// What the tile does.
  public var name = "" {
    didSet {
      guard name != oldValue else { return }
      tooltip = name
      setAccessibleLabel(name)
    }
  }

  /// Nothing.
  public override var copyableText: String? { nil }

  /// Clears the tile.
  public override func prepareForReuse() {
    super.prepareForReuse()
    name = ""
    isSensitive = true
  }

  private static let side = Int(ComponentParts.AttachmentsFormItemCell.tile.metric(.itemWidth))

  /// As large as the picture of an attachment.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement { Measurement(Self.side) }

  /// Places the sign in the middle of its box.
  public override func sizeAllocate(width: Int, height: Int) {
    frame.allocate(x: (width - Self.side) / 2, y: 0, width: Self.side, height: Self.side)
    let wide = icon.widget.measured(.horizontal).natural
    let high = icon.widget.measured(.vertical, forSize: wide).natural
    icon.widget.allocate(x: (width - wide) / 2, y: (Self.side - high) / 2, width: wide, height: high)
  }
}

/// The box that a picture or an icon stands in.
@MainActor
private final class TileFrame: CustomWidget {
  override class var cssName: String { "tileframe" }
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  init(_ part: ComponentPart) {
    super.init()
    become(part)
  }
}
