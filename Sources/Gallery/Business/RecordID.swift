/// The identifier of a record, which is unique among those of the same type.
///
/// The type parameter keeps the ID of a product from being used for a person.
nonisolated struct RecordID<Record>: RawRepresentable, Hashable, Codable, Sendable {
  let rawValue: String
}

nonisolated extension RecordID: Comparable {
  /// Orders by length first: "WO-999" comes before "WO-1000".
  static func < (one: Self, other: Self) -> Bool {
    (one.rawValue.utf8.count, one.rawValue) < (other.rawValue.utf8.count, other.rawValue)
  }
}

nonisolated extension RecordID: ExpressibleByStringLiteral, CustomStringConvertible {
  init(stringLiteral text: String) { self.init(rawValue: text) }
  var description: String { rawValue }
}

/// A record in one of the tables of ``BusinessData``.
nonisolated protocol BusinessRecord: Identifiable, Hashable, Codable, Sendable where ID == RecordID<Self> {}
