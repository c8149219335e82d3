import FloorplanUI
import GTKBridge

/// Images in place of strokes, from a dialog, the clipboard or drag and drop.
extension InlineSignatureFormCell {
  /// The size that images are scaled down to, in pixels; signatures are drawn with fewer.
  private static let pictureBox = PictureBox(width: 1600, height: 1600, fit: .contain)

  final func chooseImage() {
    guard let window, canAttach else { return }
    let filter = FileFilter(localized("Images"), suffixes: Attachment.pictureExtensions)
    do throws(FileDialogError) {
      try FileDialog.open(title: texts.attach, filters: [filter], parent: window) { [weak self] path in
        if let path { self?.attach(path: path) }
      }
    } catch {
      inputMessage = ValidationMessage(error.message)
    }
  }

  final var canAttach: Bool { canChange && state != .saved }

  final func paste() {
    guard canAttach else { return }
    canvas.clipboard.readFilesOrPicture(limit: ImageLoader.shared.maximumByteCount) { [weak self] in self?.receive($0) }
  }

  /// Attaches pasted or dropped content; only the first one of several files.
  final func receive(_ content: TransferredContent) {
    guard canAttach else { return }
    switch content {
    case .files(let paths): attach(path: paths[0])
    case .picture(let bytes, _): attach(.encoded(EncodedImage(signature: bytes)), named: texts.transferredPicture)
    case .unsupported: inputMessage = ValidationMessage(texts.noPicture)
    case .failed(let problem):
      let loader = ImageLoader.shared
      let error = ImageError(
        problem, address: texts.transferredPicture, bytes: loader.maximumByteCount, pixels: loader.maximumPixelCount)
      inputMessage = ValidationMessage(error.attachmentText)
    }
  }

  /// Attaches the image in a file, given by its path or address, as an action of the user.
  final func attach(path: String) {
    switch FileLocation(path) {
    case .path(let path): attach(.file(path), named: path)
    case .address(let address): attach(.address(address), named: address)
    }
  }

  /// Attaches an image after decoding it and encoding it as PNG, so other data of its file isn't kept.
  final func attach(_ image: ImageSource, named name: String) {
    guard canAttach, let request = ImageRequest(image, box: Self.pictureBox) else { return }
    inputMessage = nil
    reading = ImageLoader.shared.load(request) { [weak self] in self?.didRead($0, named: name) }
  }

  private func didRead(_ result: Result<Texture, ImageError>, named name: String) {
    switch result {
    case .failure(let error):
      reading = nil
      inputMessage = ValidationMessage(ImageError(address: name, reason: error.reason).attachmentText)
    case .success(let texture):
      Background.run(
        { texture.pngBytes },
        completion: { [weak self, reading] in
          // Another image may be loading by now, or none.
          if let self, self.reading === reading { didEncode($0, of: texture) }
        })
    }
  }

  private func didEncode(_ png: [UInt8], of texture: Texture) {
    reading = nil
    guard canAttach else { return }
    userDidBeginEditing()
    enter(.signed) {
      attached = (texture, png)
      canvas.show(nil, png: png)
    }
  }
}

@MainActor
extension ImageError {
  /// The message for an image that can’t be attached.
  var attachmentText: String {
    let file = String(address.split(separator: "/").last ?? address[...])
    let name = Attachment.displayName(file).truncated(to: 40).localizedQuotation
    return switch reason {
    case .unreadable(let error): localized("%1$@ can’t be read: %2$@").filled(with: name, error.clause)
    case .undecodable, .noSuchIcon: localized("%1$@ isn’t a supported image.").filled(with: name)
    case .truncated: localized("%1$@ is incomplete.").filled(with: name)
    case .tooManyPixels(let width, let height, _):
      localized("%1$@ is too large: it has %2$@ × %3$@ pixels.").filled(with: name, "\(width)", "\(height)")
    case .tooManyBytes(let limit):
      localized("%1$@ is too large: it has more than %2$@ MB.").filled(with: name, "\(limit / 1_048_576)")
    }
  }
}
