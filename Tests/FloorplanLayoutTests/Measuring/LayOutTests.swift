import FloorplanLayout
import Testing

/// Measuring visible items, in passes.
@Suite struct LayOutTests {
  /// A host that computes item heights and counts the calls.
  private struct Host: ItemMeasurer {
    var heightOf: (_ item: Int, _ calls: Int, _ width: Double) -> Double
    var widthOf: (_ item: Int) -> Double = { 30 + Double($0 * 37 % 90) }
    var invalidates: (_ item: Int) -> Bool = { _ in false }
    private(set) var calls: [Int: Int] = [:]
    private var invalidated: [ItemIndex] = []

    init(heightOf: @escaping (_ item: Int, _ calls: Int, _ width: Double) -> Double) {
      self.heightOf = heightOf
    }

    var count: Int { calls.values.reduce(0, +) }

    mutating func naturalWidth(ofItemAt index: ItemIndex) -> Double { widthOf(index.item) }

    mutating func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double {
      calls[index.item, default: 0] += 1
      if invalidates(index.item) { invalidated.append(index) }
      return heightOf(index.item, calls[index.item] ?? 0, width)
    }

    mutating func takeInvalidatedItems() -> [ItemIndex] {
      defer { invalidated = [] }
      return invalidated
    }

    mutating func resetCalls() { calls = [:] }
  }

  private static func height(_ item: Int) -> Double { 20 + Double(item * 7919 % 180) }
  private var steady: Host { Host { item, _, _ in Self.height(item) } }

  private func engine(
    _ layout: any CollectionLayout = AutosizingColumnFlowLayout(estimatedItemSize: Size(width: 0, height: 44)),
    items: Int = 10_000, direction: LayoutDirection = .leftToRight
  ) -> LayoutEngine {
    LayoutEngine(
      layout: layout,
      environment: LayoutEnvironment(containerSize: Size(width: 400, height: 600), layoutDirection: direction),
      sections: [SectionDescription(itemCount: items, headerHeight: 25)])
  }

  private func viewport(at y: Double) -> Rect { Rect(x: 0, y: y, width: 400, height: 600) }

  @Test func visibleItemsAreMeasuredOnce() {
    var (engine, host, viewport) = (engine(), steady, viewport(at: 0))
    let pass = engine.layOut(viewport: &viewport, overscan: 100, budget: .max, measuring: &host)
    #expect(pass.isComplete && pass.measuredItemCount == host.count && pass.frozenItems.isEmpty)
    #expect(host.calls.values.allSatisfy { $0 == 1 })
    for index in engine.visibleItems(in: Rect(x: 0, y: -100, width: 400, height: 800)) {
      #expect(!engine.needsMeasurement(ofItemAt: index))
      #expect(engine.frame(ofItemAt: index)?.size.height == Self.height(index.item))
    }
    #expect(viewport.origin == .zero)
    // Items outside the viewport weren't measured, except one that was pushed out by growth.
    #expect(host.count <= engine.visibleItems(in: Rect(x: 0, y: -100, width: 400, height: 800)).count + 1)
    let again = engine.layOut(viewport: &viewport, overscan: 100, budget: .max, measuring: &host)
    #expect(again.measuredItemCount == 0)
  }

  @Test func budgetIsKeptAndLaterPassesMeasureTheRest() {
    var (engine, host, viewport) = (engine(), steady, viewport(at: 0))
    let first = engine.layOut(viewport: &viewport, overscan: 0, budget: 3, measuring: &host)
    #expect(first.measuredItemCount == 3 && !first.isComplete && host.count == 3)
    var passes = 0
    while !engine.layOut(viewport: &viewport, overscan: 0, budget: 3, measuring: &host).isComplete { passes += 1 }
    #expect(passes < 10 && host.calls.values.allSatisfy { $0 == 1 })
    #expect(engine.layOut(viewport: &viewport, overscan: 0, budget: 0, measuring: &host).isComplete)
  }

  @Test(arguments: [1, 3])
  func visibleItemsStayWhenScrollingBackOverEstimates(columns: Int) {
    var engine = engine(
      AutosizingColumnFlowLayout(numberOfColumns: columns, estimatedItemSize: Size(width: 0, height: 44)))
    var (host, viewport) = (steady, viewport(at: 100_000))
    _ = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
    for _ in 0..<200 {
      viewport.origin.y -= 37
      // All visible items that were measured before keep their position on the screen.
      let measured = engine.elements(in: viewport).filter {
        if case .item(let index) = $0.element { engine.hasMeasurement(forItemAt: index) } else { false }
      }
      let before = viewport.minY
      _ = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
      #expect(!measured.isEmpty)
      for index in engine.visibleItems(in: viewport) { #expect(!engine.needsMeasurement(ofItemAt: index)) }
      for (element, frame) in measured {
        #expect(engine.frame(of: element)?.minY == frame.minY + viewport.minY - before, "\(element)")
      }
    }
  }

  @Test func widthChangeMeasuresVisibleItemsOnly() {
    var (engine, host) = (engine(), Host { item, _, width in 20 + Double(item * 7919 % 180) * 400 / width })
    for item in 0..<10_000 { engine.measure(itemAt: ItemIndex(section: 0, item: item), with: &host) }
    var viewport = viewport(at: engine.contentSize.height / 2)
    let before = engine.contentSize.height
    host.resetCalls()
    engine.environment.containerSize.width = 320
    #expect(engine.contentSize.height == before)
    viewport.size.width = 320
    let pass = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
    #expect(pass.isComplete && host.count > 0 && host.count <= 3 * engine.visibleItems(in: viewport).count)
    for index in engine.visibleItems(in: viewport) { #expect(!engine.needsMeasurement(ofItemAt: index)) }
    #expect(host.calls.values.allSatisfy { $0 == 1 })
  }

  @Test func contentSizeConvergesToTheExactSize() {
    var (engine, host) = (engine(items: 600), steady)
    var moved = 0.0
    var height = engine.contentSize.height
    var generator = SplitMix(seed: 5)
    for step in 0..<400 {
      let y = step < 100 ? Double.random(in: 0..<height, using: &generator) : Double(step - 100) * 250
      var viewport = viewport(at: y)
      _ = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
      moved += abs(engine.contentSize.height - height)
      height = engine.contentSize.height
    }
    let heights: [Double] = (0..<600).map(Self.height)
    let estimateError: Double = heights.reduce(0) { $0 + abs($1 - 44) }
    #expect(moved <= estimateError)
    let spacings: Double = 599 * 10
    #expect(height == heights.reduce(25, +) + spacings)
    #expect(host.count == 600)
  }

  @Test(arguments: LayoutDirection.allCases)
  func visibleItemsStayWhenScrollingHorizontally(direction: LayoutDirection) {
    var engine = engine(
      HorizontalScrollLayout(estimatedItemSize: Size(width: 50, height: 40)), items: 2000, direction: direction)
    var host = steady
    var viewport = Rect(x: engine.contentSize.width / 2, y: 0, width: 400, height: 600)
    _ = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
    #expect(host.count >= 3)
    for _ in 0..<100 {
      viewport.origin.x += direction == .leftToRight ? -29 : 29
      let measured = engine.elements(in: viewport).filter {
        if case .item(let index) = $0.element { engine.hasMeasurement(forItemAt: index) } else { false }
      }
      let before = viewport.minX
      _ = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
      #expect(!measured.isEmpty)
      for index in engine.visibleItems(in: viewport) { #expect(!engine.needsMeasurement(ofItemAt: index), "\(index)") }
      for (element, frame) in measured {
        #expect(engine.frame(of: element)?.minX == frame.minX + viewport.minX - before, "\(element)")
      }
    }
    #expect(host.calls.values.allSatisfy { $0 == 1 })
  }

  // MARK: Items that never stabilize

  @Test func itemThatAlwaysInvalidatesIsFrozenAndReported() {
    var (engine, viewport) = (engine(), viewport(at: 0))
    var host = Host { item, calls, _ in item == 2 ? 40 + Double(calls % 2) * 30 : 50 }
    host.invalidates = { $0 == 2 }
    let pass = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
    #expect(pass.isComplete && pass.frozenItems == [ItemIndex(section: 0, item: 2)])
    #expect(host.calls[2] ?? 0 < 20)
    let calls = host.count
    engine.invalidateMeasurements(of: [ItemIndex(section: 0, item: 2)])
    #expect(engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host).measuredItemCount == 0)
    #expect(host.count == calls)
  }

  @Test func itemThatGrowsOnEveryMeasurementIsFrozen() {
    var (engine, viewport) = (engine(), viewport(at: 0))
    var host = Host { item, calls, _ in item == 0 ? 40 + Double(calls) : 50 }
    host.invalidates = { $0 == 0 }
    let pass = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
    #expect(pass.frozenItems == [ItemIndex(section: 0, item: 0)] && host.calls[0] ?? 0 < 20)
  }

  @Test func itemThatAlternatesBetweenPassesIsFrozen() {
    var (engine, viewport) = (engine(), viewport(at: 0))
    var host = Host { item, calls, _ in item == 1 ? 40 + Double(calls % 2) * 30 : 50 }
    var frozen: [ItemIndex] = []
    for _ in 0..<40 where frozen.isEmpty {
      frozen = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host).frozenItems
      engine.invalidateMeasurements(of: [ItemIndex(section: 0, item: 1)])
    }
    #expect(frozen == [ItemIndex(section: 0, item: 1)])
  }

  @Test func itemThatInvalidatesUnchangedIsFrozen() {
    var (engine, viewport) = (engine(), viewport(at: 0))
    var host = Host { _, _, _ in 50 }
    host.invalidates = { $0 == 3 }
    let pass = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
    #expect(pass.isComplete && pass.frozenItems == [ItemIndex(section: 0, item: 3)] && host.calls[3] ?? 0 < 20)
  }

  /// A host that always invalidates the same items, regardless of their positions.
  private struct PersistentMeasurer: ItemMeasurer {
    let invalidItems: [ItemIndex]
    private(set) var requestCount = 0

    init(_ invalidItems: ItemIndex...) {
      self.invalidItems = invalidItems
    }

    mutating func naturalWidth(ofItemAt index: ItemIndex) -> Double { 60 }
    mutating func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double { 50 }
    mutating func takeInvalidatedItems() -> [ItemIndex] {
      requestCount += 1
      return requestCount < 1000 ? invalidItems : []
    }
  }

  @Test func invisibleInvalidItemsDoNotExtendThePass() {
    var (engine, viewport) = (engine(), viewport(at: 0))
    var host = PersistentMeasurer(ItemIndex(section: 0, item: 900), ItemIndex(section: 7, item: -1))
    let pass = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
    #expect(pass.isComplete)
    #expect(host.requestCount == pass.measuredItemCount + 1)
  }

  @Test func itemThatGrowsLineByLineIsNotFrozen() {
    var (engine, viewport) = (engine(), viewport(at: 0))
    var host = Host { item, calls, _ in item == 1 ? 40 + Double(calls) * 18 : 50 }
    for step in 1...30 {
      let pass = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
      #expect(pass.frozenItems.isEmpty)
      #expect(engine.frame(ofItemAt: ItemIndex(section: 0, item: 1))?.size.height == 40 + Double(step) * 18)
      engine.invalidateMeasurements(of: [ItemIndex(section: 0, item: 1)])
    }
  }

  @Test func reloadUnfreezesAnItem() throws {
    var (engine, viewport) = (engine(), viewport(at: 0))
    var host = Host { item, calls, _ in 40 + Double(calls % 2) * 30 }
    host.invalidates = { $0 == 0 }
    #expect(!engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host).frozenItems.isEmpty)
    host.invalidates = { _ in false }
    host.resetCalls()
    let index = ItemIndex(section: 0, item: 0)
    try engine.apply(CollectionChanges(reloadedItems: [index]), sections: engine.sections)
    _ = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
    #expect(host.calls[0] == 1)
  }

  @Test func itemsWithoutHeightStopAtTheBudgetOrTheEnd() {
    var (large, viewport) = (engine(items: 1_000_000), viewport(at: 0))
    var host = Host { _, _, _ in 0 }
    var layout = AutosizingColumnFlowLayout(estimatedItemSize: Size(width: 0, height: 44))
    layout.minimumLineSpacing = 0
    large.layout = layout
    #expect(!large.layOut(viewport: &viewport, overscan: 0, budget: 5000, measuring: &host).isComplete)
    #expect(host.count == 5000)
    var small = engine(layout, items: 300)
    #expect(small.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host).isComplete)
    #expect(small.contentSize.height == 25)
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -5])
  func invalidHeightsCountAsZero(height: Double) {
    var (engine, viewport) = (engine(items: 50), viewport(at: 0))
    var host = Host { _, _, _ in height }
    #expect(engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host).isComplete)
    #expect(engine.frame(ofItemAt: ItemIndex(section: 0, item: 0))?.size.height == 0)
    var nowhere = Rect(x: .nan, y: .infinity, width: .nan, height: -1)
    _ = engine.layOut(viewport: &nowhere, overscan: .nan, budget: 10, measuring: &host)
  }
}
