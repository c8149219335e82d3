/// The extent codes of adjacent items: four bytes each, or eight if any of them needs it.
struct ExtentCells: Sendable {
  /// The codes if all of them fit in four bytes, else empty.
  private var narrow: ContiguousArray<Int32> = []
  /// The codes if any of them needs eight bytes, else empty.
  private var wide: ContiguousArray<Int> = []

  /// The largest four-byte code: the sum of a chunk full of them also fits in four bytes.
  private static let maximumNarrowCode = 1 << 22

  init() {}

  /// Creates cells with unknown extents.
  init(unknown count: Int) {
    appendUnknown(count)
  }

  private var isWide: Bool { !wide.isEmpty }
  var count: Int { narrow.count + wide.count }
  var isEmpty: Bool { narrow.isEmpty && wide.isEmpty }

  subscript(index: Int) -> ExtentCode {
    get { ExtentCode(raw: isWide ? wide[index] : Int(narrow[index])) }
    set {
      if newValue.raw > Self.maximumNarrowCode { widen() }
      if isWide { wide[index] = newValue.raw } else { narrow[index] = Int32(truncatingIfNeeded: newValue.raw) }
    }
  }

  private mutating func widen() {
    guard !narrow.isEmpty else { return }
    wide = ContiguousArray(narrow.lazy.map(Int.init))
    narrow = []
  }

  mutating func append(_ code: ExtentCode) {
    if isWide || code.raw > Self.maximumNarrowCode {
      widen()
      wide.append(code.raw)
    } else {
      narrow.append(Int32(truncatingIfNeeded: code.raw))
    }
  }

  mutating func appendUnknown(_ count: Int) {
    if isWide {
      wide.append(contentsOf: repeatElement(-1, count: count))
    } else {
      narrow.append(contentsOf: repeatElement(-1, count: count))
    }
  }

  /// Appends a range of other cells, optionally turning measurements into estimates.
  mutating func append(_ other: ExtentCells, _ range: Range<Int>, invalidating: Bool) {
    let start = count
    if isWide || other.isWide {
      widen()
      wide.append(contentsOf: range.lazy.map { other[$0].raw })
    } else {
      narrow.append(contentsOf: other.narrow[range])
    }
    if invalidating { invalidate(start..<count) }
  }

  /// Turns all measurements into estimates.
  mutating func invalidateAll() {
    invalidate(0..<count)
  }

  private mutating func invalidate(_ range: Range<Int>) {
    if isWide { Self.invalidate(&wide, range) } else { Self.invalidate(&narrow, range) }
  }

  @inline(__always)
  private static func invalidate<Word: FixedWidthInteger>(_ words: inout ContiguousArray<Word>, _ range: Range<Int>) {
    let sign = Word(Word.bitWidth - 1)
    words.withUnsafeMutableBufferPointer { words in
      // Clears the lowest bit unless the word is negative.
      for index in range { words[index] &= ~1 | (words[index] &>> sign) }
    }
  }

  /// Returns the sum of the known extents in a range, and the number of unknown ones.
  func sum(_ range: Range<Int>) -> (known: Int, unknown: Int) {
    isWide ? Self.sum(wide, range) : Self.sum(narrow, range)
  }

  @inline(__always)
  private static func sum<Word: FixedWidthInteger>(
    _ words: ContiguousArray<Word>, _ range: Range<Int>
  ) -> (known: Int, unknown: Int) {
    let sign = Word(Word.bitWidth - 1)
    return words.withUnsafeBufferPointer { words in
      var (known, unknown): (Word, Word) = (0, 0)
      // The loop has no branch, so the compiler can vectorize it.
      for index in range {
        let word = words[index]
        known &+= (word &>> 1) & ~(word &>> sign)
        unknown &-= word &>> sign
      }
      return (Int(truncatingIfNeeded: known), Int(truncatingIfNeeded: unknown))
    }
  }

  /// Returns the largest known extent in a range, negative if there is none, and whether any extent is unknown.
  func maximum(_ range: Range<Int>) -> (known: Int, hasUnknown: Bool) {
    var found = (known: -1, hasUnknown: false)
    forEachRow(of: max(1, range.count), in: range) { _, known, hasUnknown in
      found = (known, hasUnknown)
      return true
    }
    return found
  }

  /// Calls a closure for each row of cells until it returns false.
  ///
  /// The arguments are the start of the row, its largest known extent, negative if there is none, and whether any
  /// extent is unknown.
  @inline(__always)
  func forEachRow(of columns: Int, in range: Range<Int>, _ body: (Int, Int, Bool) -> Bool) {
    if isWide {
      Self.forEachRow(wide, of: columns, in: range, body)
    } else {
      Self.forEachRow(narrow, of: columns, in: range, body)
    }
  }

  @inline(__always)
  private static func forEachRow<Word: FixedWidthInteger>(
    _ words: ContiguousArray<Word>, of columns: Int, in range: Range<Int>, _ body: (Int, Int, Bool) -> Bool
  ) {
    words.withUnsafeBufferPointer { words in
      var start = range.lowerBound
      while start < range.upperBound {
        let end = min(start &+ columns, range.upperBound)
        var largest = words[start]
        var smallest = largest
        var index = start &+ 1
        while index < end {
          largest = max(largest, words[index])
          smallest = min(smallest, words[index])
          index &+= 1
        }
        guard body(start, Int(truncatingIfNeeded: largest &>> 1), smallest < 0) else { return }
        start = end
      }
    }
  }
}
