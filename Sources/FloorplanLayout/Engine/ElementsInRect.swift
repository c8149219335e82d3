/// The elements that intersect a rectangle, with their frames, in document order.
///
/// ``LayoutEngine/elements(in:contentOffset:)`` returns this sequence. It is lazy and its own iterator, and iterating it
/// doesn't allocate memory.
public struct ElementsInRect: Sequence, IteratorProtocol, Sendable {
  /// An element and its frame.
  public typealias Element = (element: LayoutElement, frame: Rect)

  private enum Part {
    case header, items, footer
  }

  private let engine: LayoutEngine
  private let rect: Rect
  private let contentOffset: Point?
  private let rectHorizontal: Span
  private let horizontal: Span
  private let vertical: Span
  private var sections: Range<Int>
  private var part = Part.header
  private var cursor = ItemCursor.none
  private var batch = ItemBatch()
  private var position = 0
  private var linesTop = 0.0

  init(of engine: LayoutEngine, in rect: Rect, contentOffset: Point?) {
    self.engine = engine
    self.rect = rect
    self.contentOffset = contentOffset
    vertical = Span(vertical: rect)
    rectHorizontal = Span(horizontal: rect)
    horizontal = engine.lineSpan(rectHorizontal)
    sections = engine.stack.sections(near: vertical, slack: engine.slack)
  }

  /// Returns the next element and its frame, or nil after the last one.
  ///
  /// - Complexity: Amortized O(1) for the elements of a section.
  public mutating func next() -> Element? {
    while true {
      while position < batch.count {
        let (item, edges) = batch[position]
        position += 1
        let frame = engine.frame(edges, linesTop: linesTop)
        if frame.intersects(rectHorizontal, vertical) {
          return (.item(ItemIndex(section: sections.lowerBound, item: item)), frame)
        }
      }
      guard !sections.isEmpty else { return nil }
      let section = sections.lowerBound
      switch part {
      case .header:
        part = .items
        begin(section)
        if let header = supplement(.header(section: section)) { return header }
      case .items:
        batch.removeAll()
        position = 0
        engine.states[section].lines.fill(&batch, from: &cursor)
        if batch.count == 0 { part = .footer }
      case .footer:
        part = .header
        sections = section + 1..<sections.upperBound
        if let footer = supplement(.footer(section: section)) { return footer }
      }
    }
  }

  private mutating func begin(_ section: Int) {
    linesTop = engine.linesTop(ofSection: section)
    let lines = engine.states[section].lines
    cursor = lines.cursor(
      from: engine.lineSpan(vertical, inSection: section), near: horizontal,
      within: lines.mayCoincide ? intersectingLines(ofSection: section) : nil)
  }

  /// Returns the lines that actually intersect the rectangle, because very many others may be near it.
  private func intersectingLines(ofSection section: Int) -> Range<Int> {
    var lines = engine.lines(near: vertical, inSection: section)
    while let first = lines.first, !intersects(LinePosition(section: section, line: first)) { lines.removeFirst() }
    while let last = lines.last, !intersects(LinePosition(section: section, line: last)) { lines.removeLast() }
    return lines
  }

  private func intersects(_ line: LinePosition) -> Bool {
    engine.span(of: line).intersects(vertical)
  }

  private func supplement(_ element: LayoutElement) -> Element? {
    guard let frame = engine.frame(of: element, contentOffset: contentOffset), frame.intersects(rect) else {
      return nil
    }
    return (element, frame)
  }
}

extension LayoutEngine {
  /// Returns the elements that intersect a rectangle.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in content coordinates; see ``Rect/intersects(_:)``.
  ///   - contentOffset: The origin of the viewport, or nil for headers and footers at rest instead of pinned.
  /// - Returns: A lazy sequence of the elements.
  /// - Complexity: O(log sections); iterating takes O(elements) and doesn't allocate memory.
  public func elements(in rect: Rect, contentOffset: Point? = nil) -> ElementsInRect {
    ElementsInRect(of: self, in: rect, contentOffset: contentOffset)
  }
}
