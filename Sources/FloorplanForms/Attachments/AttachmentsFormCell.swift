import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// A form cell with attached files as tiles, which users can add, preview and delete (FUIAttachmentsFormCell in the SAP
/// Fiori for iOS documentation).
///
///     let cell = collection.dequeue(AttachmentsFormCell.self, for: index)
///     cell.attachmentsController.maxItems = 8
///     cell.attachmentsController.bind(order, to: \.attachments)
///
/// Unlike other form cells, it has no value: the ``attachmentsController`` has the attachments and their settings. The
/// title contains the number of files. Users can choose files in a dialog, drop them on the cell, or paste them. A form
/// has at most one such cell.
///
/// Attachments of a read-only cell can be previewed and opened. A disabled cell doesn't respond.
///
/// ## CSS nodes
///
///     cell.fdlFUIAttachmentsFormCell
///     ├── label.fdlFUIAttachmentsFormCell_title
///     ├── collectionview                                      if there are tiles
///     │   ├── cell.fdlFUIAttachmentsFormAddCell               if files can be added
///     │   ╰── cell.fdlFUIAttachmentsFormItemCell              for each attachment
///     ├── label.fdlFUIAttachmentsFormCell_valueLabel          if there are no tiles
///     ├── box.fdlFUIToastMessage                              after a deletion or renaming
///     ╰── announcement
///
/// ## Accessibility
///
/// A group with a list named after the title and the number of files. The list contains a button that adds files, and
/// an item for each attachment. A deletion and an upload that begins, ends or fails are announced.
open class AttachmentsFormCell: TitledCell {
  private typealias Parts = ComponentParts.AttachmentsFormCell
  private let titleLabel = Parts.title.makeLabel()
  private let valueLabel = Parts.valueLabel.makeLabel()
  let messageBar = MessageBar()

  /// The controller of the attachments, with their limits and handlers.
  ///
  /// Reuse replaces the controller.
  public private(set) final var attachmentsController = AttachmentsController()
  private var tiles: CollectionView { attachmentsController.collectionView }

  /// Creates a cell without attachments.
  public required init() {
    super.init()
    addStyleClasses(of: Parts.cell)
    valueLabel.text = FilterFormCell.emptySelectionText
    for part in [titleLabel, valueLabel, messageBar.root] { part.setParent(self) }
    messageBar.button.didSelectHandler = { [weak self] _ in self?.attachmentsController.preview.undo() }
    messageBar.onEnd = { [weak self] in self?.offerUndo(of: nil) }
    announcement = Announcement()
    addStyleClass(UtilityClass.dropTarget.rawValue)
    addContentDropTarget(limit: AttachmentsController.maximumPictureByteCount) { [weak self] in
      self?.attachmentsController.canAdd == true
    } onDrop: { [weak self] content in
      self?.attachmentsController.receive(content)
    }
    observeController()
  }

  private func observeController() {
    let controller = attachmentsController
    tiles.insert(in: self, after: titleLabel)
    if tiles.direction != direction { tiles.direction = direction }
    controller.cell = self
    showState()
  }

  open override var control: Widget? { attachmentsController.hasTiles ? tiles : nil }
  // The tiles handle presses.
  open override var isInteractive: Bool { false }

  // A refused file isn't attached, and the attached files are valid.
  @discardableResult
  open override func commit() -> Bool { true }

  open override var titleView: Widget? { titleLabel }

  open override var valueNodes: [AttributedNode] { [valueLabel.attributedNode] }

  final func showCount() {
    showTitle()
    let hasTiles = attachmentsController.hasTiles
    guard tiles.isVisible != hasTiles || valueLabel.isVisible == hasTiles else { return }
    tiles.setVisible(hasTiles, movingFocusTo: self)
    valueLabel.isVisible = !hasTiles
  }

  /// Shows a message with an undo button for some seconds; nil removes it.
  final func offerUndo(of title: String?) {
    messageBar.set(title, action: PreviewWindow.undoTitle)
    guard let title else { return messageBar.root.hide(movingFocusTo: control ?? self) }
    messageBar.root.isVisible = true
    announcement?.announce(title)
  }

  open override func showTitle() {
    let name = title.isEmpty ? localized("Attachments") : title
    let counted = name.withCount("\(attachmentsController.displayedAttachments.count)")
    titleLabel.text = marked(counted)
    tiles.setAccessibleLabel(counted)
    setAccessibleLabel(name)
  }

  open override func showState() {
    attachmentsController.isEditable = isEditable
    attachmentsController.isEnabled = isEnabled
    showCount()
  }

  open override func prepareForReuse() {
    // The tile of a failed attachment can show its message again, but a refused file has no tile.
    if let refusal, attachmentsController.messageSubject == nil { onRecycledRefusal?(refusal) }
    let ended = attachmentsController
    ended.reset()
    // The check of selected files may still be running.
    ended.onLateMessage = onLateRefusal.map { tell in { tell(Refusal(message: $0)) } }
    attachmentsController = AttachmentsController()
    ended.collectionView.removePermanently()
    observeController()
    super.prepareForReuse()
  }

  open override func dispose() {
    attachmentsController.reset()
    super.dispose()
  }

  // Reuse ends the undo of deletions.
  open override var hasUnfinishedInput: Bool {
    let history = attachmentsController.preview.history
    return history.canUndo || history.canRedo
  }

  open override var copyableText: String? {
    ([titleLabel.text] + attachmentsController.displayedAttachments.map(\.displayName)).joined(separator: "\n")
  }

  // MARK: Arrangement

  private var content: Widget { valueLabel.isVisible ? valueLabel : tiles }
  /// The extent of the tiles beyond the title on each side, which aligns their visible edges, in pixels.
  private var tileOverhang: Int { valueLabel.isVisible ? 0 : AttachmentTile.padding }

  /// The requested width of the title, or of the tiles below it.
  open override var contentWidth: Measurement {
    let below = content.measured(.horizontal)
    return .maximum(of: [
      titleLabel.measured(.horizontal), messageBar.root.measured(.horizontal),
      Measurement(minimum: below.minimum - 2 * tileOverhang, natural: below.natural - 2 * tileOverhang),
    ])
  }

  open override func contentArrangement(width: Int, height: Int?) -> Arrangement {
    var arrangement = Arrangement()
    let column = titleColumn
    let start = column?.end ?? 0
    let width = width - start
    let titleBottom = arrangement.add(titleLabel, width: column?.width ?? width)
    let top = column == nil ? titleBottom + Parts.cell[.lineGap] : 0
    let contentWidth = max(width + 2 * tileOverhang, content.measured(.horizontal).minimum)
    let contentHeight = content.measured(.vertical, forSize: contentWidth).natural
    let isOffering = messageBar.root.isVisible
    let barHeight = isOffering ? messageBar.root.measured(.vertical, forSize: width).natural + Parts.cell[.lineGap] : 0
    let bottom = max(top + contentHeight, (height ?? 0) - barHeight)
    arrangement.add(content, x: start - tileOverhang, y: top, width: contentWidth, height: bottom - top)
    if isOffering { arrangement.add(messageBar.root, x: start, y: bottom + Parts.cell[.lineGap], width: width) }
    return arrangement
  }
}
