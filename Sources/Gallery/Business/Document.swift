import Floorplan
import FoundationEssentials

/// A picture, text or file that can be attached to orders.
nonisolated struct Document: BusinessRecord {
  let id: RecordID<Document>
  /// The file name, whose extension identifies the format.
  var name: String
  var kind: Kind
  var byteCount: Int
  var date: DateTime
  var content: DocumentContent

  /// The purpose of the document.
  enum Kind: String, CaseIterable, Codable, Sendable {
    case picture, drawing, report, manual

    var title: String {
      switch self {
      case .picture: localized("Picture")
      case .drawing: localized("Drawing")
      case .report: localized("Report")
      case .manual: localized("Manual")
      }
    }
  }
}

/// The content of a document.
nonisolated enum DocumentContent: Hashable, Sendable {
  /// The bytes of a picture's file.
  case picture([UInt8])
  case text(String)
  /// A file, by its path relative to the folder of the business data.
  case file(String)
}

/// Encoded with one key: `{"text":"…"}`, `{"file":"…"}`, or `{"picture":"…"}` with the bytes in Base64.
nonisolated extension DocumentContent: Codable {
  private enum CodingKeys: CodingKey { case picture, text, file }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.picture) {
      let text = try container.decode(String.self, forKey: .picture)
      guard let bytes = Data(base64Encoded: text) else {
        throw InvalidValue(
          at: container.codingPath + [CodingKeys.picture], localized("the image isn’t valid Base64"))
      }
      self = .picture([UInt8](bytes))
    } else if container.contains(.text) {
      self = .text(try container.decode(String.self, forKey: .text))
    } else {
      self = .file(try container.decode(String.self, forKey: .file))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .picture(let bytes): try container.encode(Data(bytes).base64EncodedString(), forKey: .picture)
    case .text(let text): try container.encode(text, forKey: .text)
    case .file(let path): try container.encode(path, forKey: .file)
    }
  }
}
