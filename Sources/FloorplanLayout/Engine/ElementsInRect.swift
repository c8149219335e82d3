/// The elements that a rectangle meets with their frames, in the order of the document.
///
/// It is made by ``LayoutEngine/elements(in:)``. Nothing is computed before it is iterated, and iterating takes no
/// memory from the heap.
public struct ElementsInRect: Sequence, Sendable {
  /// An element and where it is.
  public typealias Element = (element: LayoutElement, frame: Rect)

  let arrangement: Arrangement
  let rect: Rect
  let contentOffset: Point?

  /// Makes an iterator over the elements in the order of the document.
  ///
  /// - Returns: The iterator.
  /// - Complexity: O(log sections).
  public func makeIterator() -> Iterator {
    Iterator(self)
  }

  /// Goes through the elements in the order of the document.
  public struct Iterator: IteratorProtocol {
    private enum Part {
      case header, items, footer
    }

    private let arrangement: Arrangement
    private let grid: PixelGrid
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

    init(_ elements: ElementsInRect) {
      (arrangement, rect, contentOffset) = (elements.arrangement, elements.rect, elements.contentOffset)
      grid = arrangement.grid
      vertical = Span(vertical: rect)
      rectHorizontal = Span(horizontal: rect)
      horizontal = arrangement.lineSpan(rectHorizontal)
      sections = arrangement.stack.sections(near: vertical, slack: arrangement.slack)
    }

    /// Gives the next element, or nil after the last one.
    ///
    /// - Returns: The element and its frame.
    /// - Complexity: O(1) amortised for the elements of a section.
    public mutating func next() -> ElementsInRect.Element? {
      while true {
        while position < batch.count {
          let (item, edges) = batch[position]
          position += 1
          let frame = grid.frame(
            leading: edges.leading, trailing: edges.trailing, top: linesTop + edges.top, bottom: linesTop + edges.bottom
          )
          if frame.meets(rectHorizontal, vertical) {
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
          arrangement.states[section].lines.fill(&batch, from: &cursor)
          if batch.count == 0 { part = .footer }
        case .footer:
          part = .header
          sections = section + 1..<sections.upperBound
          if let footer = supplement(.footer(section: section)) { return footer }
        }
      }
    }

    private mutating func begin(_ section: Int) {
      linesTop = arrangement.linesTop(ofSection: section)
      let lines = arrangement.states[section].lines
      cursor = lines.cursor(
        from: arrangement.lineSpan(vertical, inSection: section), near: horizontal,
        within: lines.mayStack ? meetingLines(ofSection: section) : nil)
    }

    /// The lines that are not only near: countless items may be.
    private func meetingLines(ofSection section: Int) -> Range<Int> {
      var lines = arrangement.lines(near: vertical, inSection: section)
      while let first = lines.first, !meets(LinePosition(section: section, line: first)) { lines.removeFirst() }
      while let last = lines.last, !meets(LinePosition(section: section, line: last)) { lines.removeLast() }
      return lines
    }

    private func meets(_ line: LinePosition) -> Bool {
      arrangement.span(of: line).meets(vertical)
    }

    private func supplement(_ element: LayoutElement) -> ElementsInRect.Element? {
      let frame =
        contentOffset.map { arrangement.frame(of: element, contentOffset: $0) } ?? arrangement.frame(of: element)
      guard let frame, frame.intersects(rect) else { return nil }
      return (element, frame)
    }
  }
}

extension LayoutEngine {
  /// Finds the elements that a rectangle meets, with headers and footers where they rest.
  ///
  /// - Parameter rect: A rectangle of the content; see ``Rect/intersects(_:)`` for what meets it.
  /// - Returns: The elements, found while they are iterated.
  /// - Complexity: O(1); to iterate, O(log sections + elements) and no memory from the heap.
  public func elements(in rect: Rect) -> ElementsInRect {
    ElementsInRect(arrangement: arrangement, rect: rect, contentOffset: nil)
  }

  /// Finds the elements that a rectangle meets where the content is scrolled to a place, with pinned headers and
  /// footers.
  ///
  /// - Parameters:
  ///   - rect: A rectangle of the content; see ``Rect/intersects(_:)`` for what meets it.
  ///   - contentOffset: The origin of the viewport.
  /// - Returns: The elements, found while they are iterated.
  /// - Complexity: O(1); to iterate, O(log sections + elements) and no memory from the heap.
  public func elements(in rect: Rect, contentOffset: Point) -> ElementsInRect {
    ElementsInRect(arrangement: arrangement, rect: rect, contentOffset: contentOffset)
  }
}
