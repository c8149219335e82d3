import FloorplanLayout
import Testing

/// For any input numbers, nothing traps, nothing takes long, and frames are finite.
@Suite struct InvalidNumberTests {
  private static let lengths: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, -0.0, .leastNonzeroMagnitude, 1e-300, 1e-9, 0.3, 1, 50, 1e9, 1e300,
    .greatestFiniteMagnitude,
  ]
  private static let counts = [Int.min, -1, 0, 1, 2, 7, 1_000_000, Int.max - 1, Int.max]

  private func length(_ generator: inout SplitMix) -> Double {
    Self.lengths.randomElement(using: &generator) ?? 0
  }

  private func count(_ generator: inout SplitMix) -> Int {
    Self.counts.randomElement(using: &generator) ?? 0
  }

  private func size(_ generator: inout SplitMix) -> Size {
    Size(width: length(&generator), height: length(&generator))
  }

  private func rect(_ generator: inout SplitMix) -> Rect {
    Rect(origin: Point(x: length(&generator), y: length(&generator)), size: size(&generator))
  }

  private func layout(_ generator: inout SplitMix) -> any CollectionLayout {
    let inset = Insets(
      top: length(&generator), leading: length(&generator), bottom: length(&generator), trailing: length(&generator))
    if Bool.random(using: &generator) {
      return AutosizingColumnFlowLayout(
        numberOfColumns: count(&generator), itemSize: Bool.random(using: &generator) ? size(&generator) : nil,
        estimatedItemSize: size(&generator), minimumInteritemSpacing: length(&generator),
        minimumLineSpacing: length(&generator), sectionInset: inset)
    }
    return HorizontalFlowLayout(
      itemSize: Bool.random(using: &generator) ? size(&generator) : nil,
      minimumScaledItemSize: Bool.random(using: &generator) ? size(&generator) : .zero,
      numberOfColumns: Bool.random(using: &generator) ? count(&generator) : 0, numberOfRows: count(&generator),
      minimumInteritemSpacing: length(&generator), minimumLineSpacing: length(&generator), sectionInset: inset,
      isLayoutJustified: Bool.random(using: &generator))
  }

  @Test func anyInputGivesFiniteFrames() {
    var generator = SplitMix(seed: 23)
    var failures: [String] = []
    for _ in 0..<6000 {
      let engine = LayoutEngine(
        layout: layout(&generator),
        environment: LayoutEnvironment(
          containerSize: size(&generator), pixelsPerPoint: length(&generator),
          layoutDirection: Bool.random(using: &generator) ? .leftToRight : .rightToLeft),
        sections: (0..<3).map { _ in SectionDescription(itemCount: count(&generator)) })
      let query = rect(&generator)
      let visible = engine.visibleItems(in: query)
      _ = visible.count
      var indices = Array(visible.prefix(3)) + [visible.last, engine.item(at: query.origin)].compactMap(\.self)
      indices.append(ItemIndex(section: Int.random(in: -1...3, using: &generator), item: count(&generator)))
      for index in indices {
        if let frame = engine.frame(ofItemAt: index) {
          let numbers = [frame.minX, frame.minY, frame.maxX, frame.maxY]
          if !numbers.allSatisfy(\.isFinite) || frame.size.width < 0 || frame.size.height < 0 {
            failures.append("\(index) \(frame) \(engine.layout) \(engine.environment)")
          }
        }
        for direction in NeighborDirection.allCases {
          _ = engine.neighbor(
            of: index, direction: direction, viewportSize: Size(width: length(&generator), height: length(&generator)))
        }
        _ = engine.contentOffset(toReveal: index, in: query)
      }
      if !engine.contentSize.height.isFinite || !engine.contentSize.width.isFinite { failures.append("content") }
    }
    #expect(failures.isEmpty, "\(failures.first ?? "")")
  }

  @Test(arguments: [-5.0, .nan, .infinity, -.infinity])
  func invalidLengthsCountAsZero(invalid: Double) {
    func engine(_ length: Double) -> LayoutEngine {
      LayoutEngine(
        layout: HorizontalFlowLayout(
          minimumInteritemSpacing: length, minimumLineSpacing: length,
          sectionInset: Insets(top: length, leading: length, bottom: length, trailing: length)),
        environment: LayoutEnvironment(containerSize: Size(width: 120, height: length)),
        sections: [SectionDescription(itemCount: 5)])
    }
    #expect(engine(invalid).allFrames.map(\.frame) == engine(0).allFrames.map(\.frame))
    #expect(engine(invalid).contentSize == Size(width: 120, height: 150))
  }
}
