import FloorplanTheme

/// The keys of all objects in documents and in the answers.
enum DocumentKey: String, CodingKey {
  case kind, layout, container, scale, rtl, contentOffset, contentSize, sections, queries
  case itemSize, estimatedItemSize, minimumScaledItemSize, numberOfColumns, numberOfRows
  case isLayoutJustified, isTopAligned, interitemSpacing, lineSpacing, sectionInset, pinsHeaders, pinsFooters
  case header, footer, inset, count, items, id, size, measure, unmeasured
  case model, length, line, ratio
  case margin, accessory, spacing, columns, sizeClass, padding, rows, role, alignment
  case before, after, offset
  case x, y, width, height, top, leading, bottom, trailing
}

/// Any key of an object, or an index in a list.
struct AnyKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }
  init(intValue: Int) { (stringValue, self.intValue) = ("\(intValue)", intValue) }
}

extension Decoder {
  /// Returns the container of an object.
  ///
  /// - Parameter known: The allowed keys, in the order in which the error message lists them.
  /// - Returns: The container.
  /// - Throws: ``DocumentError`` for another key.
  func fields(_ known: [DocumentKey]) throws -> KeyedDecodingContainer<DocumentKey> {
    let names = known.map(\.rawValue)
    // Objects are unordered, so the alphabetically first unknown key is reported.
    let unknown = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).filter { !names.contains($0) }.min()
    guard let unknown else { return try container(keyedBy: DocumentKey.self) }
    let nearest = nearestNames(to: unknown, in: names)
    throw DocumentError(
      codingPath + [AnyKey(stringValue: unknown)],
      "unknown key; " + (nearest.isEmpty ? "expected \(choice(of: names))" : "did you mean \(choice(of: nearest))?"))
  }
}

extension KeyedDecodingContainer {
  /// Decodes the value of a required key.
  func required<Value: Decodable>(_ key: Key) throws -> Value { try decode(Value.self, forKey: key) }
  func required(_ key: Key) throws -> Double { try decode(Number.self, forKey: key).value }

  /// Decodes the value of an optional key.
  ///
  /// Unlike `decodeIfPresent`, throws for null.
  func optional<Value: Decodable>(_ key: Key) throws -> Value? { contains(key) ? try required(key) as Value : nil }
  func optional(_ key: Key) throws -> Double? { contains(key) ? try required(key) as Double : nil }

  /// Decodes the value of an optional key that may be null.
  func nullable<Value: Decodable>(_ key: Key) throws -> Value? { try decodeIfPresent(Value.self, forKey: key) }
  func nullable(_ key: Key) throws -> Double? { try decodeIfPresent(Number.self, forKey: key)?.value }
}

extension SingleValueDecodingContainer {
  /// Decodes a value, or returns nil if it has another type or is out of range.
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
  /// Whether the decoder read a number that the type can't represent.
  ///
  /// The decoder's error is private. Only its name distinguishes such a number from a malformed one.
  fileprivate var isNumberOutOfRange: Bool { "\(self)".hasPrefix("numberIsNotRepresentable") }
}

/// A number, or infinity if it is too large for `Double`, such as `1e999`.
///
/// Lengths may be infinite (rule R1).
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

/// A number of elements: an integer of at least 0.
struct Count: Decodable {
  let value: Int

  init(from decoder: any Decoder) throws {
    guard let value = try decoder.singleValueContainer().matching(Int.self), value >= 0 else {
      throw DocumentError(decoder.codingPath, "expected a nonnegative integer")
    }
    self.value = value
  }
}

/// A string out of a fixed set.
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
          + (nearest.isEmpty ? "" : "; did you mean \(choice(of: nearest.map(\.quoted)))?"))
    }
    self = known
  }
}

private func choice(of names: [String]) -> String {
  names.count < 2 ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
}
