public import CGTK
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// Files that belong to what is edited, as tiles: people add, see and delete them (seeds/004, FUIAttachmentsFormCell).
///
///     let cell = collection.dequeue(AttachmentsFormCell.self, for: index)
///     cell.attachmentsController.maxItems = 8
///     cell.attachmentsController.bind(order, to: \.attachments)
///
/// It has no value of its own as other form cells do: what is attached, and everything about it, is its
/// ``attachmentsController``'s. The title says how many files there are. Files can be chosen in a dialog, dropped on the
/// cell, and pasted into it. A form has one such cell at most.
///
/// Where nothing may be changed, attachments can still be seen and opened; where the cell is disabled, nothing can be done.
///
/// ## CSS nodes
///
///     cell.fdlFUIAttachmentsFormCell
///     ├── label.fdlFUIAttachmentsFormCell_title
///     ├── collectionview                                      absent where there is no tile
///     │   ├── cell.fdlFUIAttachmentsFormAddCell      where files can be added
///     │   ╰── cell.fdlFUIAttachmentsFormItemCell              for each attachment
///     ├── label.fdlFUIAttachmentsFormCell_valueLabel          where there is no tile
///     ╰── announcement
///
/// ## Accessibility
///
/// A group with a list named by the title and the number of files: a button to add files, and a list item for each. An
/// upload that begins, ends or goes wrong is announced.
@MainActor
open class AttachmentsFormCell: TitledCell {
  private typealias Parts = ComponentParts.AttachmentsFormCell
  private let titleLabel = Parts.title.makeLabel()
  private let valueLabel = Parts.valueLabel.makeLabel()
  final let announcement = Announcement()

  /// What is attached, what may be, and who is told of it.
  ///
  /// The next item that the cell is used for has another.
  public private(set) final var attachmentsController = AttachmentsController()
  private var tiles: CollectionView { attachmentsController.collectionView }

  /// Makes a cell without attachments.
  public required init() {
    super.init()
    become(Parts.cell)
    valueLabel.text = FilterFormCell.nothingText
    for part in [titleLabel, valueLabel, announcement] as [Widget] { part.setParent(self) }
    addStyleClass(UtilityClass.dropTarget.rawValue)
    addContentDropTarget(limit: AttachmentsController.mostPictureBytes) { [weak self] in
      self?.attachmentsController.canAdd == true
    } onDrop: { [weak self] content in
      self?.attachmentsController.take(content)
    }
    followController()
  }

  private func followController() {
    let controller = attachmentsController
    tiles.insert(in: self, after: titleLabel)
    if tiles.direction != direction { tiles.direction = direction }
    controller.isEditable = isEditable
    controller.isEnabled = isEnabled
    controller.cell = self
    showCount()
  }

  /// The tiles, where there are any.
  open override var control: Widget? { attachmentsController.hasTiles ? tiles : nil }
  /// False: the tiles are what one presses.
  open override var isInteractive: Bool { false }

  /// True: a file that was refused is not attached, and nothing is wrong with those that are.
  @discardableResult
  open override func commit() -> Bool { true }

  /// The title.
  open override var titleView: Widget? { titleLabel }

  /// The word for no files.
  open override var valueNodes: [AttributedNode] { [valueLabel.attributedNode] }

  final func showCount() {
    showTitle()
    let hasTiles = attachmentsController.hasTiles
    guard tiles.isVisible != hasTiles || valueLabel.isVisible == hasTiles else { return }
    if hasTiles { tiles.isVisible = true } else { tiles.hide(givingFocusTo: self) }
    valueLabel.isVisible = !hasTiles
  }

  /// Says what the files are for, and how many there are.
  open override func showTitle() {
    let name = title.isEmpty ? localized("Attachments") : title
    let counted = "\(name) (\(attachmentsController.shown.count))"
    titleLabel.text = marked(counted)
    tiles.setAccessibleLabel(counted)
    setAccessibleLabel(name)
  }

  /// Lets people add files, or only see them, or nothing at all.
  open override func showState() {
    attachmentsController.isEditable = isEditable
    attachmentsController.isEnabled = isEnabled
    showCount()
  }

  /// Takes back what the last item set, its attachments included.
  open override func prepareForReuse() {
    // What is said of one attachment can be asked for there again; of what was refused nothing else is left.
    if let refusal, attachmentsController.messageSubject == nil { onRecycledRefusal?(refusal) }
    let ended = attachmentsController
    ended.end()
    // Files that people have chosen may still be looked at.
    ended.onLateMessage = onLateRefusal.map { tell in { tell(Refusal(message: $0)) } }
    let old = tiles
    attachmentsController = AttachmentsController()
    if old.containsFocus { window?.clearFocus() }
    old.discard()
    old.unparent()
    followController()
    super.prepareForReuse()
  }

  /// Closes what is open and lets go of the attachments.
  open override func dispose() {
    attachmentsController.end()
    super.dispose()
  }

  /// The title, and the names of the attachments.
  open override var copyableText: String? {
    ([titleLabel.text] + attachmentsController.shown.map(\.shownName)).joined(separator: "\n")
  }

  // MARK: Arrangement

  private static let lineGap = Int(Parts.cell.metric(.lineGap))
  private var content: Widget { valueLabel.isVisible ? valueLabel : tiles }
  /// How far the tiles go beyond the title at each side, so that what one sees of them begins where that does.
  private var reach: Int { valueLabel.isVisible ? 0 : AttachmentTile.padding }

  /// The title, and below it the tiles.
  open override func measureContent(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let title = titleLabel.measured(.horizontal)
    let below = content.measured(.horizontal)
    guard orientation == .vertical else {
      return Measurement(
        minimum: max(title.minimum, below.minimum - 2 * reach), natural: max(title.natural, below.natural - 2 * reach))
    }
    let width = max(forSize < 0 ? max(title.natural, below.natural) : forSize, title.minimum)
    let needed = content.measured(.vertical, forSize: max(width + 2 * reach, below.minimum)).natural
    return Measurement(titleLabel.measured(.vertical, forSize: width).natural + Self.lineGap + needed)
  }

  /// Places the title, and the tiles below it.
  open override func allocateContent(width: Int, height: Int) {
    announcement.allocate(width: 1, height: 1)
    let titleHeight = titleLabel.measured(.vertical, forSize: width).natural
    titleLabel.allocate(width: width, height: titleHeight)
    let wide = max(width + 2 * reach, content.measured(.horizontal).minimum)
    content.allocate(
      x: -reach, y: titleHeight + Self.lineGap, width: wide, height: max(0, height - titleHeight - Self.lineGap))
  }
}
