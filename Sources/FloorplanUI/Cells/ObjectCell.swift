public import CGTK
public import FloorplanTheme
public import GTKBridge

/// A business object: an image, up to three lines of text and a status (seeds/001, FUIObjectCollectionViewCell and
/// FUIObjectTableViewCell).
///
///     cell.detailImage = .icon("package-x-generic")
///     cell.headlineText = "libgtk-4-1"
///     cell.subheadlineText = "GTK graphical user interface library"
///     cell.statusText = "required"
///
/// A part that is not set costs nothing: its widget does not exist.  A cell with a single line is centred, any other
/// is aligned at the top.
///
/// ## CSS nodes
///
///     cell.fdlFUIObjectCollectionViewCell
///     ├── image.fdlFUIObjectCollectionViewCell_detailImageView
///     ├── label.fdlFUIObjectCollectionViewCell_headlineLabel
///     ├── label.fdlFUIObjectCollectionViewCell_subheadlineLabel
///     ├── label.fdlFUIObjectCollectionViewCell_footnoteLabel
///     ├── label.fdlFUIObjectCollectionViewCell_statusLabel
///     ╰── image.fdlFUIObjectCollectionViewCell_statusImageView
///
/// ## Accessibility
///
/// A list item named by its headline and described by its other texts.
@MainActor
open class ObjectCell: CollectionCell {
  private typealias Parts = ComponentParts.ObjectCell
  private let headline = LabelPart(Parts.headlineLabel)
  private let subheadline = LabelPart(Parts.subheadlineLabel)
  private let footnote = LabelPart(Parts.footnoteLabel)
  private let status = LabelPart(Parts.statusLabel)
  private let detail = ImagePart(Parts.detailImageView)
  private let statusIcon = ImagePart(Parts.statusImageView)

  /// Makes an empty object cell.
  public required init() {
    super.init()
    become(Parts.cell)
  }

  /// The title of the object.
  public final var headlineText: String? {
    get { headline.text }
    set { setText(newValue, of: headline) }
  }
  /// The second line.
  public final var subheadlineText: String? {
    get { subheadline.text }
    set { setText(newValue, of: subheadline) }
  }
  /// The third line.
  public final var footnoteText: String? {
    get { footnote.text }
    set { setText(newValue, of: footnote) }
  }
  /// A word or two about the object's state, at the trailing end.
  ///
  /// Where both are set, the text takes the place of ``statusImage``.
  public final var statusText: String? {
    get { status.text }
    set { setText(newValue, of: status) }
  }
  /// An icon for the object's state, at the trailing end.
  public final var statusImage: ImageSource? { didSet { setImage(statusImage, of: statusIcon) } }
  /// The colour that the status is shown in.
  public final var statusMeaning: StatusMeaning? { didSet { showMeaning() } }
  /// A picture of the object, at the leading end.
  public final var detailImage: ImageSource? { didSet { setImage(detailImage, of: detail) } }

  /// The label of the headline, made if need be.
  public final var headlineLabel: Label { headline.label(in: self) }
  /// The label of the second line, made if need be.
  public final var subheadlineLabel: Label { subheadline.label(in: self) }
  /// The label of the third line, made if need be.
  public final var footnoteLabel: Label { footnote.label(in: self) }
  /// The label of the status, made if need be.
  public final var statusLabel: Label { status.label(in: self) }

  private func setText(_ text: String?, of part: LabelPart) {
    guard part.text != text else { return }
    part.setText(text, in: self)
    if part === status {
      statusIcon.isHidden = text != nil
      showMeaning()
    }
    updateAccessibility()
  }

  private func setImage(_ image: ImageSource?, of part: ImagePart) {
    part.setImage(image, in: self)
    if part === statusIcon {
      part.isHidden = status.text != nil
      showMeaning()
    }
  }

  private func showMeaning() {
    status.widget?.show(statusMeaning)
    statusIcon.widget?.show(statusMeaning)
  }

  private func updateAccessibility() {
    setAccessibleLabel(headline.text ?? "")
    setAccessibleDescription([subheadline, footnote, status].compactMap(\.text).joined(separator: ", "))
  }

  /// The headline and the other texts, each in a line.
  open override var copyableText: String? {
    let texts = [headline, subheadline, footnote, status].compactMap(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Clears every part.
  open override func prepareForReuse() {
    super.prepareForReuse()
    headlineText = nil
    subheadlineText = nil
    footnoteText = nil
    statusText = nil
    statusImage = nil
    statusMeaning = nil
    detailImage = nil
  }

  /// The room for the parts at their best, or the height that the texts need at a width.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      var widths = lines.map { $0.measured(.horizontal) }
      if let side = trailing?.measured(.horizontal) {
        let first = widths.first ?? Measurement(0)
        let beside = Measurement(
          minimum: first.minimum + Self.trailingGap + side.minimum,
          natural: first.natural + Self.trailingGap + side.natural)
        widths.replaceSubrange(0..<min(1, widths.count), with: [beside])
      }
      return Measurement(
        minimum: imageRoom + (widths.map(\.minimum).max() ?? 0),
        natural: imageRoom + (widths.map(\.natural).max() ?? 0))
    case .vertical:
      let arrangement = arrange(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize)
      return Measurement(arrangement.height)
    }
  }

  /// Places the parts.
  open override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    let arrangement = arrange(width: width)
    for (widget, frame) in arrangement.frames {
      let x = isMirrored ? width - frame.x - frame.width : frame.x
      widget.allocate(x: x, y: frame.y + arrangement.offset(in: height), width: frame.width, height: frame.height)
    }
  }
}

// MARK: - Arrangement

extension ObjectCell {
  private struct Frame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  private struct Arrangement {
    var frames: [(Widget, Frame)] = []
    var height = 0
    var isSingleLine = false

    /// Centres every part in one row.
    mutating func centreParts(in height: Int) {
      for index in frames.indices { frames[index].1.y = (height - frames[index].1.height) / 2 }
    }

    /// A single line is centred in what the cell got.
    func offset(in available: Int) -> Int { isSingleLine ? max(0, (available - height) / 2) : 0 }
  }

  private static let imageSize = Int(Parts.detailImageView.metric(.imageWidth))
  private static let imageGap = Int(Parts.cell.metric(.imageGap))
  private static let lineGap = Int(Parts.cell.metric(.lineGap))
  private static let trailingGap = imageGap
  /// The status leaves the texts at least this part of the room between image and edge.
  private static let largestTrailingShare = 0.4

  private var lines: [Label] { [headline, subheadline, footnote].compactMap(\.shownLabel) }
  private var trailing: Widget? { status.shownLabel ?? statusIcon.shownImage }
  private var imageRoom: Int { detail.shownImage == nil ? 0 : Self.imageSize + Self.imageGap }

  private func arrange(width: Int) -> Arrangement {
    var arrangement = Arrangement()
    let textX = imageRoom
    let textWidth = max(0, width - textX)
    var widthBesideTrailing = textWidth
    var trailingHeight = 0
    if let trailing {
      let wanted = trailing.measured(.horizontal)
      let limit = max(wanted.minimum, Int(Double(textWidth) * Self.largestTrailingShare))
      let trailingWidth = min(wanted.natural, limit)
      trailingHeight = trailing.measured(.vertical, forSize: trailingWidth).natural
      arrangement.frames.append(
        (trailing, Frame(x: width - trailingWidth, y: 0, width: trailingWidth, height: trailingHeight)))
      widthBesideTrailing = max(0, textWidth - trailingWidth - Self.trailingGap)
    }
    var y = 0
    let shown = lines
    for label in shown {
      if y > 0 { y += Self.lineGap }
      // A window narrower than the least the parts can live with clips; it never hands out less than the minimum.
      let room = y < trailingHeight ? widthBesideTrailing : textWidth
      let lineWidth = max(room, label.measured(.horizontal).minimum)
      let lineHeight = label.measured(.vertical, forSize: lineWidth).natural
      arrangement.frames.append((label, Frame(x: textX, y: y, width: lineWidth, height: lineHeight)))
      y += lineHeight
    }
    arrangement.height = max(y, trailingHeight)
    arrangement.isSingleLine = shown.count <= 1 && shown.allSatisfy { $0.numberOfLines == 1 }
    if let image = detail.shownImage {
      arrangement.frames.append((image, Frame(x: 0, y: 0, width: Self.imageSize, height: Self.imageSize)))
      if arrangement.isSingleLine { arrangement.centreParts(in: max(arrangement.height, Self.imageSize)) }
      arrangement.height = max(arrangement.height, Self.imageSize)
    }
    return arrangement
  }
}
