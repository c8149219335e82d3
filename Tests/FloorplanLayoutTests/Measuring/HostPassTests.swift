import FloorplanLayout
import Testing

/// The functions for a host with views: passes that it drives, anchors that it chooses, and lines ahead.
@Suite struct HostPassTests {
  private static func height(_ item: Int) -> Double { 20 + Double(item * 7919 % 180) }

  private func engine(
    columns: Int = 1, items: Int = 1000, sections: Int = 1, layout: (any CollectionLayout)? = nil,
    direction: LayoutDirection = .leftToRight
  ) -> LayoutEngine {
    LayoutEngine(
      layout: layout ?? AutosizingColumnFlowLayout(numberOfColumns: columns),
      environment: LayoutEnvironment(containerSize: Size(width: 400, height: 600), layoutDirection: direction),
      sections: (0..<sections).map { _ in SectionDescription(itemCount: items, headerHeight: 25, footerHeight: 15) })
  }

  private func viewport(at y: Double) -> Rect { Rect(x: 0, y: y, width: 400, height: 600) }

  private struct Host: ItemMeasurer {
    var width: (ItemIndex) -> Double = { 30 + Double($0.item * 37 % 90) }
    mutating func naturalWidth(ofItemAt index: ItemIndex) -> Double { width(index) }
    mutating func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double {
      HostPassTests.height(index.item)
    }
  }

  /// All kinds of layouts that measure.
  private static let layouts: [any CollectionLayout] = [
    AutosizingColumnFlowLayout(numberOfColumns: 1), AutosizingColumnFlowLayout(numberOfColumns: 3),
    HorizontalFlowLayout(estimatedItemSize: Size(width: 60, height: 40)),
    HorizontalScrollLayout(estimatedItemSize: Size(width: 60, height: 40)),
  ]

  @Test(arguments: 0..<layouts.count, [0.0, 1, 377, 20_000]) func hostPassMatchesTheEnginesPass(
    layout: Int, offset: Double
  ) {
    let layout = Self.layouts[layout]
    var (driven, whole) = (engine(layout: layout), engine(layout: layout))
    var host = Host()
    var visibleRect = viewport(at: offset)
    var pass = driven.beginPass(viewport: visibleRect)
    var measured: [ItemIndex] = []
    while let index = driven.nextItem(of: &pass) {
      measured.append(index)
      guard let size = driven.measureSize(ofItemAt: index, with: &host) else { continue }
      driven.setMeasuredSize(size, forItemAt: index)
    }
    let origin = driven.viewportOrigin(of: pass)
    let result = driven.endPass(pass)
    let expected = whole.layOut(viewport: &visibleRect, overscan: 0, budget: .max, measuring: &host)
    #expect(result == expected && origin == visibleRect.origin)
    #expect(Set(measured).count == measured.count && measured.count == expected.measuredItemCount)
    for index in driven.visibleItems(in: Rect(origin: .zero, size: driven.contentSize)) {
      #expect(driven.frame(ofItemAt: index) == whole.frame(ofItemAt: index))
    }
  }

  /// A pass that also creates views for items with a measurement, and that measures headers.
  @Test func passVisitsDueElements() {
    var (engine, host) = (engine(items: 1, sections: 40), Host())
    var (viewport, visited) = (viewport(at: 0), [LayoutElement]())
    _ = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &host)
    var pass = engine.beginPass(viewport: viewport)
    while let element = engine.nextElement(of: &pass, orWhere: { !visited.contains($0) }) {
      visited.append(element)
      switch element {
      case .item(let index): engine.measure(itemAt: index, with: &host)
      case .header(let section): engine.setHeights(header: 0, footer: 15, ofSection: section)
      case .footer: break
      }
    }
    engine.endPass(pass)
    #expect(Set(visited).count == visited.count)
    let visible = engine.elements(in: viewport).map(\.element)
    #expect(visible.count > 3 && visible.allSatisfy(visited.contains))
    // With the headers, only 10 sections fit into the viewport; without them, 18.
    #expect(visible.contains(.item(ItemIndex(section: 16, item: 0))) && !visible.contains(.header(section: 0)))
    for case .item(let index) in visible { #expect(!engine.needsMeasurement(ofItemAt: index)) }
  }

  @Test(arguments: 0..<layouts.count, [LayoutDirection.leftToRight, .rightToLeft])
  func onlyVisibleElementsAreTested(layout: Int, direction: LayoutDirection) {
    var (engine, host) = (engine(items: 7, sections: 3, layout: Self.layouts[layout], direction: direction), Host())
    var visible = viewport(at: 0)
    _ = engine.layOut(viewport: &visible, overscan: 0, budget: .max, measuring: &host)
    let anchor = engine.anchor(in: visible)
    let (rect, snapshot) = (visible, engine)
    var (pass, tested) = (engine.beginPass(viewport: rect, keeping: anchor), Set<LayoutElement>())
    let next = engine.nextElement(of: &pass) { element in
      tested.insert(element)
      return false
    }
    #expect(next == nil && engine.viewportOrigin(of: pass) == rect.origin)
    #expect(tested == Set(snapshot.elements(in: rect, contentOffset: rect.origin).map(\.element)))
  }

  @Test func linesBeforeAndAfterEndAtTheContent() {
    for layout in Self.layouts {
      let engine = engine(items: 5, sections: 2, layout: layout)
      let all = engine.visibleItems(in: viewport(at: 0), linesBefore: .max, linesAfter: .max)
      #expect(all.contains(ItemIndex(section: 0, item: 0)) && all.contains(ItemIndex(section: 1, item: 4)))
    }
    // A narrow rectangle gets whole lines.
    let columns = engine(columns: 3, items: 9)
    let narrow = columns.visibleItems(in: Rect(x: 0, y: 30, width: 10, height: 10), linesBefore: 0, linesAfter: 1)
    #expect(narrow.map(\.item) == [0, 1, 2, 3, 4, 5])
  }

  @Test func sizeRequestStoresNothing() {
    let engine = engine()
    var host = Host()
    let index = ItemIndex(section: 0, item: 5)
    #expect(engine.measureSize(ofItemAt: index, with: &host) == Size(width: 400, height: Self.height(5)))
    #expect(engine.needsMeasurement(ofItemAt: index) && !engine.hasMeasurement(forItemAt: index))
    #expect(engine.measureSize(ofItemAt: ItemIndex(section: 0, item: 1000), with: &host) == nil)
    #expect(engine.measureSize(ofItemAt: ItemIndex(section: -1, item: 0), with: &host) == nil)
    #expect(self.engine(layout: HorizontalFlowLayout()).measureSize(ofItemAt: index, with: &host) == nil)
  }

  @Test func onlySomeLayoutsMeasure() {
    #expect(Self.layouts.allSatisfy { engine(layout: $0).isSelfSizing(section: 0) })
    #expect(!engine(layout: HorizontalFlowLayout()).isSelfSizing(section: 0))
    #expect(!engine(layout: HorizontalScrollLayout()).isSelfSizing(section: 0))
    #expect(!engine().isSelfSizing(section: 1) && !engine().isSelfSizing(section: -1))
  }

  /// Measures the visible items of a viewport.
  private func measure(_ engine: inout LayoutEngine, at y: Double) -> Rect {
    var (visibleRect, host) = (viewport(at: y), Host())
    _ = engine.layOut(viewport: &visibleRect, overscan: 0, budget: .max, measuring: &host)
    return visibleRect
  }

  @Test(arguments: [1, 3], [-53.0, 53, -599, 599, -5, 450])
  func visibleItemsMoveByTheScrollStep(columns: Int, step: Double) {
    var engine = engine(columns: columns)
    var visibleRect = measure(&engine, at: (20_000 / Double(columns)).rounded())
    for _ in 0..<20 {
      let before = Dictionary(
        uniqueKeysWithValues: frames(of: engine, in: visibleRect).map { ($0.index, $0.frame.minY - visibleRect.minY) })
      let target = Rect(x: 0, y: visibleRect.minY + step, width: 400, height: 600)
      var (host, pass) = (
        Host(), engine.beginPass(viewport: target, keeping: engine.anchor(visibleIn: visibleRect, and: target))
      )
      while let index = engine.nextItem(of: &pass) { engine.measure(itemAt: index, with: &host) }
      visibleRect = Rect(origin: engine.viewportOrigin(of: pass), size: target.size)
      engine.endPass(pass)
      for (index, frame) in frames(of: engine, in: visibleRect) {
        if let old = before[index] { #expect(frame.minY - visibleRect.minY == old - step) }
      }
    }
  }

  private func frames(of engine: LayoutEngine, in rect: Rect) -> [(index: ItemIndex, frame: Rect)] {
    engine.elements(in: rect).compactMap { element, frame in
      if case .item(let index) = element { (index, frame) } else { nil }
    }
  }

  @Test func itemTallerThanTheViewportIsTheAnchor() {
    var engine = engine(items: 10)
    engine.setMeasuredSize(Size(width: 0, height: 5000), forItemAt: ItemIndex(section: 0, item: 0))
    let anchor = engine.anchor(visibleIn: viewport(at: 100), and: viewport(at: 3000))
    #expect(anchor?.index == ItemIndex(section: 0, item: 0))
    #expect(engine.anchor(visibleIn: viewport(at: 100), and: viewport(at: 5200)) == nil)
  }

  @Test func measuredItemIsThePreferredAnchor() {
    var engine = engine()
    engine.setMeasuredSize(Size(width: 0, height: 50), forItemAt: ItemIndex(section: 0, item: 3))
    #expect(engine.anchor(visibleIn: viewport(at: 0), and: viewport(at: 10))?.index.item == 3)
  }

  @Test func anyItemCanBeTheAnchor() {
    let engine = engine()
    let index = ItemIndex(section: 0, item: 777)
    #expect(engine.anchor(at: index)?.frame == engine.frame(ofItemAt: index))
    #expect(engine.anchor(at: ItemIndex(section: 0, item: 1000)) == nil)
  }

  // MARK: Lines

  /// The lines in a rectangle, from frames alone: items with the same top.
  private func lines(_ engine: LayoutEngine, _ counts: [Int]) -> [[ItemIndex]] {
    var lines: [[ItemIndex]] = []
    var top: Double?
    for (section, count) in counts.enumerated() {
      top = nil
      for item in 0..<count {
        let index = ItemIndex(section: section, item: item)
        guard let frame = engine.frame(ofItemAt: index) else { continue }
        if frame.minY != top { lines.append([]) }
        top = frame.minY
        lines[lines.count - 1].append(index)
      }
    }
    return lines
  }

  @Test(arguments: [1, 3], [(0, 0), (1, 0), (0, 1), (2, 5)])
  func linesBeforeAndAfterAreAdded(columns: Int, added: (before: Int, after: Int)) {
    let (before, after) = added
    let counts = [4, 0, 7, 1, 40]
    let engine = LayoutEngine(
      layout: AutosizingColumnFlowLayout(numberOfColumns: columns),
      environment: LayoutEnvironment(containerSize: Size(width: 400, height: 200)),
      sections: counts.map { SectionDescription(itemCount: $0, headerHeight: 25) })
    let lines = lines(engine, counts)
    for y in stride(from: 0.0, to: engine.contentSize.height, by: 31) {
      let rect = Rect(x: 0, y: y, width: 400, height: 120)
      let visible = engine.visibleItems(in: rect)
      guard let first = lines.firstIndex(where: { $0.contains { visible.contains($0) } }),
        let last = lines.lastIndex(where: { $0.contains { visible.contains($0) } })
      else {
        #expect(engine.visibleItems(in: rect, linesBefore: before, linesAfter: after).isEmpty)
        continue
      }
      let expected = lines[max(0, first - before)...min(lines.count - 1, last + after)].flatMap(\.self)
      #expect(Array(engine.visibleItems(in: rect, linesBefore: before, linesAfter: after)) == expected)
    }
  }

  @Test(arguments: LayoutDirection.allCases) func itemsAreAddedInHorizontalLines(direction: LayoutDirection) {
    let engine = engine(
      items: 100, sections: 2, layout: HorizontalScrollLayout(itemSize: Size(width: 100, height: 40)),
      direction: direction)
    let rect = Rect(x: 1000, y: 0, width: 300, height: 600)
    let visible = engine.visibleItems(in: rect)
    let more = engine.visibleItems(in: rect, linesBefore: 1, linesAfter: 2)
    for section in 0..<2 {
      let items = visible.items(inSection: section)
      #expect(more.items(inSection: section) == items.lowerBound - 1..<items.upperBound + 2)
    }
    let end = engine.visibleItems(in: Rect(x: 0, y: 0, width: 400, height: 40), linesBefore: 5, linesAfter: 5)
    #expect(end.items(inSection: 0).lowerBound >= 0 && end.items(inSection: 0).upperBound <= 100)
  }

  // MARK: Heights of headers and footers

  @Test func setHeightsMatchesANewEngine() {
    var engine = engine(columns: 2, items: 9, sections: 5)
    var fresh: LayoutEngine = engine
    for section in 0..<5 {
      for item in 0..<9 {
        engine.setMeasuredSize(
          Size(width: 0, height: Self.height(item)), forItemAt: ItemIndex(section: section, item: item))
      }
    }
    engine.setHeights(header: 70, footer: nil, ofSection: 2)
    engine.setHeights(header: -4, footer: .nan, ofSection: 0)
    engine.setHeights(header: 70, footer: 70, ofSection: 5)
    engine.setHeights(header: 70, footer: 70, ofSection: -1)
    var sections = fresh.sections
    (sections[2].headerHeight, sections[2].footerHeight) = (70, nil)
    (sections[0].headerHeight, sections[0].footerHeight) = (-4, .nan)
    fresh.sections = sections
    for section in 0..<5 {
      for item in 0..<9 {
        let index = ItemIndex(section: section, item: item)
        fresh.setMeasuredSize(Size(width: 0, height: Self.height(item)), forItemAt: index)
      }
    }
    #expect(engine.contentSize == fresh.contentSize)
    for section in 0..<5 {
      #expect(engine.frame(of: .header(section: section)) == fresh.frame(of: .header(section: section)))
      #expect(engine.frame(of: .footer(section: section)) == fresh.frame(of: .footer(section: section)))
      for item in 0..<9 {
        let index = ItemIndex(section: section, item: item)
        #expect(engine.frame(ofItemAt: index) == fresh.frame(ofItemAt: index))
      }
    }
  }
}
