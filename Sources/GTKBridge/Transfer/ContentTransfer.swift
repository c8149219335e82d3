import CGTK

/// The source of pasted or dropped content: a clipboard or a drop, for which GDK has equivalent functions.
struct TransferSource {
  let pointer: OpaquePointer
  fileprivate let functions: Functions

  static func clipboard(_ pointer: UnsafeMutableRawPointer) -> Self {
    Self(pointer: OpaquePointer(pointer), functions: .ofClipboard)
  }

  static func drop(_ pointer: UnsafeMutableRawPointer) -> Self {
    Self(pointer: OpaquePointer(pointer), functions: .ofDrop)
  }

  /// The offered formats; the caller owns the reference.
  ///
  /// This program offers objects, other programs offer bytes. The formats include everything that can be converted.
  fileprivate var formats: OpaquePointer? {
    functions.formats(pointer).flatMap {
      gdk_content_formats_union_deserialize_gtypes(
        gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref($0)))
    }
  }

  /// The C functions of the source.
  fileprivate struct Functions {
    typealias Source = OpaquePointer?
    typealias Result = OpaquePointer?
    typealias Types = UnsafeMutablePointer<UnsafePointer<CChar>?>?
    typealias Stop = UnsafeMutablePointer<GCancellable>?
    typealias Failure = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?

    let formats: (Source) -> OpaquePointer?
    let readValue: (Source, GType, Int32, Stop, GAsyncReadyCallback?, UnsafeMutableRawPointer?) -> Void
    let finishValue: (Source, Result, Failure) -> UnsafePointer<GValue>?
    let readBytes: (Source, Types, Int32, Stop, GAsyncReadyCallback?, UnsafeMutableRawPointer?) -> Void
    let finishBytes: (Source, Result, Types, Failure) -> UnsafeMutablePointer<GInputStream>?

    static let ofClipboard = Functions(
      formats: gdk_clipboard_get_formats, readValue: gdk_clipboard_read_value_async,
      finishValue: gdk_clipboard_read_value_finish, readBytes: gdk_clipboard_read_async,
      finishBytes: gdk_clipboard_read_finish)

    static let ofDrop = Functions(
      formats: gdk_drop_get_formats, readValue: gdk_drop_read_value_async, finishValue: gdk_drop_read_value_finish,
      readBytes: gdk_drop_read_async, finishBytes: gdk_drop_read_finish)
  }
}

/// A transfer of pasted or dropped content.
final class ContentTransfer {
  enum Kind { case files, picture }

  private let source: TransferSource
  private let limit: Int
  private let completion: (TransferredContent) -> Void
  private var stream: UnsafeMutablePointer<GInputStream>?
  private var type = ""
  private var bytes: [UInt8] = []
  private static let chunkSize: gsize = 1 << 17

  init(_ source: TransferSource, _ limit: Int, _ completion: @escaping (TransferredContent) -> Void) {
    self.source = source
    self.limit = limit
    self.completion = completion
  }

  /// Returns the kind of content that a source offers, preferring files because a picture in a file keeps its name.
  static func kind(of source: TransferSource) -> Kind? {
    guard let formats = source.formats else { return nil }
    defer { gdk_content_formats_unref(formats) }
    if gdk_content_formats_contain_gtype(formats, gdk_file_list_get_type()) != 0 { return .files }
    return TransferredContent.pictureTypes.contains { gdk_content_formats_contain_mime_type(formats, $0) != 0 }
      ? .picture : nil
  }

  func begin() {
    switch Self.kind(of: source) {
    case .files:
      source.functions.readValue(
        source.pointer, gdk_file_list_get_type(), G_PRIORITY_DEFAULT, nil, passResult,
        Closure<AsyncResult>.data(finishFiles))
    case .picture: beginPicture()
    case nil: completion(.unsupported)
    }
  }

  private func finishFiles(_ result: OpaquePointer?) {
    var failure: UnsafeMutablePointer<GError>?
    guard let value = source.functions.finishValue(source.pointer, result, &failure) else {
      return completion(.failed(.unreadable(FileError("", &failure))))
    }
    completion(pathsOrAddresses(of: value).map { .files($0) } ?? .unsupported)
  }

  private func beginPicture() {
    // Read bytes rather than pixels, because the decoder applies the limit of pixels.
    withCStrings(TransferredContent.pictureTypes) { types in
      source.functions.readBytes(
        source.pointer, types, G_PRIORITY_DEFAULT, nil, passResult, Closure<AsyncResult>.data(openPicture))
    }
  }

  private func openPicture(_ result: OpaquePointer?) {
    var failure: UnsafeMutablePointer<GError>?
    var type: UnsafePointer<CChar>?
    guard let stream = source.functions.finishBytes(source.pointer, result, &type, &failure) else {
      return completion(.failed(.unreadable(FileError("", &failure))))
    }
    self.stream = stream
    self.type = type.map { String(cString: $0) } ?? ""
    readNextChunk()
  }

  private func readNextChunk() {
    g_input_stream_read_bytes_async(
      stream, Self.chunkSize, G_PRIORITY_DEFAULT, nil, passResult, Closure<AsyncResult>.data(didRead))
  }

  private func didRead(_ result: OpaquePointer?) {
    var failure: UnsafeMutablePointer<GError>?
    guard let chunk = g_input_stream_read_bytes_finish(stream, result, &failure) else {
      return end(.failed(.unreadable(FileError("", &failure))))
    }
    defer { g_bytes_unref(chunk) }
    var count: gsize = 0
    guard let data = g_bytes_get_data(chunk, &count), count > 0 else {
      return end(bytes.isEmpty ? .unsupported : .picture(bytes, contentType: type))
    }
    guard bytes.count + Int(count) <= limit else { return end(.failed(.tooManyBytes)) }
    bytes += UnsafeRawBufferPointer(start: data, count: Int(count))
    readNextChunk()
  }

  private func end(_ content: TransferredContent) {
    if let stream { g_object_unref(stream) }
    stream = nil
    completion(content)
  }
}

/// Returns the paths of a file list value, or URIs for files without a path; nil if there are no files.
func pathsOrAddresses(of value: UnsafePointer<GValue>) -> [String]? {
  guard let list = g_value_get_boxed(value) else { return nil }
  let files = gdk_file_list_get_files(OpaquePointer(list))
  defer { g_slist_free(files) }
  let paths = sequence(first: files, next: { $0?.pointee.next }).compactMap { $0?.pointee.data }.map {
    pathOrAddress(of: OpaquePointer($0))
  }
  return paths.isEmpty ? nil : paths
}
