import FloorplanUI
import GTKBridge

/// An invalid value in data that is decoded, with its position and the reason for the user.
///
/// Throw it in `init(from:)` for a reason that the decoder doesn't know. Its description is formatted like
/// `orders[3].dueDate: wrong type`, without a full stop.
public nonisolated struct InvalidValue: Error, CustomStringConvertible {
  private let path: String
  private let reason: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - keys: The path of the value.
  ///   - reason: The reason for the user, without a full stop.
  public init(at keys: [any CodingKey], _ reason: String) {
    path = keys.reduce(into: "") { path, key in
      path += key.intValue.map { "[\($0)]" } ?? (path.isEmpty ? "" : ".") + key.stringValue
    }
    self.reason = reason
  }

  /// Creates the problem that a decoder reports, or nil if the error has no position.
  public init?(_ error: any Error) {
    switch error {
    case let error as InvalidValue: self = error
    // The decoder's own description is always in English.
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init(at: context.codingPath, localized("unknown value"))
    case DecodingError.typeMismatch(_, let context): self.init(at: context.codingPath, localized("wrong type"))
    case DecodingError.valueNotFound(_, let context): self.init(at: context.codingPath, localized("unexpected null"))
    case DecodingError.keyNotFound(let key, let context):
      self.init(at: context.codingPath + [key], localized("missing value"))
    default: return nil
    }
  }

  /// Creates the problem that a decoder reports for a value of a record or table.
  fileprivate init(_ error: any Error, in keys: [any CodingKey]) {
    // The text is known to be valid, so an error without a position can only be a number.
    self = InvalidValue(error) ?? InvalidValue(at: keys, localized("a number is out of range or isn’t an integer"))
  }

  /// The path and the reason.
  public var description: String { path.isEmpty ? reason : "\(path): \(reason)" }
}

nonisolated extension RecordTable where Record: Decodable {
  /// Decodes an array of records, of which the invalid ones are left out.
  ///
  /// - Parameters:
  ///   - container: The container of the array.
  ///   - key: The key of the array.
  ///   - didSkip: Called for each record that is left out because its ID is a duplicate.
  ///   - didLose: Called for each record that can't be decoded, or for the array.
  public init<Key>(
    salvaging container: KeyedDecodingContainer<Key>, forKey key: Key, didSkip: (Record) -> Void,
    didLose: (InvalidValue) -> Void
  ) {
    self.init()
    do {
      for element in try container.decode([Salvaged<Record>].self, forKey: key) {
        switch element.record {
        case .success(let record) where contains(record.id): didSkip(record)
        case .success(let record): save(record)
        case .failure(let loss): didLose(loss)
        }
      }
    } catch {
      didLose(InvalidValue(error, in: container.codingPath + [key]))
    }
  }
}

/// A record, or the reason why it can't be decoded, which doesn't prevent decoding the next one.
private nonisolated struct Salvaged<Record: Decodable>: Decodable {
  let record: Result<Record, InvalidValue>

  init(from decoder: any Decoder) throws {
    do {
      record = .success(try Record(from: decoder))
    } catch {
      record = .failure(InvalidValue(error, in: decoder.codingPath))
    }
  }
}
