import FloorplanLayout

/// The differences between an engine and the reference for one problem, in words.
///
/// Frames are compared bit by bit with snapping, and within 1e-6 points without.
struct EngineComparison {
  private let reference: ReferenceLayout
  private let engine: LayoutEngine
  /// The reference's elements, at rest and at the problem's content offset.
  private let elements: [ReferenceLayout.Element]
  private let pinnedElements: [ReferenceLayout.Element]
  private let tolerance: Double
  private(set) var differences: [String] = []

  init(_ problem: LayoutProblem) {
    let reference = ReferenceLayout(problem)
    self.init(
      engine: problem.measuredEngine(orderedBy: UInt64(problem.sections.count)), reference: reference)
  }

  init(engine: LayoutEngine, reference: ReferenceLayout) {
    self.reference = reference
    self.engine = engine
    elements = reference.elements()
    pinnedElements = reference.elements(contentOffset: reference.problem.contentOffset)
    tolerance = Self.tolerance(reference, elements)
    compareMeasuring()
    compareContentSize()
    compareFrames()
    compareAbsentElements()
    compareQueries()
    comparePoints()
  }

  /// Returns a description of the smallest problem that still fails, or nil if engine and reference agree.
  static func failure(_ problem: LayoutProblem) -> String? {
    guard !EngineComparison(problem).differences.isEmpty else { return nil }
    let smallest = problem.shrunk { !EngineComparison($0).differences.isEmpty }
    return "\(smallest)\n  \(EngineComparison(smallest).differences.prefix(5).joined(separator: "\n  "))"
  }

  /// The maximum distance between two correct results: sums aren't associative, which matters without snapping, or for
  /// lengths so large that a `Double` has no digits left for EPS.
  private static func tolerance(_ reference: ReferenceLayout, _ elements: [ReferenceLayout.Element]) -> Double {
    var longest = max(reference.contentSize.width, reference.contentSize.height)
    for (_, frame) in elements {
      longest = max(longest, abs(frame.minX), abs(frame.maxX), abs(frame.maxY))
    }
    if longest > 1e7 { return 1e-6 + longest * 1e-9 }
    return reference.problem.pixels > 0 ? 0 : 1e-6
  }

  private mutating func compareMeasuring() {
    let problem = reference.problem
    for section in problem.sections.indices {
      for item in problem.sections[section].items.indices {
        let index = ItemIndex(section: section, item: item)
        let wasMeasured = reference.wasMeasured(index)
        note("isMeasured \(index)", engine.hasMeasurement(forItemAt: index), wasMeasured)
        note(
          "needsMeasurement \(index)", engine.needsMeasurement(ofItemAt: index), problem.isSelfSizing && !wasMeasured)
      }
    }
  }

  private mutating func compareContentSize() {
    let (found, expected) = (engine.contentSize, reference.contentSize)
    if !areEqual(found.width, expected.width) || !areEqual(found.height, expected.height) {
      differences.append("contentSize is \(found), not \(expected)")
    }
  }

  private mutating func compareFrames() {
    let offset = reference.problem.contentOffset
    for element in candidates {
      note("frame of \(element)", engine.frame(of: element), reference.frame(of: element))
      note(
        "frame of \(element) at the offset", engine.frame(of: element, contentOffset: offset),
        reference.frame(of: element, contentOffset: offset))
      if case .item(let index) = element {
        note("frame of the item at \(index)", engine.frame(ofItemAt: index), reference.frame(of: element))
      }
    }
  }

  private mutating func compareAbsentElements() {
    let sections = reference.problem.sections
    var absent = [-1, sections.count].flatMap { section in
      [
        LayoutElement.header(section: section), .footer(section: section),
        .item(ItemIndex(section: section, item: 0)),
      ]
    }
    for section in sections.indices {
      absent.append(.item(ItemIndex(section: section, item: -1)))
      absent.append(.item(ItemIndex(section: section, item: sections[section].items.count)))
    }
    for element in absent { note("frame of \(element)", engine.frame(of: element), nil) }
  }

  private mutating func compareQueries() {
    let offset = reference.problem.contentOffset
    for query in queries {
      compare(Array(engine.elements(in: query)), elements, query, isPinned: false)
      compare(Array(engine.elements(in: query, contentOffset: offset)), pinnedElements, query, isPinned: true)
    }
  }

  private mutating func compare(
    _ found: [(element: LayoutElement, frame: Rect)], _ all: [ReferenceLayout.Element], _ query: Rect, isPinned: Bool
  ) {
    func subject() -> String { "elements in \(Self.text(query))\(isPinned ? " at the offset" : "")" }
    var position = 0
    for (element, frame) in all {
      let outcome = QueryRule.meets(frame, query, margin: margin)
      let isFound = position < found.count && found[position].element == element
      if outcome == .yes && !isFound || outcome == .no && isFound {
        differences.append("\(subject()) are \(found.map(\.element)); \(element) at \(frame) is \(outcome)")
        return
      }
      if isFound {
        note("frame of \(element) in \(subject())", found[position].frame, frame)
        position += 1
      }
    }
    if position < found.count {
      differences.append("\(subject()) are \(found.map(\.element)): too many, or not in document order")
    }
  }

  private mutating func comparePoints() {
    for point in points {
      let query = Rect(origin: point, size: .zero)
      let allowed = elements.compactMap {
        element, frame -> (index: ItemIndex, outcome: QueryRule.Outcome, frame: Rect)? in
        guard case .item(let index) = element else { return nil }
        let outcome = QueryRule.meets(frame, query, margin: margin)
        return outcome == .no ? nil : (index, outcome, frame)
      }
      let found = engine.item(at: point)
      if let found {
        if !allowed.contains(where: { $0.index == found }) {
          differences.append("item at \(point) is \(found), not one of \(allowed.map(\.index))")
        }
      } else if allowed.contains(where: { $0.outcome == .yes && $0.frame.size.width > 0 && $0.frame.size.height > 0 }) {
        // An item without extent can be found, but no rule requires that a point finds it.
        differences.append("item at \(point) is nil, not one of \(allowed.map(\.index))")
      }
    }
  }

  // MARK: Probes

  /// All elements that could exist.
  private var candidates: [LayoutElement] {
    let sections = reference.problem.sections
    return sections.indices.flatMap { section in
      [LayoutElement.header(section: section)]
        + sections[section].items.indices.map { .item(ItemIndex(section: section, item: $0)) }
        + [.footer(section: section)]
    }
  }

  /// The precision of edges for a query: binary fractions represent only halves and quarters exactly.
  private var margin: Double {
    tolerance == 0 && [1, 2].contains(reference.problem.pixels) ? 0 : max(tolerance, 1e-6)
  }

  /// Rectangles whose edges are those of elements, between them, and elsewhere.
  private var queries: [Rect] {
    let content = reference.contentSize
    var result = [
      Rect(x: 0, y: 0, width: content.width, height: content.height),
      Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), Rect(x: 0, y: 0, width: 0, height: 0),
      Rect(x: 0, y: content.height, width: content.width, height: 100),
      Rect(x: -50, y: -50, width: 50, height: 50),
      Rect(x: 0, y: reference.problem.contentOffset.y, width: content.width, height: 150),
    ]
    let frames = elements.map(\.frame)
    for (position, frame) in frames.enumerated() where position < 4 || position % 3 == 0 {
      let next = frames[(position + 1) % frames.count]
      result += [
        frame, Rect(origin: frame.origin, size: .zero),
        Rect(x: frame.maxX, y: frame.minY, width: 3, height: 3),
        Rect(x: frame.minX, y: frame.maxY, width: 3, height: 0),
        Rect(x: frame.minX - 4, y: frame.minY - 4, width: 4, height: 4),
        Rect(x: frame.minX, y: frame.minY, width: max(0, next.maxX - frame.minX), height: 0.5),
      ]
    }
    return result
  }

  /// Corners and centers of items, and positions around them.
  private var points: [Point] {
    let frames = elements.map(\.frame)
    return [Point(x: -1, y: -1), .zero, Point(x: reference.contentSize.width, y: reference.contentSize.height)]
      + frames.flatMap { frame in
        [
          frame.origin, Point(x: frame.maxX, y: frame.minY), Point(x: frame.minX, y: frame.maxY),
          Point(x: frame.minX + frame.size.width / 2, y: frame.minY + frame.size.height / 2),
        ]
      }
  }

  // MARK: Comparing

  private mutating func note(_ subject: @autoclosure () -> String, _ found: Bool, _ expected: Bool) {
    if found != expected { differences.append("\(subject()) is \(found)") }
  }

  private mutating func note(_ subject: @autoclosure () -> String, _ found: Rect?, _ expected: Rect?) {
    switch (found, expected) {
    case (nil, nil): return
    case (let found?, let expected?):
      let isEqual =
        areEqual(found.minX, expected.minX) && areEqual(found.minY, expected.minY)
        && areEqual(found.size.width, expected.size.width) && areEqual(found.size.height, expected.size.height)
      if isEqual { return }
    default: break
    }
    differences.append("\(subject()) is \(Self.text(found)), not \(Self.text(expected))")
  }

  private func areEqual(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= tolerance
  }

  private static func text(_ rect: Rect?) -> String {
    rect.map { "[\($0.minX), \($0.minY), \($0.size.width), \($0.size.height)]" } ?? "nil"
  }
}
