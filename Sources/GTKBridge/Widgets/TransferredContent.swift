public import CGTK

/// What people paste or drop: files, or a picture that stands in no file.
public nonisolated enum TransferredContent: Hashable, Sendable {
  /// The paths of files, at least one; a file that has no path, as on a server, is its address.
  case files([String])
  /// The bytes of a picture's file, and their type, as in `image/png`.
  case picture([UInt8], contentType: String)
  /// Nothing of the kind; why, where something went wrong.
  case none(problem: String?)

  /// What pictures come as, the best first.
  static let pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/tiff", "image/bmp", "image/gif"]
}

/// A source of what is pasted or dropped: a clipboard or a drop.
private protocol TransferSource {
  /// What it offers, with a reference for the caller.
  var formats: OpaquePointer? { get }
  func readFiles(_ done: @escaping GAsyncReadyCallback, _ data: UnsafeMutableRawPointer)
  func finishFiles(_ result: OpaquePointer?, _ failure: inout UnsafeMutablePointer<GError>?) -> UnsafePointer<GValue>?
  func readPicture(
    _ types: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ done: @escaping GAsyncReadyCallback,
    _ data: UnsafeMutableRawPointer)
  func finishPicture(
    _ result: OpaquePointer?, _ type: inout UnsafePointer<CChar>?, _ failure: inout UnsafeMutablePointer<GError>?
  ) -> UnsafeMutablePointer<GInputStream>?
}

extension Clipboard {
  /// Whether there are files or a picture on the clipboard.
  public var hasFilesOrPicture: Bool {
    ContentTransfer.kind(of: ClipboardSource(pointer: OpaquePointer(pointer))) != nil
  }

  /// Reads the files or the picture that are on the clipboard, files first.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of a picture.
  ///   - then: Is called once with what there was.
  public func readFilesOrPicture(limit: Int, then: @escaping (TransferredContent) -> Void) {
    ContentTransfer(ClipboardSource(pointer: OpaquePointer(pointer)), limit, then).begin()
  }
}

/// Takes files and pictures that are dragged from elsewhere (GtkDropTargetAsync).
@MainActor
public final class ContentDropTarget: EventController {
  /// `GtkDropTargetAsync`.
  public override class var gtype: GType { gtk_drop_target_async_get_type() }
  private var onDrop: ((TransferredContent) -> Void)?
  private var onAccept: (() -> Bool)?
  private var limit = 0

  fileprivate convenience init(
    _ limit: Int, _ onAccept: @escaping () -> Bool, _ onDrop: @escaping (TransferredContent) -> Void
  ) {
    let builder = gdk_content_formats_builder_new()
    gdk_content_formats_builder_add_gtype(builder, gdk_file_list_get_type())
    for type in ["text/uri-list"] + TransferredContent.pictureTypes {
      gdk_content_formats_builder_add_mime_type(builder, type)
    }
    let target = gtk_drop_target_async_new(gdk_content_formats_builder_free_to_formats(builder), GDK_ACTION_COPY)
    self.init(UnsafeMutableRawPointer(target!), transfer: .full)
    self.limit = limit
    self.onAccept = onAccept
    self.onDrop = onDrop
    connect("accept") { [weak self] (drop: UnsafeMutableRawPointer) -> Bool in self?.accepts(drop) ?? false }
    connect("drop") { [weak self] (drop: UnsafeMutableRawPointer, _: Double, _: Double) -> Bool in
      self?.take(drop) ?? false
    }
  }

  /// Lets go of the handlers.
  public override func dispose() {
    onDrop = nil
    onAccept = nil
    super.dispose()
  }

  private func accepts(_ drop: UnsafeMutableRawPointer) -> Bool {
    onAccept?() == true && ContentTransfer.kind(of: DropSource(pointer: OpaquePointer(drop))) != nil
  }

  private func take(_ drop: UnsafeMutableRawPointer) -> Bool {
    guard onDrop != nil else { return false }
    g_object_ref(drop)
    ContentTransfer(DropSource(pointer: OpaquePointer(drop)), limit) { [weak self] content in
      if case .none = content {
        gdk_drop_finish(OpaquePointer(drop), GdkDragAction(0))
      } else {
        gdk_drop_finish(OpaquePointer(drop), GDK_ACTION_COPY)
      }
      g_object_unref(drop)
      self?.onDrop?(content)
    }.begin()
    return true
  }
}

extension Widget {
  /// Lets files and pictures be dropped on the widget, which is `:drop(active)` while they are above it.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of a picture that stands in no file.
  ///   - onAccept: Whether anything is taken now.
  ///   - onDrop: Is called with what was dropped.
  /// - Returns: What takes it.
  @discardableResult
  public final func addContentDropTarget(
    limit: Int, onAccept: @escaping () -> Bool, onDrop: @escaping (TransferredContent) -> Void
  ) -> ContentDropTarget {
    let target = ContentDropTarget(limit, onAccept, onDrop)
    addController(target)
    return target
  }
}

// MARK: Reading

/// One reading of what is pasted or dropped.
@MainActor
private final class ContentTransfer {
  enum Kind { case files, picture }

  private let source: any TransferSource
  private let limit: Int
  private let then: (TransferredContent) -> Void
  private var stream: UnsafeMutablePointer<GInputStream>?
  private var type = ""
  private var bytes: [UInt8] = []
  private static let chunkSize: gsize = 1 << 17

  init(_ source: any TransferSource, _ limit: Int, _ then: @escaping (TransferredContent) -> Void) {
    self.source = source
    self.limit = limit
    self.then = then
  }

  /// What a source offers; files come first, since a picture in a file keeps its name.
  static func kind(of source: some TransferSource) -> Kind? {
    guard let formats = source.formats else { return nil }
    defer { gdk_content_formats_unref(formats) }
    if gdk_content_formats_contain_gtype(formats, gdk_file_list_get_type()) != 0 { return .files }
    return TransferredContent.pictureTypes.contains { gdk_content_formats_contain_mime_type(formats, $0) != 0 }
      ? .picture : nil
  }

  private var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
  private static func taken(_ data: UnsafeMutableRawPointer?) -> ContentTransfer {
    Unmanaged<ContentTransfer>.fromOpaque(data!).takeRetainedValue()
  }

  func begin() {
    switch Self.kind(of: source) {
    case .files: source.readFiles({ _, result, data in ContentTransfer.taken(data).finishFiles(result) }, retained)
    case .picture: beginPicture()
    case nil: then(.none(problem: nil))
    }
  }

  private func finishFiles(_ result: OpaquePointer?) {
    var failure: UnsafeMutablePointer<GError>?
    guard let value = source.finishFiles(result, &failure), let list = g_value_get_boxed(value) else {
      return then(.none(problem: takeMessage(of: &failure)))
    }
    let files = gdk_file_list_get_files(OpaquePointer(list))
    defer { g_slist_free(files) }
    let paths = sequence(first: files, next: { $0?.pointee.next }).compactMap { $0?.pointee.data }.map {
      pathOrAddress(of: OpaquePointer($0))
    }
    then(paths.isEmpty ? .none(problem: nil) : .files(paths))
  }

  private func beginPicture() {
    let texts = TransferredContent.pictureTypes.map { g_strdup($0) }
    defer { for text in texts { g_free(text) } }
    // As a file's bytes rather than as pixels: whoever decodes them knows how large they may become.
    var types: [UnsafePointer<CChar>?] = texts.map { UnsafePointer($0) } + [nil]
    types.withUnsafeMutableBufferPointer { buffer in
      source.readPicture(
        buffer.baseAddress!, { _, result, data in ContentTransfer.taken(data).openPicture(result) }, retained)
    }
  }

  private func openPicture(_ result: OpaquePointer?) {
    var failure: UnsafeMutablePointer<GError>?
    var type: UnsafePointer<CChar>?
    guard let stream = source.finishPicture(result, &type, &failure) else {
      return then(.none(problem: takeMessage(of: &failure)))
    }
    self.stream = stream
    self.type = type.map { String(cString: $0) } ?? ""
    readOn()
  }

  private func readOn() {
    g_input_stream_read_bytes_async(
      stream, Self.chunkSize, G_PRIORITY_DEFAULT, nil,
      { _, result, data in ContentTransfer.taken(data).didRead(result) },
      retained)
  }

  private func didRead(_ result: OpaquePointer?) {
    var failure: UnsafeMutablePointer<GError>?
    guard let piece = g_input_stream_read_bytes_finish(stream, result, &failure) else {
      return end(.none(problem: takeMessage(of: &failure)))
    }
    defer { g_bytes_unref(piece) }
    var count: gsize = 0
    guard let data = g_bytes_get_data(piece, &count), count > 0 else {
      return end(bytes.isEmpty ? .none(problem: nil) : .picture(bytes, contentType: type))
    }
    guard bytes.count + Int(count) <= limit else { return end(.none(problem: "it has more than \(limit) bytes")) }
    bytes += UnsafeRawBufferPointer(start: data, count: Int(count))
    readOn()
  }

  private func end(_ content: TransferredContent) {
    if let stream { g_object_unref(stream) }
    stream = nil
    then(content)
  }
}

private struct ClipboardSource: TransferSource {
  let pointer: OpaquePointer

  var formats: OpaquePointer? {
    gdk_clipboard_get_formats(pointer).flatMap(deserializable)
  }
  func readFiles(_ done: @escaping GAsyncReadyCallback, _ data: UnsafeMutableRawPointer) {
    gdk_clipboard_read_value_async(pointer, gdk_file_list_get_type(), G_PRIORITY_DEFAULT, nil, done, data)
  }
  func finishFiles(_ result: OpaquePointer?, _ failure: inout UnsafeMutablePointer<GError>?) -> UnsafePointer<GValue>? {
    gdk_clipboard_read_value_finish(pointer, result, &failure)
  }
  func readPicture(
    _ types: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ done: @escaping GAsyncReadyCallback,
    _ data: UnsafeMutableRawPointer
  ) {
    gdk_clipboard_read_async(pointer, types, G_PRIORITY_DEFAULT, nil, done, data)
  }
  func finishPicture(
    _ result: OpaquePointer?, _ type: inout UnsafePointer<CChar>?, _ failure: inout UnsafeMutablePointer<GError>?
  ) -> UnsafeMutablePointer<GInputStream>? {
    gdk_clipboard_read_finish(pointer, result, &type, &failure)
  }
}

private struct DropSource: TransferSource {
  let pointer: OpaquePointer

  var formats: OpaquePointer? {
    gdk_drop_get_formats(pointer).flatMap(deserializable)
  }
  func readFiles(_ done: @escaping GAsyncReadyCallback, _ data: UnsafeMutableRawPointer) {
    gdk_drop_read_value_async(pointer, gdk_file_list_get_type(), G_PRIORITY_DEFAULT, nil, done, data)
  }
  func finishFiles(_ result: OpaquePointer?, _ failure: inout UnsafeMutablePointer<GError>?) -> UnsafePointer<GValue>? {
    gdk_drop_read_value_finish(pointer, result, &failure)
  }
  func readPicture(
    _ types: UnsafeMutablePointer<UnsafePointer<CChar>?>, _ done: @escaping GAsyncReadyCallback,
    _ data: UnsafeMutableRawPointer
  ) {
    gdk_drop_read_async(pointer, types, G_PRIORITY_DEFAULT, nil, done, data)
  }
  func finishPicture(
    _ result: OpaquePointer?, _ type: inout UnsafePointer<CChar>?, _ failure: inout UnsafeMutablePointer<GError>?
  ) -> UnsafeMutablePointer<GInputStream>? {
    gdk_drop_read_finish(pointer, result, &type, &failure)
  }
}

/// What can be made of formats: what this program offers is objects, what others offer are bytes.
private func deserializable(_ formats: OpaquePointer) -> OpaquePointer? {
  gdk_content_formats_union_deserialize_gtypes(
    gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref(formats)))
}
