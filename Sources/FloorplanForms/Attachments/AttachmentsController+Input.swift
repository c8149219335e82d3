import FloorplanCamera
import FloorplanLayout
import FloorplanProgram
import FloorplanUI
import GTKBridge

extension AttachmentsController {
  // MARK: Keys and menus

  func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    let modifiers = modifiers.acceleratorModifiers
    switch key {
    case .delete where modifiers.isEmpty:
      guard let index = collectionView.focusedItem, let attachmentIndex = attachmentIndex(of: index) else {
        return false
      }
      delete(at: attachmentIndex)
    case .function(2) where modifiers.isEmpty && preview.onRename != nil:
      guard let index = collectionView.focusedItem, let attachmentIndex = attachmentIndex(of: index) else {
        return false
      }
      beginRenaming(at: attachmentIndex)
    case "v" where modifiers == .control, .insert where modifiers == .shift: paste()
    default: return false
    }
    return true
  }

  func menu(for index: ItemIndex) -> [ContextMenuItem] {
    guard isEnabled else { return [] }
    guard let attachmentIndex = attachmentIndex(of: index) else {
      searchForCameras()
      return availableActions.map { action in
        ContextMenuItem(action.title) { [weak self] in self?.perform(action) }
      }
    }
    let attachment = displayedAttachments[attachmentIndex]
    func entry(_ title: String, _ body: @escaping (AttachmentsController, Int) -> Void) -> ContextMenuItem {
      ContextMenuItem(title) { [weak self] in
        // The attachment may have moved while the menu was open.
        if let self, let attachmentIndex = displayedAttachments.firstIndex(where: { $0.id == attachment.id }) {
          body(self, attachmentIndex)
        }
      }
    }
    var items = [
      entry(localized("Preview")) { $0.present(at: $1) }, entry(localized("Open")) { $0.open(at: $1) },
    ]
    if attachment.failure != nil, isEditable, let onRetry {
      items.append(entry(localized("Try Again")) { onRetry($0.displayedAttachments[$1]) })
    }
    if isEditable, allowsRenaming { items.append(entry(localized("Rename…")) { $0.beginRenaming(at: $1) }) }
    if isEditable { items.append(entry(localized("Delete")) { $0.delete(at: $1) }) }
    return items
  }

  private func open(at attachmentIndex: Int) {
    if isEnabled { preview.open(displayedAttachments[attachmentIndex], on: collectionView.display) }
  }

  /// Opens the menu of the add tile, or performs its only action.
  func beginAdding(at index: ItemIndex) {
    guard checkCanAdd() else { return }
    let actions = availableActions
    if actions.count == 1 { perform(actions[0]) } else { collectionView.openContextMenu(for: index) }
  }

  private var availableActions: [AttachmentAction] { actions.filter { hasCamera || !$0.needsCamera } }

  func perform(_ action: AttachmentAction) {
    if checkCanAdd() { action.perform(self) }
  }

  /// Returns whether files can be added now, and shows a message if an upload prevents it.
  private func checkCanAdd() -> Bool {
    if canChange, !canAdd { showMessage(localized("You can add more files after the upload.")) }
    return canAdd
  }

  /// Opens a file dialog with a filter and one for all files.
  func choose(_ filter: FileFilter?) {
    guard dialog == nil, let window = collectionView.window else { return }
    let filters = [filter, FileFilter(localized("All Files"), ["*"])].compactMap(\.self)
    let addContext = addContext
    do throws(FileDialogError) {
      dialog = try FileDialog.openMultiple(title: Self.addTitle, filters: filters, parent: window) { [weak self] in
        self?.receive(.files($0), in: addContext)
      }
    } catch {
      showMessage(error.message)
    }
  }

  // MARK: Photos

  /// Opens a camera window and adds the picture that the user takes.
  func takePhoto() {
    guard camera == nil, let window = collectionView.window else { return }
    let addContext = addContext
    let title = AttachmentAction.takePhoto.title
    let cameraWindow = CameraWindow(
      over: window, openedBy: collectionView, title: title, hint: "", action: title, source: cameraSource)
    cameraWindow.onAction = { [weak self, weak cameraWindow] picture in
      cameraWindow?.closeWhenIdle()
      self?.receive(picture, in: addContext)
    }
    cameraWindow.onClose = { [weak self] _ in self?.camera = nil }
    camera = cameraWindow
    cameraWindow.present()
  }

  private func receive(_ picture: CameraPicture, in addContext: AddContext) {
    let name = localized("Photo")
    // Some cameras omit the standard Huffman tables from their JPEG files, which few programs can read then.
    if picture.frame.format == .jpeg, picture.frame.bytes.containsHuffmanTables {
      return receive(.picture(picture.frame.bytes, contentType: "image/jpeg"), named: name, in: addContext)
    }
    Background.run {
      picture.texture.pngBytes
    } completion: { [self] bytes in
      receive(.picture(bytes, contentType: "image/png"), named: name, in: addContext)
    }
  }

  // MARK: Files

  /// The maximum number of files to add at once.
  ///
  /// More files are probably a mistake, such as the contents of a dragged folder.
  private nonisolated static let maximumFileCount = 1000

  /// Checks files on another thread, and adds them as if the user had selected them.
  ///
  /// - Parameter files: The paths or addresses.
  public func addFiles(_ files: [String]) { receive(.files(files)) }

  private func inspect(_ files: [String], in addContext: AddContext) {
    guard !files.isEmpty, checkCanAdd() else { return }
    let (attached, limits) = (attachments(in: addContext), addContext.limits)
    // This reference is strong because the selected files are added even if the cell displays something else by then.
    Background.run {
      var known = Set(attached.compactMap(\.content.file).map(FileKey.init))
      return files.prefix(Self.maximumFileCount).map { file in
        Attachment.inspected(file).flatMap { attachment in
          // A file that is refused for another reason isn't attached.
          guard limits.problem(with: attachment) == nil, !known.insert(FileKey(file)).inserted else {
            return .success(attachment)
          }
          return .failure(AttachmentRefusal(name: attachment.name, problem: .duplicate))
        }
      }
    } completion: { [self] candidates in
      // Another addition of the same files may have ended in the meantime.
      let contents = Set(attachments(in: addContext).map(\.content))
      let candidates = candidates.map { candidate in
        candidate.flatMap { attachment in
          guard contents.contains(attachment.content), limits.problem(with: attachment) == nil else {
            return .success(attachment)
          }
          return .failure(AttachmentRefusal(name: attachment.name, problem: .duplicate))
        }
      }
      let rest = files.dropFirst(Self.maximumFileCount).map {
        AttachmentRefusal(name: $0.lastPathComponent, problem: .tooMany(limit: Self.maximumFileCount))
      }
      add(candidates + rest.map { .failure($0) }, in: addContext)
    }
  }

  // MARK: Clipboard and drops

  /// The maximum size of a pasted or dropped picture, in bytes.
  static let maximumPictureByteCount = 1 << 28

  /// Adds the files or the picture on the clipboard, as Control+V does.
  public func paste() {
    guard checkCanAdd() else { return }
    let addContext = addContext
    collectionView.clipboard.readFilesOrPicture(limit: Self.maximumPictureByteCount) { [self] in
      receive($0, in: addContext)
    }
  }

  /// Adds content that was selected, photographed, pasted or dropped.
  ///
  /// - Parameters:
  ///   - content: The files, or a picture.
  ///   - stem: The name of a picture, without an extension; nil for a pasted one.
  ///   - addContext: The limits and the destination; nil for the current ones.
  func receive(_ content: TransferredContent, named stem: String? = nil, in addContext: AddContext? = nil) {
    let addContext = addContext ?? self.addContext
    switch content {
    case .files(let files): inspect(files, in: addContext)
    case .picture(let bytes, let type):
      let fileExtension = type.split(separator: "/").last.map { $0 == "jpeg" ? "jpg" : String($0) } ?? "png"
      let name = uniqueName(stem ?? localized("Pasted Image"), fileExtension)
      let attachment = Attachment(
        name: name, content: .picture(EncodedImage(id: "\(name) \(Attachment.newID())", bytes: bytes)),
        contentType: type, byteCount: bytes.count, date: .now())
      add([.success(attachment)], in: addContext)
    case .unsupported: showMessage(Self.nothingToAdd, in: addContext)
    case .failed(let problem):
      let error = ImageError(problem, address: "", bytes: Self.maximumPictureByteCount, pixels: 0)
      showMessage("\(Self.nothingToAdd) (\(AttachmentError(error)))", in: addContext)
    }
  }

  static var nothingToAdd: String { localized("No file or image to attach.") }

  private func uniqueName(_ stem: String, _ fileExtension: String) -> String {
    let usedNames = Set(displayedAttachments.map(\.name))
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { number in
      (number == 1 ? stem : "\(stem) \(number)") + "." + fileExtension
    }
    return names.first { !usedNames.contains($0) } ?? stem
  }
}

/// The identity of a file, independent of its name and links to it.
private nonisolated enum FileKey: Hashable {
  case local(FileIdentity)
  case remote(String)

  /// Creates the identity of the file at a path or an address.
  init(_ file: String) {
    let path = file.hasPrefix("/") ? file : localPath(ofURI: file)
    self = path.flatMap(FileIdentity.init).map(Self.local) ?? .remote(file)
  }
}

nonisolated extension Attachment.Content {
  /// The path or the address of the file; nil for other contents.
  fileprivate var file: String? {
    switch self {
    case .file(let file), .uri(let file): file
    case .picture, .loader: nil
    }
  }
}

nonisolated extension Attachment {
  /// Examines the file at a path or an address, off the main thread.
  fileprivate static func inspected(_ file: String) -> Result<Attachment, AttachmentRefusal> {
    Result { () throws(FileError) in Attachment(file, try FileLocation(file).info()) }.mapError { error in
      // GIO describes a broken link as a file that isn't regular.
      let isBroken = [.missing, .notRegularFile, .other].contains(error.kind)
      let isBrokenLink = isBroken && file.hasPrefix("/") && isSymbolicLink(file)
      return AttachmentRefusal(name: file.lastPathComponent, problem: isBrokenLink ? .brokenLink : .init(error))
    }
  }

  /// Creates an attachment from the file at a path or an address.
  fileprivate init(_ file: String, _ facts: FileInfo) {
    self.init(
      name: facts.name.isEmpty ? file.lastPathComponent : facts.name,
      content: file.hasPrefix("/") ? .file(file) : .uri(file), contentType: facts.contentType,
      byteCount: facts.byteCount, date: facts.modified.flatMap { DateTime(secondsSince1970: $0) })
  }
}

nonisolated extension String {
  /// The name of the file at a path or an address.
  fileprivate var lastPathComponent: String { split(separator: "/").last.map(String.init) ?? self }
}

nonisolated extension [UInt8] {
  /// Whether a JPEG file contains Huffman tables, without which few programs can read it.
  var containsHuffmanTables: Bool {
    zip(self, dropFirst()).prefix { !($0.0 == 0xff && $0.1 == 0xda) }.contains { $0.0 == 0xff && $0.1 == 0xc4 }
  }
}
