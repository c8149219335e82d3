import CGTK

/// What can be pasted where a picture is wanted.
public enum PastedPicture {
  /// The picture itself, as programs that show pictures copy it.
  case texture(Texture)
  /// The path of a file, or its address where it has none, as file managers copy it.
  case file(String)
}

extension Clipboard {
  /// Whether there is a picture or a file on the clipboard.
  public var mayHavePicture: Bool { offers(gdk_texture_get_type()) || hasFiles }

  private var hasFiles: Bool { offers(gdk_file_list_get_type()) }

  /// Whether what another program has put there can be made into something.
  func offers(_ type: GType) -> Bool {
    let formats = gdk_content_formats_union_deserialize_gtypes(
      gdk_content_formats_ref(gdk_clipboard_get_formats(OpaquePointer(pointer))))
    defer { gdk_content_formats_unref(formats) }
    return gdk_content_formats_contain_gtype(formats, type) != 0
  }

  /// Asks for the picture, or else the first file, on the clipboard.
  ///
  /// - Parameter then: Is called once, later, with what there is; nil for nothing that is a picture or a file.
  public func readPicture(then: @escaping (PastedPicture?) -> Void) {
    let box = Unmanaged.passRetained(PasteBox(then)).toOpaque()
    if hasFiles {
      gdk_clipboard_read_value_async(
        OpaquePointer(pointer), gdk_file_list_get_type(), Int32(G_PRIORITY_DEFAULT), nil,
        { source, result, data in
          let value = gdk_clipboard_read_value_finish(OpaquePointer(source), result, nil)
          let files = value.flatMap { g_value_get_boxed($0) }.flatMap { gdk_file_list_get_files(OpaquePointer($0)) }
          defer { g_slist_free(files) }
          let first = files?.pointee.data.map { pathOrAddress(of: OpaquePointer($0)) }
          PasteBox.finish(data, first.map { .file($0) })
        }, box)
    } else {
      gdk_clipboard_read_texture_async(
        OpaquePointer(pointer), nil,
        { source, result, data in
          let texture = gdk_clipboard_read_texture_finish(OpaquePointer(source), result, nil)
          PasteBox.finish(data, texture.map { .texture(Texture($0)) })
        }, box)
    }
  }

  /// Puts a picture on the clipboard.
  public func set(texture: Texture) { gdk_clipboard_set_texture(OpaquePointer(pointer), texture.pointer) }
}

/// What is called when the clipboard has answered.
private final class PasteBox {
  private let then: (PastedPicture?) -> Void

  init(_ then: @escaping (PastedPicture?) -> Void) { self.then = then }

  static func finish(_ data: UnsafeMutableRawPointer?, _ pasted: PastedPicture?) {
    guard let data else { return }
    Unmanaged<PasteBox>.fromOpaque(data).takeRetainedValue().then(pasted)
  }
}
