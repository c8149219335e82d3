import FloorplanUI
import GTKBridge

/// A picture from elsewhere, brought to the size of a signature.
nonisolated struct AttachedPicture: Sendable {
  /// The pixels.
  let texture: Texture
  /// The bytes of a PNG file with them: of the file that it came from nothing else is kept.
  let png: [UInt8]

  /// Where a picture comes from.
  enum Source: Sendable {
    case file(FileLocation)
    case bytes([UInt8])
  }

  /// What it is brought to, in pixels: more than a signature is drawn with.
  static let box = PictureBox(width: 1600, height: 1600, fit: .within)

  /// Reads and decodes a picture on another thread, within the limits of ``ImageLoader/shared``.
  ///
  /// - Parameters:
  ///   - source: Where it comes from.
  ///   - name: What it is called where it can't be used.
  ///   - then: Is called once with the picture or the reason why there is none, unless that is given up.
  /// - Returns: What gives it up.
  @MainActor
  static func read(
    _ source: Source, named name: String, then: @escaping (Result<AttachedPicture, ImageError>) -> Void
  ) -> Cancellation {
    let cancellation = Cancellation()
    let (bytes, pixels) = (ImageLoader.shared.largestByteCount, ImageLoader.shared.largestPixelCount)
    Background.run {
      Result { () throws(PictureProblem) in
        try decode(source, byteLimit: bytes, pixelLimit: pixels, cancellation)
      }
    } then: { result in
      guard !cancellation.isCancelled else { return }
      then(result.mapError { ImageError($0, address: name, bytes: bytes, pixels: pixels) })
    }
    return cancellation
  }

  private static func decode(
    _ source: Source, byteLimit: Int, pixelLimit: Int, _ cancellation: Cancellation
  ) throws(PictureProblem) -> AttachedPicture {
    let bytes =
      switch source {
      case .file(let file): try file.contents(limit: byteLimit, cancellation: cancellation)
      case .bytes(let bytes): bytes
      }
    let texture = try decodePicture(bytes, for: box, pixelLimit: pixelLimit, cancellation: cancellation)
    guard !cancellation.isCancelled else { throw .cancelled }
    return AttachedPicture(texture: texture, png: texture.pngBytes)
  }
}

nonisolated extension ImageError {
  /// What a person is told of a picture that can't be attached.
  var attachmentText: String {
    let name = Self.shortName(of: address).inQuotationMarks
    return switch reason {
    case .unreadable(let words): localized("%1$@ can't be read: %2$@").filled(with: name, words)
    case .undecodable, .noSuchIcon: localized("%1$@ is not a picture that can be shown.").filled(with: name)
    case .truncated: localized("%1$@ ends before its picture does.").filled(with: name)
    case .tooManyPixels(let width, let height, _):
      localized("%1$@ is too large: it has %2$@ × %3$@ pixels.").filled(with: name, "\(width)", "\(height)")
    case .tooManyBytes(let limit):
      localized("%1$@ is too large: it has more than %2$@ MB.").filled(with: name, "\(limit / 1_048_576)")
    }
  }

  /// The last piece of a path, without what would disturb the sentence that it stands in.
  private static func shortName(of address: String) -> String {
    let last = address.split(separator: "/").last ?? address[...]
    var name = String.UnicodeScalarView()
    for scalar in last.unicodeScalars.prefix(longestName) {
      let isSeen = ![.control, .format, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
      name.append(isSeen ? scalar : "\u{FFFD}")
    }
    return String(name) + (last.unicodeScalars.count > longestName ? "…" : "")
  }

  private static let longestName = 40
}
