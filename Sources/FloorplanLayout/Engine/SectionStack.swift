/// The vertical positions of the sections (rule R3).
///
/// Tops are prefix sums within blocks of 64 sections and across the blocks. Resizing a section costs two short loops,
/// and the sums don't depend on the order of changes.
struct SectionStack: Sendable {
  private var heights: ContiguousArray<Double> = []
  /// The top of each section within its block.
  private var localTops: ContiguousArray<Double> = []
  /// The top of each block, followed by the bottom of the last block.
  private var blockTops: ContiguousArray<Double> = [0]

  private static let shift = 6

  init() {}

  init(_ heights: some Sequence<Double>) {
    self.heights = ContiguousArray(heights)
    localTops = ContiguousArray(repeating: 0, count: self.heights.count)
    for block in 0..<(count + 63) >> Self.shift { updateTops(inBlock: block, from: block << Self.shift) }
    updateBlockTops(from: 0)
  }

  var count: Int { heights.count }
  /// The bottom of the last section.
  private(set) var height = 0.0

  /// Returns the unsnapped top of a section; for an index past the end, the bottom of all sections.
  func top(_ section: Int) -> Double {
    section < count ? blockTops[section >> Self.shift] + localTops[section] : height
  }

  /// - Complexity: O(sections / 64).
  mutating func setHeight(_ height: Double, ofSection section: Int) {
    guard heights[section] != height else { return }
    heights[section] = height
    updateTops(inBlock: section >> Self.shift, from: section)
    updateBlockTops(from: section >> Self.shift)
  }

  private mutating func updateTops(inBlock block: Int, from section: Int) {
    let end = min((block + 1) << Self.shift, count)
    for next in section + 1..<max(section + 1, end) { localTops[next] = localTops[next - 1] + heights[next - 1] }
  }

  private mutating func updateBlockTops(from block: Int) {
    let blocks = (count + 63) >> Self.shift
    if blockTops.count != blocks + 1 { blockTops = ContiguousArray(repeating: 0, count: blocks + 1) }
    for index in block..<blocks {
      let last = min((index + 1) << Self.shift, count) - 1
      blockTops[index + 1] = blockTops[index] + (localTops[last] + heights[last])
    }
    height = blockTops[blocks]
  }

  /// Returns the sections that may intersect a vertical span, extended by the slack at both ends.
  func sections(near span: Span, slack: Double) -> Range<Int> {
    let first = firstPosition(below: count) { top($0 + 1) + slack >= span.lower }
    let end = firstPosition(below: count) { top($0) - slack > span.upper }
    return first..<max(first, end)
  }
}
