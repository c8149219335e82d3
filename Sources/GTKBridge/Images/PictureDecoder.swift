import CGTK

/// How a picture is brought to a box, both in pixels of the screen.
public nonisolated struct PictureBox: Hashable, Sendable {
  /// What becomes of a picture of other proportions.
  public enum Fit: Hashable, Sendable {
    /// It covers the box, and what goes beyond is cut off.
    case covering
    /// All of it is in the box.
    case within
  }
  /// The width of the box, at least 1.
  public let width: Int
  /// The height of the box, at least 1.
  public let height: Int
  /// What becomes of a picture of other proportions.
  public let fit: Fit

  /// A box; sides below 1 count as 1.
  public nonisolated init(width: Int, height: Int, fit: Fit) {
    self.width = max(1, width)
    self.height = max(1, height)
    self.fit = fit
  }

  /// How much larger than it is a picture has to be drawn to fit.
  nonisolated func scale(width pictureWidth: Int, height pictureHeight: Int) -> Double {
    let across = Double(width) / Double(max(1, pictureWidth))
    let down = Double(height) / Double(max(1, pictureHeight))
    return fit == .covering ? max(across, down) : min(across, down)
  }
}

/// Decodes a picture for a box: no larger than needed there, turned as its camera was held, its proportions kept.
///
/// Of an animation the first picture is decoded.  A small picture stays as it is, and one of formulas (SVG) is drawn at the size of the box.  To be called off the main
/// thread.
///
/// - Parameters:
///   - bytes: The bytes of the file.
///   - box: Where it is to be shown.
///   - pixelLimit: The most pixels that the picture may have in the file; more are not decoded.
///   - cancellation: What tells that nobody waits any more.
/// - Returns: The pixels.
/// - Throws: A ``PictureProblem``: undecodable, truncated, too many pixels, cancelled.
public nonisolated func decodePicture(
  _ bytes: [UInt8], for box: PictureBox, pixelLimit: Int, cancellation: Cancellation = Cancellation()
) throws(PictureProblem) -> Texture {
  let (decoded, size) = try load(firstFrame(ofPicture: bytes), for: box, pixelLimit: pixelLimit, cancellation)
  defer { g_object_unref(UnsafeMutableRawPointer(decoded)) }
  guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else { throw .undecodable("out of memory") }
  defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
  guard !cancellation.isCancelled else { throw .cancelled }
  guard let fitting = fitted(upright, to: box) else { throw .undecodable("out of memory") }
  defer { g_object_unref(UnsafeMutableRawPointer(fitting)) }
  return texture(of: fitting, from: size.origin(of: decoded))
}

/// What the decoder is told about the picture's size, and what it tells.
private nonisolated struct SizeAnswer {
  let box: PictureBox
  let pixelLimit: Int
  var width = 0
  var height = 0
  var isRefused = false
  var isScalable = false

  /// What was decoded, turned as its camera was held.
  func origin(of decoded: OpaquePointer) -> Texture.Origin {
    let turn = gdk_pixbuf_get_option(decoded, "orientation").map { String(cString: $0) }
    let isOnItsSide = turn.map { Self.turnsOnTheSide.contains($0) } ?? false
    // A decoder that asks for no size has decoded all of it.
    let wide = width > 0 ? width : Int(gdk_pixbuf_get_width(decoded))
    let high = height > 0 ? height : Int(gdk_pixbuf_get_height(decoded))
    return Texture.Origin(
      width: isOnItsSide ? high : wide, height: isOnItsSide ? wide : high, isScalable: isScalable)
  }

  /// As EXIF counts.
  private static let turnsOnTheSide: Set = ["5", "6", "7", "8"]
}

private nonisolated func load(
  _ bytes: [UInt8], for box: PictureBox, pixelLimit: Int, _ cancellation: Cancellation
) throws(PictureProblem) -> (picture: OpaquePointer, size: SizeAnswer) {
  let loader = gdk_pixbuf_loader_new()!
  defer { g_object_unref(loader) }
  var answer = SizeAnswer(box: box, pixelLimit: pixelLimit)
  var failure: UnsafeMutablePointer<GError>?
  var isWritten = true
  withUnsafeMutablePointer(to: &answer) { answer in
    let handler = g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(chooseSize, to: GCallback.self), answer, nil, [])
    defer { g_signal_handler_disconnect(loader, handler) }
    var position = 0
    while isWritten, position < bytes.count, !answer.pointee.isRefused, !cancellation.isCancelled {
      let count = min(chunkSize, bytes.count - position)
      isWritten = bytes.withUnsafeBufferPointer {
        gdk_pixbuf_loader_write(loader, $0.baseAddress! + position, gsize(count), &failure) != 0
      }
      position += count
    }
    // A loader that is not closed complains when it goes; one that failed has been closed.
    if isWritten { isWritten = gdk_pixbuf_loader_close(loader, &failure) != 0 }
  }
  let message = failure == nil ? nil : takeMessage(of: &failure)
  guard !cancellation.isCancelled else { throw .cancelled }
  guard !answer.isRefused else { throw .tooManyPixels(width: answer.width, height: answer.height) }
  if let message { throw reachesEnd(ofPicture: bytes) ? .undecodable(message) : .truncated }
  guard isWritten, let decoded = gdk_pixbuf_loader_get_pixbuf(loader) else { throw .undecodable("it is empty") }
  guard reachesEnd(ofPicture: bytes) else { throw .truncated }
  g_object_ref(UnsafeMutableRawPointer(decoded))
  return (decoded, answer)
}

private nonisolated let chunkSize = 1 << 16
/// Cairo, which draws formulas, counts pixels with 16 bits.
private nonisolated let largestDrawing = 16_384.0

private nonisolated let chooseSize:
  @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>, Int32, Int32, UnsafeMutableRawPointer) -> Void = {
    loader, wide, high, data in
    let answer = data.assumingMemoryBound(to: SizeAnswer.self)
    let (width, height) = (Int(wide), Int(high))
    answer.pointee.width = width
    answer.pointee.height = height
    let box = answer.pointee.box
    let isScalable = gdk_pixbuf_loader_get_format(loader).map { gdk_pixbuf_format_is_scalable($0) != 0 } ?? false
    answer.pointee.isScalable = isScalable
    guard isScalable || width.multipliedReportingOverflow(by: height).partialValue <= answer.pointee.pixelLimit else {
      answer.pointee.isRefused = true
      // Decoders give up at a size of nothing, before they ask for memory.
      gdk_pixbuf_loader_set_size(loader, 0, 0)
      return
    }
    // How the camera was held is only known when all is read, so it has to be enough for both.
    var scale = box.scale(width: width, height: height)
    if isScalable {
      // Formulas with strange proportions would be as costly as a picture of many pixels.
      let pixels = Double(width) * Double(height)
      scale = min(
        scale, (Double(answer.pointee.pixelLimit) / max(1, pixels)).squareRoot(),
        largestDrawing / Double(max(1, width, height)))
    } else {
      scale = min(1, max(scale, box.scale(width: height, height: width)))
    }
    gdk_pixbuf_loader_set_size(
      loader, Int32(clamping: max(1, Int((Double(width) * scale).rounded(.up)))),
      Int32(clamping: max(1, Int((Double(height) * scale).rounded(.up)))))
  }

/// What of a picture is seen in the box, no larger than there; with a reference for the caller.
private nonisolated func fitted(_ picture: OpaquePointer, to box: PictureBox) -> OpaquePointer? {
  let (width, height) = (Int(gdk_pixbuf_get_width(picture)), Int(gdk_pixbuf_get_height(picture)))
  // A picture is not made larger here; whoever draws it does that, and only what is seen is kept for it.
  let wanted = box.scale(width: width, height: height)
  let scale = min(1, wanted)
  let enlarged = max(1, wanted)
  let wide = visible(Double(width) * scale, of: Double(box.width) / enlarged, box.fit)
  let high = visible(Double(height) * scale, of: Double(box.height) / enlarged, box.fit)
  if wide == width, high == height {
    g_object_ref(UnsafeMutableRawPointer(picture))
    return picture
  }
  guard
    let result = gdk_pixbuf_new(
      GDK_COLORSPACE_RGB, gdk_pixbuf_get_has_alpha(picture), 8, Int32(clamping: wide), Int32(clamping: high))
  else { return nil }
  // Whole pixels, since half a pixel aside everything would be blurred.
  gdk_pixbuf_scale(
    picture, result, 0, 0, Int32(clamping: wide), Int32(clamping: high),
    ((Double(wide) - Double(width) * scale) / 2).rounded(), ((Double(high) - Double(height) * scale) / 2).rounded(),
    scale, scale, GDK_INTERP_BILINEAR)
  return result
}

/// How many pixels are seen of a side in a room.
private nonisolated func visible(_ side: Double, of room: Double, _ fit: PictureBox.Fit) -> Int {
  let whole = max(1, side.rounded())
  return Int(fit == .covering ? max(1, min(whole, room.rounded(.up))) : whole)
}

/// The pixels in the one format that nothing converts at every drawing.
private nonisolated func texture(of picture: OpaquePointer, from origin: Texture.Origin) -> Texture {
  let (width, height) = (gdk_pixbuf_get_width(picture), gdk_pixbuf_get_height(picture))
  let bytes = g_bytes_new(gdk_pixbuf_read_pixels(picture), gdk_pixbuf_get_byte_length(picture))
  defer { g_bytes_unref(bytes) }
  let format = gdk_pixbuf_get_has_alpha(picture) != 0 ? GDK_MEMORY_R8G8B8A8 : GDK_MEMORY_R8G8B8
  let asDecoded = gdk_memory_texture_new(
    width, height, format, bytes, gsize(gdk_pixbuf_get_rowstride(picture)))!
  defer { g_object_unref(UnsafeMutableRawPointer(asDecoded)) }
  let stride = gsize(width) * gsize(Texture.bytesPerPixel)
  let pixels = g_malloc(stride * gsize(height))!
  gdk_texture_download(asDecoded, pixels.assumingMemoryBound(to: guchar.self), stride)
  let converted = g_bytes_new_take(pixels, stride * gsize(height))
  defer { g_bytes_unref(converted) }
  return Texture(
    gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, converted, stride)!, origin: origin)
}
