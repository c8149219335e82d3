/// What the reader of records asks of the bytes of a line.
nonisolated extension Span<UInt8> {
  /// The index of the first byte that is neither a space nor a tab, or the count.
  var contentStart: Int { contentStart(from: 0) }

  /// The index of the first byte, from an index on, that is neither a space nor a tab, or the count.
  func contentStart(from start: Int) -> Int {
    var index = start
    while index < count, isBlank(self[index]) { index += 1 }
    return index
  }

  /// The index behind the last byte that is neither a space nor a tab, or zero.
  var contentEnd: Int {
    var end = count
    while end > 0, isBlank(self[end - 1]) { end -= 1 }
    return end
  }

  /// The index of the colon behind the name of a field, or `nil` where no field begins.
  ///
  /// A name has printable characters of ASCII and begins neither with `#` nor with `-` (deb-control(5)).
  var fieldNameEnd: Int? {
    guard !isEmpty, self[0] != UInt8(ascii: "-") else { return nil }
    for index in indices {
      switch self[index] {
      case UInt8(ascii: ":"): return index > 0 ? index : nil
      case UInt8(ascii: "!")...UInt8(ascii: "~"): continue
      default: return nil
      }
    }
    return nil
  }

  /// A part of the line, which must be UTF-8, as text.
  func text(_ range: Range<Int>) -> String {
    extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// The line with replacement characters for what cannot be shown, and what was wrong; `nil` for a good line.
  func repaired() -> (bytes: [UInt8], damage: String)? {
    var decoded = text(indices)
    let isUTF8 = decoded.utf8.count == count && isSame(as: decoded)
    let hasNUL = decoded.utf8.contains(0)
    if hasNUL {
      decoded = String(String.UnicodeScalarView(decoded.unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }))
    }
    switch (isUTF8, hasNUL) {
    case (true, false): return nil
    case (false, false): return (Array(decoded.utf8), "the line is not UTF-8; bad bytes are shown as \u{FFFD}")
    case (true, true): return (Array(decoded.utf8), "the line holds NUL bytes; they are shown as \u{FFFD}")
    case (false, true):
      return (Array(decoded.utf8), "the line is not UTF-8 and holds NUL bytes; they are shown as \u{FFFD}")
    }
  }

  private func isSame(as text: String) -> Bool {
    var index = 0
    for byte in text.utf8 {
      guard byte == self[index] else { return false }
      index += 1
    }
    return true
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}

nonisolated extension [UInt8] {
  /// Appends the bytes of a span.
  mutating func append(_ bytes: Span<UInt8>) {
    bytes.withUnsafeBufferPointer { append(contentsOf: $0) }
  }
}
