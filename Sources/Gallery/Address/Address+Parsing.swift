import FloorplanTheme
nonisolated extension Address {
  /// Reads an address.
  ///
  /// The form is `PAGE?name=value&name=value`. Every part may hold `%XX` escapes of UTF-8 bytes; a plus sign is a plus sign.
  /// Characters outside of ASCII may also stand as they are. A value ends at `&`, so it may hold `=` and `?`.
  ///
  /// - Parameter text: The address.
  /// - Throws: The first thing that is wrong, from left to right. Positions count Unicode scalars from 1.
  /// - Complexity: O(*n*) for *n* bytes.
  init(parsing text: String) throws(AddressError) {
    var reader = AddressReader(text)
    try self.init(page: reader.page())
    var seen: Set<String> = []
    while let item = try reader.nextItem() {
      guard seen.insert(item.name).inserted else {
        throw .duplicateKey(item.name, position: reader.position(of: item.start))
      }
      if let key = Key(rawValue: item.name) {
        try set(key, to: item.value)
      } else {
        knobs.append(Knob(name: item.name, value: item.value))
      }
    }
  }

  /// Gives a switch the value that an address names.
  private mutating func set(_ key: Key, to value: String) throws(AddressError) {
    switch key {
    case .theme: theme = try word(value, for: key)
    case .dialect: dialect = try word(value, for: key)
    case .direction: direction = try word(value, for: key)
    case .motion: motion = try word(value, for: key)
    case .scale: scale = try Double(hundredths(value)) / 100
    case .size: size = try points(value)
    case .sheet: sheet = try styleSheet(value)
    case .density: throw .unsupportedKey(key)
    }
  }

  /// One of an enumeration's words.
  private func word<Word>(_ value: String, for key: Key) throws(AddressError) -> Word
  where Word: RawRepresentable<String> & CaseIterable {
    if let word = Word(rawValue: value) { return word }
    throw .badValue(key: key, value: value, allowed: .words(Word.allCases.map(\.rawValue)))
  }

  /// The name of a built-in theme, or the path of a file.
  private func styleSheet(_ value: String) throws(AddressError) -> StyleSheetChoice {
    if let choice = StyleSheetChoice(value) { return choice }
    throw .badValue(key: .sheet, value: value, allowed: .styleSheet(names: BuiltInTheme.allCases.map(\.rawValue)))
  }

  /// A decimal number with at most two decimals, in hundredths.
  private func hundredths(_ value: String) throws(AddressError) -> Int {
    let parts = value.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    if let whole = parts.first.flatMap({ digits($0, atMost: 2) }) {
      let fraction = parts.count == 1 ? 0 : digits(parts[1], atMost: 2).map { $0 * (parts[1].count == 1 ? 10 : 1) }
      if let fraction, Self.scaleRangeInHundredths.contains(whole * 100 + fraction) { return whole * 100 + fraction }
    }
    throw .badValue(key: .scale, value: value, allowed: .scale)
  }

  /// Two lengths with an x between.
  private func points(_ value: String) throws(AddressError) -> Size {
    let sides = value.utf8.split(separator: UInt8(ascii: "x"), omittingEmptySubsequences: false)
    if sides.count == 2, let width = digits(sides[0], atMost: 5), let height = digits(sides[1], atMost: 5),
      let size = Size(width: width, height: height)
    {
      return size
    }
    throw .badValue(key: .size, value: value, allowed: .size)
  }

  /// A whole number of one to a few digits and nothing else; `Int(_:)` would take signs too.
  private func digits(_ text: Substring.UTF8View, atMost count: Int) -> Int? {
    let areDigits = text.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return areDigits && text.count <= count ? Int(Substring(text)) : nil
  }
}
