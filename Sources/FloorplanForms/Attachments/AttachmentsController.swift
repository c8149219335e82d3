public import FloorplanCamera
import FloorplanLayout
import FloorplanTheme
public import FloorplanUI
import GTKBridge
public import Observation

/// A controller that displays attachments as tiles and lets users add, preview, open and delete them
/// (`attachmentsController` in the SAP Fiori for iOS documentation).
///
///     let controller = AttachmentsFormCell().attachmentsController
///     controller.maxItems = 8
///     controller.allowedFileTypes = ["pdf", "image/*"]
///     controller.bind(order, to: \.attachments)
///
/// The attachments are those of the controller, of a bound model, or of the app's ``storedAttachments``. The app
/// handles the files and sets ``Attachment/status``. The tiles display it, and an upload that begins, ends or fails is
/// announced to assistive technology.
///
/// Files are checked on another thread before they are added. A file that doesn't exist, can't be read, is a folder, is
/// already attached, or exceeds a limit is refused with a message. A symbolic link stands for the file that it leads to.
///
/// ## Keyboard
///
/// | Keys | Action |
/// |---|---|
/// | arrows, Home, End | move through the tiles |
/// | Enter, Space | preview an attachment, or open the menu of the add tile |
/// | Delete | delete an attachment |
/// | F2 | rename an attachment, with ``allowsRenaming`` |
/// | Control+Z, Control+Shift+Z | undo the last deletion or renaming; redo it |
/// | Menu, Shift+F10 | open the context menu of a tile |
/// | Control+V | add the files or the picture on the clipboard |
@MainActor
public final class AttachmentsController {
  /// The collection of tiles, in which the add tile is the first.
  ///
  /// In an ``AttachmentsFormCell``, its height fits the tiles.
  public let collectionView: CollectionView
  private var source: CollectionDataSource<Int, TileID>?
  /// The tile that has the focus instead of the disabled add tile.
  private var focusFallback: TileID?
  /// The displayed attachments.
  private(set) var displayedAttachments: [Attachment] = []
  let preview = PreviewWindow([])

  /// The identity of a tile; several attachments may have the same identifier by mistake.
  nonisolated enum TileID: Hashable, Sendable {
    case add
    case attachment(String, occurrence: Int)
  }

  /// Creates a controller without attachments.
  public init() {
    collectionView = CollectionView(layout: AttachmentTile.layout)
    collectionView.fitsContentHeight = true
    source = CollectionDataSource(collectionView) { [weak self] collection, index, id in
      let tile: CollectionCell =
        id == .add
        ? collection.dequeue(AttachmentAddTile.self, for: index) : collection.dequeue(AttachmentTile.self, for: index)
      self?.fill(tile, id)
      return tile
    }
    collectionView.onActivate = { [weak self] in self?.activate($0) }
    collectionView.contextMenu = { [weak self] in self?.menu(for: $0) ?? [] }
    collectionView.itemName = { [weak self] index in
      guard let self, let attachmentIndex = attachmentIndex(of: index) else { return nil }
      return displayedAttachments[attachmentIndex].displayName
    }
    collectionView.onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
    preview.controller = self
    preview.history.isEnabled = { [weak self] in self?.canChange == true }
    preview.onProblem = { [weak self] attachment, problem in
      guard let self, !collectionView.isDisposed else { return }
      if !isPresenting { showMessage(Attachment.message(about: attachment.name, "\(problem)")) }
      onPreviewFailure?(attachment, problem)
    }
    preview.onClose = { [weak self] in
      guard let self, let index = $0, !collectionView.isDisposed, displayedAttachments.indices.contains(index) else {
        return
      }
      collectionView.focusItem(at: itemIndex(ofAttachment: index))
    }
    reloadData()
  }

  // MARK: Attachments

  /// The attachments of the controller, or of the bound model.
  ///
  /// If ``storedAttachments`` is set, its result is displayed instead. Setting this property calls no handler.
  public var attachments: [Attachment] = [] {
    didSet { if attachments != oldValue { reloadData() } }
  }
  /// Returns the attachments of an app that stores them itself; nil, the default, for ``attachments``.
  ///
  /// The app then adds, deletes and renames attachments itself when ``onAdd``, ``onDelete``, ``onRestore`` and
  /// ``onRename`` are called. Call ``reloadData()`` after other changes.
  public var storedAttachments: (() -> [Attachment])? { didSet { reloadData() } }
  /// Called with ``attachments`` after the user added, deleted or renamed some of them; not called with
  /// ``storedAttachments``.
  public var onChange: (([Attachment]) -> Void)?
  /// Called after the user added attachments.
  public var onAdd: (([Attachment]) -> Void)?
  /// Called after files were refused with a message to the user.
  public var onRefuse: (([AttachmentRefusal]) -> Void)?
  /// Called after the user deleted an attachment, which can be undone, with its previous index.
  public var onDelete: ((_ attachment: Attachment, _ index: Int) -> Void)?
  /// Called after the user restored a deleted attachment, with its previous index.
  ///
  /// If ``storedAttachments`` doesn't return it afterwards, a message says that it can't be restored.
  public var onRestore: ((_ attachment: Attachment, _ index: Int) -> Void)?
  /// Called after the user renamed an attachment, or undid that.
  ///
  /// If ``storedAttachments`` doesn't return it with the new name afterwards, a message says that it can't be renamed.
  public var onRename: ((_ attachment: Attachment, _ oldName: String) -> Void)?
  /// Called after an attachment couldn't be displayed or opened, with a message to the user.
  public var onPreviewFailure: ((_ attachment: Attachment, _ problem: AttachmentError) -> Void)?
  /// Returns whether an attachment that the user activates is previewed; nil, the default, if all are.
  ///
  /// An app that displays it differently does so here, and returns false.
  public var shouldPreview: ((_ index: Int) -> Bool)?
  /// Retries a failed attachment at the user's request; nil if users can't retry.
  public var onRetry: ((Attachment) -> Void)?

  /// Updates the tiles after the attachments or their status changed.
  ///
  /// ``storedAttachments`` is called again. Tiles of attachments that stay keep the focus.
  public func reloadData() {
    let old = displayedAttachments
    displayedAttachments = storedAttachments?() ?? attachments
    showTiles()
    announceChanges(from: old)
    if let messageSubject, displayedAttachments.first(where: { $0.id == messageSubject })?.failure == nil {
      showMessage(nil)
    }
    updatePreview()
  }

  /// Applies a change of the user, or leaves it to an app that stores the attachments.
  private func change(_ body: (inout [Attachment]) -> Void, _ notify: () -> Void) {
    if storedAttachments == nil {
      var new = attachments
      body(&new)
      cell?.userDidBeginEditing()
      attachments = new
      binding?.controlDidChange()
      onChange?(new)
    }
    notify()
    if storedAttachments != nil { reloadData() }
  }

  // MARK: Binding

  @Pending private var binding: Binding?
  private var destination = Destination()

  /// The attachments of a model, even after the controller is no longer bound to it.
  final class Destination {
    fileprivate(set) var attachments: () -> [Attachment] = { [] }
    fileprivate(set) var add: ([Attachment]) -> Void = { _ in }
  }

  /// Binds ``attachments`` to a property of a model, in both directions.
  ///
  /// The binding ends when the controller is released or bound again.
  public func bind<Model: AnyObject & Observable>(
    _ model: Model, to path: ReferenceWritableKeyPath<Model, [Attachment]>
  ) {
    unbind()
    attachments = model[keyPath: path]
    destination.attachments = { [weak model] in model?[keyPath: path] ?? [] }
    destination.add = { [weak model] in model?[keyPath: path] += $0 }
    binding = Binding(
      model, path, read: { [unowned self] in attachments }, write: { [unowned self] in attachments = $0 })
  }

  /// Ends the binding; the controller keeps its attachments, but deletions can't be undone anymore.
  public func unbind() {
    preview.history.removeAll()
    binding = nil
    destination = Destination()
  }

  isolated deinit {
    binding = nil
    dismiss()
  }

  // MARK: Limits

  /// The maximum number of attachments; 0 or less, the default, for no limit.
  ///
  /// The add tile is hidden when the maximum is reached.
  public var maxItems = 0 { didSet { if maxItems != oldValue { showTiles() } } }
  /// The maximum file size, in bytes; 0 or less, the default, for no limit.
  public var maxFileSize = 0
  /// The allowed file extensions, such as `pdf`, and MIME types, such as `image/png` or `image/*`; empty, the default,
  /// for all.
  public var allowedFileTypes: [String] = []
  var limits: AttachmentLimits {
    AttachmentLimits(maxItems: maxItems, maxFileSize: maxFileSize, allowedFileTypes: allowedFileTypes)
  }
  /// Whether users can add files during an upload; the default is false.
  public var allowsAddingWhileUploading = false {
    didSet { if allowsAddingWhileUploading != oldValue { showTiles() } }
  }
  /// Whether users can change the names of attachments; the default is false.
  ///
  /// The files themselves keep their names.
  public var allowsRenaming = false { didSet { if allowsRenaming != oldValue { updatePreview() } } }
  /// The ways to add attachments; the add tile performs a single one without a menu.
  public var actions: [AttachmentAction] = [.choosePictures, .takePhoto, .chooseFiles] { didSet { showTiles() } }
  /// The source of cameras for photos; the cameras of the system by default.
  public var cameraSource: any CameraSource = SystemCameras() { didSet { searchForCameras() } }
  /// Whether the last search found a camera.
  private(set) var hasCamera = false
  @Pending private var cameraSearch: Cancellation?

  /// Searches for cameras, for the next time the menu opens.
  func searchForCameras() {
    cameraSearch = searchForCamera(in: cameraSource) { [weak self] in self?.hasCamera = $0 }
  }

  // MARK: State

  /// Whether users can add and delete attachments; the default is true.
  public var isEditable = true { didSet { if isEditable != oldValue { stateDidChange() } } }
  /// Whether users can interact with the tiles; the default is true.
  public var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

  private func stateDidChange() {
    closeDialogs()
    if !isEnabled { preview.dismiss() }
    updatePreview()
    showTiles()
  }

  /// Whether users can add and delete attachments now.
  var canChange: Bool { isEditable && isEnabled }
  private var showsAddTile: Bool {
    canChange && !actions.isEmpty && limits.remainingCount(after: displayedAttachments.count) > 0
  }
  /// Whether files can be added now, in any way.
  var canAdd: Bool {
    canChange && (allowsAddingWhileUploading || !displayedAttachments.contains(where: \.status.isUploading))
  }
  var hasTiles: Bool { showsAddTile || !displayedAttachments.isEmpty }

  /// The cell with the tiles and the message below them.
  weak var cell: AttachmentsFormCell? {
    didSet { if let cell { preview.history.handleKeys(whileDisplaying: cell) } }
  }
  /// Called with a message for content that the cell no longer displays.
  var onLateMessage: ((ValidationMessage) -> Void)?
  /// The attachment that the message is about.
  private(set) var messageSubject: String?

  func showMessage(_ text: String?, about subject: String? = nil) {
    messageSubject = text == nil ? nil : subject
    cell?.inputMessage = text.map { ValidationMessage($0) }
  }

  private func announceChanges(from old: [Attachment]) {
    guard let cell else { return }
    let before = Dictionary(old.map { ($0.id, $0.status) }, uniquingKeysWith: { first, _ in first })
    for attachment in displayedAttachments {
      guard let last = before[attachment.id] else { continue }
      let name = attachment.displayName
      switch attachment.status {
      case .ready where last.isUploading: cell.announcement?.announce([name, localized("uploaded")].localizedList)
      case .uploading where !last.isUploading:
        cell.announcement?.announce([name, Attachment.uploading.lowercased()].localizedList)
      case .failed(let reason) where last != attachment.status:
        cell.announcement?.announce(
          localized("%1$@: %2$@").filled(with: [name, Attachment.failed.lowercased()].localizedList, reason))
      default: continue
      }
    }
  }

  // MARK: Tiles

  private func showTiles() {
    if showsAddTile, cameraSearch == nil, actions.contains(where: \.needsCamera) { searchForCameras() }
    var ids: [TileID] = showsAddTile ? [.add] : []
    var occurrences: [String: Int] = [:]
    for attachment in displayedAttachments {
      let occurrence = occurrences[attachment.id, default: 0]
      occurrences[attachment.id] = occurrence + 1
      ids.append(.attachment(attachment.id, occurrence: occurrence))
    }
    do throws(SnapshotError) {
      try source?.apply(CollectionSnapshot([ids]), animated: false)
    } catch {
      logMessage("AttachmentsController: \(error)")
    }
    fillTiles()
    cell?.showCount()
  }

  /// Fills all tiles, or those of attachments with a loader.
  private func fillTiles(of loader: AttachmentLoader? = nil) {
    for (id, tile) in source?.cells(ofType: CollectionCell.self) ?? [] { fill(tile, id, ifLoadedBy: loader) }
  }

  private func fill(_ tile: CollectionCell, _ id: TileID, ifLoadedBy changed: AttachmentLoader? = nil) {
    if let tile = tile as? AttachmentAddTile {
      tile.tooltip = Self.addTitle
      enable(tile)
    }
    guard let tile = tile as? AttachmentTile, case .attachment(let id, let occurrence) = id,
      let attachment = displayedAttachments.lazy.filter({ $0.id == id }).dropFirst(occurrence).first
    else { return }
    var loader: AttachmentLoader?
    if case .loader(let own) = attachment.content { loader = own }
    if let changed, changed != loader { return }
    if let loader, attachment.isPicture, preview.contents.needsLoading(loader) {
      preview.contents.load(loader) { [weak self] _ in self?.fillTiles(of: loader) }
    }
    tile.show(attachment, picture: preview.contents.picture(of: attachment))
  }

  static var addTitle: String { localized("Add Attachment") }

  /// Enables or disables the add tile.
  ///
  /// The focus of the disabled tile moves to the next attachment, and returns unless the user has moved it.
  private func enable(_ tile: AttachmentAddTile) {
    guard tile.isSensitive != canAdd else { return }
    let waiting = focusFallback
    focusFallback = nil
    if canAdd {
      tile.isSensitive = true
      guard let waiting, let focused = collectionView.focusedItem, source?.snapshot.itemID(at: focused) == waiting
      else { return }
      collectionView.focusItem(at: ItemIndex(section: 0, item: 0))
    } else {
      if tile.containsFocus {
        let neighbor = itemIndex(ofAttachment: 0)
        if collectionView.focusItem(at: neighbor) {
          focusFallback = source?.snapshot.itemID(at: neighbor)
        } else {
          collectionView.window?.clearFocus()
        }
      }
      tile.isSensitive = false
    }
  }

  /// Returns the index of the attachment of an item; nil for the add tile.
  func attachmentIndex(of index: ItemIndex) -> Int? {
    let attachmentIndex = index.item - (showsAddTile ? 1 : 0)
    return displayedAttachments.indices.contains(attachmentIndex) ? attachmentIndex : nil
  }

  /// Returns the item of an attachment.
  func itemIndex(ofAttachment attachmentIndex: Int) -> ItemIndex {
    ItemIndex(section: 0, item: attachmentIndex + (showsAddTile ? 1 : 0))
  }

  // MARK: Adding

  /// The open file dialog.
  weak var dialog: FileDialog?
  /// The open camera window.
  var camera: CameraWindow?

  /// Adds attachments as if the user had selected them: limits apply, and handlers are called.
  ///
  /// - Parameter attachments: The attachments; an unknown size doesn't exceed the limit.
  public func add(_ attachments: [Attachment]) { add(attachments.map { .success($0) }, in: addContext) }

  /// The limits, the destination and the handlers at the time when the user began to add files.
  struct AddContext {
    let limits: AttachmentLimits
    let destination: Destination
    let onAdd: (([Attachment]) -> Void)?
    let onRefuse: (([AttachmentRefusal]) -> Void)?
  }
  var addContext: AddContext {
    AddContext(limits: limits, destination: destination, onAdd: onAdd, onRefuse: onRefuse)
  }

  /// Returns the attachments to which files are added.
  func attachments(in addContext: AddContext) -> [Attachment] {
    addContext.destination === destination ? displayedAttachments : addContext.destination.attachments()
  }

  func add(_ candidates: [Result<Attachment, AttachmentRefusal>], in addContext: AddContext) {
    // The cell may display something else by now, but the files are for what it displayed then.
    let (accepted, refused) = addContext.limits.partition(candidates, after: attachments(in: addContext).count)
    if !accepted.isEmpty {
      if addContext.destination === destination {
        change({ $0 += accepted }, { addContext.onAdd?(accepted) })
      } else {
        addContext.destination.add(accepted)
        addContext.onAdd?(accepted)
      }
    }
    showMessage(refused.isEmpty ? nil : refused.text, in: addContext)
    if !refused.isEmpty { addContext.onRefuse?(refused) }
  }

  /// Shows a message in the cell, or passes it to ``onLateMessage`` if the cell displays something else by now.
  func showMessage(_ text: String?, in addContext: AddContext) {
    if addContext.destination === destination { return showMessage(text) }
    if let text { onLateMessage?(ValidationMessage(text)) }
  }

  // MARK: Preview

  private func activate(_ index: ItemIndex) {
    guard isEnabled else { return }
    guard let attachmentIndex = attachmentIndex(of: index) else { return beginAdding(at: index) }
    // The user may press the space around the field.
    if (collectionView.cell(at: index) as? AttachmentTile)?.nameField != nil { return }
    let attachment = displayedAttachments[attachmentIndex]
    if let failure = attachment.failure {
      return showMessage(Attachment.message(about: attachment.name, failure), about: attachment.id)
    }
    if shouldPreview?(attachmentIndex) != false { present(at: attachmentIndex) }
  }

  /// Shows an attachment in a preview window, where the user can go to the others.
  ///
  /// - Parameter index: The index of the attachment.
  /// - Returns: Whether the window is open; false if the index is invalid, the controller is disabled, or there is no
  ///   parent window.
  @discardableResult
  public func present(at index: Int) -> Bool {
    // The preview has removed an attachment that the app hasn't deleted yet.
    updatePreview()
    return isEnabled && preview.present(at: index, over: collectionView)
  }

  private func updatePreview() {
    preview.onDelete = canChange ? { [unowned self] item, _ in try delete(item.id) } : nil
    preview.onRename =
      canChange && allowsRenaming ? { [unowned self] item, _ in try rename(item.id, to: item.name) } : nil
    preview.items = displayedAttachments
  }

  /// Whether the preview window is open.
  public var isPresenting: Bool { preview.isPresented }

  /// Closes the preview window and the dialogs.
  public func dismiss() {
    closeDialogs()
    preview.dismiss()
  }

  private func closeDialogs() {
    dialog?.dispose()
    camera?.close()
  }

  // MARK: Deletion

  /// Deletes an attachment immediately, as the Delete key does; the user can undo this.
  ///
  /// - Parameter index: The index of the attachment.
  public func delete(at index: Int) {
    if displayedAttachments.indices.contains(index) { preview.delete(displayedAttachments[index]) }
  }

  /// Deletes an attachment on behalf of the user.
  ///
  /// - Returns: A closure that restores the attachment.
  private func delete(_ id: String) throws -> PreviewRestoreHandler {
    guard let attachmentIndex = displayedAttachments.firstIndex(where: { $0.id == id }) else {
      throw AttachmentError.missing
    }
    let attachment = displayedAttachments[attachmentIndex]
    if messageSubject == id { showMessage(nil) }
    change({ $0.remove(at: attachmentIndex) }, { onDelete?(attachment, attachmentIndex) })
    return { [weak self] in
      guard let self, canChange else { throw AttachmentError.cannotRestore }
      change(
        { if !$0.contains(where: { $0.id == id }) { $0.insert(attachment, at: min(attachmentIndex, $0.count)) } },
        { onRestore?(attachment, attachmentIndex) })
      guard let newIndex = displayedAttachments.firstIndex(where: { $0.id == id }) else {
        throw AttachmentError.cannotRestore
      }
      if cell?.containsFocus == true { collectionView.focusItem(at: itemIndex(ofAttachment: newIndex)) }
    }
  }

  // MARK: Renaming

  /// Lets the user change the name of an attachment in its tile.
  func beginRenaming(at attachmentIndex: Int) {
    let (id, index) = (displayedAttachments[attachmentIndex].id, itemIndex(ofAttachment: attachmentIndex))
    guard preview.onRename != nil, let tile = collectionView.cell(at: index) as? AttachmentTile else { return }
    tile.rename(in: preview) { [weak self] in
      guard let self, !collectionView.isDisposed, let newIndex = displayedAttachments.firstIndex(where: { $0.id == id })
      else { return }
      collectionView.focusItem(at: itemIndex(ofAttachment: newIndex))
    }
  }

  /// Renames an attachment on behalf of the user.
  private func rename(_ id: String, to name: String) throws {
    guard let attachmentIndex = displayedAttachments.firstIndex(where: { $0.id == id }) else {
      throw AttachmentError.missing
    }
    var attachment = displayedAttachments[attachmentIndex]
    let oldName = attachment.name
    attachment.name = name
    change({ $0[attachmentIndex] = attachment }, { onRename?(attachment, oldName) })
    guard displayedAttachments.first(where: { $0.id == id })?.name == name else { throw AttachmentError.cannotRename }
  }

  // MARK: Reuse

  /// Resets the controller when its cell is reused or disposed.
  func reset() {
    source = nil
    dismiss()
    unbind()
    onChange = nil
    onAdd = nil
    onRefuse = nil
    onDelete = nil
    onRestore = nil
    onRename = nil
    onPreviewFailure = nil
    shouldPreview = nil
    onRetry = nil
    cell = nil
    storedAttachments = nil
    actions = []
  }
}
