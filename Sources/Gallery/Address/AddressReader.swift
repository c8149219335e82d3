/// Cuts the text of an address into its decoded parts, from left to right.
nonisolated struct AddressReader {
  /// A name and a value of the part behind the question mark.
  nonisolated struct Item {
    let name: String
    let value: String
    /// The byte that the name begins with.
    let start: Int
  }

  private let bytes: [UInt8]
  private var index = 0
  private var hasItemsLeft = false

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// What stands before the question mark.
  mutating func page() throws(AddressError) -> String {
    let end = end(at: UInt8(ascii: "?"), from: 0)
    let page = try decoded(0..<end)
    hasItemsLeft = end < bytes.count
    index = end + 1
    return page
  }

  /// The next name and value, or `nil` at the end.
  mutating func nextItem() throws(AddressError) -> Item? {
    guard hasItemsLeft else { return nil }
    let start = index
    let end = end(at: UInt8(ascii: "&"), from: start)
    let equals = min(self.end(at: UInt8(ascii: "="), from: start), end)
    let name = try decoded(start..<equals)
    guard !name.isEmpty else { throw .missingName(position: position(of: start)) }
    guard equals < end else { throw .missingValue(name, position: position(of: end)) }
    let value = try decoded(equals + 1..<end)
    hasItemsLeft = end < bytes.count
    index = end + 1
    return Item(name: name, value: value, start: start)
  }

  /// The index of the next separator, or the end.
  private func end(at separator: UInt8, from start: Int) -> Int {
    bytes[min(start, bytes.count)...].firstIndex(of: separator) ?? bytes.count
  }

  /// The Unicode scalar, counted from 1, that the byte at an index belongs to.
  ///
  /// - Complexity: O(*n*), so only an error asks for it.
  func position(of index: Int) -> Int {
    bytes[..<index].count { $0 & 0xC0 != 0x80 } + 1
  }

  /// A part without its escapes.
  private func decoded(_ range: Range<Int>) throws(AddressError) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(range.count)
    var sources: [Int] = []
    sources.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      sources.append(index)
      if bytes[index] != UInt8(ascii: "%") {
        decoded.append(bytes[index])
        index += 1
      } else if index + 2 < range.upperBound, let byte = PercentCoding.byte(bytes[index + 1], bytes[index + 2]) {
        decoded.append(byte)
        index += 3
      } else {
        throw badEscape(at: index, in: range)
      }
    }
    // The text was valid, so what is invalid now came out of an escape, and the first such byte is one.
    do {
      return String(copying: try UTF8Span(validating: decoded.span))
    } catch {
      throw badEscape(at: sources[error.byteOffsets.lowerBound], in: range)
    }
  }

  private func badEscape(at index: Int, in range: Range<Int>) -> AddressError {
    let escape = bytes[index..<min(index + 3, range.upperBound)]
    return .badEscape(String(decoding: escape, as: UTF8.self), position: position(of: index))
  }
}
