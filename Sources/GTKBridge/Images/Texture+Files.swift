import CGTK

extension Texture {
  /// The bytes of a PNG file with the picture.
  ///
  /// Takes as long as its pixels are many, on whatever thread it is called.
  public nonisolated var pngBytes: [UInt8] {
    let bytes = gdk_texture_save_to_png_bytes(pointer)
    defer { g_bytes_unref(bytes) }
    var count: gsize = 0
    guard let start = g_bytes_get_data(bytes, &count) else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(count)))
  }
}
