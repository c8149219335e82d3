public import FloorplanUI
public import GTKBridge

/// A file that belongs to the data in a form, such as a photo or a document.
///
///     Attachment(name: "invoice.pdf", content: .file("/srv/files/invoice.pdf"), byteCount: 120_000)
///
/// The app handles the file, and sets ``status`` to the progress of an upload or the reason for an error.
public nonisolated struct Attachment: Identifiable, Hashable, Sendable {
  /// The location of an attachment's contents.
  public enum Content: Hashable, Sendable {
    /// A file at a path.
    case file(String)
    /// A file at an address that GIO can read, such as a `file:` URI.
    case uri(String)
    /// An image in memory, such as one that was pasted or dropped.
    case picture(EncodedImage)
    /// Contents that the app loads on demand.
    case loader(AttachmentLoader)
  }

  /// The status of an attachment.
  public enum Status: Hashable, Sendable {
    /// No upload and no error.
    case ready
    /// An upload in progress, 0...1, or nil if the progress is unknown.
    case uploading(Double?)
    /// An error, with the reason for the user.
    case failed(String)

    var isUploading: Bool { if case .uploading = self { true } else { false } }
  }

  /// The identifier, which is unique in a form.
  public let id: String
  /// The file name, of any content; ``displayName`` is the name for display.
  public var name: String
  /// The location of the contents.
  public var content: Content
  /// The MIME type, such as `application/pdf`; nil to use the file extension.
  public var contentType: String?
  /// The size in bytes; nil if it is unknown.
  public var byteCount: Int?
  /// The modification date; nil if it is unknown.
  public var date: DateTime?
  /// The status of the attachment.
  public var status: Status

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - id: The identifier; nil for a unique one.
  ///   - name: The file name.
  ///   - content: The location of the contents.
  ///   - contentType: The MIME type; nil to use the file extension.
  ///   - byteCount: The size in bytes; nil if it is unknown.
  ///   - date: The modification date; nil if it is unknown.
  ///   - status: The status of the attachment.
  public init(
    id: String? = nil, name: String, content: Content, contentType: String? = nil, byteCount: Int? = nil,
    date: DateTime? = nil, status: Status = .ready
  ) {
    self.id = id ?? Self.newID()
    self.name = name
    self.content = content
    self.contentType = contentType
    self.byteCount = byteCount
    self.date = date
    self.status = status
  }

  static func newID() -> String {
    let (high, low) = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
    return String(high, radix: 36) + "-" + String(low, radix: 36)
  }

  /// The reason for the error; nil if there is none.
  var failure: String? { if case .failed(let reason) = status { reason } else { nil } }
}

/// A loader for the contents of an attachment that isn't in a file yet.
public nonisolated final class AttachmentLoader: Sendable {
  private let id: String?
  let read: @Sendable () throws -> [UInt8]

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - id: The identifier of the contents, which loaders of equal contents share; nil for a unique one.
  ///   - read: Returns the contents of the file. It is called on another thread, at most once at a time, and
  ///     may take as long as the network does. The user sees the errors that it throws.
  public init(id: String? = nil, _ read: @escaping @Sendable () throws -> [UInt8]) { (self.id, self.read) = (id, read) }
}

nonisolated extension AttachmentLoader: Hashable {
  /// Returns whether both are the same loader, or have the same identifier.
  public static func == (one: AttachmentLoader, other: AttachmentLoader) -> Bool {
    one === other || one.id != nil && one.id == other.id
  }
  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) {
    if let id { hasher.combine(id) } else { hasher.combine(ObjectIdentifier(self)) }
  }
}
