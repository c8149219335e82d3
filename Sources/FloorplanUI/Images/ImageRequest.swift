package import GTKBridge

/// A request for a picture of a certain size and file state; the key of caches and shared loads.
package nonisolated struct ImageRequest: Hashable {
  private enum Content: Hashable {
    case file(FileLocation, FileStamp?)
    case encoded(EncodedImage)
    case drawn(DrawnImage)
  }
  private let content: Content
  let box: PictureBox

  /// Creates a request for a picture, or returns nil for an icon, which isn't loaded.
  ///
  /// For a local file it queries the modification state, which takes one or two microseconds; other sources count as
  /// immutable.
  package init?(_ source: ImageSource, box: PictureBox) {
    var box = box
    switch source {
    case .icon, .indicator: return nil
    case .file(let path): content = .file(.path(path), FileStamp(path: path))
    case .address(let address):
      let path = address.hasPrefix("file:") ? localPath(ofURI: address) : nil
      content = .file(.address(address), path.flatMap(FileStamp.init))
    case .encoded(let image): content = .encoded(image)
    case .drawn(let image):
      content = .drawn(image)
      // Larger boxes are equal requests, so that a view doesn't draw the same picture again.
      let side = DrawnImage.maximumSide
      box = PictureBox(width: min(box.width, side), height: min(box.height, side), fit: box.fit)
    }
    self.box = box
  }

  /// Reads and decodes the picture, or draws it, on a background thread.
  func load(
    maximumByteCount: Int, maximumPixelCount: Int, cancellation: Cancellation
  ) -> Result<Texture, PictureLoadError> {
    Result { () throws(PictureLoadError) in
      guard !cancellation.isCancelled else { throw .cancelled }
      func decode(_ bytes: [UInt8]) throws(PictureLoadError) -> Texture {
        try decodePicture(bytes, for: box, pixelLimit: maximumPixelCount, cancellation: cancellation)
      }
      return switch content {
      case .file(let file, _): try decode(try file.contents(limit: maximumByteCount, cancellation: cancellation))
      case .encoded(let image): try decode(image.bytes)
      case .drawn(let image): try image.draw(box, cancellation)
      }
    }
  }

  /// The name of the picture in messages.
  var address: String {
    switch content {
    case .file(.path(let name), _), .file(.address(let name), _): name
    case .encoded(let image): image.id
    case .drawn(let image): image.id
    }
  }
}
