import CGTK
import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The tile of an attachment: its picture or an icon, its name, and what is going on with it.
///
/// ## CSS nodes
///
///     cell.fdlFUIAttachmentsFormItemCell
///     ├── tileframe.fdlFUIAttachmentsFormItemCell_frame[.negative]
///     │   ├── detailimage.fdlFUIAttachmentsFormItemCell_thumbnail    of a picture that can be shown
///     │   ├── image.fdlFUIAttachmentsFormItemCell_iconImageView      of anything else
///     │   ╰── image.fdlFUIAttachmentsFormItemCell_errorImageView     where something went wrong
///     ├── progressbar.fdlFUIAttachmentsFormItemCell_progress         while it is on its way
///     ╰── box
///         ├── label.fdlFUIAttachmentsFormItemCell_nameLabel
///         ├── label.fdlFUIAttachmentsFormItemCell_sizeLabel
///         ╰── label.fdlFUIAttachmentsFormItemCell_dateLabel
///
/// ## Accessibility
///
/// A list item whose name says all of it: "invoice.pdf, PDF, 120 KB, uploading 40 %". The progress bar has the value too.
@MainActor
final class AttachmentTile: CollectionCell {
  private typealias Parts = ComponentParts.AttachmentsFormItemCell
  private let frame = TileFrame(Parts.frame)
  let thumbnail = DetailImageView(Parts.thumbnail)
  private let icon = SourceImage(of: Parts.iconImageView)
  private let errorIcon = SourceImage(of: Parts.errorImageView)
  private let progress = ProgressBar()
  private let nameLabel = Parts.nameLabel.makeLabel()
  private let sizeLabel = Parts.sizeLabel.makeLabel()
  private let dateLabel = Parts.dateLabel.makeLabel()
  let lines = Box(.vertical, spacing: Int(Parts.tile.metric(.lineGap)))

  required init() {
    super.init()
    become(Parts.tile)
    progress.become(Parts.progress)
    // A name with a hyphen in it would be another one.
    nameLabel.insertsHyphens = false
    errorIcon.show(.indicator(.negative))
    for part in [thumbnail, icon.widget, errorIcon.widget] as [Widget] { part.setParent(frame) }
    for label in [nameLabel, sizeLabel, dateLabel] { lines.append(label) }
    // The name of the tile says all that is in them.
    for part in [icon.widget, errorIcon.widget, lines, nameLabel, sizeLabel, dateLabel] as [Widget] {
      part.setAccessibleRole(.presentation)
    }
    lines.verticalAlignment = .start
    lines.setMargins(top: TileFrame.side + Int(Parts.tile.metric(.imageGap)))
    for part in [frame, progress, lines] { part.setParent(self) }
    thumbnail.onLoad = { [weak self] in self?.showPicture() }
    showPicture()
  }

  private var attachment: Attachment?

  /// Shows an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - picture: What is shown of it; nil for the icon of its kind.
  func show(_ attachment: Attachment, picture: ImageSource?) {
    self.attachment = attachment
    thumbnail.image = picture
    icon.show(.icon(attachment.iconName))
    nameLabel.text = attachment.shownName
    sizeLabel.text = attachment.statusText ?? attachment.detailText
    dateLabel.text = attachment.date?.dateText ?? ""
    dateLabel.isVisible = attachment.date != nil
    if let fraction = attachment.progress {
      progress.fraction = fraction
      progress.setAccessibleLabel([Attachment.uploading, attachment.shownName].asList)
    }
    progress.isVisible = attachment.progress != nil
    let told = attachment.failure.map { "\(attachment.shownName): \($0)" } ?? attachment.shownName
    if tooltip != told { tooltip = told }
    setAccessibleLabel(attachment.spokenText)
    showPicture()
  }

  /// The picture once it is there; a broken one, and one that went wrong on its way, is not shown.
  private func showPicture() {
    let hasFailed = attachment?.failure != nil
    frame.setStyleClass(StyleVariant.negative.rawValue, hasFailed)
    let isShown = thumbnail.image != nil && thumbnail.error == nil && !hasFailed
    thumbnail.isVisible = isShown
    icon.widget.isVisible = !isShown && !hasFailed
    errorIcon.widget.isVisible = hasFailed
  }

  override var copyableText: String? { attachment?.shownName }

  override func prepareForReuse() {
    super.prepareForReuse()
    attachment = nil
    thumbnail.image = nil
    progress.isVisible = false
    showPicture()
  }

  override func directionDidChange() {
    super.directionDidChange()
    passDirection()
  }

  // MARK: Arrangement

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    guard orientation == .vertical else { return Measurement(TileFrame.side) }
    let width = max(forSize < 0 ? TileFrame.side : forSize, lines.measured(.horizontal).minimum)
    return Measurement(lines.measured(.vertical, forSize: width).natural)
  }

  /// Places the progress bar at the lower edge of the frame.
  override func sizeAllocate(width: Int, height: Int) {
    super.sizeAllocate(width: width, height: height)
    guard progress.isVisible else { return }
    let inset = Int(Parts.tile.metric(.controlGap))
    let wide = max(TileFrame.side - 2 * inset, progress.measured(.horizontal).minimum)
    let high = progress.measured(.vertical, forSize: wide).natural
    progress.allocate(x: (width - wide) / 2, y: TileFrame.side - inset - high, width: wide, height: high)
  }

  /// As many tiles as fit beside each other, with the same room between them whichever way.
  static let layout = HorizontalFlowLayout(
    estimatedItemSize: Size(width: Double(width), height: Double(width + expectedTexts)),
    minimumInteritemSpacing: Double(gap), minimumLineSpacing: Double(gap), isTopAligned: true)
  /// The room between two tiles.
  static let gap = Int(ComponentParts.AttachmentsFormCell.cell.metric(.columnGap)) - 2 * padding
  /// The width of a tile with its padding.
  private static let width = TileFrame.side + 2 * padding
  /// Where a tile shows that somebody points at it, around what one sees of it otherwise.
  static let padding = Int(Parts.tile.metric(.paddingInline))
  /// The estimated height of a tile’s texts, in pixels, until they are measured.
  private static let expectedTexts = 48
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
/// A button named by what it does.
@MainActor
final class AttachmentAddTile: CollectionCell {
  private typealias Parts = ComponentParts.AttachmentsFormAddCell
  private let icon = SourceImage(of: Parts.iconImageView)

  override class var accessibleRole: GtkAccessibleRole { .button }

  required init() {
    super.init()
    become(Parts.tile)
    icon.show(.icon("list-add-symbolic"))
    let frame = TileFrame(Parts.frame)
    icon.widget.setAccessibleRole(.presentation)
    icon.widget.setParent(frame)
    frame.setParent(self)
  }

  /// What the tile does.
  var name = "" {
    didSet {
      guard name != oldValue else { return }
      tooltip = name
      setAccessibleLabel(name)
    }
  }

  override var copyableText: String? { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    name = ""
    isSensitive = true
  }
}

/// The square of a tile with a picture or an icon in its middle, which assistive technology isn't told of.
@MainActor
private final class TileFrame: CustomWidget {
  static let side = Int(ComponentParts.AttachmentsFormItemCell.tile.metric(.itemWidth))

  override class var cssName: String { "tileframe" }
  override class var accessibleRole: GtkAccessibleRole { .presentation }

  init(_ part: ComponentPart) {
    super.init()
    become(part)
    setSizeRequest(width: Self.side, height: Self.side)
    horizontalAlignment = .center
    verticalAlignment = .start
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement { Measurement(0) }

  override func sizeAllocate(width: Int, height: Int) {
    for part in children where part.isVisible {
      let wide = part.measured(.horizontal).natural
      let high = part.measured(.vertical, forSize: wide).natural
      part.allocate(x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high)
    }
  }
}
