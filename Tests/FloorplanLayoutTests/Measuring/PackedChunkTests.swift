import Testing

@testable import FloorplanLayout

/// The number of line chunks stays low, regardless of the order in which items are measured.
@Suite struct PackedChunkTests {
  private static let count = 6000

  private static let orders: [String: [Int]] = {
    var generator = SplitMix(seed: 3)
    return [
      "forwards": Array(0..<count), "backwards": Array((0..<count).reversed()),
      "random": (0..<count).shuffled(using: &generator), "evens": Array(stride(from: 0, to: count, by: 2)),
    ]
  }()

  @Test(arguments: ["forwards", "backwards", "random", "evens"], [30.0, 60, 110])
  func numberOfChunksStaysLow(order: String, width: Double) {
    let rule = PackedRule(
      unit: .fine, available: 200, leading: 0, spacing: 10, lineSpacing: 10, estimate: Size(width: 50, height: 50),
      isJustified: false, isTopAligned: false, maximumLines: nil)
    var lines = PackedLines(count: Self.count, rule: rule)
    for item in Self.orders[order] ?? [] {
      // Different widths move the starts of lines all the time.
      let ticks = rule.unit.ticks(measured: width + Double(item % 7))
      lines.set(ExtentCode(ticks: ticks, isValid: true), ExtentCode(ticks: 40, isValid: true), at: item)
    }
    #expect(lines.itemCount == Self.count)
    #expect(lines.chunks.count <= 4 * Self.count / PackedLines.chunkSize)
  }
}
