/// The name of a record among those of its kind; a product's can't be taken for a person's.
nonisolated struct RecordID<Record>: RawRepresentable, Hashable, Codable, Sendable {
  let rawValue: String
}

nonisolated extension RecordID: Comparable {
  /// "WO-999" comes before "WO-1000".
  static func < (one: Self, other: Self) -> Bool {
    (one.rawValue.utf8.count, one.rawValue) < (other.rawValue.utf8.count, other.rawValue)
  }
}

nonisolated extension RecordID: ExpressibleByStringLiteral, CustomStringConvertible {
  init(stringLiteral text: String) { self.init(rawValue: text) }
  var description: String { rawValue }
}

/// A row of one of the tables of ``BusinessData``.
nonisolated protocol BusinessRecord: Identifiable, Hashable, Codable, Sendable where ID == RecordID<Self> {}
