/// The extent codes of adjacent items: four bytes each, or eight if any of them needs it.
struct ExtentCells: Sendable {
  private var words: ContiguousArray<Int32> = []
  private(set) var isWide = false

  /// The largest four-byte code: the sum of a chunk full of them also fits in four bytes.
  private static let maximumNarrowCode = 1 << 22

  init() {}

  /// Creates cells with unknown extents.
  init(unknown count: Int) {
    words = ContiguousArray(repeating: -1, count: count)
  }

  var count: Int { isWide ? words.count / 2 : words.count }
  var isEmpty: Bool { words.isEmpty }

  subscript(index: Int) -> ExtentCode {
    get {
      guard isWide else { return ExtentCode(raw: Int(words[index])) }
      let low = UInt64(UInt32(bitPattern: words[2 * index]))
      let high = UInt64(UInt32(bitPattern: words[2 * index + 1]))
      return ExtentCode(raw: Int(truncatingIfNeeded: high << 32 | low))
    }
    set {
      if !isWide && newValue.raw > Self.maximumNarrowCode { widen() }
      guard isWide else {
        words[index] = Int32(truncatingIfNeeded: newValue.raw)
        return
      }
      words[2 * index] = Int32(truncatingIfNeeded: newValue.raw)
      words[2 * index + 1] = Int32(truncatingIfNeeded: newValue.raw >> 32)
    }
  }

  private mutating func widen() {
    var wide = ExtentCells()
    wide.isWide = true
    wide.words = ContiguousArray(repeating: 0, count: 2 * words.count)
    for index in words.indices { wide[index] = self[index] }
    self = wide
  }

  private func wordRange(_ range: Range<Int>) -> Range<Int> {
    isWide ? 2 * range.lowerBound..<2 * range.upperBound : range
  }

  mutating func insertUnknown(_ count: Int, at index: Int) {
    words.insert(contentsOf: repeatElement(-1, count: isWide ? 2 * count : count), at: isWide ? 2 * index : index)
  }

  mutating func remove(_ range: Range<Int>) {
    words.removeSubrange(wordRange(range))
  }

  mutating func append(_ code: ExtentCode) {
    if !isWide && code.raw > Self.maximumNarrowCode { widen() }
    words.append(Int32(truncatingIfNeeded: code.raw))
    if isWide { words.append(Int32(truncatingIfNeeded: code.raw >> 32)) }
  }

  /// Appends a range of other cells, optionally turning measurements into estimates.
  mutating func append(_ other: ExtentCells, _ range: Range<Int>, invalidating: Bool) {
    if other.isWide && !isWide { widen() }
    let start = count
    if isWide == other.isWide {
      words.append(contentsOf: other.words[wordRange(range)])
    } else {
      for index in range { append(other[index]) }
    }
    if invalidating { invalidate(start..<count) }
  }

  /// Returns a copy of a range without excess capacity.
  func slice(_ range: Range<Int>) -> ExtentCells {
    var slice = ExtentCells()
    slice.isWide = isWide
    slice.words = ContiguousArray(words[wordRange(range)])
    return slice
  }

  /// Turns all measurements into estimates.
  mutating func invalidateAll() {
    invalidate(0..<count)
  }

  private mutating func invalidate(_ range: Range<Int>) {
    guard isWide else {
      words.withUnsafeMutableBufferPointer { words in
        // Clears the lowest bit unless the word is negative.
        for index in range { words[index] &= ~1 | (words[index] >> 31) }
      }
      return
    }
    for index in range { self[index] = self[index].asEstimate }
  }

  mutating func reserveCapacity(_ count: Int) {
    words.reserveCapacity(isWide ? 2 * count : count)
  }

  /// Returns the sum of the known extents in a range, and the number of unknown ones.
  func sum(_ range: Range<Int>) -> (known: Int, unknown: Int) {
    guard isWide else {
      // The loop has no branch, so the compiler can vectorize it.
      return words.withUnsafeBufferPointer { words in
        var (known, unknown): (Int32, Int32) = (0, 0)
        for index in range {
          let word = words[index]
          known &+= (word >> 1) & ~(word >> 31)
          unknown &-= word >> 31
        }
        return (Int(known), Int(unknown))
      }
    }
    var (known, unknown) = (0, 0)
    for index in range {
      if let ticks = self[index].ticks { known &+= ticks } else { unknown += 1 }
    }
    return (known, unknown)
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
    guard isWide else {
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
          guard body(start, Int(largest >> 1), smallest < 0) else { return }
          start = end
        }
      }
      return
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + columns, range.upperBound)
      var (largest, smallest) = (-1, 0)
      for index in start..<end {
        let raw = self[index].raw
        largest = max(largest, raw)
        smallest = min(smallest, raw)
      }
      guard body(start, largest >> 1, smallest < 0) else { return }
      start = end
    }
  }
}
