package import GTKBridge

/// A picture at one size in one state of its file: what a cache keeps it under, and what equal loads share.
package nonisolated struct ImageRequest: Hashable {
  private enum Content: Hashable {
    case file(FileLocation, FileStamp?)
    case encoded(EncodedImage)
  }
  private let content: Content
  let box: PictureBox

  /// A request for a picture; nil for an icon, which is not loaded.
  ///
  /// Asks the system for the state of a file of this machine, which takes a microsecond or two; anything else is taken
  /// as never changing.
  package init?(_ source: ImageSource, box: PictureBox) {
    switch source {
    case .icon, .indicator: return nil
    case .file(let path): content = .file(.path(path), FileStamp(path: path))
    case .address(let address):
      let path = address.hasPrefix("file:") ? pathOfFile(at: address) : nil
      content = .file(.address(address), path.flatMap(FileStamp.init))
    case .encoded(let image): content = .encoded(image)
    }
    self.box = box
  }

  /// Reads and decodes the picture; for another thread.
  func load(
    largestByteCount: Int, largestPixelCount: Int, cancellation: Cancellation
  ) -> Result<Texture, PictureProblem> {
    Result { () throws(PictureProblem) in
      guard !cancellation.isCancelled else { throw .cancelled }
      let bytes =
        switch content {
        case .file(let file, _): try file.contents(limit: largestByteCount, cancellation: cancellation)
        case .encoded(let image): image.bytes
        }
      return try decodePicture(bytes, for: box, pixelLimit: largestPixelCount, cancellation: cancellation)
    }
  }

  /// What the picture is called in messages.
  var address: String {
    switch content {
    case .file(.path(let name), _), .file(.address(let name), _): name
    case .encoded(let image): image.id
    }
  }
}
