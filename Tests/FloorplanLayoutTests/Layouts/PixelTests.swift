import Testing

@testable import FloorplanLayout

@Suite struct PixelTests {
  private static let widths = stride(from: 100.0, through: 1200, by: 0.5 * 37)

  @Test(arguments: [1.0, 2, 3])
  func columnsAbutTheInsetsWithExactGaps(scale: Double) {
    var wrong: [String] = []
    for width in Self.widths {
      for columns in 1...9 {
        for spacing in [0.0, 1, 8, 10] {
          let engine = LayoutEngine(
            layout: HorizontalFlowLayout(
              numberOfColumns: columns, minimumInteritemSpacing: spacing,
              sectionInset: Insets(top: 0, leading: 7, bottom: 0, trailing: 5)),
            environment: LayoutEnvironment(containerSize: Size(width: width, height: 100), pixelsPerPoint: scale),
            sections: [SectionDescription(itemCount: columns)])
          let frames = engine.allFrames.map(\.frame)
          let line = frames.filter { $0.minY == 0 }
          let pixels = line.map { (first: $0.minX * scale, last: $0.maxX * scale) }
          let sizes = pixels.map { ($0.last - $0.first).rounded() }
          let end = ((width - 5) * scale + 0.5).rounded(.down)
          let isExact =
            pixels.allSatisfy { abs($0.first - $0.first.rounded()) < 1e-9 }
            && zip(pixels, pixels.dropFirst()).allSatisfy { abs($1.first - $0.last - spacing * scale) < 1e-9 }
            && pixels.first?.first == 7 * scale && abs((pixels.last?.last ?? 0) - end) < 1e-9
            && (sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1
          if !isExact { wrong.append("\(width) \(columns) \(spacing)") }
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func rightToLeftIsTheExactMirrorImage() {
    var wrong: [String] = []
    for engine in LayoutCases.engines(widths: stride(from: 0, through: 1200, by: 73.3), counts: [11, 0, 5])
    where engine.environment.layoutDirection == .leftToRight {
      var mirrored = engine
      mirrored.environment.layoutDirection = .rightToLeft
      let axis = engine.contentSize.width
      let tolerance = engine.environment.pixelsPerPoint > 0 ? 0 : 1e-9
      for (index, frame) in engine.allFrames {
        guard let image = mirrored.frame(ofItemAt: index) else { wrong.append("no \(index)"); continue }
        if abs(image.minX - (axis - frame.maxX)) > tolerance || image.size != frame.size || image.minY != frame.minY {
          wrong.append("\(index) \(frame) \(image)")
        }
      }
      if mirrored.contentSize != engine.contentSize { wrong.append("content") }
    }
    #expect(wrong.isEmpty)
  }

  @Test func halfAPixelIsRoundedUpAlsoWhereBinaryFractionsFallShort() {
    let grid = PixelGrid(LayoutEnvironment(containerSize: .zero, pixelsPerPoint: 1))
    #expect(grid.snap(0.5) == 1)
    #expect(grid.snap(0.5 - 1e-12) == 1)
    #expect(grid.snap(0.499) == 0)
    #expect(grid.snap(-0.5) == 0)
    #expect(grid.roundUp(12.00001) == 12)
    #expect(grid.roundUp(12.1) == 13)
  }

  @Test(arguments: [-1.0, .nan, .infinity, 1e7])
  func aScaleWithoutSenseSnapsNothing(scale: Double) {
    let grid = PixelGrid(LayoutEnvironment(containerSize: .zero, pixelsPerPoint: scale))
    #expect(grid.snap(0.3) == 0.3)
  }
}
