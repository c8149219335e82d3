import FloorplanUI
import GTKBridge

/// Images in place of strokes, from a dialog, the clipboard or drag and drop.
extension InlineSignatureFormCell {
  /// The size that images are scaled down to, in pixels; signatures are drawn with fewer.
  private static let pictureBox = PictureBox(width: 1600, height: 1600, fit: .within)

  final func chooseImage() {
    guard let window, mayAttach else { return }
    let filter = FileFilter(localized("Images"), suffixes: Attachment.pictureSuffixes)
    do throws(FileDialogError) {
      try FileDialog.open(title: texts.attach, filters: [filter], parent: window) { [weak self] path in
        if let path { self?.attach(path: path) }
      }
    } catch {
      ownMessage = ValidationMessage(error.text)
    }
  }

  final var mayAttach: Bool { mayChange && state != .saved }

  final func paste() {
    guard mayAttach else { return }
    canvas.clipboard.readFilesOrPicture(limit: ImageLoader.shared.largestByteCount) { [weak self] in self?.take($0) }
  }

  /// Attaches pasted or dropped content; only the first one of several files.
  final func take(_ content: TransferredContent) {
    guard mayAttach else { return }
    switch content {
    case .files(let paths): attach(path: paths[0])
    case .picture(let bytes, _): attach(.encoded(EncodedImage(signature: bytes)), named: texts.transferredPicture)
    case .nothing: ownMessage = ValidationMessage(texts.noPicture)
    case .failed(let problem):
      let loader = ImageLoader.shared
      let error = ImageError(
        problem, address: texts.transferredPicture, bytes: loader.largestByteCount, pixels: loader.largestPixelCount)
      ownMessage = ValidationMessage(error.attachmentText)
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
    guard mayAttach, let request = ImageRequest(image, box: Self.pictureBox) else { return }
    ownMessage = nil
    reading = ImageLoader.shared.load(request) { [weak self] in self?.didRead($0, named: name) }
  }

  private func didRead(_ result: Result<Texture, ImageError>, named name: String) {
    switch result {
    case .failure(let error):
      reading = nil
      ownMessage = ValidationMessage(ImageError(address: name, reason: error.reason).attachmentText)
    case .success(let texture):
      Background.run(
        { texture.pngBytes },
        then: { [weak self, reading] in
          // Another image may be loading by now, or none.
          if let self, self.reading === reading { didMake($0, of: texture) }
        })
    }
  }

  private func didMake(_ png: [UInt8], of texture: Texture) {
    reading = nil
    guard mayAttach else { return }
    userDidBegin()
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
    let name = Attachment.shownName(file).cut(to: 40).inQuotationMarks
    return switch reason {
    case .unreadable(let words): localized("%1$@ can’t be read: %2$@").filled(with: name, words)
    case .undecodable, .noSuchIcon: localized("%1$@ isn’t a supported image.").filled(with: name)
    case .truncated: localized("%1$@ is incomplete.").filled(with: name)
    case .tooManyPixels(let width, let height, _):
      localized("%1$@ is too large: it has %2$@ × %3$@ pixels.").filled(with: name, "\(width)", "\(height)")
    case .tooManyBytes(let limit):
      localized("%1$@ is too large: it has more than %2$@ MB.").filled(with: name, "\(limit / 1_048_576)")
    }
  }
}
