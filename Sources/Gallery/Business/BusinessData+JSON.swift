import Floorplan
import FoundationEssentials

nonisolated extension BusinessData {
  /// The data of a file, and the notes about its errors.
  struct ReadResult: Sendable {
    var data: BusinessData
    /// Values that were left out or corrected because they were invalid.
    var notes: [BusinessNote]
  }

  /// Reads the text of a file.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text in UTF-8.
  ///   - file: The file name for messages.
  /// - Returns: The data, and notes about the errors that could be corrected.
  /// - Throws: ``BusinessFormatError`` for the first error that can't be corrected.
  static func read(_ bytes: [UInt8], from file: String) throws(BusinessFormatError) -> ReadResult {
    guard !bytes.isEmpty else {
      throw BusinessFormatError(description: localized("%1$@ is empty").filled(with: file))
    }
    // Nothing else is known about the format of a later version.
    let header: FileHeader = try decode(
      bytes, from: file, otherwise: localized("%1$@ isn’t valid JSON or is incomplete").filled(with: file))
    guard header.version == version else {
      throw BusinessFormatError(
        description: localized("%1$@ has format version %2$@; this app reads version %3$@")
          .filled(with: file, "\(header.version)", "\(version)"), isOfLaterVersion: header.version > version)
    }
    // By now the text is known to be JSON, so an error without a position can only be a number.
    let number = localized("a number is out of range or isn’t an integer")
    let content: FileContent = try decode(bytes, from: file, otherwise: "\(file): \(number)")
    var notes: [BusinessNote] = []
    var data = BusinessData()
    data.orders = table(content.orders, duplicate: localized("duplicate order %1$@ removed"), &notes)
    data.products = table(content.products, duplicate: localized("duplicate product %1$@ removed"), &notes)
    data.suppliers = table(content.suppliers, duplicate: localized("duplicate supplier %1$@ removed"), &notes)
    data.people = table(content.people, duplicate: localized("duplicate person %1$@ removed"), &notes)
    data.documents = table(content.documents, duplicate: localized("duplicate document %1$@ removed"), &notes)
    notes += data.repair()
    return ReadResult(data: data, notes: notes)
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

  private static func table<Record: BusinessRecord>(
    _ records: [Record], duplicate text: String, _ notes: inout [BusinessNote]
  ) -> RecordTable<Record> {
    var table = RecordTable<Record>()
    for record in records {
      if table.contains(record.id) {
        notes.append(BusinessNote(record.id, text))
      } else {
        table.save(record)
      }
    }
    return table
  }

  private static func decode<Value: Decodable>(
    _ bytes: [UInt8], from file: String, otherwise description: String
  ) throws(BusinessFormatError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch {
      throw BusinessFormatError(description: InvalidValue(error).map { "\(file): \($0)" } ?? description)
    }
  }
}

private nonisolated struct FileHeader: Decodable {
  let version: Int
}

private nonisolated struct FileContent: Decodable {
  let orders: [WorkOrder]
  let products: [Product]
  let suppliers: [Supplier]
  let people: [Person]
  let documents: [Document]
}
