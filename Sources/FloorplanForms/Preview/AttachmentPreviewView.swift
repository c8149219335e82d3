import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A preview of an attachment, with its image as large as possible or an icon, and a description below.
///
/// ## CSS nodes
///
///     box.fdlFUIAttachmentPreview
///     ├── picture                                        for an image that can be displayed
///     ├── image.fdlFUIAttachmentPreview_iconImageView    for other files
///     ├── label.fdlFUIAttachmentPreview_nameLabel
///     ├── label.fdlFUIAttachmentPreview_detailLabel
///     ╰── label.fdlFUIAttachmentPreview_messageLabel     if there is a problem
///
/// ## Accessibility
///
/// A group with the image and the texts. A problem is announced when it is detected.
@MainActor
final class AttachmentPreviewView {
  private typealias Parts = ComponentParts.AttachmentPreview
  let root = Box(.vertical)
  let picture = ZoomablePictureView()
  private let icon = SourceImage(of: Parts.iconImageView)
  private let nameLabel = Parts.nameLabel.makeLabel()
  private let detailLabel = Parts.detailLabel.makeLabel()
  private let messageLabel = Parts.messageLabel.makeLabel()
  /// A spacer below the texts that centers the icon together with them.
  private let spacer = Box(.vertical)

  init() {
    root.addStyleClasses(of: Parts.view)
    root.setAccessibleRole(.group)
    icon.widget.setAccessibleRole(.presentation)
    icon.widget.verticalAlignment = .end
    for part in [picture, icon.widget, spacer] as [Widget] { part.expandsVertically = true }
    // A hyphen would change the name.
    nameLabel.insertsHyphens = false
    nameLabel.setMargins(top: Parts.view[.imageGap])
    messageLabel.setAccessibleRole(.status)
    messageLabel.isVisible = false
    for label in [detailLabel, messageLabel] { label.setMargins(top: Parts.view[.lineGap]) }
    spacer.setAccessibleRole(.presentation)
    for part in [picture, icon.widget, nameLabel, detailLabel, messageLabel, spacer] as [Widget] { root.append(part) }
    picture.onLoad = { [weak self] in self?.pictureDidLoad() }
    picture.onZoom = { [weak self] in self?.onPicture?() }
    showPicture()
  }

  /// Called when the image can't be displayed.
  var onProblem: ((AttachmentError) -> Void)?
  /// Called when the image or its zoom may have changed.
  var onPicture: (() -> Void)?
  /// Whether there is an image to zoom.
  var showsPicture: Bool { picture.isVisible && picture.isLoaded }
  private var loadingTimer: LoopSource?
  private var details = ""

  /// Displays an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - source: The source of the image; nil if the attachment isn't an image, or isn't loaded yet.
  func show(_ attachment: Attachment, _ source: ImageSource?) {
    picture.accessibilityLabel = attachment.displayName
    picture.image = source
    icon.show(.icon(attachment.iconName))
    nameLabel.text = attachment.displayName
    details = Self.joined([attachment.detailText, attachment.date?.dateText, attachment.statusText])
    endLoading()
    showProblem(attachment.failure ?? picture.error.map { "\(AttachmentError($0))" })
    showPicture()
    if attachment.isPicture, attachment.failure == nil, !picture.isLoaded, picture.error == nil {
      // Images that load faster need no message.
      loadingTimer = MainLoop.after(milliseconds: Self.loadingDelay) { [weak self] in
        guard let self else { return }
        detailLabel.text = Self.joined([details, localized("Loading…")])
      }
    }
    onPicture?()
  }

  /// The time before the loading message appears, in milliseconds.
  private static let loadingDelay: UInt32 = 300

  /// Shows the description of a problem; nil for none.
  func showProblem(_ message: String?) {
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
    let problem = AttachmentError(error)
    showProblem("\(problem)")
    onProblem?(problem)
  }

  private func showPicture() {
    let isShown = picture.image != nil && picture.error == nil
    picture.isVisible = isShown
    icon.widget.isVisible = !isShown
    spacer.isVisible = !isShown
  }
}
