/// A decoder for the parts of an address that reports the positions of errors.
nonisolated struct AddressReader {
  let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Returns the position of a byte, in Unicode scalars from 1.
  ///
  /// - Complexity: O(*n*), so it is only computed for errors.
  func position(of index: Int) -> Int {
    bytes[..<index].count { $0 & 0xC0 != 0x80 } + 1
  }

  /// Decodes the escapes of a part.
  func decoded(_ part: ArraySlice<UInt8>) throws(AddressError) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(part.count)
    var sources: [Int] = []
    sources.reserveCapacity(part.count)
    var index = part.startIndex
    while index < part.endIndex {
      sources.append(index)
      if bytes[index] != UInt8(ascii: "%") {
        decoded.append(bytes[index])
        index += 1
      } else if index + 2 < part.endIndex, let byte = PercentCoding.byte(bytes[index + 1], bytes[index + 2]) {
        decoded.append(byte)
        index += 3
      } else {
        throw badEscape(at: index, in: part)
      }
    }
    // The text was valid UTF-8, so the first invalid byte is from an escape.
    do {
      return String(copying: try UTF8Span(validating: decoded.span))
    } catch {
      throw badEscape(at: sources[error.byteOffsets.lowerBound], in: part)
    }
  }

  private func badEscape(at index: Int, in part: ArraySlice<UInt8>) -> AddressError {
    .badEscape(String(decoding: part[index...].prefix(3), as: UTF8.self), position: position(of: index))
  }
}
