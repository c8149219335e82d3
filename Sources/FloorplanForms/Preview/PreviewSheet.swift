import FloorplanTheme
import FloorplanUI
import GTKBridge

/// The window of an open ``PreviewWindow``, with its current item and the actions on it.
final class PreviewSheet: DialogWindow {
  private typealias Parts = ComponentParts.AttachmentPreview
  /// The request for the image to copy.
  var copyRequest: ImageLoadHandle?
  private unowned let preview: PreviewWindow
  /// The item in the view, which is updated and checked only after changes.
  private var displayedItem: Attachment?
  /// The cancellation of opening a document.
  @Pending private var documentCheck: Cancellation?
  let view = AttachmentPreviewView()
  let messageBar = MessageBar()
  let announcement = Announcement()
  private let position = ComponentParts.NavigationBar.titleLabel.makeLabel()
  private let scaleLabel = Parts.detailLabel.makeLabel()
  private(set) lazy var closeButton = makeCloseButton(localized("Close"))
  private(set) lazy var previousButton = button("go-previous-symbolic", localized("Previous")) { $0.step(-1) }
  private(set) lazy var nextButton = button("go-next-symbolic", localized("Next")) { $0.step(1) }
  private(set) lazy var deleteButton = button("edit-delete-symbolic", localized("Delete")) { $0.deleteCurrentItem() }
  private(set) lazy var previousPageButton = button("go-up-symbolic", localized("Previous Page")) { $0.turnPage(-1) }
  private(set) lazy var nextPageButton = button("go-down-symbolic", localized("Next Page")) { $0.turnPage(1) }
  private(set) lazy var zoomOutButton = button("zoom-out-symbolic", localized("Zoom Out")) { $0.zoom { $0.zoomOut() } }
  private(set) lazy var zoomInButton = button("zoom-in-symbolic", localized("Zoom In")) { $0.zoom { $0.zoomIn() } }
  private(set) lazy var fitButton = button("zoom-fit-best-symbolic", nil) {
    $0.zoom { if $0.canZoomOut { $0.fit() } else { $0.zoom(to: 1) } }
  }
  private(set) lazy var copyButton = button("edit-copy-symbolic", localized("Copy")) { $0.copyCurrentItem() }
  private(set) lazy var saveButton = button("document-save-as-symbolic", PreviewWindow.saveTitle) {
    $0.saveCurrentItem()
  }
  private(set) lazy var renameButton = ActionButton(localized("Rename…"), .tertiary) { [weak preview] in
    preview?.beginRenaming()
  }
  private(set) lazy var openButton = button("document-open-symbolic", localized("Open")) { $0.openCurrentItem() }

  init(_ preview: PreviewWindow, over parent: Window, openedBy opener: Widget) {
    self.preview = preview
    super.init(over: parent, openedBy: opener, title: "", direction: opener.direction, surface: Parts.view)
    owner = preview
    onContentFocus = { [weak self] in self?.closeButton.grabFocus() }
    onClose = { [weak self, weak preview] in
      self?.documentCheck = nil
      preview?.didClose(withParent: $0)
    }
    // GTK updates the default size when the user resizes the window, but not in fullscreen.
    let size = parent.defaultSize
    window.defaultSize = (max(1, size.width, parent.width), max(1, size.height, parent.height))
    position.announcesText = true
    deleteButton.semanticStatus = .negative
    messageBar.button.didSelectHandler = { [weak preview] _ in preview?.undo() }
    messageBar.onEnd = { [weak self] in self?.updateMessageBar() }
    messageBar.root.setMargins(of: Parts.view, block: .paddingInline, inline: .paddingInline, hasTop: false)
    let tools = WrappingBox(spacing: 0, lineSpacing: 0)
    tools.horizontalAlignment = .center
    for tool in [
      previousPageButton, view.pageLabel, nextPageButton, zoomOutButton, scaleLabel, zoomInButton, fitButton,
      copyButton, saveButton, openButton, renameButton,
    ] as [Widget] {
      tools.append(tool)
    }
    setButtons(leading: [closeButton, previousButton, nextButton], trailing: [deleteButton], title: position)
    append(view.root, expands: true)
    append(messageBar.root)
    append(tools)
    append(announcement)
    view.onPicture = { [weak self] in
      self?.showPages()
      self?.showZoom()
    }
    view.onOpen = { [weak preview] in preview?.openCurrentItem() }
    view.onProblem = { [weak self] in
      guard let self, let displayedItem else { return }
      self.preview.onProblem?(displayedItem, $0)
    }
  }

  override func requestClose() {
    view.nameField?.field.commit()
    super.requestClose()
  }

  private func button(
    _ icon: String, _ name: String?, _ act: @escaping (PreviewWindow) -> Void
  ) -> ActionButton {
    ActionButton(icon: icon, name) { [weak preview] in preview.map(act) }
  }

  // MARK: Current item

  /// Shows the current item, or an empty state if none is left.
  ///
  /// - Parameter again: Whether an unchanged item is updated, because something else changed.
  func show(again: Bool = false) {
    guard let item = preview.item else { return showEmpty() }
    removeCoveringView()
    name(item.displayName, position: preview.index + 1)
    let isOther = displayedItem?.id != item.id
    if item != displayedItem || again {
      let loadsContent = again || !displaysContent(of: item)
      displayedItem = item
      view.show(item, preview.contents.picture(of: item), loadsContent: loadsContent)
      if loadsContent { checkAvailability(of: item) }
    }
    showZoom()
    showButtons()
    if isOther { preview.onShow?(item, preview.index) }
  }

  private func name(_ name: String, position number: Int) {
    setTitle(name)
    let text = localized("%1$@ of %2$@").filled(with: "\(number)", "\(preview.items.count)")
    position.text = text
    position.setAccessibleLabel([name, text].localizedList)
  }

  /// Returns whether the view displays or loads the content of an item, whose name and status may have changed.
  private func displaysContent(of item: Attachment) -> Bool {
    guard var same = displayedItem, same.type == item.type else { return false }
    (same.name, same.status) = (item.name, item.status)
    return same == item
  }

  /// Loads a text, a document or an image of the app, or checks that another file exists; an image in a file reports
  /// errors when it loads.
  private func checkAvailability(of item: Attachment) {
    let (contents, isPicture) = (preview.contents, item.isPicture)
    documentCheck = nil
    if item.isText {
      return contents.text(of: item) { [weak self] result in
        // A changed item loads its text again, if it still is one.
        guard let self, preview.sheet === self, displaysContent(of: item) else { return }
        view.showText(try? result.get())
        didCheck(item, result)
      }
    }
    if item.isPDF {
      let cancellation = Cancellation()
      documentCheck = cancellation
      return contents.document(of: item, cancellation: cancellation) { [weak self] result in
        guard let self, preview.sheet === self, displaysContent(of: item), !cancellation.isCancelled else { return }
        view.showDocument(result)
        didCheck(item, result)
      }
    }
    switch item.content {
    case .loader(let loader) where isPicture && contents.picture(of: item) == nil:
      contents.load(loader) { [weak self] in self?.didCheck(item, $0) }
    case .file where !isPicture, .uri where !isPicture:
      contents.file(of: item) { [weak self] in self?.didCheck(item, $0) }
    default: break
    }
  }

  private func didCheck<Content>(_ item: Attachment, _ result: Result<Content, AttachmentError>) {
    guard preview.sheet === self, item.id == displayedItem?.id else { return }
    switch result {
    case .failure(let problem):
      view.contentProblem = problem
      preview.report(problem, with: item)
    case .success: if item.isPicture { show(again: true) }
    }
  }

  /// Shows that no item is left, and offers to undo the last deletion.
  private func showEmpty() {
    displayedItem = nil
    documentCheck = nil
    let view = EmptyStateView()
    let title = preview.history.lastTitle ?? localized("No Files")
    view.show(icon: "edit-delete-symbolic", title)
    let close = preview.history.canUndo ? view.secondaryButton : view.primaryButton
    close.setTitle(localized("Close"), for: .normal)
    close.didSelectHandler = { [weak self] _ in self?.closeWhenIdle() }
    if preview.history.canUndo {
      view.primaryButton.setTitle(PreviewWindow.undoTitle, for: .normal)
      view.primaryButton.didSelectHandler = { [weak preview] _ in preview?.undo() }
    }
    name(title, position: 0)
    show(view)
    window.propagateDirection()
    showButtons()
  }

  // MARK: Actions

  /// Updates the buttons for the current item.
  func showButtons() {
    let (index, count) = (preview.index, preview.items.count)
    setEnabled([(nextButton, index + 1 < count), (previousButton, index > 0 && count > 0)])
    deleteButton.setVisible(count > 0 && preview.onDelete != nil, movingFocusTo: closeButton)
    renameButton.setVisible(preview.onRename != nil, movingFocusTo: closeButton)
    updateMessageBar()
  }

  /// Enables and disables buttons; a disabled button passes its focus to an enabled one.
  private func setEnabled(_ states: [(button: ActionButton, isEnabled: Bool)]) {
    for state in states where state.isEnabled { state.button.isEnabled = true }
    let other = states.first { $0.isEnabled }?.button ?? closeButton
    for state in states where !state.isEnabled { state.button.disable(movingFocusTo: other) }
  }

  /// Updates the buttons to turn pages.
  private func showPages() {
    let count = view.document?.pageCount ?? 0
    for button in [previousPageButton, nextPageButton] { button.setVisible(count > 1, movingFocusTo: closeButton) }
    setEnabled([(nextPageButton, view.pageNumber < count), (previousPageButton, view.pageNumber > 1 && count > 1)])
  }

  /// Updates the zoom percentage and buttons.
  private func showZoom() {
    // While the next page is loading, the buttons keep their places.
    let isPicture = view.showsPicture || view.isLoadingPage
    for tool in [zoomOutButton, scaleLabel, zoomInButton, fitButton] as [Widget] {
      tool.setVisible(isPicture, movingFocusTo: closeButton)
    }
    guard view.showsPicture else { return }
    let zoom = view.picture.zoom
    scaleLabel.text = percentText("\(zoom.percentage)")
    fitButton.setImage(.icon(zoom.canZoomOut ? "zoom-fit-best-symbolic" : "zoom-original-symbolic"), for: .normal)
    fitButton.accessibilityLabel = zoom.canZoomOut ? localized("Fit to Window") : localized("Actual Size")
    setEnabled([(zoomOutButton, zoom.canZoomOut), (zoomInButton, zoom.canZoomIn)])
  }

  // MARK: Messages

  /// Shows the result of an action for some seconds; nil removes it.
  func showMessage(_ text: String?, action: String? = nil) {
    messageBar.set(text, action: action)
    if let text { announcement.announce(text) }
    updateMessageBar()
  }

  /// Shows a problem below the preview.
  func showProblem(_ message: String) {
    if let coveringView { coveringView.bodyText = message } else { view.showProblem(message) }
  }

  private func updateMessageBar() {
    messageBar.root.setVisible(coveringView == nil && messageBar.text != nil, movingFocusTo: closeButton)
  }
}
