import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The tile of an attachment, with its image or icon, its name and its status.
///
/// ## CSS nodes
///
///     cell.fdlFUIAttachmentsFormItemCell
///     ├── tileframe.fdlFUIAttachmentsFormItemCell_frame[.negative]
///     │   ├── detailimage.fdlFUIAttachmentsFormItemCell_thumbnail    for an image that can be displayed
///     │   ├── image.fdlFUIAttachmentsFormItemCell_iconImageView      for other files
///     │   ╰── image.fdlFUIAttachmentsFormItemCell_errorImageView     after an error
///     ├── progressbar.fdlFUIAttachmentsFormItemCell_progress         during an upload
///     ╰── box
///         ├── label.fdlFUIAttachmentsFormItemCell_nameLabel    or a field to rename it
///         ├── label.fdlFUIAttachmentsFormItemCell_sizeLabel
///         ╰── label.fdlFUIAttachmentsFormItemCell_dateLabel
///
/// ## Accessibility
///
/// A list item named after all texts: "invoice.pdf, PDF, 120 KB, uploading 40%". The progress bar also has the value.
final class AttachmentTile: CollectionCell, AttachmentNaming {
  private typealias Parts = ComponentParts.AttachmentsFormItemCell
  private let frame = TileFrame(Parts.frame)
  let thumbnail = DetailImageView(Parts.thumbnail)
  private let icon = SourceImage(of: Parts.iconImageView)
  private let errorIcon = SourceImage(of: Parts.errorImageView)
  private let progress = ProgressBar()
  /// The field in place of the name while the user changes it; nil otherwise.
  var nameField: AttachmentNameField?
  let nameLabel = Parts.nameLabel.makeLabel()
  private let sizeLabel = Parts.sizeLabel.makeLabel()
  private let dateLabel = Parts.dateLabel.makeLabel()
  let lines = Box(.vertical, spacing: Parts.tile[.lineGap])

  required init() {
    super.init()
    addStyleClasses(of: Parts.tile)
    progress.addStyleClasses(of: Parts.progress)
    nameLabel.breaksWords = true
    errorIcon.show(.indicator(.negative))
    for part in [thumbnail, icon.widget, errorIcon.widget] as [Widget] { part.setParent(frame) }
    for label in [nameLabel, sizeLabel, dateLabel] { lines.append(label) }
    // The name of the tile contains these texts. Their box isn't presentational, since it also contains the name field.
    for part in [icon.widget, errorIcon.widget, nameLabel, sizeLabel, dateLabel] as [Widget] {
      part.setAccessibleRole(.presentation)
    }
    for part in [frame, progress, lines] { part.setParent(self) }
    thumbnail.onLoad = { [weak self] in self?.showPicture() }
    showPicture()
  }

  private(set) var attachment: Attachment?

  /// Displays an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - picture: The source of the image; nil for the icon of the file type.
  func show(_ attachment: Attachment, picture: ImageSource?) {
    self.attachment = attachment
    thumbnail.image = picture
    nameLabel.text = attachment.displayName
    sizeLabel.text = attachment.statusText ?? attachment.detailText
    dateLabel.text = attachment.date?.dateText ?? ""
    dateLabel.isVisible = attachment.date != nil
    if let fraction = attachment.progress {
      progress.fraction = fraction
      progress.setAccessibleLabel([Attachment.uploading, attachment.displayName].localizedList)
    }
    progress.isVisible = attachment.progress != nil
    let newTooltip = [attachment.displayName, attachment.failure].compactMap(\.self)
      .joinedInReadingOrder(separator: ": ")
    if tooltip != newTooltip { tooltip = newTooltip }
    setAccessibleLabel(attachment.accessibleText)
    showPicture()
  }

  /// Shows the image, the icon of the file type or of a broken image, or that of an error of the attachment.
  private func showPicture() {
    let hasFailed = attachment?.failure != nil
    frame.isInvalid = hasFailed
    let isBroken = thumbnail.image != nil && thumbnail.error != nil
    let isShown = thumbnail.image != nil && !isBroken && !hasFailed
    if let attachment { icon.show(.icon(isBroken ? DetailImageView.brokenIconName : attachment.iconName)) }
    thumbnail.isVisible = isShown
    icon.widget.isVisible = !isShown && !hasFailed
    errorIcon.widget.isVisible = hasFailed
  }

  override var copyableText: String? { attachment?.displayName }

  override func prepareForReuse() {
    super.prepareForReuse()
    removeNameField()
    attachment = nil
    thumbnail.image = nil
    progress.isVisible = false
    showPicture()
  }

  override func directionDidChange() {
    super.directionDidChange()
    propagateDirection()
  }

  // MARK: Arrangement

  override var requestedWidth: Measurement? { Measurement(TileFrame.side) }

  override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    arrangement.addCentered(frame, y: 0, width: TileFrame.side, in: width)
    arrangement.add(lines, y: TileFrame.side + Parts.tile[.imageGap], width: width)
    guard progress.isVisible else { return arrangement }
    let inset = Parts.tile[.controlGap]
    let bottom = TileFrame.side - inset - progress.measured(.vertical).natural
    arrangement.addCentered(progress, y: bottom, width: TileFrame.side - 2 * inset, in: width)
    return arrangement
  }

  /// The layout of the tiles, with the same space between them in both directions.
  static let layout = HorizontalFlowLayout(
    estimatedItemSize: Size(width: width, height: width + estimatedTextHeight),
    minimumInteritemSpacing: Double(gap), minimumLineSpacing: Double(gap), isTopAligned: true)
  /// The space between two tiles with their padding, in pixels.
  static let gap = ComponentParts.AttachmentsFormCell.cell[.columnGap] - 2 * padding
  /// The width of a tile with its padding, in points.
  private static let width = Parts.tile.metric(.itemWidth) + 2 * Double(padding)
  /// The space around the visible tile for its hover style, in pixels.
  static let padding = Parts.tile[.paddingInline]
  /// The estimated height of a tile’s texts, in points, until they are measured.
  private static let estimatedTextHeight = 48.0
}

/// The tile that adds attachments.
///
/// ## CSS nodes
///
///     cell.fdlFUIAttachmentsFormAddCell
///     ╰── tileframe.fdlFUIAttachmentsFormAddCell_frame
///         ╰── image.fdlFUIAttachmentsFormAddCell_iconImageView
///
/// ## Accessibility
///
/// A button named after its action.
final class AttachmentAddTile: CollectionCell {
  private typealias Parts = ComponentParts.AttachmentsFormAddCell
  private let icon = SourceImage(of: Parts.iconImageView)

  override class var accessibleRole: AccessibleRole { .button }

  required init() {
    super.init()
    addStyleClasses(of: Parts.tile)
    icon.show(.icon("list-add-symbolic"))
    let frame = TileFrame(Parts.frame)
    icon.widget.setAccessibleRole(.presentation)
    icon.widget.setParent(frame)
    frame.setParent(self)
    setAccessibleLabel(AttachmentsController.addTitle)
  }

  override var copyableText: String? { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    isSensitive = true
  }
}

/// A square with a centered image or icon, which is presentational for assistive technology.
private final class TileFrame: CustomWidget {
  static var side: Int { ComponentParts.AttachmentsFormItemCell.tile[.itemWidth] }

  override class var cssName: String { "tileframe" }
  override class var accessibleRole: AccessibleRole { .presentation }

  init(_ part: ComponentPart) {
    super.init()
    addStyleClasses(of: part)
    horizontalAlignment = .center
    verticalAlignment = .start
  }

  /// Requests a square; with its border, it is no larger than the tile.
  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(minimum: 0, natural: orientation == .vertical && forSize >= 0 ? min(forSize, Self.side) : Self.side)
  }

  override func sizeAllocate(width: Int, height: Int) {
    for part in children where part.isVisible {
      let partWidth = part.measured(.horizontal).natural
      let partHeight = part.measured(.vertical, forSize: partWidth).natural
      part.allocate(x: (width - partWidth) / 2, y: (height - partHeight) / 2, width: partWidth, height: partHeight)
    }
  }
}
