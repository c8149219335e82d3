/// Where sections start, below each other (rule R3).
///
/// Tops are summed within blocks of 64 sections and from block to block, so a section that grows moves the others at
/// the cost of two short walks, and a sum does not depend on what changed before.
struct SectionStack: Sendable {
  private var heights: ContiguousArray<Double> = []
  /// The top of each section in its block.
  private var localTops: ContiguousArray<Double> = []
  /// The top of each block, and at the end the bottom of the last one.
  private var blockTops: ContiguousArray<Double> = [0]

  private static let shift = 6

  init() {}

  init(_ heights: some Sequence<Double>) {
    self.heights = ContiguousArray(heights)
    localTops = ContiguousArray(repeating: 0, count: self.heights.count)
    for block in 0..<(count + 63) >> Self.shift { addUp(block: block, from: block << Self.shift) }
    addUpBlocks(from: 0)
  }

  var count: Int { heights.count }
  /// The bottom of the last section.
  private(set) var height = 0.0

  /// The top of a section, not snapped; of the one behind the last, the bottom of all.
  func top(_ section: Int) -> Double {
    section < count ? blockTops[section >> Self.shift] + localTops[section] : height
  }

  /// - Complexity: O(sections / 64).
  mutating func setHeight(_ height: Double, ofSection section: Int) {
    guard heights[section] != height else { return }
    heights[section] = height
    addUp(block: section >> Self.shift, from: section)
    addUpBlocks(from: section >> Self.shift)
  }

  private mutating func addUp(block: Int, from section: Int) {
    let end = min((block + 1) << Self.shift, count)
    for next in section + 1..<max(section + 1, end) { localTops[next] = localTops[next - 1] + heights[next - 1] }
  }

  private mutating func addUpBlocks(from block: Int) {
    let blocks = (count + 63) >> Self.shift
    if blockTops.count != blocks + 1 { blockTops = ContiguousArray(repeating: 0, count: blocks + 1) }
    for index in block..<blocks {
      let last = min((index + 1) << Self.shift, count) - 1
      blockTops[index + 1] = blockTops[index] + (localTops[last] + heights[last])
    }
    height = blockTops[blocks]
  }

  /// The sections that may have something between two heights, a little above and below them included.
  func sections(near span: Span, slack: Double) -> Range<Int> {
    let first = firstPosition(below: count) { top($0 + 1) + slack >= span.lower }
    let end = firstPosition(below: count) { top($0) - slack > span.upper }
    return first..<max(first, end)
  }
}
