import CGTK
import Glibc

/// File attributes that are available without reading the whole file.
public nonisolated struct FileInfo: Hashable, Sendable {
  /// The display name.
  public let name: String
  /// The size in bytes, or nil if unknown.
  public let byteCount: Int?
  /// The modification time in seconds since 1970 (UTC), or nil if unknown.
  public let modified: Int?
  /// The content type, such as `image/png`, or nil if unknown.
  public let contentType: String?
}

nonisolated extension FileLocation {
  /// Queries the attributes of the file.
  ///
  /// Call this method off the main thread, because it blocks on the disk or the network.
  ///
  /// - Parameter cancellation: The cancellation of the query.
  /// - Returns: The attributes.
  /// - Throws: ``FileError`` if the file doesn't exist, can't be read, isn't a regular file, or is a folder.
  public func info(cancellation: Cancellation = Cancellation()) throws(FileError) -> FileInfo {
    let info = try query(attributes, cancellation)
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    func has(_ attribute: String) -> Bool { g_file_info_has_attribute(info, attribute) != 0 }
    if has("access::can-read"), g_file_info_get_attribute_boolean(info, "access::can-read") == 0 {
      throw FileError(path: text, kind: .noPermission, reason: String(cString: strerror(EACCES)))
    }
    func value(_ attribute: String) -> String? {
      has(attribute) ? String(taking: g_file_info_get_attribute_as_string(info, attribute)) : nil
    }
    // The fast content type depends only on the name; it applies where GIO doesn't examine the contents.
    let type = value("standard::content-type") ?? value("standard::fast-content-type")
    return FileInfo(
      name: value("standard::display-name") ?? "",
      byteCount: has("standard::size") ? Int(g_file_info_get_size(info)) : nil,
      modified: has("time::modified") ? Int(g_file_info_get_attribute_uint64(info, "time::modified")) : nil,
      contentType: type.flatMap { String(taking: g_content_type_get_mime_type($0)) })
  }

  /// Queries attributes, and rejects folders, pipes, which could block until there is a writer, and devices, which may be
  /// endless.
  ///
  /// - Parameters:
  ///   - attributes: The names of the attributes, separated by commas.
  ///   - cancellation: The cancellation of the query.
  /// - Returns: A GFileInfo, which the caller releases.
  /// - Throws: ``FileError``.
  func query(_ attributes: String, _ cancellation: Cancellation) throws(FileError) -> OpaquePointer {
    let file = newHandle()
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var failure: UnsafeMutablePointer<GError>?
    guard
      let info = g_file_query_info(
        file, attributes + ",standard::type", G_FILE_QUERY_INFO_NONE, cancellation.pointer, &failure)
    else { throw FileError(text, &failure) }
    // Files from a network may have an unknown type.
    let type = g_file_info_get_file_type(info)
    if type == G_FILE_TYPE_REGULAR || type == G_FILE_TYPE_UNKNOWN { return info }
    g_object_unref(UnsafeMutableRawPointer(info))
    throw type == G_FILE_TYPE_DIRECTORY
      ? FileError(path: text, kind: .folder, reason: "it is a folder")
      : FileError(path: text, kind: .notRegularFile, reason: "it is not a regular file")
  }
}

private nonisolated let attributes =
  "standard::size,standard::display-name,standard::content-type,standard::fast-content-type,"
  + "time::modified,access::can-read"

nonisolated extension FileError {
  /// Creates the error for a GError of GIO, and frees it.
  init(_ path: String, _ failure: inout UnsafeMutablePointer<GError>?) {
    var kind = Kind.other
    if let failure, failure.pointee.domain == g_io_error_quark() {
      kind =
        switch GIOErrorEnum(UInt32(bitPattern: failure.pointee.code)) {
        case G_IO_ERROR_NOT_FOUND, G_IO_ERROR_NOT_DIRECTORY: .missing
        case G_IO_ERROR_PERMISSION_DENIED, G_IO_ERROR_READ_ONLY: .noPermission
        case G_IO_ERROR_IS_DIRECTORY: .folder
        case G_IO_ERROR_NOT_REGULAR_FILE: .notRegularFile
        case G_IO_ERROR_NO_SPACE: .noSpace
        default: .other
        }
    }
    self.init(path: path, kind: kind, reason: takeMessage(of: &failure))
  }
}
