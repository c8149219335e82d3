import CGTK
import Glibc

/// What the system knows of a file without reading all of it.
public nonisolated struct FileFacts: Hashable, Sendable {
  /// What the file is called, as people are to read it.
  public let name: String
  /// How many bytes it has; nil where the system doesn't know.
  public let byteCount: Int?
  /// When it was last changed, in seconds since 1970 began in universal time; nil where the system doesn't know.
  public let modified: Int?
  /// The type of its contents, as in `image/png`; nil where the system can't tell.
  public let contentType: String?
}

nonisolated extension FileLocation {
  /// Asks for what there is to know of the file.
  ///
  /// To be called off the main thread, since it takes as long as the disk or the network does.
  ///
  /// - Parameter cancellation: What tells that nobody waits any more.
  /// - Returns: What is known.
  /// - Throws: ``FileError`` where there is no such file, it is none that can be read, or a folder.
  public func facts(cancellation: Cancellation = Cancellation()) throws(FileError) -> FileFacts {
    let (file, path) = (newHandle(), text)
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    var failure: UnsafeMutablePointer<GError>?
    guard let info = g_file_query_info(file, attributes, G_FILE_QUERY_INFO_NONE, cancellation.pointer, &failure) else {
      let kind = kind(of: failure)
      throw FileError(path: path, kind: kind, reason: takeMessage(of: &failure))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(info)) }
    switch g_file_info_get_file_type(info) {
    case G_FILE_TYPE_REGULAR, G_FILE_TYPE_UNKNOWN: break
    case G_FILE_TYPE_DIRECTORY: throw FileError(path: path, kind: .folder, reason: "it is a folder")
    default: throw FileError(path: path, kind: .notRegular, reason: "not a regular file")
    }
    func has(_ attribute: String) -> Bool { g_file_info_has_attribute(info, attribute) != 0 }
    if has("access::can-read"), g_file_info_get_attribute_boolean(info, "access::can-read") == 0 {
      throw FileError(path: path, kind: .noPermission, reason: String(cString: strerror(EACCES)))
    }
    func value(_ attribute: String) -> String? {
      has(attribute) ? String(taking: g_file_info_get_attribute_as_string(info, attribute)) : nil
    }
    // The second one is told by the name alone, where the contents are not looked at.
    let type = value("standard::content-type") ?? value("standard::fast-content-type")
    return FileFacts(
      name: value("standard::display-name") ?? "",
      byteCount: has("standard::size") ? Int(g_file_info_get_size(info)) : nil,
      modified: has("time::modified") ? Int(g_file_info_get_attribute_uint64(info, "time::modified")) : nil,
      contentType: type.flatMap { String(taking: g_content_type_get_mime_type($0)) })
  }
}

private nonisolated let attributes =
  "standard::type,standard::size,standard::display-name,standard::content-type,standard::fast-content-type,"
  + "time::modified,access::can-read"

private nonisolated func kind(of failure: UnsafeMutablePointer<GError>?) -> FileError.Kind {
  guard let failure, failure.pointee.domain == g_io_error_quark() else { return .other }
  return switch GIOErrorEnum(UInt32(bitPattern: failure.pointee.code)) {
  case G_IO_ERROR_NOT_FOUND, G_IO_ERROR_NOT_DIRECTORY: .missing
  case G_IO_ERROR_PERMISSION_DENIED: .noPermission
  default: .other
  }
}
