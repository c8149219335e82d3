import FloorplanLayout
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct MultiRowLayoutTests {
  /// The positions of items at a width, from a separate engine.
  private func frames(
    _ layout: MultiRowLayout, _ width: Double, count: Int, _ direction: LayoutDirection = .leftToRight,
    _ overrides: SectionOverrides = SectionOverrides()
  ) -> [Rect] {
    let engine = LayoutEngine(
      layout: layout,
      environment: LayoutEnvironment(
        containerSize: Size(width: width, height: 600), pixelsPerPoint: 1, layoutDirection: direction),
      sections: [SectionDescription(itemCount: count, overrides: overrides)])
    return (0..<count).compactMap { engine.frame(ofItemAt: ItemIndex(section: 0, item: $0)) }
  }

  @Test(arguments: [120.0, 110]) func everyWidthHasAsManyColumnsAsFit(itemWidth: Double) {
    for width in 160...1600 {
      let frames = frames(MultiRowLayout(itemWidth: itemWidth), Double(width), count: 40)
      let line = frames.filter { $0.minY == frames[0].minY }
      let available = Double(width) - 32
      // One more item wouldn't fit with the minimum gap; these do.
      var columns = 1
      while Double(columns + 1) * itemWidth + Double(columns) * 6 <= available { columns += 1 }
      #expect(line.count == columns && frames[0].minX == 16, "\(width)")
      for (one, next) in zip(line, line.dropFirst()) {
        #expect(5.5...66 ~= next.minX - one.maxX, "\(width): \(next.minX - one.maxX)")
      }
      for frame in line { #expect(0..<2 ~= frame.size.width - itemWidth, "\(width): \(frame.size.width)") }
      // Either the line reaches the other side, or its gaps have the maximum size.
      let rest = available + 16 - line[columns - 1].maxX
      let largest = columns > 1 ? line[1].minX - line[0].maxX : 65
      #expect(rest == 0 || largest == 65, "\(width): \(rest), \(largest)")
    }
  }

  @Test func linesAre16PointsApartAndMirroredInRTL() {
    let layout = MultiRowLayout()
    let (left, right) = (frames(layout, 720, count: 12), frames(layout, 720, count: 12, .rightToLeft))
    #expect(left.count == 12)
    let tops = Set(left.map(\.minY)).sorted()
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 == left[0].size.height + 16 } && tops.count == 3)
    for (one, other) in zip(left, right) { #expect(other.maxX == 720 - one.minX && other.minY == one.minY) }
  }

  @Test func sectionOverridesInsetsAndGaps() {
    let overrides = SectionOverrides(
      sectionInset: Insets(top: 0, leading: 40, bottom: 0, trailing: 40), minimumInteritemSpacing: 30)
    let line = frames(MultiRowLayout(), 500, count: 3, .leftToRight, overrides)
    // Three items and two gaps of 30 just fit; with one point less, there are two items with the maximum gap.
    #expect(line.map(\.minX) == [40, 190, 340] && line.allSatisfy { $0.size.width == 120 })
    #expect(frames(MultiRowLayout(), 499, count: 3, .leftToRight, overrides).map(\.minX) == [40, 225, 40])
  }

  @Test func invalidLengthsGiveOneColumn() {
    for width in [0, -5, .infinity, .nan] as [Double] {
      #expect(MultiRowLayout().columns(in: width).numberOfColumns >= 1)
    }
    #expect(MultiRowLayout(itemWidth: .nan).columns(in: 500).numberOfColumns == 1)
    #expect(MultiRowLayout(itemWidth: 0).columns(in: 500).numberOfColumns == 79)
  }

  @Test func itemsGrowWithTheText() {
    #expect(MultiRowLayout().columns(in: 500, textScale: 2).numberOfColumns == 1)
    #expect(MultiRowLayout().columns(in: 520, textScale: 2).numberOfColumns == 2)
    let environment = LayoutEnvironment(containerSize: Size(width: 520, height: 600), textScale: 2)
    let engine = LayoutEngine(
      layout: MultiRowLayout(), environment: environment, sections: [SectionDescription(itemCount: 3)])
    #expect(engine.frame(ofItemAt: ItemIndex(section: 0, item: 0))?.size.width == 240)
  }
}
