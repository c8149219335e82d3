public import FloorplanUI

nonisolated extension Attachment {
  /// The lowercase file extension, of up to five ASCII letters and digits; nil if there is none.
  var fileExtension: String? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let end = name[name.index(after: dot)...]
    let isPlain =
      (1...Self.maximumExtensionLength).contains(end.count)
      && end.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return isPlain ? end.lowercased() : nil
  }
  private static let maximumExtensionLength = 5

  /// The MIME type, from ``contentType`` or the file extension; nil if it is unknown.
  var type: String? { contentType ?? fileExtension.flatMap { Self.types[$0] } }

  /// Whether the attachment is an image.
  var isPicture: Bool { type?.hasPrefix("image/") == true }

  /// Whether the attachment is a text.
  var isText: Bool {
    type?.hasPrefix("text/") == true || type == "application/json" || type == "application/xml"
  }

  /// Whether the attachment is a PDF document.
  var isPDF: Bool { type == "application/pdf" }

  /// The source of the image; nil if the attachment isn't an image, or the app loads it.
  public var picture: ImageSource? {
    guard isPicture else { return nil }
    return switch content {
    case .file(let path): .file(path)
    case .uri(let uri): .address(uri)
    case .picture(let image): .encoded(image)
    case .loader: nil
    }
  }

  /// The icon of the file type.
  public var iconName: String {
    let icon = type.flatMap { type in Self.icons.first { $0.words.contains(where: type.contains) } }
    return icon?.name ?? "application-x-generic-symbolic"
  }

  /// The icons by words in the MIME type; the first match applies.
  private static let icons: [(name: String, words: [String])] = [
    ("image-x-generic-symbolic", ["image/"]), ("audio-x-generic-symbolic", ["audio/"]),
    ("video-x-generic-symbolic", ["video/"]),
    ("x-office-spreadsheet-symbolic", ["csv", "excel", "sheet"]),
    ("x-office-presentation-symbolic", ["powerpoint", "presentation"]),
    ("x-office-document-symbolic", ["word", "rtf", "opendocument.text"]),
    ("application-pdf-symbolic", ["pdf"]), ("package-x-generic-symbolic", ["zip", "x-tar", "x-xz", "x-7z"]),
    ("text-x-generic-symbolic", ["text/", "application/json", "application/xml"]),
  ]

  /// The MIME types by file extension.
  private static let types: [String: String] = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp",
    "svg": "image/svg+xml", "bmp": "image/bmp", "tif": "image/tiff", "tiff": "image/tiff", "heic": "image/heic",
    "avif": "image/avif", "ico": "image/vnd.microsoft.icon",
    "mp3": "audio/mpeg", "ogg": "audio/ogg", "wav": "audio/x-wav", "flac": "audio/flac", "m4a": "audio/mp4",
    "mp4": "video/mp4", "webm": "video/webm", "mkv": "video/x-matroska", "mov": "video/quicktime",
    "txt": "text/plain", "csv": "text/csv", "md": "text/markdown", "html": "text/html", "log": "text/plain",
    "pdf": "application/pdf", "zip": "application/zip", "gz": "application/gzip", "tar": "application/x-tar",
    "xz": "application/x-xz", "json": "application/json", "xml": "application/xml",
    "doc": "application/msword", "xls": "application/vnd.ms-excel", "ppt": "application/vnd.ms-powerpoint",
    "docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "odt": "application/vnd.oasis.opendocument.text", "ods": "application/vnd.oasis.opendocument.spreadsheet",
    "odp": "application/vnd.oasis.opendocument.presentation",
  ]

  /// The file extensions of images, for a file dialog.
  static let pictureExtensions = types.filter { $0.value.hasPrefix("image/") }.keys.sorted()
}
