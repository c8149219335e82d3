/// Sums over a row of chunks: up to four whole numbers for each, added up from the start.
///
/// What comes before a chunk is kept within its block of 32 chunks, within a superblock of 1024, and from there on, so
/// it is found by three additions, and a place is searched from where it probably is. A change adds to what comes
/// behind it in its blocks. Chunks have some 256 items: a million items are four superblocks.
struct SumTree: Sendable {
  /// Which number is which belongs to whoever makes the chunks; sums far beyond every length wrap around.
  typealias Sums = SIMD4<Int>

  /// What comes before a chunk in its block, before a block in its superblock, and before a superblock.
  private var inBlock: ContiguousArray<Sums> = []
  private var inSuperblock: ContiguousArray<Sums> = []
  private var atSuperblock: ContiguousArray<Sums> = []
  private(set) var total = Sums.zero

  private static let shift = 5
  private static let fanout = 1 << shift

  init() {}

  init(_ parts: some Sequence<Sums>) {
    append(parts)
  }

  var count: Int { inBlock.count }

  /// What one chunk adds.
  subscript(index: Int) -> Sums {
    (index + 1 < count ? prefix(before: index + 1) : total) &- prefix(before: index)
  }

  /// What all chunks before one add up to.
  ///
  /// - Complexity: O(1).
  func prefix(before index: Int) -> Sums {
    guard index < count else { return total }
    return atSuperblock[index >> (2 * Self.shift)] &+ inSuperblock[index >> Self.shift] &+ inBlock[index]
  }

  /// Changes what a chunk adds.
  ///
  /// - Complexity: O(1) up to a million items.
  mutating func add(_ difference: Sums, to index: Int) {
    let (block, superblock) = (index >> Self.shift, index >> (2 * Self.shift))
    Self.add(difference, to: &inBlock, index + 1..<(block + 1) << Self.shift)
    Self.add(difference, to: &inSuperblock, block + 1..<(superblock + 1) << Self.shift)
    Self.add(difference, to: &atSuperblock, superblock + 1..<atSuperblock.count)
    total &+= difference
  }

  private static func add(_ difference: Sums, to sums: inout ContiguousArray<Sums>, _ range: Range<Int>) {
    let end = min(range.upperBound, sums.count)
    guard range.lowerBound < end else { return }
    sums.withUnsafeMutableBufferPointer { sums in
      for index in range.lowerBound..<end { sums[index] &+= difference }
    }
  }

  /// Puts other chunks in the place of some.
  ///
  /// - Complexity: O(chunks behind the range), and O(1) where there are as many as before.
  mutating func replace(_ range: Range<Int>, with parts: some Collection<Sums>) {
    if range.count == parts.count {
      for (index, part) in zip(range, parts) { add(part &- self[index], to: index) }
      return
    }
    let rest = (range.upperBound..<count).map { self[$0] }
    total = prefix(before: range.lowerBound)
    inBlock.removeSubrange(range.lowerBound...)
    inSuperblock.removeSubrange((range.lowerBound + Self.fanout - 1) >> Self.shift..<inSuperblock.count)
    atSuperblock.removeSubrange(
      (range.lowerBound + Self.fanout * Self.fanout - 1) >> (2 * Self.shift)..<atSuperblock.count)
    append(parts)
    append(rest)
  }

  private mutating func append(_ parts: some Sequence<Sums>) {
    for part in parts {
      let index = count
      if index & (Self.fanout * Self.fanout - 1) == 0 { atSuperblock.append(total) }
      let superblock = atSuperblock[index >> (2 * Self.shift)]
      if index & (Self.fanout - 1) == 0 { inSuperblock.append(total &- superblock) }
      inBlock.append(total &- superblock &- inSuperblock[index >> Self.shift])
      total &+= part
    }
  }

  /// Finds the last chunk before which a condition does not hold yet, and what comes before it.
  ///
  /// - Parameters:
  ///   - guess: A chunk that is probably near.
  ///   - isPassed: Tells of a sum from the start whether it is too much; once true, it stays so.
  /// - Returns: The position of the chunk; there has to be one.
  /// - Complexity: O(log distance from the guess).
  @inline(__always)
  func last(near guess: Int, notYet isPassed: (Sums) -> Bool) -> (index: Int, prefix: Sums) {
    var low = min(max(guess, 0), count - 1)
    var high = low + 1
    var step = 1
    var sum = prefix(before: low)
    if isPassed(sum) {
      // It lies before the guess.
      while low > 0, isPassed(sum) {
        high = low
        low = max(0, low - step)
        step *= 2
        sum = prefix(before: low)
      }
    } else {
      while high < count {
        let next = prefix(before: high)
        if isPassed(next) { break }
        (low, sum) = (high, next)
        high = min(count, high + step)
        step *= 2
      }
    }
    while high - low > 1 {
      let middle = (low + high) >> 1
      let next = prefix(before: middle)
      if isPassed(next) { high = middle } else { (low, sum) = (middle, next) }
    }
    return (low, sum)
  }

  /// The position of the chunk that would hold one of so many, items or lines, if all chunks had equally many.
  func guess(for position: Int, of total: Int) -> Int {
    // Whole numbers would overflow where sections are enormous.
    Int(Double(position) / Double(max(1, total)) * Double(count))
  }
}
