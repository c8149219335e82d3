public import FloorplanUI

/// A file that belongs to what a form edits: a photo, a document.
///
///     Attachment(name: "invoice.pdf", content: .file("/srv/files/invoice.pdf"), byteCount: 120_000)
///
/// What becomes of it is up to the app: it says in ``status`` how far an upload has come, or why it went wrong.
public nonisolated struct Attachment: Identifiable, Hashable, Sendable {
  /// Where the bytes of an attachment are.
  public enum Content: Hashable, Sendable {
    /// In a file, by its path.
    case file(String)
    /// At an address: `file:` and whatever else GIO reads.
    case address(String)
    /// In the memory of the program: a picture that was pasted or dropped.
    case picture(EncodedImage)
    /// Wherever the app gets them from when somebody wants to see them.
    case loader(AttachmentLoader)
  }

  /// What is going on with an attachment.
  public enum Status: Hashable, Sendable {
    /// Nothing.
    case ready
    /// It is on its way; how far, 0...1, or nil where nobody knows.
    case uploading(Double?)
    /// Something went wrong with it: what, as people are to read it.
    case failed(String)

    var isUploading: Bool { if case .uploading = self { true } else { false } }
  }

  /// What tells it from others of the same form.
  public let id: String
  /// What the file is called, whatever that may be: what is shown of it is ``shownName``.
  public var name: String
  /// Where its bytes are.
  public var content: Content
  /// The type of the contents, as in `application/pdf`; nil to go by the end of the name.
  public var contentType: String?
  /// How many bytes it has; nil where nobody knows.
  public var byteCount: Int?
  /// When it was last changed; nil where nobody knows.
  public var date: DateTime?
  /// What is going on with it.
  public var status: Status

  /// Makes an attachment.
  ///
  /// - Parameters:
  ///   - id: What tells it from others; nil for an id that no other has.
  ///   - name: What the file is called.
  ///   - content: Where its bytes are.
  ///   - contentType: The type of the contents; nil to go by the end of the name.
  ///   - byteCount: How many bytes it has.
  ///   - date: When it was last changed.
  ///   - status: What is going on with it.
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

  /// Why something went wrong; nil where nothing did.
  var failure: String? { if case .failed(let reason) = status { reason } else { nil } }
}

/// Gets the bytes of an attachment when somebody wants to see it, for attachments that are not in files yet.
public nonisolated final class AttachmentLoader: Sendable {
  let read: @Sendable () throws -> [UInt8]

  /// A loader.
  ///
  /// - Parameter read: Gives all bytes of the file. It is called on another thread, at most once at a time, and may take
  ///   as long as the network does; what it throws is shown.
  public init(_ read: @escaping @Sendable () throws -> [UInt8]) { self.read = read }
}

nonisolated extension AttachmentLoader: Hashable {
  /// Whether it is the same loader.
  public static func == (one: AttachmentLoader, other: AttachmentLoader) -> Bool { one === other }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
