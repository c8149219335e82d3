/// Finds what is no UTF-8 in a text.
package struct EncodingCheck {
  /// Where the first byte stands that belongs to no scalar, and which one it is.
  package private(set) var firstFault: (position: StyleSheetPosition, byte: UInt8)?

  /// - Complexity: O(*n*) in the bytes up to the first fault.
  package init(_ source: StyleSheetSource) {
    var scanner = SourceScanner(source)
    while let byte = scanner.peek() {
      let length = Self.scalarLength(at: scanner)
      guard length > 0 else {
        firstFault = (scanner.position, byte)
        return
      }
      scanner.advance(by: byte < 0x80 ? 1 : length)
    }
  }

  /// The encoding in units of two or four bytes that the text has, as far as its beginning tells; nil where it has none
  /// of them.
  package static func wideEncoding(of source: StyleSheetSource) -> String? {
    let start = source.bytes.prefix(4)
    // The mark of UTF-16 is the beginning of that of UTF-32.
    let isUTF32 =
      start.starts(with: [0xFF, 0xFE, 0, 0]) || start.starts(with: [0, 0, 0xFE, 0xFF])
      || (start.count == 4 && start[1] == 0 && start[2] == 0 && (start[0] == 0) != (start[3] == 0))
    return isUTF32 ? "UTF-32" : looksLikeUTF16(start) ? "UTF-16" : nil
  }

  private static func looksLikeUTF16(_ start: ArraySlice<UInt8>) -> Bool {
    start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF])
      || (start.count == 4 && (start[0] == 0) != (start[1] == 0) && (start[2] == 0) == (start[0] == 0)
        && (start[3] == 0) == (start[1] == 0))
  }

  /// How many bytes the scalar has that begins here; 0 where none does.
  private static func scalarLength(at scanner: SourceScanner) -> Int {
    guard let byte = scanner.peek() else { return 0 }
    func continues(_ distance: Int, _ range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
      scanner.peek(distance).map(range.contains) ?? false
    }
    // The bounds of the second byte leave out overlong forms, surrogates and what is above U+10FFFF.
    switch byte {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return continues(1) ? 2 : 0
    case 0xE0: return continues(1, 0xA0...0xBF) && continues(2) ? 3 : 0
    case 0xED: return continues(1, 0x80...0x9F) && continues(2) ? 3 : 0
    case 0xE1...0xEF: return continues(1) && continues(2) ? 3 : 0
    case 0xF0: return continues(1, 0x90...0xBF) && continues(2) && continues(3) ? 4 : 0
    case 0xF1...0xF3: return continues(1) && continues(2) && continues(3) ? 4 : 0
    case 0xF4: return continues(1, 0x80...0x8F) && continues(2) && continues(3) ? 4 : 0
    default: return 0
    }
  }
}
