nonisolated extension Address {
  /// Parses an address.
  ///
  /// The form is `PAGE?name=value&name=value`, optionally after ``scheme``. Every part can contain `%XX` escapes of UTF-8 bytes; a plus sign isn't
  /// an escape. Characters outside ASCII don't need escapes. A value ends at `&`, so it can contain `=` and `?`.
  ///
  /// - Parameter text: The address.
  /// - Throws: The first problem from left to right. Positions count Unicode scalars from 1.
  /// - Complexity: O(*n*) for *n* bytes.
  init(parsing text: String) throws(AddressError) {
    let reader = AddressReader(text)
    let bytes = reader.bytes
    let start = text.hasPrefix(Self.scheme) ? Self.scheme.utf8.count : 0
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let page = try reader.decoded(bytes[start..<end])
    guard !page.isEmpty else { throw .emptyPage }
    self.init(page: page)
    guard end < bytes.endIndex else { return }
    var seen: Set<String> = []
    for item in bytes[(end + 1)...].split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      let equals = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
      let name = try reader.decoded(item[..<equals])
      guard !name.isEmpty else { throw .missingName(position: reader.position(of: item.startIndex)) }
      guard equals < item.endIndex else {
        throw .missingValue(name, position: reader.position(of: item.endIndex))
      }
      let value = try reader.decoded(item[(equals + 1)...])
      guard seen.insert(name).inserted else {
        throw .duplicateKey(name, position: reader.position(of: item.startIndex))
      }
      if let key = Key(rawValue: name) {
        key.format.set(&self, value)
        if self.text(of: key) == nil { throw .badValue(key: key, value: value) }
      } else {
        knobs.append(Knob(name: name, value: value))
      }
    }
  }
}
