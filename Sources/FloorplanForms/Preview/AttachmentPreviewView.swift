import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// Shows one attachment: a picture as large as there is room, of anything else its icon; below it what it is.
///
/// ## CSS nodes
///
///     attachmentpreview.fdlFUIAttachmentPreview
///     ├── picture                                        of a picture that can be shown
///     ├── image.fdlFUIAttachmentPreview_iconImageView    of anything else
///     ├── label.fdlFUIAttachmentPreview_nameLabel
///     ├── label.fdlFUIAttachmentPreview_detailLabel
///     ╰── label.fdlFUIAttachmentPreview_messageLabel     where something is wrong
///
/// ## Accessibility
///
/// A group with the picture and the texts. What is wrong is told when it is found out.
@MainActor
final class AttachmentPreviewView: CustomWidget {
  private typealias Parts = ComponentParts.AttachmentPreview
  let picture = ZoomablePictureView()
  private let icon = SourceImage(of: Parts.iconImageView)
  private let nameLabel = Parts.nameLabel.makeLabel()
  private let detailLabel = Parts.detailLabel.makeLabel()
  private let messageLabel = Parts.messageLabel.makeLabel()

  override class var cssName: String { "attachmentpreview" }

  override init() {
    super.init()
    become(Parts.view)
    icon.widget.setAccessibleRole(.presentation)
    // A name with a hyphen in it would be another one.
    nameLabel.insertsHyphens = false
    messageLabel.setAccessibleRole(.status)
    messageLabel.isVisible = false
    for part in [picture, icon.widget, nameLabel, detailLabel, messageLabel] as [Widget] { part.setParent(self) }
    picture.onLoad = { [weak self] in self?.pictureDidLoad() }
    picture.onZoom = { [weak self] in self?.onPicture?() }
    showPicture()
  }

  /// Called when the picture turns out to be none that can be shown.
  var onProblem: ((AttachmentProblem) -> Void)?
  /// Called when there may be a picture, or none any more, or more or less of it is seen.
  var onPicture: (() -> Void)?
  /// Whether there is a picture that one can look at closely.
  var showsPicture: Bool { picture.isVisible && picture.isLoaded }
  private var loadingTimer: LoopSource?
  private var details = ""

  /// Shows an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - source: What is shown of it; nil where that is no picture, or not there yet.
  ///   - texts: What is said of it.
  func show(_ attachment: Attachment, _ source: ImageSource?, _ texts: PreviewTexts) {
    picture.accessibilityLabel = attachment.shownName
    picture.image = source
    icon.show(.icon(attachment.iconName))
    nameLabel.text = attachment.shownName
    let status = attachment.statusText(uploading: texts.uploading, failed: texts.failed)
    details = Self.joined([attachment.detailText, attachment.date?.dateText, status])
    detailLabel.text = details
    tell(attachment.failure ?? picture.error.map { "\(AttachmentProblem($0))" })
    showPicture()
    if attachment.isPicture, attachment.failure == nil { showLoading(texts.loading) } else { endLoading() }
    onPicture?()
  }

  /// Says what is wrong; nil for nothing.
  func tell(_ message: String?) {
    if message != nil { endLoading() }
    messageLabel.text = message ?? ""
    messageLabel.setAccessibleLabel(message ?? "")
    messageLabel.isVisible = message != nil
  }

  private static func joined(_ texts: [String?]) -> String { texts.compactMap(\.self).joined(separator: " · ") }

  // MARK: Loading

  /// What is there sooner needs no words, in milliseconds.
  private static let patience: UInt32 = 300

  /// Says after a while that a picture is still on its way.
  private func showLoading(_ text: String) {
    loadingTimer?.cancel()
    loadingTimer = nil
    guard !picture.isLoaded, picture.error == nil else { return }
    loadingTimer = MainLoop.after(milliseconds: Self.patience) { [weak self] in
      guard let self else { return }
      detailLabel.text = Self.joined([details, text])
    }
  }

  private func endLoading() {
    loadingTimer?.cancel()
    loadingTimer = nil
    detailLabel.text = details
  }

  private func pictureDidLoad() {
    endLoading()
    showPicture()
    guard let error = picture.error else { return }
    let problem = AttachmentProblem(error)
    tell("\(problem)")
    onProblem?(problem)
  }

  private func showPicture() {
    let isShown = picture.image != nil && picture.error == nil
    picture.isVisible = isShown
    icon.widget.isVisible = !isShown
  }

  override func directionDidChange() { passDirection() }

  override func dispose() {
    loadingTimer?.cancel()
    super.dispose()
  }

  // MARK: Arrangement

  private static let imageGap = Int(Parts.view.metric(.imageGap))
  private static let lineGap = Int(Parts.view.metric(.lineGap))
  private var lines: [Label] { [nameLabel, detailLabel, messageLabel].filter { $0.isVisible && !$0.text.isEmpty } }
  private var shown: Widget { picture.isVisible ? picture : icon.widget }

  private func textHeight(in width: Int) -> Int {
    lines.reduce(Self.lineGap * max(0, lines.count - 1)) {
      $0 + $1.measured(.vertical, forSize: max(width, $1.measured(.horizontal).minimum)).natural
    }
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let above = shown.measured(orientation)
    switch orientation {
    case .horizontal:
      return Measurement(
        minimum: max(above.minimum, lines.map { $0.measured(.horizontal).minimum }.max() ?? 0), natural: above.natural)
    case .vertical:
      let texts = textHeight(in: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize)
      return Measurement(
        minimum: above.minimum + Self.imageGap + texts, natural: above.natural + Self.imageGap + texts)
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let texts = textHeight(in: width)
    var y: Int
    if picture.isVisible {
      let high = max(picture.measured(.vertical).minimum, height - texts - Self.imageGap)
      picture.allocate(width: max(width, picture.measured(.horizontal).minimum), height: high)
      y = high + Self.imageGap
    } else {
      let (wide, high) = (icon.widget.measured(.horizontal).natural, icon.widget.measured(.vertical).natural)
      y = max(0, height - high - Self.imageGap - texts) / 2
      icon.widget.allocate(x: (width - wide) / 2, y: y, width: wide, height: high)
      y += high + Self.imageGap
    }
    for line in lines {
      let wide = max(width, line.measured(.horizontal).minimum)
      let high = line.measured(.vertical, forSize: wide).natural
      line.allocate(x: 0, y: y, width: wide, height: high)
      y += high + Self.lineGap
    }
  }
}

nonisolated extension AttachmentProblem {
  /// What a picture that can't be shown means for an attachment.
  init(_ error: ImageError) {
    switch error.reason {
    case .unreadable(let words): self = .unreadable(words)
    case .undecodable(let words): self = .undecodable(words)
    case .truncated: self = .undecodable(localized("the file ends before the picture does"))
    case .tooManyPixels(let width, let height, _):
      self = .undecodable(localized("it has %1$@ by %2$@ pixels").filled(with: "\(width)", "\(height)"))
    case .tooManyBytes(let limit): self = .tooLarge(limit: limit)
    case .noSuchIcon: self = .missing
    }
  }
}
