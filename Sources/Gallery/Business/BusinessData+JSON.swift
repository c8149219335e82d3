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
    guard !bytes.isEmpty else { throw BusinessFormatError(file: file, problem: .empty) }
    // Nothing else is known about the format of a later version.
    let header: FileHeader = try decode(bytes, from: file, otherwise: .notJSON)
    guard header.version == version else { throw BusinessFormatError(file: file, problem: .version(header.version)) }
    // By now the text is known to be JSON, so an error without a position can only be a number.
    let number = BusinessFormatError.Problem.value(
      path: "", reason: localized("a number is out of range or isn’t an integer"))
    let content: FileContent = try decode(bytes, from: file, otherwise: number)
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
        throw BusinessFormatError(
          file: BusinessFile.name,
          problem: .value(path: "\(name), \(record.id)", reason: localized("a number is not finite")))
      }
    }
    return "\"\(name)\":[\n\(lines.joined(separator: ",\n"))\(lines.isEmpty ? "" : "\n")],\n"
  }

  private static func table<Record>(
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
    _ bytes: [UInt8], from file: String, otherwise problem: BusinessFormatError.Problem
  ) throws(BusinessFormatError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(bytes))
    } catch let problem as BusinessFormatError.Problem {
      throw BusinessFormatError(file: file, problem: problem)
    } catch let error as DecodingError {
      throw BusinessFormatError(file: file, problem: BusinessFormatError.Problem(error) ?? problem)
    } catch {
      throw BusinessFormatError(file: file, problem: problem)
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
