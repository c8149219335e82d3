/// Prefix sums over chunks, with up to four integers for each chunk.
///
/// Prefix sums are stored within blocks of 32 chunks, within superblocks of 1024 chunks, and for the superblocks, so a
/// prefix sum takes three additions. Searches start near an estimated position. A change updates the prefix sums that
/// follow it in its block and superblock. Chunks have about 256 items, so a million items need four superblocks.
struct SumTree: Sendable {
  /// The sums of a chunk; the client defines the meaning of each component.
  ///
  /// Sums beyond all valid lengths wrap around.
  typealias Sums = SIMD4<Int>

  /// The prefix sums of a chunk in its block, of a block in its superblock, and of a superblock.
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

  /// The sums of a single chunk.
  subscript(index: Int) -> Sums {
    (index + 1 < count ? prefix(before: index + 1) : total) &- prefix(before: index)
  }

  /// Returns the sums of all chunks before the given one.
  ///
  /// - Complexity: O(1).
  func prefix(before index: Int) -> Sums {
    guard index < count else { return total }
    return atSuperblock[index >> (2 * Self.shift)] &+ inSuperblock[index >> Self.shift] &+ inBlock[index]
  }

  /// Adds a difference to the sums of a chunk.
  ///
  /// - Complexity: O(1) for up to a million items.
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

  /// Replaces a range of chunks.
  ///
  /// - Complexity: O(chunks after the start of the range), or O(replaced chunks) if their number doesn't change.
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

  /// Returns the last chunk before which a condition doesn't hold yet, and its prefix sums.
  ///
  /// - Precondition: There is at least one chunk.
  /// - Parameters:
  ///   - guess: A chunk that is probably near the result.
  ///   - isPassed: A monotonic predicate that returns whether prefix sums exceed the searched position.
  /// - Returns: The index of the chunk, and the sums of the chunks before it.
  /// - Complexity: O(log distance from the guess).
  @inline(__always)
  func last(near guess: Int, until isPassed: (Sums) -> Bool) -> (index: Int, prefix: Sums) {
    var low = min(max(guess, 0), count - 1)
    var high = low + 1
    var step = 1
    var sum = prefix(before: low)
    if isPassed(sum) {
      // The result is before the guess.
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

  /// Returns the chunk that would contain a position, among items or lines, if all chunks were equally large.
  func guess(for position: Int, of total: Int) -> Int {
    // Integer arithmetic would overflow for huge sections.
    Int(Double(position) / Double(max(1, total)) * Double(count))
  }
}
