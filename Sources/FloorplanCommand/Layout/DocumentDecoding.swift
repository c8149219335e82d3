import FloorplanTheme

/// The keys that a kind of object may have, each a case.
typealias DocumentKey = CaseIterable & CodingKey

/// A key of any object, or an index of a list.
struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
}

extension Decoder {
  /// The values of an object that has no unknown keys.
  func fields<Key: DocumentKey>(
    _: Key.Type, known: [Key] = Array(Key.allCases)
  ) throws -> KeyedDecodingContainer<Key> {
    let names = known.map(\.stringValue)
    // Objects have no order, so the alphabet says which of several errors is the first.
    let unknown = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).filter { !names.contains($0) }.min()
    guard let unknown else { return try container(keyedBy: Key.self) }
    let nearest = nearestNames(to: unknown, in: names)
    throw DocumentError(
      codingPath + [AnyKey(stringValue: unknown)],
      "unknown key, " + (nearest.isEmpty ? "expected \(choice(of: names))" : "did you mean \(choice(of: nearest))?"))
  }
}

extension KeyedDecodingContainer {
  /// Reads the value of a key that has to be there.
  func required<Value: Decodable>(_ key: Key) throws -> Value { try decode(Value.self, forKey: key) }
  func required(_ key: Key) throws -> Double { try decode(Number.self, forKey: key).value }

  /// Reads the value of a key that need not be there; unlike for `decodeIfPresent`, null is a wrong value.
  func optional<Value: Decodable>(_ key: Key) throws -> Value? { contains(key) ? try required(key) as Value : nil }
  func optional(_ key: Key) throws -> Double? { contains(key) ? try required(key) as Double : nil }

  /// Reads the value of a key that need not be there, and may be null.
  func nullable<Value: Decodable>(_ key: Key) throws -> Value? { try decodeIfPresent(Value.self, forKey: key) }
  func nullable(_ key: Key) throws -> Double? { try decodeIfPresent(Number.self, forKey: key)?.value }
}

extension SingleValueDecodingContainer {
  /// Decodes a value; returns nil if it has another type or is out of range.
  func matching<Value: Decodable>(_ type: Value.Type) throws -> Value? {
    do {
      return try decode(type)
    } catch is DecodingError {
      return nil
    } catch {
      guard error.isNumberOutOfRange else { throw DocumentError(codingPath, "not valid JSON") }
      return nil
    }
  }
}

extension Error {
  /// Whether the decoder read a number that the wanted type can't represent.
  ///
  /// The name of the decoder's hidden error is all that tells such a number from a malformed one.
  fileprivate var isNumberOutOfRange: Bool { "\(self)".hasPrefix("numberIsNotRepresentable") }
}

/// A number, infinite where `Double` doesn't hold it, as for `1e999`: lengths may be infinite (rule R1).
struct Number: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    do {
      value = try decoder.singleValueContainer().decode(Double.self)
    } catch let error where !(error is DecodingError) {
      guard error.isNumberOutOfRange else { throw DocumentError(decoder.codingPath, "not valid JSON") }
      value = .infinity
    }
  }
}

/// A number of things: a whole number that is not negative.
struct Count: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    guard let value = try decoder.singleValueContainer().matching(Int.self), value >= 0 else {
      throw DocumentError(decoder.codingPath, "expected a whole number from 0")
    }
    self.value = value
  }
}

/// A name out of a few.
protocol DocumentName: CaseIterable, Decodable, RawRepresentable<String> {}

extension DocumentName {
  init(from decoder: any Decoder) throws {
    let names = Self.allCases.map(\.rawValue)
    let name = try decoder.singleValueContainer().matching(String.self)
    guard let known = name.flatMap({ Self(rawValue: $0) }) else {
      let nearest = name.map { nearestNames(to: $0, in: names) } ?? []
      throw DocumentError(
        decoder.codingPath,
        "expected \(choice(of: names.map(\.quoted)))" + (name.map { ", found \($0.quoted)" } ?? "")
          + (nearest.isEmpty ? "" : ", did you mean \(choice(of: nearest.map(\.quoted)))?"))
    }
    self = known
  }
}

private func choice(of names: [String]) -> String {
  names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
}
