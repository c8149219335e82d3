public import FloorplanCamera
import FloorplanLayout
import FloorplanTheme
public import FloorplanUI
import GTKBridge

/// Shows attachments as tiles, lets people add, see, open and delete them (`attachmentsController` in seeds/004).
///
///     let controller = cell.attachmentsController
///     controller.maxItems = 8
///     controller.allowedFileTypes = ["pdf", "image/*"]
///     controller.bind(order, to: \.attachments)
///
/// The attachments are the controller's own, those of a model that it is bound to, or an app's by its ``dataSource``. What
/// becomes of a file is up to the app, which says it in ``Attachment/status``: tiles show it, and assistive technology
/// is told when an upload begins, ends or goes wrong.
///
/// Files are looked at on another thread before they are added: one that is not there any more, may not be read, is a
/// folder, or goes beyond a limit is refused, and people are told why.
///
/// ## Keyboard
///
/// | Keys | What they do |
/// |---|---|
/// | arrows, Home, End | move through the tiles |
/// | Enter, Space | show an attachment, or open the menu of the add tile |
/// | Delete | asks whether an attachment is to be deleted |
/// | Menu, Shift+F10 | open the context menu of a tile |
/// | Control+V | adds the files or the picture on the clipboard |
@MainActor
public final class AttachmentsController {
  /// Shows the tiles, the one that adds others first.
  ///
  /// ``AttachmentsFormCell`` makes it as high as they need.
  public let collectionView: CollectionView
  private var source: CollectionDataSource<Int, TileID>?
  /// What has the focus in place of the tile that adds others, while that can't be used.
  private var focusStandIn: TileID?
  /// What the tiles show, the one that adds others left out.
  private(set) var shown: [Attachment] = []
  let preview = PreviewWindow([])

  /// What a tile stands for; several attachments may have one id by mistake.
  nonisolated enum TileID: Hashable, Sendable {
    case add
    case attachment(String, occurrence: Int)
  }

  /// Makes a controller without attachments.
  public init() {
    collectionView = CollectionView(layout: AttachmentTile.layout)
    collectionView.fitsContentHeight = true
    collectionView.register(AttachmentTile.self)
    collectionView.register(AttachmentAddTile.self)
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
      guard let self, let place = place(of: index) else { return nil }
      return shown[place].shownName
    }
    let keys = KeyController()
    keys.onPress { [weak self] key, held in self?.handle(key, held) ?? false }
    collectionView.addController(keys)
    // The tiles display them too.
    preview.keepsContents = true
    preview.onProblem = { [weak self] attachment, problem in
      guard let self, !collectionView.isDisposed else { return }
      if !isPresenting { say(Attachment.message(about: attachment.name, "\(problem)")) }
      delegate?.attachmentsController(self, couldNotPresent: attachment, because: problem)
    }
    preview.onClose = { [weak self] in self?.previewDidClose(at: $0) }
    reloadData()
  }

  // MARK: What is attached

  /// The attachments: the controller's own, or those of the model that it is bound to.
  ///
  /// Where there is a ``dataSource``, its are shown in their place. Setting it calls no handler.
  public var attachments: [Attachment] = [] {
    didSet { if attachments != oldValue { reloadData() } }
  }
  /// Gives the attachments of an app that keeps them itself; held weakly.
  public weak var dataSource: (any AttachmentsDataSource)? { didSet { if dataSource !== oldValue { reloadData() } } }
  /// Is asked and told of what people do; held weakly.
  public weak var delegate: (any AttachmentsDelegate)?
  /// Called with ``attachments`` after a person has added or deleted some of the controller's own.
  public var onChange: (([Attachment]) -> Void)?
  /// Tries once more what went wrong with an attachment, where a person asks for that; nil where nobody can ask.
  public var onRetry: ((Attachment) -> Void)?

  /// The attachments are others than before, or something is going on with them.
  ///
  /// A data source's are read anew; tiles of attachments that stay keep the focus.
  public func reloadData() {
    let old = shown
    if let dataSource {
      shown = (0..<max(0, dataSource.numberOfAttachments(in: self))).map {
        dataSource.attachmentsController(self, attachmentAt: $0)
      }
    } else {
      shown = attachments
    }
    showTiles()
    announceChanges(from: old)
    if let messageSubject, shown.first(where: { $0.id == messageSubject })?.failure == nil { say(nil) }
    updatePreview()
  }

  /// Carries out what a person does, or has the app do so that keeps the attachments.
  private func change(_ body: (inout [Attachment]) -> Void, _ tell: (any AttachmentsDelegate) -> Void) {
    if dataSource == nil {
      var new = attachments
      body(&new)
      cell?.personDidBegin()
      attachments = new
      binding?.controlDidChange()
      onChange?(new)
    }
    delegate.map(tell)
    if dataSource != nil { reloadData() }
  }

  // MARK: Binding

  private var binding: Binding?
  private var destination = Destination()

  /// The attachments of a model, also once the controller isn't bound to it any more.
  final class Destination {
    fileprivate(set) var count: () -> Int = { 0 }
    fileprivate(set) var add: ([Attachment]) -> Void = { _ in }
  }

  /// Keeps ``attachments`` and a property of a model equal, in both directions, until the controller goes or is bound again.
  public func bind<Model: AnyObject>(_ model: Model, to path: ReferenceWritableKeyPath<Model, [Attachment]>) {
    unbind()
    attachments = model[keyPath: path]
    destination.count = { [weak model] in model?[keyPath: path].count ?? 0 }
    destination.add = { [weak model] in model?[keyPath: path] += $0 }
    binding = Binding(
      model, path, read: { [unowned self] in attachments }, write: { [unowned self] in attachments = $0 })
  }

  /// Ends the binding; the controller keeps the attachments that it shows.
  public func unbind() {
    binding?.cancel()
    binding = nil
    destination = Destination()
  }

  isolated deinit {
    binding?.cancel()
    dismiss()
  }

  // MARK: Limits

  /// The most attachments that people can add up to; 0 or less, the default, is no limit (seeds/004).
  ///
  /// The tile that adds others goes when there are so many.
  public var maxItems = 0 { didSet { if maxItems != oldValue { showTiles() } } }
  /// The most bytes that a file may have; 0 or less, the default, is no limit.
  public var maxFileSize = 0
  /// The types that files may have: ends of names, as in `pdf`, and types of contents, as in `image/png` or `image/*`;
  /// empty, the default, for all.
  public var allowedFileTypes: [String] = []
  var limits: AttachmentLimits {
    AttachmentLimits(maxItems: maxItems, maxFileSize: maxFileSize, allowedFileTypes: allowedFileTypes)
  }
  /// Whether files can be added while others are on their way; the default is false.
  public var allowsAddingWhileUploading = false {
    didSet { if allowsAddingWhileUploading != oldValue { showTiles() } }
  }
  /// The ways to add attachments; where there is one, the add tile takes it without a menu.
  public var actions: [AttachmentAction] = [.choosePictures, .takePhoto, .chooseFiles] { didSet { showTiles() } }
  /// Where photos are taken; by itself the cameras of the system.
  public var cameraSource: any CameraSource = SystemCameras() { didSet { lookForCameras() } }
  /// Whether there was a camera when somebody looked last.
  private(set) var hasCamera = false
  private var cameraSearch: CameraSearch?

  /// Finds out whether there is a camera, for the next time that the menu is opened.
  func lookForCameras() {
    if cameraSearch == nil { cameraSearch = CameraSearch() }
    cameraSearch?.begin(in: cameraSource) { [weak self] in self?.hasCamera = $0 }
  }

  // MARK: State

  /// Whether people may add and delete attachments; the default is true.
  public var isEditable = true { didSet { if isEditable != oldValue { stateDidChange() } } }
  /// Whether people can do anything at all; the default is true.
  public var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }

  private func stateDidChange() {
    closeDialogs()
    if !isEnabled { preview.dismiss() }
    updatePreview()
    showTiles()
  }

  /// Whether attachments can be added and deleted.
  var canChange: Bool { isEditable && isEnabled }
  /// Whether there is a tile that adds others.
  private var showsAddTile: Bool { canChange && !actions.isEmpty && limits.room(besides: shown.count) > 0 }
  /// Whether files can be added now, by whatever way.
  var canAdd: Bool { canChange && (allowsAddingWhileUploading || !shown.contains(where: \.status.isUploading)) }
  /// Whether there is a tile to go to.
  var hasTiles: Bool { showsAddTile || !shown.isEmpty }

  /// The view of the tiles, with the message below them.
  weak var cell: AttachmentsFormCell?
  /// Says something to whoever was shown before; what the controller belongs to shows something else by now.
  var onLateMessage: ((ValidationMessage) -> Void)?
  /// The attachment that the message is about.
  private(set) var messageSubject: String?

  func say(_ text: String?, about subject: String? = nil) {
    messageSubject = text == nil ? nil : subject
    cell?.ownMessage = text.map { ValidationMessage($0) }
  }

  private func announceChanges(from old: [Attachment]) {
    guard let cell else { return }
    let before = Dictionary(old.map { ($0.id, $0.status) }, uniquingKeysWith: { first, _ in first })
    for attachment in shown {
      guard let last = before[attachment.id] else { continue }
      let name = attachment.shownName
      switch attachment.status {
      case .ready where last.isUploading: cell.announcement.say([name, localized("uploaded")].asList)
      case .uploading where !last.isUploading:
        cell.announcement.say([name, Attachment.uploading.lowercased()].asList)
      case .failed(let reason) where last != attachment.status:
        cell.announcement.say(
          localized("%1$@: %2$@").filled(with: [name, Attachment.failed.lowercased()].asList, reason))
      default: continue
      }
    }
  }

  // MARK: Tiles

  private func showTiles() {
    if showsAddTile, cameraSearch == nil, actions.contains(where: \.needsCamera) { lookForCameras() }
    var ids: [TileID] = showsAddTile ? [.add] : []
    var occurrences: [String: Int] = [:]
    for attachment in shown {
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

  private func fillTiles() {
    for index in collectionView.itemsWithCells {
      if let id = source?.snapshot.itemID(at: index), let tile = collectionView.cell(at: index) { fill(tile, id) }
    }
  }

  private func fill(_ tile: CollectionCell, _ id: TileID) {
    if let tile = tile as? AttachmentAddTile {
      tile.name = Self.addTitle
      enable(tile)
    }
    guard let tile = tile as? AttachmentTile, case .attachment(let id, let occurrence) = id,
      let attachment = shown.lazy.filter({ $0.id == id }).dropFirst(occurrence).first
    else { return }
    if attachment.isPicture, case .loader(let loader) = attachment.content, preview.contents.isNew(loader) {
      preview.contents.load(loader) { [weak self] _ in self?.fillTiles() }
    }
    tile.show(attachment, picture: preview.contents.picture(of: attachment))
  }

  static var addTitle: String { localized("Add Attachment") }

  /// Lets people use the tile that adds others, or not.
  ///
  /// The focus that it can't keep waits at the attachment beside it, and comes back unless somebody has gone on.
  private func enable(_ tile: AttachmentAddTile) {
    guard tile.isSensitive != canAdd else { return }
    let waiting = focusStandIn
    focusStandIn = nil
    if canAdd {
      tile.isSensitive = true
      guard let waiting, let focused = collectionView.focusedItem, source?.snapshot.itemID(at: focused) == waiting
      else { return }
      collectionView.focusItem(at: ItemIndex(section: 0, item: 0))
    } else {
      if tile.containsFocus {
        let neighbor = index(of: 0)
        if collectionView.focusItem(at: neighbor) {
          focusStandIn = source?.snapshot.itemID(at: neighbor)
        } else {
          collectionView.window?.clearFocus()
        }
      }
      tile.isSensitive = false
    }
  }

  /// Which attachment an item stands for; nil for the tile that adds others.
  func place(of index: ItemIndex) -> Int? {
    let place = index.item - (showsAddTile ? 1 : 0)
    return shown.indices.contains(place) ? place : nil
  }

  /// The item that shows an attachment.
  func index(of place: Int) -> ItemIndex { ItemIndex(section: 0, item: place + (showsAddTile ? 1 : 0)) }

  // MARK: Adding

  /// The dialog that is open.
  weak var dialog: FileDialog?
  /// The window of a camera that is open.
  var camera: CameraWindow?

  /// Adds attachments as if a person had chosen them: limits hold, and handlers are called.
  ///
  /// - Parameter attachments: The attachments; what is not known of their sizes is not held against them.
  public func add(_ attachments: [Attachment]) { add(attachments.map { .success($0) }, from: beginning) }

  /// Where files are to go that somebody has begun to add, and which may go there.
  typealias Beginning = (limits: AttachmentLimits, destination: Destination)
  var beginning: Beginning { (limits, destination) }

  func add(_ candidates: [Result<Attachment, AttachmentRefusal>], from beginning: Beginning) {
    // The cell may show something else by now, but the files were meant for what it showed then.
    let isShown = beginning.destination === destination
    let (taken, refused) = beginning.limits.sort(
      candidates, besides: isShown ? shown.count : beginning.destination.count())
    if !taken.isEmpty {
      if isShown {
        change({ $0 += taken }, { $0.attachmentsController(self, didAdd: taken) })
      } else {
        beginning.destination.add(taken)
        delegate?.attachmentsController(self, didAdd: taken)
      }
    }
    say(refused.isEmpty ? nil : refused.text, from: beginning)
    if !refused.isEmpty { delegate?.attachmentsController(self, didRefuse: refused) }
  }

  /// Says how something has ended, wherever that can be read by now.
  func say(_ text: String?, from beginning: Beginning) {
    if beginning.destination === destination { return say(text) }
    if let text { onLateMessage?(ValidationMessage(text)) }
  }

  // MARK: Showing

  private func activate(_ index: ItemIndex) {
    guard isEnabled else { return }
    guard let place = place(of: index) else { return beginAdding(at: index) }
    let attachment = shown[place]
    if let failure = attachment.failure {
      return say(Attachment.message(about: attachment.name, failure), about: attachment.id)
    }
    guard delegate?.attachmentsController(self, maySelectAttachmentAt: place) != false else { return }
    present(at: place)
  }

  /// Shows an attachment in a window over that of the tiles, from which the others can be gone to.
  ///
  /// - Parameter index: Which attachment, from 0.
  /// - Returns: Whether it is shown: not where there is none, or the tiles stand in no window.
  @discardableResult
  public func present(at index: Int) -> Bool {
    isEnabled && preview.present(at: index, over: collectionView)
  }

  private func updatePreview() {
    preview.onDelete = canChange ? { [unowned self] item, _ in try delete(item.id) } : nil
    preview.items = shown
  }

  /// Whether an attachment is shown in a window of its own.
  public var isPresenting: Bool { preview.isPresented }

  /// Closes the window that shows an attachment, and whatever is asked or chosen.
  public func dismiss() {
    closeDialogs()
    preview.dismiss()
  }

  private func closeDialogs() {
    dialog?.dispose()
    camera?.close()
    question?.close()
  }

  private func previewDidClose(at place: Int?) {
    guard let place, !collectionView.isDisposed, shown.indices.contains(place) else { return }
    collectionView.focusItem(at: index(of: place))
  }

  // MARK: Deleting

  private(set) var question: DialogWindow?

  /// Asks whether an attachment is to be deleted, and does so if that is wanted.
  ///
  /// - Parameter index: Which attachment, from 0.
  public func askToDelete(at index: Int) {
    guard canChange, question == nil, shown.indices.contains(index), let window = collectionView.window
    else { return }
    let attachment = shown[index]
    question = QuestionWindow.ask(
      localized("Delete Attachment?"), attachment.shownName, keep: localized("Keep"), lose: localized("Delete"),
      over: window, direction: collectionView.direction, surface: ComponentParts.AttachmentPreview.view,
      width: .maximumWidth
    ) { [weak self] answer in
      guard let self else { return }
      question = nil
      if answer == .lose, canChange { _ = try? delete(attachment.id) }
      if !collectionView.isDisposed { collectionView.grabFocus() }
    }
  }

  /// Deletes the attachment of an id as a person does who has been asked.
  ///
  /// - Returns: What brings it back to its place.
  @discardableResult
  func delete(_ id: String) throws -> PreviewRestoration {
    guard let place = shown.firstIndex(where: { $0.id == id }) else { throw AttachmentProblem.missing }
    let attachment = shown[place]
    if messageSubject == id { say(nil) }
    change({ $0.remove(at: place) }, { $0.attachmentsController(self, didDelete: attachment, at: place) })
    return { [weak self, destination] in
      // What has taken the place of the model has nothing to do with it.
      guard let self, destination === self.destination, canChange else { throw AttachmentProblem.notRestored }
      change(
        { if !$0.contains(where: { $0.id == id }) { $0.insert(attachment, at: min(place, $0.count)) } },
        { $0.attachmentsController(self, didRestore: attachment, at: place) })
      guard shown.contains(where: { $0.id == id }) else { throw AttachmentProblem.notRestored }
    }
  }

  // MARK: Ending

  /// Lets go of everything, since what the controller belongs to shows something else.
  func end() {
    source = nil
    dismiss()
    unbind()
    onChange = nil
    onRetry = nil
    cell = nil
    actions = []
  }
}
