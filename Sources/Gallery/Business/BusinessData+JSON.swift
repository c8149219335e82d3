import Floorplan
import FoundationEssentials

nonisolated extension BusinessData {
  /// The data of a file, and the notes about its errors.
  struct ReadResult: Sendable {
    var data: BusinessData
    /// Values that were left out or corrected because they were invalid.
    var notes: [BusinessNote]
    /// The records and tables that couldn't be read, each as its position and the problem, without a full stop.
    var losses: [String] = []
  }

  /// Reads the text of a file.
  ///
  /// A record with an invalid value is left out; all others are read.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text in UTF-8.
  ///   - file: The file name for messages.
  /// - Returns: The data, and notes about the errors that could be corrected.
  /// - Throws: ``BusinessFormatError`` if the text isn't JSON of this format version, or no record can be read.
  static func read(_ bytes: [UInt8], from file: String) throws(BusinessFormatError) -> ReadResult {
    var content: FileContent = try decode(bytes, from: file)
    if content.data == BusinessData(), let loss = content.losses.first {
      throw BusinessFormatError(description: "\(file): \(loss)")
    }
    let repairs = content.data.repair()
    return ReadResult(
      data: content.data, notes: content.notes + repairs, losses: content.losses.map(\.description))
  }

  /// Returns the text of the file, with one record a line, so a line-based diff can compare two versions.
  func json() throws(BusinessFormatError) -> [UInt8] {
    let tables = [
      try Self.text(of: documents, "documents"), try Self.text(of: orders, "orders"),
      try Self.text(of: people, "people"), try Self.text(of: products, "products"),
      try Self.text(of: suppliers, "suppliers"),
    ]
    return Array("{\n\(tables.joined())\"version\":\(Self.version)\n}\n".utf8)
  }

  private static func text(
    of records: RecordTable<some BusinessRecord>, _ name: String
  ) throws(BusinessFormatError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var lines: [String] = []
    for record in records {
      do {
        lines.append(String(decoding: try encoder.encode(record), as: UTF8.self))
      } catch {
        // Only a number can fail to encode: JSON has no NaN and no infinity.
        let problem = localized("a number is not finite")
        throw BusinessFormatError(description: "\(BusinessFile.name): \(name), \(record.id): \(problem)")
      }
    }
    return "\"\(name)\":[\n\(lines.joined(separator: ",\n"))\(lines.isEmpty ? "" : "\n")],\n"
  }

  /// Returns the content of a JSON text with records of this format version.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text in UTF-8.
  ///   - file: The file name for messages.
  /// - Returns: The content.
  /// - Throws: ``BusinessFormatError``.
  static func decode<Content: Decodable>(_ bytes: [UInt8], from file: String) throws(BusinessFormatError) -> Content {
    guard !bytes.isEmpty else {
      throw BusinessFormatError(description: localized("%1$@ is empty").filled(with: file))
    }
    // Nothing else is known about the format of a later version.
    let header: FileHeader = try decodeJSON(bytes, from: file)
    guard header.version == version else {
      throw BusinessFormatError(
        description: localized("%1$@ has format version %2$@; this app reads version %3$@")
          .filled(with: file, "\(header.version)", "\(version)"), isOfLaterVersion: header.version > version)
    }
    return try decodeJSON(bytes, from: file)
  }

  private static func decodeJSON<Value: Decodable>(
    _ bytes: [UInt8], from file: String
  ) throws(BusinessFormatError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      throw BusinessFormatError(
        description: InvalidValue(error).map { "\(file): \($0)" }
          ?? localized("%1$@ isn’t valid JSON or is incomplete").filled(with: file))
    }
  }
}

private nonisolated struct FileHeader: Decodable {
  let version: Int
}

/// The records of a file that can be read, and the reasons why the others can't.
private nonisolated struct FileContent: Decodable {
  var data = BusinessData()
  private(set) var notes: [BusinessNote] = []
  private(set) var losses: [InvalidValue] = []

  private enum CodingKeys: CodingKey { case orders, products, suppliers, people, documents }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    data.orders = records(.orders, of: container, duplicate: localized("duplicate order %1$@ removed"))
    data.products = records(.products, of: container, duplicate: localized("duplicate product %1$@ removed"))
    data.suppliers = records(.suppliers, of: container, duplicate: localized("duplicate supplier %1$@ removed"))
    data.people = records(.people, of: container, duplicate: localized("duplicate person %1$@ removed"))
    data.documents = records(.documents, of: container, duplicate: localized("duplicate document %1$@ removed"))
  }

  private mutating func records<Record: BusinessRecord>(
    _ key: CodingKeys, of container: KeyedDecodingContainer<CodingKeys>, duplicate text: String
  ) -> RecordTable<Record> {
    RecordTable(salvaging: container, forKey: key) {
      notes.append(BusinessNote($0.id, text))
    } didLose: {
      losses.append($0)
    }
  }
}
