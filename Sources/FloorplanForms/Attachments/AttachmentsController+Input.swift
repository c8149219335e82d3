import CGTK
import FloorplanCamera
import FloorplanLayout
import FloorplanUI
import GTKBridge

extension AttachmentsController {
  // MARK: Keys and menus

  func handle(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    let held = held.intersection([.controlMask, .shiftMask, .altMask, .superMask, .metaMask])
    switch Int32(bitPattern: gdk_keyval_to_lower(key)) {
    case GDK_KEY_Delete where held.isEmpty, GDK_KEY_KP_Delete where held.isEmpty:
      guard let index = collectionView.focusedItem, let place = place(of: index) else { return false }
      askToDelete(at: place)
    case GDK_KEY_v where held == .controlMask, GDK_KEY_Insert where held == .shiftMask: paste()
    default: return false
    }
    return true
  }

  func menu(for index: ItemIndex) -> [ContextMenuItem] {
    guard isEnabled else { return [] }
    guard let place = place(of: index) else {
      lookForCameras()
      return availableActions.map(entry)
    }
    let attachment = shown[place]
    var items = [
      ContextMenuItem(texts.preview) { [weak self] in self?.withPlace(of: attachment) { $0.present(at: $1) } },
      ContextMenuItem(texts.open) { [weak self] in self?.open(attachment) },
    ]
    if attachment.failure != nil, isEditable, let onRetry {
      items.append(
        ContextMenuItem(texts.retry) { [weak self] in self?.withPlace(of: attachment) { onRetry($0.shown[$1]) } })
    }
    if isEditable {
      items.append(
        ContextMenuItem(texts.deleteEntry) { [weak self] in
          self?.withPlace(of: attachment) { $0.askToDelete(at: $1) }
        })
    }
    return items
  }

  /// Does something with an attachment where it is now; a menu may be open for long.
  private func withPlace(of attachment: Attachment, _ body: (AttachmentsController, Int) -> Void) {
    if let place = shown.firstIndex(where: { $0.id == attachment.id }) { body(self, place) }
  }

  private func entry(for action: AttachmentAction) -> ContextMenuItem {
    let title =
      switch action.kind {
      case .pictures: texts.choosePictures
      case .photo: texts.takePhoto
      case .files: texts.chooseFiles
      case .custom(let title, _): title
      }
    return ContextMenuItem(title) { [weak self] in self?.perform(action) }
  }

  /// Opens the menu of the add tile, or does the only thing that it offers.
  func beginAdding(at index: ItemIndex) {
    guard canAdd else { return say(texts.busy) }
    let actions = availableActions
    if actions.count == 1 { perform(actions[0]) } else { collectionView.openContextMenu(for: index) }
  }

  var offersPhotos: Bool { actions.contains { if case .photo = $0.kind { true } else { false } } }
  private var availableActions: [AttachmentAction] {
    actions.filter { if case .photo = $0.kind { hasCamera } else { true } }
  }

  func perform(_ action: AttachmentAction) {
    guard canAdd else { return say(texts.busy) }
    switch action.kind {
    case .pictures: choose(FileFilter(texts.pictures, suffixes: Attachment.pictureSuffixes))
    case .photo: takePhoto()
    case .files:
      let (suffixes, contentTypes) = limits.dialogTypes
      choose(
        limits.allowedFileTypes.isEmpty
          ? nil : FileFilter(texts.allowedFiles, suffixes: suffixes, contentTypes: contentTypes))
    case .custom(_, let perform): perform(self)
    }
  }

  private func choose(_ filter: FileFilter?) {
    guard dialog == nil, let window = collectionView.window else { return }
    let filters = [filter, FileFilter(texts.allFiles, ["*"])].compactMap(\.self)
    let beginning = Beginning(self)
    do throws(FileDialogError) {
      dialog = try FileDialog.openSeveral(title: texts.add, filters: filters, parent: window) { [weak self] in
        self?.addFiles($0, from: beginning)
      }
    } catch {
      say(error.text)
    }
  }

  // MARK: Photos

  private func takePhoto() {
    guard camera == nil, let window = collectionView.window else { return }
    let beginning = Beginning(self)
    let made = CameraWindow(
      over: window, openedBy: collectionView, title: texts.takePhoto, hint: "", action: texts.takePhoto,
      source: cameraSource, texts: texts.camera)
    made.onAction = { [weak self, weak made] picture in
      made?.closeSoon()
      self?.take(picture, from: beginning)
    }
    made.onClose = { [weak self] _ in self?.camera = nil }
    camera = made
    made.present()
  }

  private func take(_ picture: CameraPicture, from beginning: Beginning) {
    // Some cameras leave out of their JPEG files what is the same in all of them, and few programs read that.
    if picture.frame.format == .jpeg, picture.frame.bytes.holdsHuffmanTables {
      return take(.picture(picture.frame.bytes, contentType: "image/jpeg"), named: texts.photo, from: beginning)
    }
    Background.run {
      picture.texture.pngBytes
    } then: { [self] bytes in
      take(.picture(bytes, contentType: "image/png"), named: texts.photo, from: beginning)
    }
  }

  // MARK: Files

  /// More at once is a mistake, such as a folder's worth of files that was dragged.
  private static let mostFiles = 1000

  /// Adds files as if a person had chosen them, once they were looked at on another thread.
  ///
  /// - Parameter files: Their paths, or their addresses.
  public func addFiles(_ files: [String]) { addFiles(files, from: Beginning(self)) }

  private func addFiles(_ files: [String], from beginning: Beginning) {
    guard !files.isEmpty, isEditable, isEnabled else { return }
    guard canAdd else { return say(texts.busy) }
    let looked = Array(files.prefix(Self.mostFiles))
    // Strongly: the files that people chose are theirs also where the cell shows something else by then.
    Background.run {
      looked.map { file in (file, Result { () throws(FileError) in try FileLocation(file).facts() }) }
    } then: { [self] found in
      let candidates = found.map { file, facts in attachment(file, facts) }
      let rest: [Result<Attachment, AttachmentRefusal>] = files.dropFirst(Self.mostFiles).map {
        .failure(AttachmentRefusal(name: lastName(of: $0), problem: .tooMany(limit: Self.mostFiles)))
      }
      add(candidates + rest, from: beginning)
    }
  }

  private func attachment(
    _ file: String, _ facts: Result<FileFacts, FileError>
  ) -> Result<Attachment, AttachmentRefusal> {
    let content: Attachment.Content = file.hasPrefix("/") ? .file(file) : .address(file)
    return facts.map { facts in
      Attachment(
        name: facts.name.isEmpty ? lastName(of: file) : facts.name, content: content, contentType: facts.contentType,
        byteCount: facts.byteCount, date: facts.modified.flatMap { DateTime(secondsSince1970: $0) })
    }.mapError { AttachmentRefusal(name: lastName(of: file), problem: AttachmentProblem($0)) }
  }

  // MARK: Clipboard and drops

  /// The most bytes of a picture that is pasted or dropped.
  static let mostPictureBytes = 1 << 28

  /// Adds the files or the picture on the clipboard, as Control+V does.
  public func paste() {
    guard isEditable, isEnabled else { return }
    guard canAdd else { return say(texts.busy) }
    let beginning = Beginning(self)
    collectionView.clipboard.readFilesOrPicture(limit: Self.mostPictureBytes) { [self] in take($0, from: beginning) }
  }

  /// Adds what was pasted or dropped.
  func take(_ content: TransferredContent, named stem: String? = nil, from beginning: Beginning) {
    switch content {
    case .files(let files): addFiles(files, from: beginning)
    case .picture(let bytes, let type):
      let suffix = type.split(separator: "/").last.map { $0 == "jpeg" ? "jpg" : String($0) } ?? "png"
      let name = freeName(stem ?? texts.pastedPicture, suffix)
      let made = Attachment(
        name: name, content: .picture(EncodedImage(id: "\(name) \(UInt64.random(in: .min ... .max))", bytes: bytes)),
        contentType: type, byteCount: bytes.count, date: .now())
      add([.success(made)], from: beginning)
    case .nothing: say(texts.nothingToAdd, from: beginning)
    case .failed(let problem):
      say("\(texts.nothingToAdd) (\(AttachmentProblem(problem, limit: Self.mostPictureBytes)))", from: beginning)
    }
  }

  private func freeName(_ stem: String, _ suffix: String) -> String {
    let taken = Set(shown.map(\.name))
    let names = sequence(first: 1) { $0 + 1 }.lazy.map { number in
      (number == 1 ? stem : "\(stem) \(number)") + "." + suffix
    }
    return names.first { !taken.contains($0) } ?? stem
  }

  // MARK: Opening

  /// Opens an attachment with the program that people have chosen for its type.
  func open(_ attachment: Attachment) {
    guard isEnabled else { return }
    contents.open(attachment, on: collectionView.display) { [weak self] problem in
      guard let self, let problem, !collectionView.isDisposed else { return }
      tell(problem, about: attachment)
    }
  }

  private func tell(_ problem: AttachmentProblem, about attachment: Attachment) {
    let text = localized("%1$@: %2$@").filled(with: attachment.shownName.inQuotationMarks, "\(problem)")
    if let preview { preview.tell(text) } else { say(text) }
    couldNotPresent(attachment, problem)
  }
}

private nonisolated func lastName(of file: String) -> String {
  file.split(separator: "/").last.map(String.init) ?? file
}

nonisolated extension [UInt8] {
  /// Whether a JPEG file has the tables without which few programs read it.
  var holdsHuffmanTables: Bool {
    zip(self, dropFirst()).prefix { !($0.0 == 0xff && $0.1 == 0xda) }.contains { $0.0 == 0xff && $0.1 == 0xc4 }
  }
}
