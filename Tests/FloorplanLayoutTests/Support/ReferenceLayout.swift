import FloorplanLayout

/// All frames of a layout problem, computed one after another, as the rules describe them.
///
/// It is slow and obvious, follows only the rules, and is the reference for the engine.
struct ReferenceLayout: Sendable {
  /// The frames of a section at rest; nil for a missing header or footer, or an item that rule F7 removes.
  struct SectionFrames: Sendable {
    var header: Rect?
    var items: [Rect?] = []
    var footer: Rect?
  }

  let problem: LayoutProblem
  private(set) var sections: [SectionFrames] = []
  private(set) var contentSize = Size.zero

  /// The position of a section before snapping, used by the rules for pinned views.
  private var extents: [(start: Double, end: Double, header: Double, footer: Double)] = []
  /// max(container width, content width) of the rules R4 and R8.
  private var fullWidth = 0.0

  init(_ problem: LayoutProblem) {
    self.problem = problem
    let lines = problem.sections.map { problem.lines(of: $0) }
    let contentWidth = contentWidth(lines)
    fullWidth = max(problem.containerWidth, contentWidth)
    var y = 0.0
    for (section, lines) in zip(problem.sections, lines) { place(section, lines, at: &y) }
    contentSize = Size(width: problem.snap(contentWidth), height: problem.snap(y))
  }

  /// Rule H4; vertical layouts have the width of their container.
  private func contentWidth(_ lines: [[ReferenceLine]]) -> Double {
    guard problem.layout == .horizontalScroll else { return problem.containerWidth }
    return zip(problem.sections, lines).map { section, lines in
      let numbers = problem.numbers(of: section)
      let line = lines.first ?? []
      let gaps = Double(max(0, line.count - 1)) * numbers.spacing
      return numbers.inset.leading + line.map(\.width).reduce(0, +) + gaps + numbers.inset.trailing
    }.max() ?? 0
  }

  /// Rule R3.
  private mutating func place(_ section: LayoutProblem.Section, _ lines: [ReferenceLine], at y: inout Double) {
    let numbers = problem.numbers(of: section)
    let start = y
    var frames = SectionFrames()
    if numbers.header > 0 { frames.header = spanning(y, height: numbers.header) }
    y += numbers.header + numbers.inset.top
    for (position, line) in lines.enumerated() {
      if position > 0 { y += numbers.lineSpacing }
      let lineHeight = line.map(\.height).max() ?? 0
      for cell in line {
        let above = isTopAligned ? 0 : (lineHeight - cell.height) / 2
        frames.items.append(snapped(x: cell.x, y: y + above, width: cell.width, height: cell.height))
      }
      y += lineHeight
    }
    frames.items += Array(repeating: nil, count: section.items.count - frames.items.count)
    y += numbers.inset.bottom
    if numbers.footer > 0 { frames.footer = spanning(y, height: numbers.footer) }
    y += numbers.footer
    sections.append(frames)
    extents.append((start, y, numbers.header, numbers.footer))
  }

  /// Rules H3, F8 and C2.
  private var isTopAligned: Bool {
    switch problem.layout {
    case .horizontalScroll, .horizontalFlow: problem.isTopAligned
    case .autosizingColumnFlow, .keyValueColumnFlow: true
    }
  }

  /// Rule R4.
  private func spanning(_ y: Double, height: Double) -> Rect {
    snapped(x: 0, y: y, width: fullWidth, height: height)
  }

  /// Rule R6, and then R8.
  private func snapped(x: Double, y: Double, width: Double, height: Double) -> Rect {
    let (left, right) = (problem.snap(x), problem.snap(x + width))
    let (top, bottom) = (problem.snap(y), problem.snap(y + height))
    let start = problem.isRightToLeft ? problem.snap(fullWidth) - right : left
    return Rect(x: start, y: top, width: right - left, height: bottom - top)
  }
}

// MARK: Elements

extension ReferenceLayout {
  /// A view with its frame.
  typealias Element = (element: LayoutElement, frame: Rect)

  /// The frame at rest.
  func frame(of element: LayoutElement) -> Rect? {
    switch element {
    case .header(let section): sections[section].header
    case .item(let index): sections[index.section].items[index.item]
    case .footer(let section): sections[section].footer
    }
  }

  /// The frame at a content offset, by the rules “pinned header” and “pinned footer”.
  func frame(of element: LayoutElement, contentOffset: Point) -> Rect? {
    guard let rest = frame(of: element) else { return nil }
    let (start, end, header, footer) = extents[element.section]
    switch element {
    case .header where problem.pinsHeaders:
      return spanning(max(start, min(contentOffset.y, end - footer - header)), height: header)
    case .footer where problem.pinsFooters:
      let lowest = contentOffset.y + problem.viewportHeight - footer
      return spanning(min(end - footer, max(lowest, start + header)), height: footer)
    default: return rest
    }
  }

  /// All views that have a frame, in document order.
  func elements(contentOffset: Point? = nil) -> [Element] {
    sections.indices.flatMap { section in
      var candidates = [LayoutElement.header(section: section)]
      candidates += sections[section].items.indices.map { .item(ItemIndex(section: section, item: $0)) }
      candidates.append(.footer(section: section))
      return candidates.compactMap { element -> Element? in
        let place = contentOffset.map { frame(of: element, contentOffset: $0) } ?? frame(of: element)
        return place.map { (element, $0) }
      }
    }
  }
}
