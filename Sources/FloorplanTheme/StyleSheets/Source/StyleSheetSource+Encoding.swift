extension StyleSheetSource {
  /// The position and value of the first byte that isn't valid UTF-8, or nil if all bytes are valid.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package var firstInvalidByte: (position: StyleSheetPosition, byte: UInt8)? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var validLength = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { validLength += scalar.count }
    var scanner = SourceScanner(self)
    while scanner.offset < validLength { scanner.advance() }
    return scanner.peek().map { (scanner.position, $0) }
  }

  /// The start of the first line that isn't text; nil if there is none.
  ///
  /// Such a line has control characters, and many of them or also invalid UTF-8. A few can be a mistake of an editor.
  ///
  /// - Complexity: O(*n*) in the bytes.
  var firstBinaryLine: StyleSheetPosition? {
    guard bytes.contains(where: \.isBinary) else { return nil }
    let lines = bytes.split(omittingEmptySubsequences: true) { $0 == .lineFeed || $0 == .carriageReturn }
    let binary = lines.first { line in
      let count = line.count(where: \.isBinary)
      return count > 0 && ((count >= 8 && count * 4 > line.count) || String(validating: line, as: UTF8.self) == nil)
    }
    guard let start = binary?.startIndex else { return nil }
    var scanner = SourceScanner(self)
    while scanner.offset < start { scanner.advance() }
    return scanner.position
  }

  /// The encoding with two or four bytes per unit, guessed from the start of the text; nil if there is none.
  package var wideEncoding: String? {
    let start = bytes.prefix(4)
    // The byte order mark of UTF-16 is a prefix of that of UTF-32.
    let isUTF32 =
      start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF])
      || (start.count == 4 && start[1] == 0 && start[2] == 0 && (start[0] == 0) != (start[3] == 0))
    return isUTF32 ? "UTF-32" : Self.looksLikeUTF16(start) ? "UTF-16" : nil
  }

  private static func looksLikeUTF16(_ start: ArraySlice<UInt8>) -> Bool {
    start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
      || (start.count == 4 && (start[0] == 0) != (start[1] == 0) && (start[2] == 0) == (start[0] == 0)
        && (start[3] == 0) == (start[1] == 0))
  }
}

extension UInt8 {
  /// Whether the byte is a control character that text doesn't contain.
  fileprivate var isBinary: Bool { self == 0x7F || (self < 0x20 && !(0x09...0x0D).contains(self)) }
}
