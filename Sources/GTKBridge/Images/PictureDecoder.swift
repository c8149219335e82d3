import CGTK

/// A box to which a picture is scaled, in screen pixels.
public nonisolated struct PictureBox: Hashable, Sendable {
  /// The scaling of a picture with another aspect ratio.
  public enum Fit: Hashable, Sendable {
    /// The picture covers the box and is cropped.
    case cover
    /// The whole picture fits in the box.
    case contain
  }
  /// The width of the box, at least 1.
  public let width: Int
  /// The height of the box, at least 1.
  public let height: Int
  /// The scaling of a picture with another aspect ratio.
  public let fit: Fit

  /// Creates a box; sides below 1 count as 1.
  public nonisolated init(width: Int, height: Int, fit: Fit) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.fit = fit
  }

  /// Returns the factor that scales a picture to the box.
  nonisolated func scale(width pictureWidth: Int, height pictureHeight: Int) -> Double {
    let horizontal = Double(width) / Double(max(1, pictureWidth))
    let vertical = Double(height) / Double(max(1, pictureHeight))
    return fit == .cover ? max(horizontal, vertical) : min(horizontal, vertical)
  }
}

/// Decodes a picture for a box, applying the camera orientation and keeping the aspect ratio.
///
/// Only the first frame of an animation is decoded. The picture is scaled down if necessary, but never up, except for
/// vector graphics (SVG), which are rendered at the size of the box. Call this function off the main thread.
///
/// - Parameters:
///   - bytes: The contents of the file.
///   - box: The box in which the picture is displayed.
///   - pixelLimit: The maximum number of pixels of the picture in the file.
///   - cancellation: The cancellation of the work.
/// - Returns: The decoded picture.
/// - Throws: A ``PictureLoadError``: undecodable, truncated, too many pixels, canceled.
public nonisolated func decodePicture(
  _ bytes: [UInt8], for box: PictureBox, pixelLimit: Int, cancellation: Cancellation = Cancellation()
) throws(PictureLoadError) -> Texture {
  let (decoded, size) = try load(firstFrame(ofPicture: bytes), for: box, pixelLimit: pixelLimit, cancellation)
  defer { g_object_unref(UnsafeMutableRawPointer(decoded)) }
  guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else { throw .undecodable("out of memory") }
  defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
  guard !cancellation.isCancelled else { throw .cancelled }
  guard let fitting = fitted(upright, to: box) else { throw .undecodable("out of memory") }
  defer { g_object_unref(UnsafeMutableRawPointer(fitting)) }
  return texture(of: fitting, from: size.source(of: decoded))
}

/// The input and output of the decoder's size callback.
private nonisolated struct SizeNegotiation {
  let box: PictureBox
  let pixelLimit: Int
  var width = 0
  var height = 0
  var isRejected = false
  var isScalable = false

  /// Returns the original size of the picture, with the camera orientation applied.
  func source(of decoded: OpaquePointer) -> Texture.Source {
    let orientation = gdk_pixbuf_get_option(decoded, "orientation").map { String(cString: $0) }
    let isTransposed = orientation.map { Self.transposedOrientations.contains($0) } ?? false
    // A decoder that doesn't request a size has decoded the full picture.
    let fullWidth = width > 0 ? width : Int(gdk_pixbuf_get_width(decoded))
    let fullHeight = height > 0 ? height : Int(gdk_pixbuf_get_height(decoded))
    return Texture.Source(
      width: isTransposed ? fullHeight : fullWidth, height: isTransposed ? fullWidth : fullHeight,
      isScalable: isScalable)
  }

  /// The EXIF orientations that swap width and height.
  private static let transposedOrientations: Set = ["5", "6", "7", "8"]
}

private nonisolated func load(
  _ bytes: [UInt8], for box: PictureBox, pixelLimit: Int, _ cancellation: Cancellation
) throws(PictureLoadError) -> (picture: OpaquePointer, size: SizeNegotiation) {
  let loader = gdk_pixbuf_loader_new()!
  defer { g_object_unref(loader) }
  var negotiation = SizeNegotiation(box: box, pixelLimit: pixelLimit)
  var failure: UnsafeMutablePointer<GError>?
  var isWritten = true
  withUnsafeMutablePointer(to: &negotiation) { negotiation in
    let handler = g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(chooseSize, to: GCallback.self), negotiation, nil, [])
    defer { g_signal_handler_disconnect(loader, handler) }
    var position = 0
    while isWritten, position < bytes.count, !negotiation.pointee.isRejected, !cancellation.isCancelled {
      let count = min(chunkSize, bytes.count - position)
      isWritten = bytes.withUnsafeBufferPointer {
        gdk_pixbuf_loader_write(loader, $0.baseAddress! + position, gsize(count), &failure) != 0
      }
      position += count
    }
    // An unclosed loader logs a warning when it is freed; a failed loader is already closed.
    if isWritten { isWritten = gdk_pixbuf_loader_close(loader, &failure) != 0 }
  }
  let message = failure == nil ? nil : takeMessage(of: &failure)
  guard !cancellation.isCancelled else { throw .cancelled }
  guard !negotiation.isRejected else { throw .tooManyPixels(width: negotiation.width, height: negotiation.height) }
  if let message { throw isComplete(pictureFile: bytes) ? .undecodable(message) : .truncated }
  guard isWritten, let decoded = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .undecodable("it is empty") }
  guard isComplete(pictureFile: bytes) else { throw .truncated }
  g_object_ref(UnsafeMutableRawPointer(decoded))
  return (decoded, negotiation)
}

private nonisolated let chunkSize = 1 << 16
/// The maximum side of rendered vector graphics, because cairo uses 16-bit coordinates.
private nonisolated let maximumDrawingSide = 16_384.0

private nonisolated let chooseSize:
  @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, UnsafeMutableRawPointer) -> Void = {
    loader, pictureWidth, pictureHeight, data in
    let negotiation = data.assumingMemoryBound(to: SizeNegotiation.self)
    let (width, height) = (Int(pictureWidth), Int(pictureHeight))
    negotiation.pointee.width = width
    negotiation.pointee.height = height
    let box = negotiation.pointee.box
    let isScalable = gdk_pixbuf_loader_get_format(loader).map { gdk_pixbuf_format_is_scalable($0) != 0 } ?? false
    negotiation.pointee.isScalable = isScalable
    guard isScalable || width.multipliedReportingOverflow(by: height).partialValue <= negotiation.pointee.pixelLimit
    else {
      negotiation.pointee.isRejected = true
      // Decoders stop at an empty size, before they allocate memory.
      gdk_pixbuf_loader_set_size(loader, 0, 0)
      return
    }
    // The camera orientation is known only after reading the whole file, so the size must suffice for both
    // orientations.
    var scale = box.scale(width: width, height: height)
    if isScalable {
      // Vector graphics with an extreme aspect ratio would be as expensive as a picture with many pixels.
      let pixels = Double(width) * Double(height)
      scale = min(
        scale, (Double(negotiation.pointee.pixelLimit) / max(1, pixels)).squareRoot(),
        maximumDrawingSide / Double(max(1, width, height)))
    } else {
      scale = min(1, max(scale, box.scale(width: height, height: width)))
    }
    gdk_pixbuf_loader_set_size(
      loader, Int32(clamping: max(1, Int((Double(width) * scale).rounded(.up)))),
      Int32(clamping: max(1, Int((Double(height) * scale).rounded(.up)))))
  }

/// Returns the part of a picture that is visible in the box, scaled down if necessary; the caller owns the reference.
private nonisolated func fitted(_ picture: OpaquePointer, to box: PictureBox) -> OpaquePointer? {
  let (width, height) = (Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
  // Pictures are never scaled up here. Drawing scales them up, so only the visible part is kept.
  let requested = box.scale(width: width, height: height)
  let scale = min(1, requested)
  let enlarged = max(1, requested)
  let visibleWidth = visible(Double(width) * scale, of: Double(box.width) / enlarged, box.fit)
  let visibleHeight = visible(Double(height) * scale, of: Double(box.height) / enlarged, box.fit)
  if visibleWidth == width, visibleHeight == height {
    g_object_ref(UnsafeMutableRawPointer(picture))
    return picture
  }
  guard
    let result = gdk_pixbuf_new(
      GDK_COLORSPACE_RGB, gdk_pixbuf_get_has_alpha(picture), 8, Int32(clamping: visibleWidth),
      Int32(clamping: visibleHeight))
  else { return nil }
  // Round the offset to whole pixels, because half a pixel would blur the picture.
  gdk_pixbuf_scale(
    picture, result, 0, 0, Int32(clamping: visibleWidth), Int32(clamping: visibleHeight),
    ((Double(visibleWidth) - Double(width) * scale) / 2).rounded(),
    ((Double(visibleHeight) - Double(height) * scale) / 2).rounded(),
    scale, scale, GDK_INTERP_BILINEAR)
  return result
}

/// Returns the number of visible pixels of a side.
private nonisolated func visible(_ side: Double, of available: Double, _ fit: PictureBox.Fit) -> Int {
  let whole = max(1, side.rounded())
  return Int(fit == .cover ? max(1, min(whole, available.rounded(.up))) : whole)
}

/// Returns the pixels in the format that needs no conversion when drawing.
private nonisolated func texture(of picture: OpaquePointer, from source: Texture.Source) -> Texture {
  let (width, height) = (gdk_pixbuf_get_width(picture), gdk_pixbuf_get_height(picture))
  let bytes = g_bytes_new(gdk_pixbuf_read_pixels(picture), gdk_pixbuf_get_byte_length(picture))
  defer { g_bytes_unref(bytes) }
  let format = gdk_pixbuf_get_has_alpha(picture) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
  let asDecoded = gdk_memory_texture_new(
    width, height, format, bytes, gsize(gdk_pixbuf_get_rowstride(picture)))!
  defer { g_object_unref(UnsafeMutableRawPointer(asDecoded)) }
  let stride = Int(width) * Texture.bytesPerPixel
  let byteCount = gsize(stride) * gsize(height)
  let pixels = g_malloc(byteCount)!
  gdk_texture_download(asDecoded, pixels.assumingMemoryBound(to: guchar.self), gsize(stride))
  let converted = g_bytes_new_take(pixels, byteCount)
  defer { g_bytes_unref(converted) }
  return Texture(converted, width: width, height: height, stride: stride, source: source)
}
