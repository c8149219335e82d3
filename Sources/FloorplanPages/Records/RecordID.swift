/// The identifier of a record, which is unique among those of the same type.
///
///     struct Order: Identifiable { let id: RecordID<Order> }
///
/// The type parameter keeps the ID of a product from being used for a person.
public nonisolated struct RecordID<Record>: RawRepresentable, Hashable, Codable, Sendable {
  /// The text of the ID.
  public let rawValue: String

  /// Creates an ID with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

nonisolated extension RecordID: Comparable {
  /// Orders by length first: "WO-999" comes before "WO-1000".
  public static func < (one: Self, other: Self) -> Bool {
    (one.rawValue.utf8.count, one.rawValue) < (other.rawValue.utf8.count, other.rawValue)
  }
}

nonisolated extension RecordID: ExpressibleByStringLiteral, CustomStringConvertible {
  /// Creates an ID with a literal text.
  public init(stringLiteral text: String) { self.init(rawValue: text) }
  /// The text of the ID.
  public var description: String { rawValue }
}
