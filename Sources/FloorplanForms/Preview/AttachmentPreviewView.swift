import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// Shows one attachment: a picture as large as there is room, of anything else its icon; below it what it is.
///
/// ## CSS nodes
///
///     box.fdlFUIAttachmentPreview
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
final class AttachmentPreviewView {
  private typealias Parts = ComponentParts.AttachmentPreview
  let root = Box(.vertical)
  let picture = ZoomablePictureView()
  private let icon = SourceImage(of: Parts.iconImageView)
  private let nameLabel = Parts.nameLabel.makeLabel()
  private let detailLabel = Parts.detailLabel.makeLabel()
  private let messageLabel = Parts.messageLabel.makeLabel()
  /// Takes half of the room that an icon leaves, so that this is in the middle with the texts.
  private let spacer = Box(.vertical)

  init() {
    root.become(Parts.view)
    root.setAccessibleRole(.group)
    icon.widget.setAccessibleRole(.presentation)
    icon.widget.verticalAlignment = .end
    for part in [picture, icon.widget, spacer] as [Widget] { part.expandsVertically = true }
    // A name with a hyphen in it would be another one.
    nameLabel.insertsHyphens = false
    nameLabel.setMargins(top: Int(Parts.view.metric(.imageGap)))
    messageLabel.setAccessibleRole(.status)
    messageLabel.isVisible = false
    for label in [detailLabel, messageLabel] { label.setMargins(top: Int(Parts.view.metric(.lineGap))) }
    spacer.setAccessibleRole(.presentation)
    for part in [picture, icon.widget, nameLabel, detailLabel, messageLabel, spacer] as [Widget] { root.append(part) }
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
  func show(_ attachment: Attachment, _ source: ImageSource?) {
    picture.accessibilityLabel = attachment.shownName
    picture.image = source
    icon.show(.icon(attachment.iconName))
    nameLabel.text = attachment.shownName
    details = Self.joined([attachment.detailText, attachment.date?.dateText, attachment.statusText])
    endLoading()
    tell(attachment.failure ?? picture.error.map { "\(AttachmentProblem($0))" })
    showPicture()
    if attachment.isPicture, attachment.failure == nil, !picture.isLoaded, picture.error == nil {
      // What is there sooner needs no words.
      loadingTimer = MainLoop.after(milliseconds: Self.patience) { [weak self] in
        guard let self else { return }
        detailLabel.text = Self.joined([details, localized("Loading…")])
      }
    }
    onPicture?()
  }

  /// How long nothing is said of a picture that is on its way, in milliseconds.
  private static let patience: UInt32 = 300

  /// Says what is wrong; nil for nothing.
  func tell(_ message: String?) {
    if message != nil { endLoading() }
    messageLabel.text = message ?? ""
    messageLabel.setAccessibleLabel(message ?? "")
    messageLabel.isVisible = message != nil
  }

  private static func joined(_ texts: [String?]) -> String { texts.compactMap(\.self).joined(separator: " · ") }

  private func endLoading() {
    loadingTimer?.cancel()
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
    spacer.isVisible = !isShown
  }
}
