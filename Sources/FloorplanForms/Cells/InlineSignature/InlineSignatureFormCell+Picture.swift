import FloorplanUI
import GTKBridge

/// A picture in place of strokes: from a dialog, the clipboard, or dropped.
extension InlineSignatureFormCell {
  private static let pictureFiles = FileFilter(
    localized("Pictures"),
    ["png", "jpg", "jpeg", "svg", "gif", "bmp", "tif", "tiff", "webp"].flatMap { ["*.\($0)", "*.\($0.uppercased())"] })

  final func chooseImage() {
    guard let window, mayAttach else { return }
    do throws(FileDialogError) {
      try FileDialog.open(title: texts.attach, filters: [Self.pictureFiles], parent: window) { [weak self] path in
        if let path { self?.attach(path: path) }
      }
    } catch {
      ownMessage = ValidationMessage(error.text)
    }
  }

  final var mayAttach: Bool { isEditable && isEnabled && state.after(.attach) != nil }

  final func paste() {
    guard mayAttach else { return }
    canvas.clipboard.readFilesOrPicture(limit: ImageLoader.shared.largestByteCount) { [weak self] in self?.take($0) }
  }

  /// Attaches what is pasted or dropped; of several files, the first.
  final func take(_ content: TransferredContent) {
    guard mayAttach else { return }
    switch content {
    case .files(let paths): attach(path: paths[0])
    case .picture(let bytes, _): attach(.bytes(bytes), named: texts.transferredPicture)
    case .nothing: ownMessage = ValidationMessage(texts.noPicture)
    case .failed(let problem):
      let loader = ImageLoader.shared
      let error = ImageError(
        problem, address: texts.transferredPicture, bytes: loader.largestByteCount, pixels: loader.largestPixelCount)
      ownMessage = ValidationMessage(error.attachmentText)
    }
  }

  /// Attaches the picture in a file, given by its path or its address, as a person would.
  final func attach(path: String) {
    attach(.file(FileLocation(path)), named: path)
  }

  final func attach(_ source: AttachedPicture.Source, named name: String) {
    guard mayAttach else { return }
    stopReading()
    ownMessage = nil
    reading = AttachedPicture.read(source, named: name) { [weak self] in self?.didRead($0) }
  }

  final func didRead(_ result: Result<AttachedPicture, ImageError>) {
    reading = nil
    let old = state
    switch result {
    case .failure(let error): ownMessage = ValidationMessage(error.attachmentText)
    case .success(let picture):
      guard step(.attach) else { return }
      personDidBegin()
      canvas.show(nil)
      attached = picture
      canvas.picture.show(picture)
      tellState(after: old)
    }
  }

  final func stopReading() {
    reading?.cancel()
    reading = nil
  }
}
