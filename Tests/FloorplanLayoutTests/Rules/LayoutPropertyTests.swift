import FloorplanLayout
import Testing

/// Properties that hold for any layout, checked with generated problems.
@Suite struct LayoutPropertyTests {
  /// Problems with lengths that are exact enough to reveal only real violations, with the engine for each.
  private func forEachProblem(
    count: UInt64 = 3000, where condition: (LayoutProblem) -> Bool = { _ in true },
    _ check: (LayoutProblem, LayoutEngine) -> String?
  ) {
    var checked = 0
    for seed in 0..<count {
      var generator = ProblemGenerator(seed: seed)
      let problem = generator.problem()
      let size = ReferenceLayout(problem).contentSize
      guard condition(problem), max(size.width, size.height) < 1e6 else { continue }
      checked += 1
      guard let failure = check(problem, problem.measuredEngine()) else { continue }
      let smallest = problem.shrunk { condition($0) && check($0, $0.measuredEngine()) != nil }
      Issue.record("seed \(seed): \(failure)\n  smallest: \(smallest)")
      return
    }
    #expect(checked > 100)
  }

  /// Every element with its frame at rest.
  private func frames(_ engine: LayoutEngine) -> [(element: LayoutElement, frame: Rect)] {
    engine.sections.indices.flatMap { section in
      let items = (0..<engine.sections[section].itemCount).map {
        LayoutElement.item(ItemIndex(section: section, item: $0))
      }
      return ([.header(section: section)] + items + [.footer(section: section)]).compactMap { element in
        engine.frame(of: element).map { (element, $0) }
      }
    }
  }

  /// Whether the items of a line are adjacent, with exactly the spacing.
  private func hasExactGaps(_ problem: LayoutProblem) -> Bool {
    !(problem.layout == .horizontalFlow && problem.isLayoutJustified)
  }

  /// Whether the items of a section have the same width, except for snapping.
  private func hasEqualColumns(_ problem: LayoutProblem) -> Bool {
    switch problem.layout {
    case .horizontalScroll: false
    case .horizontalFlow: !problem.isSelfSizing
    case .autosizingColumnFlow, .keyValueColumnFlow: true
    }
  }

  /// The adjacent items of a section, in document order.
  private func adjacentItems(_ problem: LayoutProblem, _ engine: LayoutEngine, section: Int) -> [(Rect, Rect)] {
    let items = engine.items(inSection: section).compactMap(\.self)
    let pairs = zip(items, items.dropFirst())
    return pairs.filter { one, other in
      let (left, right) = problem.isRightToLeft ? (other, one) : (one, other)
      return left.maxX <= right.minX && left.minX < right.minX
    }
  }

  @Test func rightToLeftIsTheExactMirrorImage() {
    forEachProblem { problem, engine in
      var mirrored = problem
      mirrored.isRightToLeft.toggle()
      let image = mirrored.measuredEngine()
      let axis = problem.snap(max(problem.containerWidth, engine.contentSize.width))
      let tolerance = [1, 2].contains(problem.pixels) ? 0 : 1e-9
      if image.contentSize != engine.contentSize { return "content \(image.contentSize), not \(engine.contentSize)" }
      for (element, frame) in frames(engine) {
        guard let other = image.frame(of: element) else { return "\(element) has no mirrored frame" }
        let isImage =
          abs(other.minX - (axis - frame.maxX)) <= tolerance && abs(other.maxX - (axis - frame.minX)) <= tolerance
          && abs(other.size.width - frame.size.width) <= tolerance && other.minY == frame.minY
          && other.size.height == frame.size.height
        if !isImage { return "\(element): \(frame) is mirrored to \(other)" }
      }
      return nil
    }
  }

  @Test func edgesAreOnPixels() {
    forEachProblem(where: { $0.pixels > 0 }) { problem, engine in
      for (element, frame) in frames(engine) {
        for edge in [frame.minX, frame.minY, frame.maxX, frame.maxY] {
          let pixel = edge * problem.pixels
          if abs(pixel - pixel.rounded()) > 1e-6 { return "\(element) has an edge at \(edge)" }
        }
      }
      return nil
    }
  }

  @Test func sectionsAreAdjacent() {
    forEachProblem(
      count: 6000,
      where: { problem in
        problem.sections.map(problem.numbers).allSatisfy { $0.header > 0 && $0.footer > 0 }
          && problem.sections.count > 1
      }
    ) { problem, engine in
      for section in problem.sections.indices.dropFirst() {
        guard let footer = engine.footer(section - 1), let header = engine.header(section) else { return "no footer" }
        if abs(header.minY - footer.maxY) > 1e-6 {
          return "section \(section) begins at \(header.minY), not \(footer.maxY)"
        }
      }
      guard let first = engine.header(0), let last = engine.footer(problem.sections.count - 1) else {
        return "no header"
      }
      if first.minY != 0 { return "the first header is at \(first.minY)" }
      if abs(last.maxY - engine.contentSize.height) > 1e-6 { return "the last footer ends at \(last.maxY)" }
      return nil
    }
  }

  @Test func wholePixelGapsEqualTheSpacing() {
    forEachProblem(where: { $0.pixels > 0 && hasExactGaps($0) }) { problem, engine in
      for (position, section) in problem.sections.enumerated() {
        let spacing = problem.numbers(of: section).spacing
        guard (spacing * problem.pixels).rounded() == spacing * problem.pixels else { continue }
        for (one, other) in adjacentItems(problem, engine, section: position) where one.minY == other.minY {
          let gap = problem.isRightToLeft ? one.minX - other.maxX : other.minX - one.maxX
          if abs(gap - spacing) > 1e-6 { return "a gap of \(gap), not \(spacing), in section \(position)" }
        }
      }
      return nil
    }
  }

  @Test func columnWidthsDifferByAtMostOnePixel() {
    forEachProblem(where: { $0.pixels > 0 && hasEqualColumns($0) }) { problem, engine in
      for section in problem.sections.indices {
        let widths = engine.items(inSection: section).compactMap { $0?.size.width }
        let difference = (widths.max() ?? 0) - (widths.min() ?? 0)
        if difference * problem.pixels > 1 + 1e-6 { return "widths \(widths) in section \(section)" }
      }
      return nil
    }
  }

  @Test func itemsStayBetweenTheInsets() {
    forEachProblem(where: { $0.layout != .horizontalScroll }) { problem, engine in
      for (position, section) in problem.sections.enumerated() {
        let numbers = problem.numbers(of: section)
        let end = problem.snap(numbers.inset.leading + numbers.available)
        let axis = problem.snap(problem.containerWidth)
        for frame in engine.items(inSection: position).compactMap(\.self) {
          let (first, last) = problem.isRightToLeft ? (axis - frame.maxX, axis - frame.minX) : (frame.minX, frame.maxX)
          if first < problem.snap(numbers.inset.leading) - 1e-6 || last > end + 1e-3 {
            return "an item from \(first) to \(last) between \(numbers.inset.leading) and \(end)"
          }
        }
      }
      return nil
    }
  }

  @Test func halfPixelsAreRoundedUp() {
    for scale in [1.0, 2, 4] {
      for pixels in 0..<40 {
        let (half, whole) = ((Double(pixels) + 0.5) / scale, Double(pixels + 1) / scale)
        let layout = HorizontalFlowLayout(
          itemSize: .of(10, 10), sectionInset: Insets(top: half, leading: half, bottom: 0, trailing: 0))
        let engine = LayoutEngine(layout, width: 100, scale: scale, counts: 1)
        #expect(engine.items() == [.at(whole, whole, 10, 10)])
        #expect(engine.contentSize.height == whole + 10)
      }
    }
  }
}
