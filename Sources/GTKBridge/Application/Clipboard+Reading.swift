import CGTK

extension Clipboard {
  /// Whether it holds files, as a file manager puts them there.
  public var holdsFiles: Bool { offers(gdk_file_list_get_type()) }
  /// Whether it holds a picture.
  public var holdsPicture: Bool {
    Self.pictureTypes.contains { gdk_content_formats_contain_mime_type(formats, $0) != 0 }
  }

  private var formats: OpaquePointer? { gdk_clipboard_get_formats(OpaquePointer(pointer)) }

  /// What programs put pictures there as, the formats without losses first.
  private static let pictureTypes = [
    "image/png", "image/tiff", "image/bmp", "image/webp", "image/jpeg", "image/gif", "image/svg+xml",
  ]

  /// Reads the files that it holds.
  ///
  /// - Parameters:
  ///   - cancellation: What tells that nobody waits any more; nothing is called then.
  ///   - then: Is called with the paths; a file that has no path, as on a server, is its address.  None where the
  ///     program that has put them there gives them no more.
  public func readFiles(_ cancellation: Cancellation, then: @escaping (_ paths: [String]) -> Void) {
    gdk_clipboard_read_value_async(
      OpaquePointer(pointer), gdk_file_list_get_type(), G_PRIORITY_DEFAULT, cancellation.pointer,
      { clipboard, result, data in
        let read = Unmanaged<Reading<[String]>>.fromOpaque(data!).takeRetainedValue()
        let value = gdk_clipboard_read_value_finish(clipboard.map { OpaquePointer($0) }, result, nil)
        read.finish(value.flatMap { pathsOrAddresses(of: $0) } ?? [])
      }, Reading(cancellation, then).retained())
  }

  /// Reads the picture that it holds, as the file that the other program makes of it.
  ///
  /// - Parameters:
  ///   - limit: The most bytes to read.
  ///   - cancellation: What tells that nobody waits any more; nothing is called then.
  ///   - then: Is called with the bytes of the file, or with what is wrong.
  public func readPicture(
    limit: Int, _ cancellation: Cancellation, then: @escaping (Result<[UInt8], PictureProblem>) -> Void
  ) {
    let read = Reading<Result<OpaquePointer, PictureProblem>>(cancellation) { stream in
      switch stream {
      case .failure(let problem): then(.failure(problem))
      case .success(let stream): StreamReader(stream, limit: limit, cancellation, then).next()
      }
    }
    var types: [UnsafePointer<CChar>?] = Self.pictureTypes.map { UnsafePointer(strdup($0)) } + [nil]
    defer { for type in types { free(UnsafeMutableRawPointer(mutating: type)) } }
    gdk_clipboard_read_async(
      OpaquePointer(pointer), &types, G_PRIORITY_DEFAULT, cancellation.pointer,
      { clipboard, result, data in
        let read = Unmanaged<Reading<Result<OpaquePointer, PictureProblem>>>.fromOpaque(data!).takeRetainedValue()
        var failure: UnsafeMutablePointer<GError>?
        let stream = gdk_clipboard_read_finish(clipboard.map { OpaquePointer($0) }, result, nil, &failure)
        if let stream {
          read.finish(.success(OpaquePointer(stream)))
        } else {
          read.finish(.failure(.unreadable(takeMessage(of: &failure))))
        }
      }, read.retained())
  }
}

/// The paths of a list of files in a value.
func pathsOrAddresses(of value: UnsafePointer<GValue>) -> [String]? {
  // An empty list is none.
  guard let list = g_value_get_boxed(value) else { return nil }
  let files = gdk_file_list_get_files(OpaquePointer(list))
  defer { g_slist_free(files) }
  return sequence(first: files, next: { $0?.pointee.next }).compactMap { $0?.pointee.data }.map {
    pathOrAddress(of: OpaquePointer($0))
  }
}

/// What waits for an answer.
private final class Reading<Value> {
  private let cancellation: Cancellation
  private let then: (Value) -> Void

  init(_ cancellation: Cancellation, _ then: @escaping (Value) -> Void) {
    self.cancellation = cancellation
    self.then = then
  }

  func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  func finish(_ value: Value) { if !cancellation.isCancelled { then(value) } }
}

/// Reads a stream to its end, piece by piece, and closes it.
private final class StreamReader {
  private let stream: OpaquePointer
  private let limit: Int
  private let cancellation: Cancellation
  private let then: (Result<[UInt8], PictureProblem>) -> Void
  private var bytes: [UInt8] = []

  init(
    _ stream: OpaquePointer, limit: Int, _ cancellation: Cancellation,
    _ then: @escaping (Result<[UInt8], PictureProblem>) -> Void
  ) {
    self.stream = stream
    self.limit = limit
    self.cancellation = cancellation
    self.then = then
  }

  isolated deinit { g_object_unref(UnsafeMutableRawPointer(stream)) }

  private var input: UnsafeMutablePointer<GInputStream> {
    UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GInputStream.self)
  }

  func next() {
    g_input_stream_read_bytes_async(
      input, 1 << 17, G_PRIORITY_DEFAULT, cancellation.pointer,
      { _, result, data in Unmanaged<StreamReader>.fromOpaque(data!).takeRetainedValue().take(result) },
      Unmanaged.passRetained(self).toOpaque())
  }

  private func take(_ result: OpaquePointer?) {
    var failure: UnsafeMutablePointer<GError>?
    let piece = g_input_stream_read_bytes_finish(input, result, &failure)
    defer { g_bytes_unref(piece) }
    guard !cancellation.isCancelled else { return g_clear_error(&failure) }
    guard let piece else { return then(.failure(.unreadable(takeMessage(of: &failure)))) }
    var count: gsize = 0
    let start = g_bytes_get_data(piece, &count)
    guard count > 0 else { return then(.success(bytes)) }
    guard bytes.count + Int(count) <= limit else { return then(.failure(.tooManyBytes)) }
    bytes += UnsafeRawBufferPointer(start: start, count: Int(count))
    next()
  }
}
