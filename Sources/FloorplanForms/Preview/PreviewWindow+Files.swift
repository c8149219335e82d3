import FloorplanUI
import GTKBridge

extension PreviewWindow {
  /// Opens an item with the user's default app for its type.
  func open(_ item: Attachment, on display: Display) {
    withFile(of: item) { preview, file in
      FileLauncher.open(file, on: display) { [weak preview] problem in
        guard let problem else { return }
        logMessage("Can’t open \(item.name): \(problem)")
        preview?.report(.cannotOpen(problem), with: item)
      }
    }
  }

  func openCurrentItem() { if let item, let sheet { open(item, on: sheet.window.display) } }

  /// Copies the current item to the clipboard: a displayed image as an image, other items as files.
  func copyCurrentItem() {
    guard let item, let sheet else { return }
    let picture = sheet.view.picture
    let box = PictureBox(width: picture.fullResolutionSide, height: picture.fullResolutionSide, fit: .contain)
    guard item.isPicture, sheet.view.showsPicture, let source = picture.image,
      let request = ImageRequest(source, box: box)
    else {
      return withFile(of: item) { [weak sheet] preview, file in
        if preview.sheet === sheet { preview.didCopy(item) { $0.set(files: [file]) } }
      }
    }
    if let known = ImageLoader.shared.cache[request] { return didCopy(item) { $0.set(texture: known) } }
    sheet.copyRequest = ImageLoader.shared.load(request) { [weak self] result in
      switch result {
      case .success(let texture): self?.didCopy(item) { $0.set(texture: texture) }
      case .failure(let error): self?.report(AttachmentError(error), with: item)
      }
    }
  }

  private func didCopy(_ item: Attachment, _ copy: (Clipboard) -> Void) {
    guard let sheet else { return }
    copy(sheet.window.clipboard)
    sheet.showMessage(localized("“%1$@” copied").filled(with: item.displayName))
  }

  static var saveTitle: String { localized("Save As…") }

  /// Asks the user where to save the current item.
  func saveCurrentItem() {
    guard let item, let sheet else { return }
    // Otherwise, the dialog would treat the part before the slash as a folder.
    let name = String(item.displayName.map { $0 == "/" ? "_" : $0 })
    do throws(FileDialogError) {
      try FileDialog.save(title: Self.saveTitle, name: name, parent: sheet.window) { [weak self] place in
        if let place { self?.save(item, at: FileLocation(place)) }
      }
    } catch {
      sheet.showMessage(error.message)
    }
  }

  /// Saves an item to a location, and replaces the file there.
  func save(_ item: Attachment, at place: FileLocation) {
    withFile(of: item) { preview, file in
      Background.run {
        Result { () throws(FileError) in try file.copy(to: place) }
      } completion: { [weak preview] result in
        guard let preview else { return }
        switch result {
        case .success: preview.sheet?.showMessage(localized("“%1$@” saved").filled(with: item.displayName))
        case .failure(let error): preview.report(.cannotSave(error.clause), with: item)
        }
      }
    }
  }

  /// Passes a file with the contents of an item to a closure, or shows why there is none.
  private func withFile(of item: Attachment, _ body: @escaping (PreviewWindow, FileLocation) -> Void) {
    contents.file(of: item) { [weak self] result in
      guard let self else { return }
      switch result {
      case .failure(let problem): report(problem, with: item)
      case .success(let file): body(self, file)
      }
    }
  }
}
