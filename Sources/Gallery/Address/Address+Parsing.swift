import FloorplanTheme

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
        try set(key, to: value)
      } else {
        knobs.append(Knob(name: name, value: value))
      }
    }
  }

  /// Sets a switch that has no value yet.
  private mutating func set(_ key: Key, to value: String) throws(AddressError) {
    switch key {
    case .theme: theme = Appearance(rawValue: value)
    case .sheet: sheet = StyleSheetChoice(value)
    case .dialect: dialect = StyleSheetDialect(rawValue: value)
    case .direction: direction = Direction(rawValue: value)
    case .scale: scale = Self.scale(value)
    case .size: size = Self.points(value)
    case .motion: motion = Motion(rawValue: value)
    case .density: density = Density(rawValue: value)
    case .pick: pick = ComponentParts.part(at: value) == nil ? nil : value
    }
    if self.text(of: key) == nil { throw .badValue(key: key, value: value) }
  }

  /// Parses a number with at most two decimals; returns nil if it is invalid or out of range.
  private static func scale(_ value: String) -> Double? {
    guard value.wholeMatch(of: /[0-9]{1,2}(\.[0-9]{1,2})?/) != nil else { return nil }
    return Double(value).flatMap { scaleRange.contains($0) ? $0 : nil }
  }

  /// Parses two lengths separated by an x.
  private static func points(_ value: String) -> Size? {
    guard let sides = value.wholeMatch(of: /([0-9]{1,5})x([0-9]{1,5})/), let width = Int(sides.1),
      let height = Int(sides.2)
    else { return nil }
    return Size(width: width, height: height)
  }
}
