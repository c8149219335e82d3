import FloorplanUI
import GTKBridge

extension PreviewWindow {
  /// Opens what is shown with the program that people have chosen for its type.
  func openShown() {
    guard let item, let sheet else { return }
    contents.open(item, on: sheet.window.display) { [weak self] problem in
      if let problem { self?.found(problem, with: item) }
    }
  }

  /// Puts what is shown on the clipboard: a picture that can be seen as such, and anything else as a file.
  func copyShown() {
    guard let item, let sheet else { return }
    let picture = sheet.view.picture
    let box = PictureBox(width: picture.wholeSide, height: picture.wholeSide, fit: .within)
    guard sheet.view.showsPicture, let source = picture.image, let request = ImageRequest(source, box: box) else {
      return copyFile(of: item)
    }
    if let known = ImageLoader.shared.cache[request] { return copy(known, of: item) }
    copying = ImageLoader.shared.load(request) { [weak self] result in
      guard let self else { return }
      copying = nil
      switch result {
      case .success(let texture): copy(texture, of: item)
      case .failure(let error): found(AttachmentProblem(error), with: item)
      }
    }
  }

  private func copy(_ texture: Texture, of item: Attachment) {
    sheet?.window.clipboard.set(texture: texture)
    say(texts.copied.filled(with: item.shownName))
  }

  private func copyFile(of item: Attachment) {
    contents.file(of: item) { [weak self] result in
      guard let self, let sheet else { return }
      switch result {
      case .failure(let problem): found(problem, with: item)
      case .success(let file):
        sheet.window.clipboard.set(files: [file])
        say(texts.copied.filled(with: item.shownName))
      }
    }
  }

  /// Asks where what is shown is to be saved.
  func saveShown() {
    guard let item, let sheet else { return }
    // Else the dialog would take it for a folder.
    let name = String(item.shownName.map { $0 == "/" ? "_" : $0 })
    do throws(FileDialogError) {
      try FileDialog.save(title: texts.save, name: name, parent: sheet.window) { [weak self] place in
        if let place { self?.save(item, at: FileLocation(place)) }
      }
    } catch {
      say(error.text)
    }
  }

  /// Saves an item elsewhere, in place of what is there.
  func save(_ item: Attachment, at place: FileLocation) {
    contents.file(of: item) { [weak self] result in
      switch result {
      case .failure(let problem): self?.found(problem, with: item)
      case .success(let file):
        Background.run {
          Result { () throws(FileError) in try file.copy(to: place) }
        } then: { [weak self] result in
          guard let self else { return }
          switch result {
          case .success: say(texts.saved.filled(with: item.shownName))
          case .failure(let error): found(.notSaved(error.reason), with: item)
          }
        }
      }
    }
  }
}
