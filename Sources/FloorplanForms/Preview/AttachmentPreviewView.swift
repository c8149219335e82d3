import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A preview of an attachment, with its image as large as possible, its text or an icon, and a description below.
///
/// ## CSS nodes
///
///     box.fdlFUIAttachmentPreview
///     ├── picture                                        for an image that can be displayed
///     ├── scrolledwindow                                 for a text
///     │   ╰── textview.fdlFUIAttachmentPreview_textLabel
///     ├── image.fdlFUIAttachmentPreview_iconImageView    for other files
///     ├── label.fdlFUIAttachmentPreview_nameLabel
///     ├── label.fdlFUIAttachmentPreview_detailLabel
///     ├── label.fdlFUIAttachmentPreview_messageLabel     if there is a problem
///     ╰── box                                            for files that can't be displayed
///         ├── label.fdlFUIAttachmentPreview_detailLabel
///         ╰── button.fdlFUIActionButton
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
  /// A text view creates the layout of the visible lines only.
  let textView = PartTextView(Parts.textLabel)
  private lazy var scroller = ScrolledWindow(textView, horizontal: .never)
  /// The scroll position of the displayed text; nil if none is displayed.
  var textPosition: Adjustment? { scroller.isVisible ? scroller.verticalAdjustment : nil }
  /// Whether the text has a selection and the keyboard focus.
  var hasFocusedSelection: Bool { textView.hasFocus && textView.buffer.hasSelection }
  private let adviceLabel = Parts.detailLabel.makeLabel()
  let openButton = ActionButton()
  private let advice = Box(.vertical)
  /// A spacer below the texts that centers the icon together with them.
  private let spacer = Box(.vertical)

  init() {
    root.addStyleClasses(of: Parts.view)
    root.setAccessibleRole(.group)
    icon.widget.setAccessibleRole(.presentation)
    icon.widget.verticalAlignment = .end
    for part in [picture, scroller, icon.widget, spacer] as [Widget] { part.expandsVertically = true }
    textView.addStyleClasses(of: Parts.textLabel)
    textView.setAccessibleLabel(localized("Text"))
    textView.isEditable = false
    scroller.isFocusable = false
    adviceLabel.text = localized("There is no preview of this file.")
    openButton.setTitle(localized("Open with Another App"), for: .normal)
    openButton.didSelectHandler = { [weak self] _ in self?.onOpen?() }
    for part in [adviceLabel, openButton] as [Widget] {
      part.setMargins(top: Parts.view[.lineGap])
      part.horizontalAlignment = .center
      advice.append(part)
    }
    nameLabel.breaksWords = true
    nameLabel.setMargins(top: Parts.view[.imageGap])
    messageLabel.setAccessibleRole(.status)
    messageLabel.isVisible = false
    for label in [detailLabel, messageLabel] { label.setMargins(top: Parts.view[.lineGap]) }
    spacer.setAccessibleRole(.presentation)
    for part in [picture, scroller, icon.widget, nameLabel, detailLabel, messageLabel, advice, spacer] as [Widget] {
      root.append(part)
    }
    picture.onLoad = { [weak self] in self?.pictureDidLoad() }
    picture.onZoom = { [weak self] in self?.onPicture?() }
    showPicture()
  }

  /// Called when the image can't be displayed.
  var onProblem: ((AttachmentError) -> Void)?
  /// Called when the user wants to open the file with another app.
  var onOpen: (() -> Void)?
  /// Called when the image or its zoom may have changed.
  var onPicture: (() -> Void)?
  /// Whether there is an image to zoom.
  var showsPicture: Bool { picture.isVisible && picture.isLoaded }
  /// The text, or nil if the file isn't a text, or it isn't loaded.
  private(set) var text: String?
  private var isLoadingText = false
  private var loadingTimer: LoopSource?
  private var details = ""
  private var attachment: Attachment?

  /// Displays an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - source: The source of the image; nil if the attachment isn't an image, or isn't loaded yet.
  func show(_ attachment: Attachment, _ source: ImageSource?) {
    // The text of a displayed attachment stays until it is loaded again.
    if attachment.id != self.attachment?.id || !attachment.isText { text = nil }
    self.attachment = attachment
    isLoadingText = attachment.isText
    picture.accessibilityLabel = attachment.displayName
    picture.image = source
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

  /// Displays the text of the attachment; nil if it can't be displayed.
  func showText(_ text: String?) {
    isLoadingText = false
    if let text, text != self.text {
      textView.buffer.replaceText(text)
      textView.buffer.moveCursorToStart()
      scroller.verticalAdjustment.value = 0
    }
    self.text = text
    showPicture()
  }

  /// The time before the loading message appears, in milliseconds.
  private static let loadingDelay: UInt32 = 300

  /// Shows the description of a problem; nil for none.
  func showProblem(_ message: String?) {
    if message != nil { endLoading() }
    messageLabel.text = message ?? ""
    messageLabel.setAccessibleLabel(message ?? "")
    messageLabel.isVisible = message != nil
    showPicture()
  }

  private static func joined(_ texts: [String?]) -> String { texts.compactMap(\.self).joinedInReadingOrder() }

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

  /// Shows the image, the text or an icon, and what to do if there is only an icon.
  private func showPicture() {
    let isShown = picture.image != nil && picture.error == nil
    picture.isVisible = isShown
    if text != nil, !isShown { scroller.isVisible = true } else { scroller.hide(movingFocusTo: root) }
    let iconName = attachment?.iconName ?? ""
    icon.show(.icon(picture.image != nil && picture.error != nil ? DetailImageView.brokenIconName : iconName))
    icon.widget.isVisible = !isShown && text == nil
    spacer.isVisible = icon.widget.isVisible
    let hasAdvice =
      icon.widget.isVisible && attachment?.isPicture == false && !isLoadingText && !messageLabel.isVisible
      && onOpen != nil
    if hasAdvice { advice.isVisible = true } else { advice.hide(movingFocusTo: root) }
  }
}
