import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A preview of an attachment, with its image, text, a page of its document or an icon, and a description below.
///
/// ## CSS nodes
///
///     box.fdlFUIAttachmentPreview
///     ├── picture                                        for an image that can be displayed
///     ├── scrolledwindow                                 for a text
///     │   ╰── textview.fdlFUIAttachmentPreview_textLabel
///     ├── image.fdlFUIAttachmentPreview_iconImageView    for other files
///     ├── label.fdlFUIAttachmentPreview_nameLabel        or a field to rename the file
///     ├── label.fdlFUIAttachmentPreview_detailLabel
///     ├── label.fdlFUIAttachmentPreview_messageLabel     if there is a problem
///     ╰── box                                            for files that can't be displayed
///         ├── label.fdlFUIAttachmentPreview_detailLabel
///         ╰── button.fdlFUIActionButton
///
/// ## Accessibility
///
/// A group with the image and the texts. A problem is announced when it is detected.
final class AttachmentPreviewView: AttachmentNaming {
  private typealias Parts = ComponentParts.AttachmentPreview
  let root = Box(.vertical)
  let picture = ZoomablePictureView()
  private let icon = SourceImage(of: Parts.iconImageView)
  /// The field in place of the name while the user changes it; nil otherwise.
  var nameField: AttachmentNameField?
  let nameLabel = Parts.nameLabel.makeLabel()
  private let detailLabel = Parts.detailLabel.makeLabel()
  private let messageLabel = Parts.messageLabel.makeLabel()
  /// A text view creates the layout of the visible lines only.
  let textView = PartTextView(Parts.textLabel)
  private lazy var scroller = ScrolledWindow(textView, horizontal: .never)
  /// The scroll position of the displayed text; nil if none is displayed.
  var textPosition: Adjustment? { scroller.isVisible ? scroller.verticalAdjustment : nil }
  /// Whether the text has a selection and the keyboard focus.
  var hasFocusedSelection: Bool { textView.hasFocus && textView.buffer.hasSelection }
  let adviceLabel = Parts.detailLabel.makeLabel()
  /// The position in the document, such as “Page 2 of 5”; hidden unless a document is displayed.
  let pageLabel = Parts.detailLabel.makeLabel()
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
    pageLabel.announcesText = true
    pageLabel.isVisible = false
    openButton.setTitle(localized("Open with Another App"), for: .normal)
    openButton.didSelectHandler = { [weak self] _ in self?.onOpen?() }
    for part in [adviceLabel, openButton] as [Widget] {
      part.setMargins(top: Parts.view[.lineGap])
      part.horizontalAlignment = .center
      advice.append(part)
    }
    nameLabel.breaksWords = true
    nameLabel.setMargins(top: Parts.view[.imageGap])
    messageLabel.announcesText = true
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

  /// Called when the image or the page can't be displayed.
  var onProblem: ((AttachmentError) -> Void)?
  /// Called when the user wants to open the file with another app.
  var onOpen: (() -> Void)?
  /// Called when the image, the page or the zoom may have changed.
  var onPicture: (() -> Void)?
  /// Whether there is an image or a page to zoom.
  var showsPicture: Bool { picture.isVisible && picture.isLoaded }
  /// Whether a page of the document is being drawn.
  var isLoadingPage: Bool { document != nil && picture.error == nil && !picture.isLoaded }
  /// The displayed document, or nil if the file isn't one, or it isn't opened.
  private(set) var document: PDFDocument?
  /// The number of the displayed page of the document.
  private(set) var pageNumber = 1
  /// The text, or nil if the file isn't a text, or it isn't loaded.
  private(set) var text: String?
  /// The reason why the content couldn't be loaded; nil for none.
  var contentProblem: AttachmentError?
  /// Whether the text or the document is being loaded.
  private var isLoadingContent = false
  /// Whether the file can be opened with another app in spite of its problem.
  private var isOpenable = false
  @Pending private var loadingTimer: LoopSource?
  private var details = ""
  private(set) var attachment: Attachment?

  /// Displays an attachment.
  ///
  /// - Parameters:
  ///   - attachment: The attachment.
  ///   - source: The source of the image; nil if the attachment isn't an image, or isn't loaded yet.
  ///   - loadsContent: Whether the text or the document is then loaded; otherwise, only the description has changed.
  func show(_ attachment: Attachment, _ source: ImageSource?, loadsContent: Bool) {
    // The text or the document of a displayed attachment stays until it is loaded again.
    if attachment.id != self.attachment?.id { removeNameField() }
    if attachment.id != self.attachment?.id || !attachment.isText { text = nil }
    if attachment.id != self.attachment?.id || !attachment.isPDF { document = nil }
    self.attachment = attachment
    if loadsContent {
      isLoadingContent = attachment.isText || attachment.isPDF
      isOpenable = false
      contentProblem = nil
    }
    adviceLabel.text =
      attachment.isPDF
      ? localized("To preview PDF documents, install poppler-utils.") : localized("There is no preview of this file.")
    if document == nil {
      picture.accessibilityLabel = attachment.displayName
      picture.image = source
    }
    pageLabel.isVisible = document != nil
    nameLabel.text = attachment.displayName
    details = Self.joined([attachment.detailText, attachment.date?.dateText, attachment.statusText])
    endLoading()
    showProblem()
    let isLoading = attachment.isPicture || document != nil || isLoadingContent && attachment.isPDF
    if isLoading, attachment.failure == nil, contentProblem == nil { showLoading() }
    onPicture?()
  }

  /// Shows a message until the image or the page is loaded; it isn't needed if that is fast.
  private func showLoading() {
    guard !picture.isLoaded, picture.error == nil else { return }
    loadingTimer = MainLoop.after(milliseconds: Self.loadingDelay) { [weak self] in
      guard let self else { return }
      detailLabel.text = Self.joined([details, localized("Loading…")])
    }
  }

  /// The time before the loading message appears, in milliseconds.
  private static let loadingDelay: UInt32 = 300

  /// Displays the text of the attachment; nil if it can't be displayed.
  func showText(_ text: String?) {
    isLoadingContent = false
    if let text, text != self.text {
      textView.buffer.replaceText(text)
      textView.buffer.moveCursorToStart()
      scroller.verticalAdjustment.value = 0
    }
    self.text = text
    showPicture()
  }

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
    loadingTimer = nil
    detailLabel.text = details
  }

  private func pictureDidLoad() {
    endLoading()
    showPicture()
    guard let problem = pictureProblem else { return }
    showProblem("\(problem)")
    onProblem?(problem)
  }

  /// Shows the image, the text or an icon, and what to do if there is only an icon.
  private func showPicture() {
    let isShown = picture.image != nil && picture.error == nil
    picture.isVisible = isShown
    scroller.setVisible(text != nil && !isShown, movingFocusTo: root)
    let iconName = attachment?.iconName ?? ""
    icon.show(.icon(picture.image != nil && picture.error != nil ? DetailImageView.brokenIconName : iconName))
    icon.widget.isVisible = !isShown && text == nil
    spacer.isVisible = icon.widget.isVisible
    adviceLabel.isVisible = !messageLabel.isVisible
    let hasAdvice =
      icon.widget.isVisible && attachment?.isPicture == false && !isLoadingContent
      && (!messageLabel.isVisible || isOpenable || document != nil) && onOpen != nil
    advice.setVisible(hasAdvice, movingFocusTo: root)
  }

  // MARK: Documents

  /// Displays the first page of a document, or the current one of the same document; nil if no program can display it.
  func showDocument(_ result: Result<PDFDocument?, AttachmentError>) {
    isLoadingContent = false
    switch result {
    case .success(let newDocument):
      if newDocument?.path != document?.path { pageNumber = 1 }
      document = newDocument
    case .failure(.undisplayable), .failure(.tooLarge):
      document = nil
      isOpenable = true
    case .failure: document = nil
    }
    if let document {
      showPage(min(pageNumber, document.pageCount))
    } else {
      picture.image = nil
      pageLabel.isVisible = false
      endLoading()
      showPicture()
      onPicture?()
    }
  }

  /// Displays another page of the document, if there is one.
  ///
  /// - Parameter step: The number of pages to go forward.
  /// - Returns: Whether a document with several pages is displayed.
  @discardableResult
  func turnPage(_ step: Int) -> Bool {
    guard let document, document.pageCount > 1 else { return false }
    let number = pageNumber + step
    if 1...document.pageCount ~= number { showPage(number) }
    return true
  }

  private func showPage(_ number: Int) {
    guard let document else { return }
    pageNumber = number
    let (position, count) = (NumberFormat.integer.text(number), NumberFormat.integer.text(document.pageCount))
    let title = localized("Page %1$@ of %2$@").filled(with: position, count)
    pageLabel.text = title
    pageLabel.setAccessibleLabel(title)
    pageLabel.isVisible = true
    picture.accessibilityLabel = title
    endLoading()
    picture.image = document.page(number)
    showProblem()
    showLoading()
    onPicture?()
  }

  private func showProblem() {
    showProblem(attachment?.failure ?? (contentProblem ?? pictureProblem).map { "\($0)" })
  }

  /// The problem of the image or the page; nil for none.
  private var pictureProblem: AttachmentError? {
    picture.error.map { error in
      guard document != nil, case .undecodable = error.reason else { return AttachmentError(error) }
      return .undisplayable(localized("the page is damaged, or drawing it took too long"))
    }
  }
}
